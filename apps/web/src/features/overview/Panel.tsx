import { type ReactNode, useId } from 'react';
import panel from '../../ui/Panel.module.css';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** How many there are of what it shows. */
  count?: number | undefined;
  /** Beside the heading: where there is more. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a start page. */
export function Panel({ title, count, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={panel.heading}>
          {title} {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** What is said where there is nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
