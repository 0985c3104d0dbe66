import { TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo, useState } from 'react';
import { useHiddenTasks } from '../api/hidden-tasks.ts';
import { useTaskList } from '../api/task-queries.ts';
import type { TaskFilters } from '../task-search.ts';
import { arrivedTasks, isSameTasks, placeTasks, stillArriving } from './placing.ts';

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
  const hidden = useHiddenTasks();

  const read = useMemo(
    () => ({
      TODO: todo.tasks,
      IN_PROGRESS: inProgress.tasks,
      ON_HOLD: onHold.tasks,
      COMPLETED: completed.tasks,
      CANCELLED: cancelled.tasks,
    }),
    [todo.tasks, inProgress.tasks, onHold.tasks, completed.tasks, cancelled.tasks],
  );
  const [arrivedBefore, setArrived] = useState<readonly Task[]>([]);
  const arriving = stillArriving(arrivedBefore, read, (status) => lists[status].query.isFetching).filter(
    ({ id }) => !hidden.has(id),
  );
  const arrived = [...arriving, ...arrivedTasks(read)];
  // Both are computed from the lists alone, so that drawing again with them changes nothing more.
  if (!isSameTasks(arrived, arrivedBefore)) setArrived(arrived);

  const placed = useMemo(() => placeTasks(read, arrivedBefore), [read, arrivedBefore]);
  const tasks = useMemo(() => TASK_STATUSES.flatMap((status) => placed[status]), [placed]);
  const columns = TASK_STATUSES.map((status) => {
    const { query, firstPage, tasks: own } = lists[status];
    const moved = placed[status].length - own.length;
    return { status, tasks: placed[status], total: (firstPage?.pagination.total ?? 0) + moved, query };
  });
  return { columns, tasks };
}
