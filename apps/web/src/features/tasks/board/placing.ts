import { TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';

/** What each column's list holds, as it was last read. */
export type TasksByStatus = Readonly<Record<TaskStatus, readonly Task[]>>;

/** The tasks whose status has changed since the lists were read, so that the list of their status has no place for them. */
export function arrivedTasks(read: TasksByStatus): readonly Task[] {
  return [...newestOf(read).values()].filter((task) => !holds(read[task.status], task));
}

/**
 * Of the tasks that had arrived, those that no list holds any longer, while the list that will is still being read: the
 * list they have left may have been read first, and no card is to vanish in between.
 */
export function stillArriving(
  arrived: readonly Task[],
  read: TasksByStatus,
  isReading: (status: TaskStatus) => boolean,
): readonly Task[] {
  return arrived.filter((task) => isReading(task.status) && !TASK_STATUSES.some((status) => holds(read[status], task)));
}

/**
 * The tasks of each column: whatever has arrived, then what its list holds and still has that status.
 *
 * @param arrived see arrivedTasks and stillArriving
 */
export function placeTasks(read: TasksByStatus, arrived: readonly Task[]): TasksByStatus {
  const newest = newestOf(read);
  const place = (status: TaskStatus) => [
    ...arrived.filter((task) => task.status === status && !holds(read[status], task)),
    ...read[status].filter(({ id }) => newest.get(id)?.status === status),
  ];
  return {
    TODO: place('TODO'),
    IN_PROGRESS: place('IN_PROGRESS'),
    ON_HOLD: place('ON_HOLD'),
    COMPLETED: place('COMPLETED'),
    CANCELLED: place('CANCELLED'),
  };
}

/** Whether two lists are of the same tasks, unchanged and in the same order. */
export function isSameTasks(some: readonly Task[], others: readonly Task[]): boolean {
  return some.length === others.length && some.every((task, index) => task === others[index]);
}

/** Each task once, as the list with its latest version has it. */
function newestOf(read: TasksByStatus): ReadonlyMap<number, Task> {
  const newest = new Map<number, Task>();
  for (const task of TASK_STATUSES.flatMap((status) => read[status])) {
    const known = newest.get(task.id);
    if (!known || known.version < task.version) newest.set(task.id, task);
  }
  return newest;
}

function holds(tasks: readonly Task[], { id }: Task): boolean {
  return tasks.some((task) => task.id === id);
}
