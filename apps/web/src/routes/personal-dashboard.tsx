export { OwnOverview as PersonalDashboardRoute } from '../features/overview/OwnOverview.tsx';
