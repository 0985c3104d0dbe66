export const TITLE = 'Tasks, smart and simple';
