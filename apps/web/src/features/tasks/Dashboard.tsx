import { IconBuilding } from '@tabler/icons-react';
import type { User } from '@taskwell/contract/schemas';
import { useCallback } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useTaskChanges } from './api/task-changes.ts';
import { useTaskList } from './api/task-queries.ts';
import styles from './Dashboard.module.css';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DialogHost } from './DialogHost.tsx';
import { FilterBar } from './FilterBar.tsx';
import { TaskCards } from './list/TaskCards.tsx';
import { ListNote, ListSkeleton } from './list/TaskListStates.tsx';
import { TaskTable } from './list/TaskTable.tsx';
import { StatTiles } from './StatTiles.tsx';
import { useTaskFilters, useTaskNavigation } from './task-navigation.ts';
import { useViewMode } from './view-mode.ts';

/** SPEC §2 'Dashboard'. */
export function Dashboard() {
  const user = useCurrentUser();
  usePageTitle('Dashboard');
  return user.companyId === null ? <WithoutCompany user={user} /> : <CompanyDashboard user={user} />;
}

/** The platform's administrator belongs to no company and sees nobody's tasks (DECISIONS §2). */
function WithoutCompany({ user }: { user: User }) {
  return (
    <div className={styles.dashboard}>
      <h1 className={styles.title}>Welcome, {user.name}</h1>
      <CenteredNote
        icon={<IconBuilding size="1.5rem" aria-hidden />}
        title="No company"
        text="As a platform administrator you belong to no company, so there are no tasks here."
      />
    </div>
  );
}

function CompanyDashboard({ user }: { user: User }) {
  const filters = useTaskFilters();
  const { query, tasks, firstPage } = useTaskList(filters);

  return (
    <div className={styles.dashboard}>
      <DashboardHeader user={user} />
      <StatTiles counts={firstPage?.counts} />
      <FilterBar withType={!user.isPersonal} />
      <section className={styles.tasks} aria-labelledby="task-list-heading" aria-busy={query.isFetching}>
        <h2 id="task-list-heading" className={styles.heading}>
          All Tasks
          {firstPage && <span className={styles.count}>{firstPage.pagination.total}</span>}
        </h2>
        {query.isPending && <ListSkeleton />}
        {query.isError && !firstPage && <ListNote error={query.error} onRetry={query.refetch} />}
        {firstPage && tasks.length === 0 && <ListNote />}
        {firstPage && tasks.length > 0 && (
          <div className={query.isPlaceholderData ? styles.old : undefined}>
            <TaskCollection
              query={query}
              tasks={tasks}
              total={firstPage.pagination.total}
              withPeople={!user.isPersonal}
            />
          </div>
        )}
      </section>
      <DialogHost />
    </div>
  );
}

interface TaskCollectionProps {
  query: ReturnType<typeof useTaskList>['query'];
  tasks: ReturnType<typeof useTaskList>['tasks'];
  total: number;
  withPeople: boolean;
}

function TaskCollection({ query, tasks, total, withPeople }: TaskCollectionProps) {
  const [viewMode] = useViewMode();
  const changes = useTaskChanges();
  const { open } = useTaskNavigation();
  const View = viewMode === 'cards' ? TaskCards : TaskTable;
  const onEdit = useCallback((id: number) => open(id, 'edit'), [open]);
  return (
    <View
      tasks={tasks}
      total={total}
      changes={changes}
      withPeople={withPeople}
      // While anything is being read the next page waits: two reads of one list would undo each other.
      hasMore={query.hasNextPage && !query.isFetching}
      readMore={query.fetchNextPage}
      onOpen={open}
      onEdit={onEdit}
    />
  );
}
