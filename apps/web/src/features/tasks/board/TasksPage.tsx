import { IconLayoutGrid, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useTaskList } from '../api/task-queries.ts';
import { FilterBar } from '../FilterBar.tsx';
import { HandOver } from '../hand-over/HandOver.tsx';
import { TaskListSection } from '../list/TaskListSection.tsx';
import { NewTaskButton } from '../NewTaskButton.public.tsx';
import { StatTiles } from '../StatTiles.tsx';
import { TaskDialogs } from '../TaskDialogs.public.tsx';
import { useTaskFilters } from '../task-navigation.ts';
import { TASKS_VIEWS, useViewMode } from '../view-mode.ts';
import { Board } from './Board.tsx';
import { useBoard } from './board-queries.ts';
import styles from './TasksPage.module.css';

const VIEWS = [
  { value: 'board', label: 'Board', icon: <IconLayoutKanban size="1rem" aria-hidden /> },
  { value: 'cards', label: 'Cards', icon: <IconLayoutGrid size="1rem" aria-hidden /> },
  { value: 'list', label: 'List', icon: <IconList size="1rem" aria-hidden /> },
] as const;

/** The second task page (DECISIONS §4): the dashboard's lists, and a board by status. */
export function TasksPage() {
  const user = useCurrentUser();
  const [view, setView] = useViewMode(TASKS_VIEWS);
  usePageTitle('Tasks');
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 className={styles.title}>Tasks</h1>
        <div className={styles.actions}>
          <Segmented label="View" value={view} options={VIEWS} onValue={setView} />
          {canInCompany(actorOf(user), 'createTask') && <NewTaskButton />}
        </div>
      </div>
      {view === 'board' ? <BoardView /> : <ListView view={view} />}
      <TaskDialogs />
      <HandOver />
    </div>
  );
}

function BoardView() {
  const board = useBoard(useTaskFilters());
  return (
    <>
      <FilterBar tasks={board.tasks} withStatus={false} />
      <Board board={board} />
    </>
  );
}

function ListView({ view }: { view: 'cards' | 'list' }) {
  const list = useTaskList(useTaskFilters());
  return (
    <>
      <StatTiles counts={list.firstPage?.counts} />
      <FilterBar tasks={list.tasks} />
      <TaskListSection list={list} view={view} />
    </>
  );
}
