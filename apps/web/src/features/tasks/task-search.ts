import { HAND_OVER_PARAMETERS, type HandOverParameter } from '@taskwell/contract/hand-over-parameters';
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
import { oneOf, textOf, textsOf } from '../../lib/query-string.ts';

export const VIEW_MODES = ['cards', 'list', 'board', 'month', 'agenda'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/**
 * The dashboard's address: its filters, under the names of the API, and the dialog that is open over it, so that a link,
 * a reload, the back button and signing in again all lead to the same view.
 */
export interface TaskSearch {
  search?: string;
  /** Comma-separated, 'all' means every status; missing means To Do and In Progress, in the archive every status. */
  status?: string;
  priority?: TaskPriority;
  dueDateFilter?: DueDateFilter;
  type?: TaskType;
  /** The lead assignee's id. */
  assigneeId?: string;
  sortBy?: TaskSort;
  /** The archive in place of the active tasks. */
  archived?: 'true';
  /** How the tasks are shown; missing means as this browser remembers. */
  view?: ViewMode;
  /** The open task. */
  task?: string;
  dialog?: TaskDialogName;
  /** The status that a new task begins with; missing means To Do. */
  begins?: TaskStatus;
}

const DIALOGS = [
  'new',
  'edit',
  'delete',
  'subtask',
  'share',
  'invite',
  'summary',
  'updates',
  'import',
  'subscribe',
] as const;
export type TaskDialogName = (typeof DIALOGS)[number];

export const ALL_STATUSES = 'all';

/** The parameters that choose or order tasks; the others are about how they are shown. */
const FILTERS = [
  'search',
  'status',
  'priority',
  'dueDateFilter',
  'type',
  'assigneeId',
  'sortBy',
] as const satisfies (keyof TaskSearch)[];

export type TaskFilters = Pick<TaskSearch, (typeof FILTERS)[number] | 'archived'>;

export function parseTaskSearch(search: Record<string, unknown>): TaskSearch {
  const archived = oneOf(search.archived, ['true'] as const);
  const known: { [K in keyof TaskSearch]: TaskSearch[K] | undefined } = {
    search: textOf(search.search),
    status: statusParameter(search.status, archived !== undefined),
    priority: oneOf(search.priority, TASK_PRIORITIES),
    dueDateFilter: oneOf(search.dueDateFilter, DUE_DATE_FILTERS),
    type: oneOf(search.type, TASK_TYPES),
    assigneeId: /^[1-9]\d{0,15}$/.test(String(search.assigneeId)) ? String(search.assigneeId) : undefined,
    sortBy: oneOf(search.sortBy, TASK_SORTS),
    archived,
    view: oneOf(search.view, VIEW_MODES),
    task: textOf(search.task),
    dialog: oneOf(search.dialog, DIALOGS),
    begins: oneOf(search.begins, TASK_STATUSES),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as TaskSearch;
}

/** The same with what is handed over by the address (SPEC §2 'Hand-over inputs'), which is taken out of it at once. */
export function parseTaskPage(search: Record<string, unknown>): TaskSearch & { [N in HandOverParameter]?: string } {
  return { ...parseTaskSearch(search), ...textsOf(search, HAND_OVER_PARAMETERS) };
}

/** Of such an address what the calendar knows: its days are read by the screen itself. */
export function parseCalendar(
  search: Record<string, unknown>,
): Pick<TaskSearch, 'task' | 'dialog' | 'type'> & { month?: string; date?: string } {
  const { type } = parseTaskSearch(search);
  return { ...parseTaskDialog(search), ...textsOf(search, ['month', 'date']), ...(type && { type }) };
}

/** Of such an address what is open over the page, for pages that list tasks of their own. */
export function parseTaskDialog(search: Record<string, unknown>): Pick<TaskSearch, 'task' | 'dialog'> {
  const { task, dialog } = parseTaskSearch(search);
  return { ...(task && { task }), ...(dialog && { dialog }) };
}

function statusParameter(value: unknown, isArchive: boolean): string | undefined {
  const statuses = (textOf(value) ?? '').split(',');
  const known = TASK_STATUSES.filter((status) => statuses.includes(status));
  if (value !== ALL_STATUSES && known.length === 0) return undefined;
  if (isSame(known, defaultStatuses(isArchive))) return undefined;
  return known.length === 0 ? ALL_STATUSES : known.join(',');
}

/** What is shown until somebody chooses; an empty list is every status. */
function defaultStatuses(isArchive: boolean): readonly TaskStatus[] {
  return isArchive ? [] : DEFAULT_STATUS_FILTER;
}

function isSame(one: readonly TaskStatus[], other: readonly TaskStatus[]): boolean {
  return one.length === other.length && other.every((status) => one.includes(status));
}

/** The statuses shown; an empty list is every status. */
export function chosenStatuses(search: TaskFilters): readonly TaskStatus[] {
  if (search.status === undefined) return defaultStatuses(search.archived !== undefined);
  return TASK_STATUSES.filter((status) => search.status?.split(',').includes(status));
}

/** Whether just the active tasks are shown, the quick option of SPEC §9. */
export function showsActiveOnly(search: TaskFilters): boolean {
  return isSame(chosenStatuses(search), DEFAULT_STATUS_FILTER);
}

/** The `status` parameter that shows just these. */
export function statusSearch(
  statuses: readonly TaskStatus[],
  search: TaskFilters,
): { status: TaskSearch['status'] | undefined } {
  return { status: statusParameter(statuses.join(',') || ALL_STATUSES, search.archived !== undefined) };
}

/** How many filters differ from the usual view. */
export function filterCount(search: TaskFilters): number {
  return FILTERS.filter((name) => search[name] !== undefined).length;
}

/** Only what chooses and orders tasks, the archive included. */
export function onlyFilters(search: TaskSearch): TaskFilters {
  const names = [...FILTERS, 'archived'] as const;
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]));
}
