/** Where a task opens over what is shown. */
export const TASK_PAGES = ['/dashboard', '/tasks', '/calendar', '/admin', '/employee', '/personal-dashboard'];
