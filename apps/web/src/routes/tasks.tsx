export { TasksPage as TasksRoute } from '../features/tasks/board/TasksPage.tsx';
