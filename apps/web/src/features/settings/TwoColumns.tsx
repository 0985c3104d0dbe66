import type { ReactNode } from 'react';
import styles from './Settings.module.css';

interface TwoColumnsProps {
  first: ReactNode;
  /** Beside the first where there is room for both, otherwise below it. */
  second: ReactNode;
}

/** Cards of one tab, in the order in which they are read. */
export function TwoColumns({ first, second }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
