// biome-ignore-all lint/a11y/useSemanticElements: rows exist only near the window, which <table> cannot lay out; roles say what they are
import type { Task } from '@taskwell/contract/schemas';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { TaskChanges } from '../api/task-changes.ts';
import { useSelectionOrder } from '../selection.ts';
import { TaskCard } from './TaskCard.tsx';
import styles from './TaskCards.module.css';
import { useTaskShortcuts } from './task-shortcuts.ts';
import { useVirtualRows } from './virtual-rows.ts';

export interface TaskCollectionProps {
  tasks: readonly Task[];
  total: number;
  changes: TaskChanges;
  withPeople: boolean;
  hasMore: boolean;
  readMore: () => void;
  onOpen: (id: number) => void;
  onEdit: (id: number) => void;
}

const GAP = 12;
const ESTIMATED_HEIGHT = 150;
const NARROWEST_CARD_REM = 20;

export function TaskCards({
  tasks,
  total,
  changes,
  withPeople,
  hasMore,
  readMore,
  onOpen,
  onEdit,
}: TaskCollectionProps) {
  const [columns, setColumns] = useState(1);
  const { container, virtualizer, rows, scrollMargin } = useVirtualRows({
    count: Math.ceil(tasks.length / columns),
    estimatedHeight: ESTIMATED_HEIGHT,
    gap: GAP,
    hasMore,
    readMore,
  });
  useColumns(container, setColumns);
  useSelectionOrder(tasks);
  useTaskShortcuts({ tasks, scrollTo: (index) => virtualizer.scrollToIndex(Math.floor(index / columns)), onEdit });

  return (
    <div
      ref={container}
      role="list"
      aria-label="Tasks"
      className={styles.cards}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className={styles.row}
          style={{
            transform: `translateY(${row.start - scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {tasks.slice(row.index * columns, (row.index + 1) * columns).map((task, column) => (
            <div
              key={task.id}
              role="listitem"
              aria-setsize={total}
              aria-posinset={row.index * columns + column + 1}
              className={styles.cell}
            >
              <TaskCard task={task} changes={changes} withPeople={withPeople} onOpen={onOpen} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * As many columns as fit, counted in rem so that a larger font gives wider cards. They are known with the first drawing: a
 * card that came into another row later would be drawn anew, and a menu that is open on it would close.
 */
function useColumns(container: RefObject<HTMLElement | null>, setColumns: (columns: number) => void): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setColumns(Math.max(1, Math.floor((element.clientWidth + GAP) / (NARROWEST_CARD_REM * rem + GAP))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, setColumns]);
}
