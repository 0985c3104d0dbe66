import { Link } from '@tanstack/react-router';
import { TASK_STATUS_LABELS, TASK_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import type { StatusCounts } from '@taskwell/contract/schemas';
import { Bars } from '../../ui/Bars.tsx';
import type { companyTasks } from './overview-links.ts';
import styles from './StatusBars.module.css';

interface StatusBarsProps {
  statuses: StatusCounts | undefined;
  /** The list behind each of them. */
  tasksOf: (status: TaskStatus) => ReturnType<typeof companyTasks>;
}

/** How many tasks are in each status. */
export function StatusBars({ statuses, tasksOf }: StatusBarsProps) {
  const rows =
    statuses &&
    TASK_STATUSES.map((status) => ({
      key: status,
      name: (
        <Link to="/tasks" search={tasksOf(status)} className={styles.status}>
          {TASK_STATUS_LABELS[status]}
        </Link>
      ),
      count: statuses[status],
    }));
  return <Bars rows={rows} unit="task" />;
}
