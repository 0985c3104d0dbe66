// biome-ignore-all lint/a11y/useSemanticElements: rows exist only near the window, which <table> cannot lay out; roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: rows exist only near the window, which <table> cannot lay out; roles say what they are
import { isOverdue } from '@taskwell/contract/overdue';
import { useNow } from '../../../lib/clock.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useSelectionOrder } from '../selection.ts';
import type { TaskCollectionProps } from './TaskCards.tsx';
import { TaskRow } from './TaskRow.tsx';
import styles from './TaskTable.module.css';
import { useTaskShortcuts } from './task-shortcuts.ts';
import { useVirtualRows } from './virtual-rows.ts';

/** As in TaskTable.module.css, in pixels at medium font size. */
const ROW_HEIGHTS = { comfortable: 44, compact: 36 } as const;

/** The list view. A table by its roles: rows that exist only near the window cannot be laid out by <table>. */
export function TaskTable({
  tasks,
  total,
  changes,
  withPeople,
  hasMore,
  readMore,
  onOpen,
  onEdit,
}: TaskCollectionProps) {
  const now = useNow();
  const { container, virtualizer, rows, scrollMargin } = useVirtualRows({
    count: tasks.length,
    estimatedHeight: ROW_HEIGHTS[usePreferences().density],
    gap: 0,
    hasMore,
    readMore,
  });
  useSelectionOrder(tasks);
  useTaskShortcuts({ tasks, scrollTo: (index) => virtualizer.scrollToIndex(index), onEdit });
  const columns = ['Task', 'Status', 'Priority', ...(withPeople ? ['Lead'] : []), 'Due', 'Recent Updates'];

  return (
    <div role="table" aria-label="Tasks" aria-rowcount={total + 1} className={styles.table} data-people={withPeople}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.map((name) => (
            <div key={name} role="columnheader">
              {name}
            </div>
          ))}
        </div>
      </div>
      <div ref={container} role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const task = tasks[row.index];
          if (!task) return null;
          return (
            <div
              key={task.id}
              ref={virtualizer.measureElement}
              data-index={row.index}
              data-task-id={task.id}
              role="row"
              aria-rowindex={row.index + 2}
              className={`${styles.row} ${styles.taskRow} ${isOverdue(task, now) ? styles.late : ''}`}
              style={{ transform: `translateY(${row.start - scrollMargin}px)` }}
            >
              <TaskRow task={task} changes={changes} withPeople={withPeople} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
