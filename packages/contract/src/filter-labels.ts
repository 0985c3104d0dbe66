import type { DueDateFilter, TaskSort, TaskType } from './labels.ts';

// The words of the task list's filters and orders (SPEC §9). Apart from the constants, which addresses are read with on
// every screen.

/** The quick option of the status filter (SPEC §9). */
export const DEFAULT_STATUS_FILTER_LABEL = 'Active Tasks (To Do + In Progress)';

export const DUE_DATE_FILTER_LABELS: Record<DueDateFilter, string> = {
  overdue: 'Overdue',
  'due-today': 'Due Today',
  'due-this-week': 'Due This Week',
  'due-this-month': 'Due This Month',
  'no-due-date': 'No Due Date',
};

export const TASK_TYPE_LABELS: Record<TaskType, string> = {
  shared: 'Shared with me',
  assigned: 'Assigned to me',
  created: 'Created by me',
};

export const TASK_SORT_LABELS: Record<TaskSort, string> = {
  urgency: 'Urgency (priority, then due date)',
  'created-desc': 'Created: newest first',
  'created-asc': 'Created: oldest first',
  'due-desc': 'Due date: latest first',
  'due-asc': 'Due date: earliest first',
  'priority-desc': 'Priority: high to low',
  'priority-asc': 'Priority: low to high',
  status: 'Status',
  title: 'Title',
};
