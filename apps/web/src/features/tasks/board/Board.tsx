import { DndContext, DragOverlay } from '@dnd-kit/core';
import { TASK_STATUSES } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { canInCompany } from '@taskwell/policy/policy';
import { useCallback, useRef } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import { TaskCard } from '../list/TaskCard.tsx';
import listStyles from '../list/TaskListSection.module.css';
import { SelectingSection } from '../list/TaskListSection.tsx';
import { useTaskShortcuts } from '../list/task-shortcuts.ts';
import { useSelectionOrder } from '../selection.ts';
import { useTaskFilters, useTaskNavigation } from '../task-navigation.ts';
import styles from './Board.module.css';
import type { BoardData } from './board-queries.ts';
import { Column, type ScrollTo } from './Column.tsx';
import { useDragging } from './dragging.ts';

/** The tasks by status; a card is moved with the mouse, by touch (hold, then move) or with the keyboard. */
export function Board({ board: { columns, tasks } }: { board: BoardData }) {
  const withPeople = !useCurrentUser().isPersonal;
  const { archived } = useTaskFilters();
  const changes = useTaskChanges();
  const { open, create } = useTaskNavigation();
  const mayAdd = canInCompany(actorOf(useCurrentUser()), 'createTask') && !archived;
  const scrollers = useRef(new Map<string, ScrollTo>());
  const { dragged, context } = useDragging(changes);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const hasFailed = columns.every(({ query }) => query.isError && !query.data);
  const isRead = columns.every(({ query }) => query.data !== undefined);

  const onScroller = useCallback((status: string, scrollTo: ScrollTo) => {
    scrollers.current.set(status, scrollTo);
  }, []);
  useSelectionOrder(tasks);
  useTaskShortcuts({
    tasks,
    scrollTo: (index) => scrollWithinColumn(tasks, index, scrollers.current),
    onEdit: (id) => open(id, 'edit'),
  });

  return (
    <SelectingSection
      tasks={tasks}
      isBusy={columns.some(({ query }) => query.isFetching)}
      heading={
        <>
          {archived ? 'Archived Tasks ' : 'All Tasks '}
          {isRead && <span className={listStyles.count}>{total}</span>}
        </>
      }
    >
      {hasFailed && (
        <LoadFailure
          title={TASK_FAILURES.fetchTasks}
          error={columns[0]?.query.error}
          onRetry={() => {
            for (const { query } of columns) query.refetch();
          }}
        />
      )}
      {!hasFailed && (
        <DndContext {...context}>
          <div className={styles.board} data-dragging={dragged !== null}>
            {TASK_STATUSES.map((status) => {
              const column = columns.find((candidate) => candidate.status === status);
              return (
                column && (
                  <Column
                    key={status}
                    column={column}
                    changes={changes}
                    withPeople={withPeople}
                    onOpen={open}
                    onScroller={onScroller}
                    onAdd={mayAdd ? create : undefined}
                  />
                )
              );
            })}
          </div>
          <DragOverlay dropAnimation={null}>
            {dragged && (
              <div className={styles.lifted} inert>
                <TaskCard task={dragged} changes={changes} withPeople={withPeople} onOpen={open} />
              </div>
            )}
          </DragOverlay>
        </DndContext>
      )}
    </SelectingSection>
  );
}

/** j and k walk down one column after the other. */
function scrollWithinColumn(tasks: readonly Task[], index: number, scrollers: Map<string, ScrollTo>): void {
  const task = tasks[index];
  if (!task) return;
  const first = tasks.findIndex(({ status }) => status === task.status);
  scrollers.get(task.status)?.(index - first);
}
