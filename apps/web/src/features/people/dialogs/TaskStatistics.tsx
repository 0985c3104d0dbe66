import { TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { UserDetails } from '@taskwell/contract/schemas/people';
import styles from './TaskStatistics.module.css';

type Statistics = UserDetails['statistics'];

/** Numbers and their share of all, drawn. What the specified numbers leave of all is To Do. */
export function TaskStatistics({ statistics }: { statistics: Statistics }) {
  const { assigned, completed, inProgress, onHold, cancelled } = statistics;
  const parts = [
    { status: 'COMPLETED', count: completed },
    { status: 'IN_PROGRESS', count: inProgress },
    { status: 'TODO', count: Math.max(0, assigned - completed - inProgress - onHold - cancelled) },
    { status: 'ON_HOLD', count: onHold },
    { status: 'CANCELLED', count: cancelled },
  ] as const;
  return (
    <div className={styles.statistics}>
      <p className={styles.total}>
        <span className={styles.number}>{assigned}</span> assigned
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ status, count }) => count > 0 && <span key={status} data-status={status} style={{ flex: count }} />,
        )}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ status, count }) => (
          <div key={status} className={styles.part}>
            <dt>
              <span className={styles.dot} data-status={status} aria-hidden="true" />
              {TASK_STATUS_LABELS[status]}
            </dt>
            <dd className={styles.number}>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
