export { Dashboard as DashboardRoute } from '../features/tasks/Dashboard.tsx';
