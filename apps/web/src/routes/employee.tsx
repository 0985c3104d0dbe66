export { OwnOverview as EmployeeRoute } from '../features/overview/OwnOverview.tsx';
