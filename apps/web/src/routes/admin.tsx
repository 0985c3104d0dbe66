export { CompanyOverview as AdminRoute } from '../features/overview/CompanyOverview.tsx';
