export { Console as SuperAdminRoute } from '../features/platform-admin/Console.tsx';
