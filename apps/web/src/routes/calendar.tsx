export { CalendarPage as CalendarRoute } from '../features/tasks/calendar/CalendarPage.tsx';
