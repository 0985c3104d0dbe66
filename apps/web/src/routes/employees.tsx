export { Employees as EmployeesRoute } from '../features/people/Employees.tsx';
