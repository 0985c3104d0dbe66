import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import type { ReactNode } from 'react';
import styles from './Bars.module.css';
import { Skeleton } from './Skeleton.tsx';

interface Bar {
  key: string;
  name: ReactNode;
  count: number;
  colour?: 'green' | 'yellow' | 'red';
}

interface BarsProps {
  /** Undefined until they are known. */
  rows: readonly Bar[] | undefined;
  /** What is counted. */
  unit: string;
  units?: string;
}

/** How a whole is shared out: each part with its name, its number, its percent, and a bar that says the same. */
export function Bars({ rows, unit, units }: BarsProps) {
  if (!rows) return <Skeleton height="6rem" />;
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={styles.none}>There is nothing to count yet.</p>;
  return (
    <>
      <ul className={styles.bars}>
        {rows.map(({ key, name, count, colour }) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {formatNumber(count)} <span className={styles.percent}>{Math.round((100 * count) / total)}%</span>
            </span>
            <span className={styles.track}>
              {count > 0 && (
                <span className={styles.bar} data-colour={colour} style={{ inlineSize: `${(100 * count) / total}%` }} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.none}>{formatCount(total, unit, units)} in all</p>
    </>
  );
}
