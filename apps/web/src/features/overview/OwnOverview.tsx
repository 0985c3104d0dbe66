import { IconSunHigh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type DueDateFilter, OPEN_STATUSES } from '@taskwell/contract/labels';
import type { OwnOverview as Overview } from '@taskwell/contract/schemas/overview';
import type { User } from '@taskwell/contract/schemas/people';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useCurrentUser } from '../../lib/session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tile, Tiles } from '../../ui/Tiles.tsx';
import { NewTaskButton } from '../tasks/NewTaskButton.public.tsx';
import { TaskLines } from '../tasks/TaskLines.public.tsx';
import { Activity } from './Activity.tsx';
import { DayColumns } from './DayColumns.tsx';
import page from './OverviewPage.module.css';
import { LoadingWords, OverviewPage } from './OverviewPage.tsx';
import styles from './OwnOverview.module.css';
import { ownTasks } from './overview-links.ts';
import { useOwnOverview } from './overview-queries.ts';
import { Nothing, Panel } from './Panel.tsx';
import { StatusBars } from './StatusBars.tsx';

/** DECISIONS §4 '/employee' and '/personal-dashboard': what the day brings. */
export function OwnOverview() {
  const user = useCurrentUser();
  const { data, error, refetch } = useOwnOverview();
  const isUnread = Boolean(error && !data);
  const isFirstDay = data !== undefined && Object.values(data.statuses).every((count) => count === 0);
  return (
    <OverviewPage
      title="My Day"
      links={
        <Link to="/tasks" search={ownTasks(user, {})} className={buttonClass()}>
          All my tasks
        </Link>
      }
    >
      {isUnread && <LoadFailure title={TASK_FAILURES.fetchOverview} error={error} onRetry={refetch} />}
      {isFirstDay && <FirstDay user={user} />}
      {!isUnread && !isFirstDay && <Day user={user} data={data} />}
    </OverviewPage>
  );
}

function FirstDay({ user }: { user: User }) {
  return (
    <CenteredNote
      icon={<IconSunHigh size="1.5rem" aria-hidden />}
      title="A clear day"
      text={
        user.isPersonal
          ? 'What is overdue, due today and due this week stands here. Add your first task to see it.'
          : 'What is overdue, due today and due this week stands here, also what colleagues assign to you: it comes by itself.'
      }
    >
      <NewTaskButton>Add your first task</NewTaskButton>
    </CenteredNote>
  );
}

function Day({ user, data }: { user: User; data: Overview | undefined }) {
  return (
    <>
      {!data && <LoadingWords />}
      <OwnTiles user={user} data={data} />
      <div className={page.columns}>
        <div className={page.column}>
          {data && data.overdue.total > 0 && <DuePanel user={user} title="Overdue" due="overdue" list={data.overdue} />}
          <DuePanel user={user} title="Today" due="due-today" list={data?.today} nothing="Nothing is due today." />
          <DuePanel
            user={user}
            title="Later this week"
            due="due-this-week"
            list={data?.thisWeek}
            nothing="Nothing else is due within 7 days."
          />
          <Panel title={user.isPersonal ? 'Recently added' : 'Recently assigned'}>
            <Recent user={user} recent={data?.recent} />
          </Panel>
        </div>
        <div className={page.column}>
          <Panel title="Status">
            <StatusBars statuses={data?.statuses} tasksOf={(status) => ownTasks(user, { status })} />
          </Panel>
          <Panel title="Last 7 days">
            <DayColumns name="Completed tasks" days={data?.completed} />
          </Panel>
          <Panel title="Recent activity">
            <Activity entries={data?.activity} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function OwnTiles({ user, data }: { user: User; data: Overview | undefined }) {
  const tile = (name: string, due?: DueDateFilter) => (
    <Link to="/tasks" search={ownTasks(user, due ? { due } : {})} className={page.tile}>
      {name}
    </Link>
  );
  const open = data && OPEN_STATUSES.reduce((sum, status) => sum + data.statuses[status], 0);
  return (
    <Tiles>
      <Tile
        name={tile('Overdue', 'overdue')}
        hint="Due before today"
        count={data?.overdue.total}
        isBad={!!data?.overdue.total}
      />
      <Tile name={tile('Due today', 'due-today')} hint="Still open" count={data?.today.total} />
      <Tile
        name={tile('Due this week', 'due-this-week')}
        hint="The next 7 days"
        count={data && data.today.total + data.thisWeek.total}
      />
      <Tile name={tile('Open')} hint="In all" count={open} />
    </Tiles>
  );
}

interface DuePanelProps {
  user: User;
  title: string;
  due: DueDateFilter;
  list: Overview['today'] | undefined;
  nothing?: string;
}

function DuePanel({ user, title, due, list, nothing }: DuePanelProps) {
  const isMore = list !== undefined && list.total > list.tasks.length;
  return (
    <Panel
      title={title}
      count={list?.total}
      more={
        isMore && (
          <Link to="/tasks" search={ownTasks(user, { due })}>
            Show all
          </Link>
        )
      }
    >
      {list === undefined && <Skeleton height="4rem" />}
      {list?.total === 0 && <Nothing>{nothing}</Nothing>}
      {list !== undefined && list.total > 0 && <TaskLines label={title} tasks={list.tasks} />}
    </Panel>
  );
}

function Recent({ user, recent }: { user: User; recent: Overview['recent'] | undefined }) {
  if (!recent) return <Skeleton height="4rem" />;
  if (recent.length === 0) return <Nothing>No open task is left.</Nothing>;
  return (
    <TaskLines
      label="Recent"
      tasks={recent.map(({ task }) => task)}
      note={(id) => {
        const found = recent.find(({ task }) => task.id === id);
        return (
          found && (
            <span className={styles.came}>
              {!user.isPersonal && found.by && `by ${found.by.id === user.id ? 'you' : found.by.name}, `}
              <Moment at={found.assignedAt} />
            </span>
          )
        );
      }}
    />
  );
}
