import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { useTaskList } from './api/task-queries.ts';
import styles from './Dashboard.module.css';
import { DashboardHeader } from './DashboardHeader.tsx';
import { FilterBar } from './FilterBar.tsx';
import { HandOver } from './hand-over/HandOver.tsx';
import { TaskListSection } from './list/TaskListSection.tsx';
import { QuickAdd } from './quick-add/QuickAdd.tsx';
import { StatTiles } from './StatTiles.tsx';
import { TaskDialogs } from './TaskDialogs.public.tsx';
import { useTaskFilters } from './task-navigation.ts';
import { DASHBOARD_VIEWS, useViewMode } from './view-mode.ts';

/** SPEC §2 'Dashboard'. */
export function Dashboard() {
  const user = useCurrentUser();
  const list = useTaskList(useTaskFilters());
  const [view, setView] = useViewMode(DASHBOARD_VIEWS);
  usePageTitle('Dashboard');

  return (
    <div className={styles.dashboard}>
      <DashboardHeader user={user} view={view} onView={setView} />
      <div className={styles.top}>
        {canInCompany(actorOf(user), 'createTask') && <QuickAdd user={user} />}
        <StatTiles counts={list.firstPage?.counts} />
      </div>
      <FilterBar tasks={list.tasks} />
      <TaskListSection list={list} view={view} />
      <TaskDialogs />
      <HandOver />
    </div>
  );
}
