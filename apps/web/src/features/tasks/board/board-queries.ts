import { TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { useTaskList } from '../api/task-queries.ts';
import type { TaskFilters } from '../task-search.ts';

export interface BoardColumn {
  status: TaskStatus;
  tasks: readonly Task[];
  total: number;
  query: ReturnType<typeof useTaskList>['query'];
}

export interface BoardData {
  columns: readonly BoardColumn[];
  /** Column by column. */
  tasks: readonly Task[];
}

/** A list for each status, each with pages of its own. */
export function useBoard(filters: TaskFilters): BoardData {
  const todo = useTaskList({ ...filters, status: 'TODO' });
  const inProgress = useTaskList({ ...filters, status: 'IN_PROGRESS' });
  const onHold = useTaskList({ ...filters, status: 'ON_HOLD' });
  const completed = useTaskList({ ...filters, status: 'COMPLETED' });
  const cancelled = useTaskList({ ...filters, status: 'CANCELLED' });
  const lists = { TODO: todo, IN_PROGRESS: inProgress, ON_HOLD: onHold, COMPLETED: completed, CANCELLED: cancelled };

  const placed = useMemo(
    () =>
      placeTasks({
        TODO: todo.tasks,
        IN_PROGRESS: inProgress.tasks,
        ON_HOLD: onHold.tasks,
        COMPLETED: completed.tasks,
        CANCELLED: cancelled.tasks,
      }),
    [todo.tasks, inProgress.tasks, onHold.tasks, completed.tasks, cancelled.tasks],
  );
  const tasks = useMemo(() => TASK_STATUSES.flatMap((status) => placed[status]), [placed]);
  const columns = TASK_STATUSES.map((status) => {
    const { query, firstPage, tasks: read } = lists[status];
    const moved = placed[status].length - read.length;
    return { status, tasks: placed[status], total: (firstPage?.pagination.total ?? 0) + moved, query };
  });
  return { columns, tasks };
}

/** A task stands in the column of the status it has now, even while the lists still say otherwise. */
function placeTasks(read: Record<TaskStatus, readonly Task[]>): Record<TaskStatus, readonly Task[]> {
  const newest = new Map<number, Task>();
  for (const task of TASK_STATUSES.flatMap((status) => read[status])) {
    const known = newest.get(task.id);
    if (!known || known.version < task.version) newest.set(task.id, task);
  }
  const place = (status: TaskStatus) => {
    const own = new Set(read[status].map(({ id }) => id));
    const arrived = [...newest.values()].filter((task) => task.status === status && !own.has(task.id));
    return [...arrived, ...read[status].filter(({ id }) => newest.get(id)?.status === status)];
  };
  return {
    TODO: place('TODO'),
    IN_PROGRESS: place('IN_PROGRESS'),
    ON_HOLD: place('ON_HOLD'),
    COMPLETED: place('COMPLETED'),
    CANCELLED: place('CANCELLED'),
  };
}
