import { useDroppable } from '@dnd-kit/core';
import { IconPlus } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { TASK_STATUS_LABELS, type TaskStatus } from '@taskwell/contract/labels';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { TaskChanges } from '../api/task-changes.ts';
import { StatusIcon } from '../PropertyIcons.tsx';
import styles from './Board.module.css';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumn } from './board-queries.ts';

export type ScrollTo = (index: number) => void;

interface ColumnProps {
  column: BoardColumn;
  changes: TaskChanges;
  withPeople: boolean;
  onOpen: (id: number) => void;
  onScroller: (status: string, scrollTo: ScrollTo) => void;
  /** Missing for those who may not create tasks. */
  onAdd: ((status: TaskStatus) => void) | undefined;
}

const ESTIMATED_HEIGHT = 130;
const GAP = 8;
const OVERSCAN = 4;
/** How many cards before the end the next page is asked for. */
const READ_AHEAD = 8;

/** One status: its name, how many tasks have it, and those tasks; it scrolls by itself. */
export function Column({ column: { status, tasks, total, query }, onAdd, ...card }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const scroller = useRef<HTMLDivElement>(null);
  const label = TASK_STATUS_LABELS[status];
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => tasks[index]?.id ?? index,
    estimateSize: () => ESTIMATED_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
  });
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = query.hasNextPage && !query.isFetching && (rows.at(-1)?.index ?? 0) >= tasks.length - READ_AHEAD;
  const { fetchNextPage } = query;
  useEffect(() => {
    if (isNearEnd) fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  const { onScroller } = card;
  useEffect(() => onScroller(status, (index) => virtualizer.scrollToIndex(index)), [onScroller, status, virtualizer]);

  return (
    <section ref={setNodeRef} className={styles.column} data-over={isOver} aria-label={label}>
      <h3 className={styles.name}>
        <StatusIcon status={status} />
        {label} <span className={styles.count}>{query.data ? total : ''}</span>
      </h3>
      {onAdd && (
        <span className={styles.add}>
          <Button icon size="small" look="quiet" aria-label={`Add a task: ${label}`} onClick={() => onAdd(status)}>
            <IconPlus size="1rem" aria-hidden />
          </Button>
        </span>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={scroller} className={styles.scroller} tabIndex={0}>
        {query.isPending && <ColumnSkeleton />}
        {query.isError && !query.data && (
          <div className={styles.empty}>
            <p>{TASK_FAILURES.fetchTasks}</p>
            <Button size="small" onClick={() => query.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {query.data && tasks.length === 0 && <p className={styles.empty}>No tasks</p>}
        {/* biome-ignore lint/a11y/useSemanticElements: cards exist only near the window */}
        <div
          role="list"
          aria-label={`${label} tasks`}
          className={styles.cards}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {rows.map(({ index, start, key }) => {
            const task = tasks[index];
            return (
              task && (
                // biome-ignore lint/a11y/useSemanticElements: cards exist only near the window
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  role="listitem"
                  aria-setsize={total}
                  aria-posinset={index + 1}
                  className={styles.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <BoardCard task={task} changes={card.changes} withPeople={card.withPeople} onOpen={card.onOpen} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

function ColumnSkeleton() {
  return (
    <div className={styles.skeleton}>
      <span className="visually-hidden" role="status">
        Loading tasks
      </span>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.blank}>
          <Skeleton width="50%" height="1.3rem" />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  );
}
