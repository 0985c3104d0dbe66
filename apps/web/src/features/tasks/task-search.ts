import {
  DEFAULT_STATUS_FILTER,
  DUE_DATE_FILTERS,
  type DueDateFilter,
  TASK_PRIORITIES,
  TASK_SORTS,
  TASK_STATUSES,
  TASK_TYPES,
  type TaskPriority,
  type TaskSort,
  type TaskStatus,
  type TaskType,
} from '@taskwell/contract/labels';
import { oneOf, textOf } from '../../lib/query-string.ts';

/**
 * The dashboard's address: its filters, under the names of the API, and the dialog that is open over it, so that a link,
 * a reload, the back button and signing in again all lead to the same view.
 */
export interface TaskSearch {
  search?: string;
  /** Comma-separated; missing means the default (To Do and In Progress), 'all' means every status. */
  status?: string;
  priority?: TaskPriority;
  dueDateFilter?: DueDateFilter;
  type?: TaskType;
  sortBy?: TaskSort;
  /** The open task. */
  task?: string;
  dialog?: TaskDialogName;
}

const DIALOGS = ['new', 'edit', 'delete'] as const;
export type TaskDialogName = (typeof DIALOGS)[number];

export const ALL_STATUSES = 'all';

export function parseTaskSearch(search: Record<string, unknown>): TaskSearch {
  const known: { [K in keyof TaskSearch]: TaskSearch[K] | undefined } = {
    search: textOf(search.search),
    status: statusParameter(search.status),
    priority: oneOf(search.priority, TASK_PRIORITIES),
    dueDateFilter: oneOf(search.dueDateFilter, DUE_DATE_FILTERS),
    type: oneOf(search.type, TASK_TYPES),
    sortBy: oneOf(search.sortBy, TASK_SORTS),
    task: textOf(search.task),
    dialog: oneOf(search.dialog, DIALOGS),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as TaskSearch;
}

function statusParameter(value: unknown): string | undefined {
  if (value === ALL_STATUSES) return ALL_STATUSES;
  const statuses = (textOf(value) ?? '').split(',');
  const known = TASK_STATUSES.filter((status) => statuses.includes(status));
  return known.length === 0 || isDefault(known) ? undefined : known.join(',');
}

function isDefault(statuses: readonly TaskStatus[]): boolean {
  return (
    statuses.length === DEFAULT_STATUS_FILTER.length &&
    DEFAULT_STATUS_FILTER.every((status) => statuses.includes(status))
  );
}

/** The statuses shown; an empty list is every status. */
export function chosenStatuses(search: TaskSearch): readonly TaskStatus[] {
  if (search.status === undefined) return DEFAULT_STATUS_FILTER;
  return TASK_STATUSES.filter((status) => search.status?.split(',').includes(status));
}

/** The `status` parameter that shows just these. */
export function statusSearch(statuses: readonly TaskStatus[]): Pick<TaskSearch, 'status'> {
  if (statuses.length === 0) return { status: ALL_STATUSES };
  const status = statusParameter(statuses.join(','));
  return status === undefined ? {} : { status };
}
