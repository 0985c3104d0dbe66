import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import { lazyPart } from '../../../ui/LazyPart.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import type { useTaskList } from '../api/task-queries.ts';
import { useFreshSelection, useSelection } from '../selection.ts';
import { useTaskFilters, useTaskNavigation } from '../task-navigation.ts';
import { useKeptTask } from './kept-task.ts';
import { TaskCards } from './TaskCards.tsx';
import styles from './TaskListSection.module.css';
import { ListNote, ListSkeleton } from './TaskListStates.tsx';
import { TaskTable } from './TaskTable.tsx';

/** The plan of companies has no limit. */
const PlanUsage = lazyPart(() => import('../PlanUsage.tsx'), 'PlanUsage');
const BulkBar = lazyPart(() => import('../bulk/BulkBar.tsx'), 'BulkBar');

interface TaskListSectionProps {
  list: ReturnType<typeof useTaskList>;
  view: 'cards' | 'list';
}

/** 'All Tasks' or 'Archived Tasks' with their number, as cards or as a list. */
export function TaskListSection({ list: { query, tasks, firstPage }, view }: TaskListSectionProps) {
  const { archived } = useTaskFilters();
  const withPeople = !useCurrentUser().isPersonal;
  const changes = useTaskChanges();
  const { open } = useTaskNavigation();
  const onEdit = useCallback((id: number) => open(id, 'edit'), [open]);
  const View = view === 'cards' ? TaskCards : TaskTable;

  return (
    <SelectingSection
      tasks={tasks}
      isBusy={query.isFetching}
      aside={!withPeople && firstPage && <PlanUsage />}
      heading={
        <>
          {archived ? 'Archived Tasks ' : 'All Tasks '}
          {firstPage && <span className={styles.count}>{formatNumber(firstPage.pagination.total)}</span>}
        </>
      }
    >
      <span className="visually-hidden" role="status">
        {firstPage && !query.isPlaceholderData && formatCount(firstPage.pagination.total, 'task')}
      </span>
      {query.isPending && <ListSkeleton view={view} />}
      {query.isError && !firstPage && <ListNote error={query.error} onRetry={query.refetch} />}
      {firstPage && tasks.length === 0 && <ListNote counts={firstPage.counts} />}
      {firstPage && tasks.length > 0 && (
        <div className={query.isPlaceholderData ? styles.old : undefined}>
          <View
            tasks={tasks}
            total={firstPage.pagination.total}
            changes={changes}
            withPeople={withPeople}
            // While anything is being read the next page waits: two reads of one list would undo each other.
            hasMore={query.hasNextPage && !query.isFetching}
            readMore={query.fetchNextPage}
            onOpen={open}
            onEdit={onEdit}
          />
        </div>
      )}
    </SelectingSection>
  );
}

interface SelectingSectionProps {
  tasks: readonly Task[];
  heading: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  isBusy: boolean;
  children: ReactNode;
}

/** A heading that makes way for the actions once tasks are selected, and the tasks below it. */
export function SelectingSection({ tasks, heading, aside, isBusy, children }: SelectingSectionProps) {
  const withPeople = !useCurrentUser().isPersonal;
  const selection = useSelection();
  const selected = useMemo(
    () => (selection.size === 0 ? [] : tasks.filter(({ id }) => selection.has(id))),
    [tasks, selection],
  );
  useFreshSelection(JSON.stringify(useTaskFilters()));
  const isSelecting = selected.length > 0;
  const headingElement = useRef<HTMLHeadingElement>(null);
  // Where an action had the focus, it has gone with the selection.
  const section = useKeptTask<HTMLElement>(tasks, () => headingElement.current?.focus({ preventScroll: true }));
  return (
    <section
      ref={section}
      className={styles.tasks}
      aria-labelledby="task-list-heading"
      aria-busy={isBusy}
      data-selecting={isSelecting}
    >
      <h2
        id="task-list-heading"
        ref={headingElement}
        tabIndex={-1}
        className={isSelecting ? 'visually-hidden' : styles.heading}
      >
        {heading}
      </h2>
      {!isSelecting && aside && <Suspense>{aside}</Suspense>}
      {isSelecting && (
        <Suspense fallback={<div className={styles.heading} />}>
          <BulkBar tasks={tasks} selected={selected} withPeople={withPeople} />
        </Suspense>
      )}
      {children}
    </section>
  );
}
