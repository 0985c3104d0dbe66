import { formatNumber } from '@taskwell/contract/numbers';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DayColumns.module.css';

interface DayColumnsProps {
  /** Of what, such as 'Completed'. */
  name: string;
  /** Oldest first, as '2030-01-31'; undefined until they are known. */
  days: readonly { day: string; count: number }[] | undefined;
  /** The number that fills the height, where several are drawn to be compared. */
  most?: number;
}

const HIGHEST_REM = 4.5;

/** One number of each of the last days, drawn by itself so that it needs no colour; the numbers are a table too. */
export function DayColumns({ name, days, most }: DayColumnsProps) {
  if (!days) return <Skeleton height="7rem" />;
  const full = Math.max(1, most ?? 0, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{name}</span>
        <span className={styles.total}>{formatNumber(total)}</span>
      </figcaption>
      <div className={styles.columns} aria-hidden="true">
        {days.map(({ day, count }) => (
          <div key={day} className={styles.day} title={`${fullDay(day)}: ${formatNumber(count)}`}>
            <span className={styles.number}>{count > 0 && count}</span>
            <span className={styles.column} style={{ blockSize: `${(HIGHEST_REM * count) / full}rem` }} />
            <span className={styles.name}>{shortDay(day)}</span>
          </div>
        ))}
      </div>
      {/* In a part of its own, as a table is never narrower than its words. */}
      <div className="visually-hidden">
        <table>
          <caption>{name}, by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{fullDay(day)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const shortFormat = new Intl.DateTimeFormat(undefined, { weekday: 'narrow', timeZone: 'UTC' });
const fullFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

const shortDay = (day: string) => shortFormat.format(new Date(`${day}T00:00:00Z`));
const fullDay = (day: string) => fullFormat.format(new Date(`${day}T00:00:00Z`));
