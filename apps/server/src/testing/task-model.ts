import { TASK_PRIORITIES, TASK_STATUSES, type TaskPriority, type TaskStatus } from '@taskwell/contract/labels';
import { NEVER_OVERDUE } from '@taskwell/contract/overdue';

/** A task list as the specification describes it, over plain objects, to hold the real one against. */

export interface ModelTask {
  id: number;
  companyId: number;
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  /** Milliseconds since 1970, as is createdAt. */
  dueDate: number | null;
  createdAt: number;
  archived: boolean;
  assignerId: number | null;
  assigneeId: number | null;
  parentId: number | null;
  coAssignees: number[];
  sharedWith: number[];
  collaborators: number[];
}

export interface ModelActor {
  id: number;
  companyId: number;
  isAdministrator: boolean;
}

export interface ModelQuery {
  status?: string | undefined;
  priority?: string | undefined;
  search?: string | undefined;
  dueDateFilter?: string | undefined;
  type?: string | undefined;
  assigneeId?: number | undefined;
  parentId?: number | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
}

/** DECISIONS §3 'see'. */
export function isVisible(task: ModelTask, actor: ModelActor): boolean {
  if (task.collaborators.includes(actor.id)) return true;
  if (task.companyId !== actor.companyId) return false;
  const parts = [task.assignerId, task.assigneeId, ...task.coAssignees, ...task.sharedWith];
  return actor.isAdministrator || parts.includes(actor.id);
}

/** Every filter but the status. */
export function matches(task: ModelTask, actor: ModelActor, query: ModelQuery, now: number, zone: string): boolean {
  const { priority, search, dueDateFilter, type, assigneeId, parentId, dueFrom, dueTo } = query;
  const due = task.dueDate;
  return (
    (!priority || task.priority === priority) &&
    (!search || `${task.title} ${task.description ?? ''}`.toLowerCase().includes(search.toLowerCase())) &&
    (assigneeId === undefined || task.assigneeId === assigneeId) &&
    (parentId === undefined || task.parentId === parentId) &&
    (!dueFrom || (due !== null && due >= Date.parse(dueFrom))) &&
    (!dueTo || (due !== null && due < Date.parse(dueTo))) &&
    (!type || hasType(task, actor, type)) &&
    (!dueDateFilter || isDue(task, dueDateFilter, now, zone))
  );
}

export function hasStatus(task: ModelTask, status: string | undefined): boolean {
  return !status || status.split(',').includes(task.status);
}

/** SPEC §9 'Task-type filters'. */
function hasType(task: ModelTask, actor: ModelActor, type: string): boolean {
  switch (type) {
    case 'created':
      return task.assignerId === actor.id;
    case 'assigned':
      return task.assigneeId === actor.id || task.coAssignees.includes(actor.id);
    default:
      return task.sharedWith.includes(actor.id);
  }
}

/** SPEC §9 'Due-date filters', by comparing calendar days as they read in the zone. */
function isDue(task: ModelTask, filter: string, now: number, zone: string): boolean {
  if (task.dueDate === null) return filter === 'no-due-date';
  const today = localDay(now, zone);
  const day = localDay(task.dueDate, zone);
  switch (filter) {
    case 'overdue':
      return day < today && task.status !== NEVER_OVERDUE;
    case 'due-today':
      return day === today;
    case 'due-this-week':
      return day >= today && day <= addDays(today, 6);
    case 'due-this-month':
      return day.slice(0, 7) === today.slice(0, 7);
    default:
      return false;
  }
}

/** The calendar day of an instant in a zone, such as 2026-03-29. */
export function localDay(instant: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(instant);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

type Key = (task: ModelTask) => number | string;

const weight: Key = (task) => TASK_PRIORITIES.indexOf(task.priority);
const due: Key = (task) => task.dueDate ?? Number.POSITIVE_INFINITY;
const latestDue: Key = (task) => -(task.dueDate ?? Number.NEGATIVE_INFINITY);

/** What each sort is by, smallest first (SPEC §9 'Sort options', DECISIONS §1). */
export const sortKeys: Record<string, Key[]> = {
  urgency: [(task) => -weight(task), due],
  'created-desc': [(task) => -task.createdAt],
  'created-asc': [(task) => task.createdAt],
  'due-desc': [latestDue],
  'due-asc': [due],
  'priority-desc': [(task) => -weight(task)],
  'priority-asc': [weight],
  status: [(task) => TASK_STATUSES.indexOf(task.status), (task) => -weight(task), due],
  title: [(task) => task.title.toLowerCase()],
};

/** Whether each task stands where the sort wants it; equals may stand in any order. */
export function isSorted(tasks: ModelTask[], sort: string): boolean {
  const keys = sortKeys[sort] ?? [];
  return tasks.every((task, index) => {
    const next = tasks[index + 1];
    return next === undefined || compare(task, next, keys) <= 0;
  });
}

function compare(left: ModelTask, right: ModelTask, keys: Key[]): number {
  for (const key of keys) {
    if (key(left) < key(right)) return -1;
    if (key(left) > key(right)) return 1;
  }
  return 0;
}
