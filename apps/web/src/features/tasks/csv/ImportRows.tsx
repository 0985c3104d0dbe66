// biome-ignore-all lint/a11y/useSemanticElements: rows exist only near the window, which <table> cannot lay out; roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: rows exist only near the window, which <table> cannot lay out; roles say what they are
import { useVirtualizer } from '@tanstack/react-virtual';
import { MISSING, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { ImportRow } from '@taskwell/contract/schemas';
import { useMemo, useRef } from 'react';
import { exactTime, shortDate } from '../../../lib/due-words.ts';
import styles from './ImportRows.module.css';

const ESTIMATED_HEIGHT = 40;
const COLUMNS = ['Line', 'Title', 'Status', 'Priority', 'Assignee', 'Due date'];

/** What would come of each row; those with faults first. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const sorted = useMemo(
    () => [...rows].sort((one, other) => Number(other.errors.length > 0) - Number(one.errors.length > 0)),
    [rows],
  );
  const virtualizer = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: 10,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label="Rows of the file">
      <div role="table" aria-label="Rows of the file" aria-rowcount={sorted.length + 1} className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {COLUMNS.map((name) => (
              <div key={name} role="columnheader">
                {name}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = sorted[index];
            if (!row) return null;
            return (
              <div
                key={row.row}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={`${styles.row} ${styles.item}`}
                data-faulty={row.errors.length > 0}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Cells row={row} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Cells({ row }: { row: ImportRow }) {
  return (
    <>
      <div role="cell" className={styles.line}>
        {row.row}
      </div>
      <div role="cell" className={styles.title}>
        {row.title}
        {row.errors.map((error) => (
          <span key={error} className={styles.error}>
            {error}
          </span>
        ))}
      </div>
      <div role="cell">{wordFor(row.status, TASK_STATUS_LABELS)}</div>
      <div role="cell">{wordFor(row.priority, TASK_PRIORITY_LABELS)}</div>
      <div role="cell">{row.assignee}</div>
      <div role="cell" title={row.dueDate === null ? undefined : exactTime(row.dueDate)}>
        {row.dueDate === null ? MISSING.dueDate : shortDate(row.dueDate)}
      </div>
    </>
  );
}

/** The word for a value that was understood, else what the file says. */
function wordFor(value: string, words: Record<string, string>): string {
  return words[value] ?? value;
}
