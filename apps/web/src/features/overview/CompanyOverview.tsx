import { IconAddressBook, IconSunHigh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatCount } from '@taskwell/contract/numbers';
import type { CompanyOverview as Overview } from '@taskwell/contract/schemas/overview';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { buttonClass } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Tile, Tiles } from '../../ui/Tiles.tsx';
import { NewTaskButton } from '../tasks/NewTaskButton.public.tsx';
import { Activity } from './Activity.tsx';
import { DayColumns } from './DayColumns.tsx';
import page from './OverviewPage.module.css';
import { LoadingWords, OverviewPage } from './OverviewPage.tsx';
import { companyTasks } from './overview-links.ts';
import { useCompanyOverview } from './overview-queries.ts';
import { Nothing, Panel } from './Panel.tsx';
import { People } from './People.tsx';
import { StatusBars } from './StatusBars.tsx';

/** DECISIONS §4 '/admin': the company at a glance. */
export function CompanyOverview() {
  const { data, error, refetch } = useCompanyOverview();
  return (
    <OverviewPage
      title="Overview"
      links={
        <Link to="/personal-dashboard" className={buttonClass()}>
          <IconSunHigh size="1.05rem" aria-hidden />
          My Day
        </Link>
      }
    >
      {error && !data && <LoadFailure title={TASK_FAILURES.fetchOverview} error={error} onRetry={refetch} />}
      {data && isFirstDay(data) && <FirstSteps people={data.people} />}
      {!(error && !data) && !(data && isFirstDay(data)) && <Numbers data={data} />}
    </OverviewPage>
  );
}

function isFirstDay({ statuses }: Overview): boolean {
  return Object.values(statuses).every((count) => count === 0);
}

/** What to begin with where there is no task yet. */
function FirstSteps({ people }: { people: number }) {
  return (
    <CenteredNote
      icon={<IconAddressBook size="1.5rem" aria-hidden />}
      title="Your company is ready"
      text="Who does what, what is late and what was done stands here as soon as there are tasks."
      help={
        people === 1
          ? 'Add the people you work with: each gets an email with a link to choose a password. Then assign the first task.'
          : `${formatCount(people, 'person', 'people')} can be assigned tasks. Create the first one, or import a list as CSV from the dashboard.`
      }
    >
      {people === 1 && (
        <Link to="/employees" search={{ dialog: 'add' }} className={buttonClass({ look: 'primary' })}>
          Add Employee
        </Link>
      )}
      <NewTaskButton look={people === 1 ? 'secondary' : 'primary'}>Create the first task</NewTaskButton>
    </CenteredNote>
  );
}

function Numbers({ data }: { data: Overview | undefined }) {
  const most = data && Math.max(...data.days.flatMap(({ created, completed }) => [created, completed]));
  const days = (figure: 'created' | 'completed') => data?.days.map((day) => ({ day: day.day, count: day[figure] }));
  return (
    <>
      {!data && <LoadingWords />}
      <CompanyTiles data={data} />
      <div className={page.columns}>
        <div className={page.column}>
          <Panel title="Workload" more={data && <WithoutLead data={data} />}>
            <People people={data?.workload} by="open" nothing="Nobody has an open task." />
          </Panel>
          <Panel title="Overdue by person">
            <People people={data?.overduePeople} by="overdue" nothing="Nobody is late with anything." />
          </Panel>
          <Panel title="Last 14 days">
            <DayColumns name="New tasks" days={days('created')} {...(most !== undefined && { most })} />
            <DayColumns name="Completed tasks" days={days('completed')} {...(most !== undefined && { most })} />
          </Panel>
        </div>
        <div className={page.column}>
          <Panel title="Status">
            <StatusBars statuses={data?.statuses} tasksOf={(status) => companyTasks({ status })} />
          </Panel>
          <Panel
            title="Recent activity"
            more={
              <Link to="/settings" search={{ dialog: 'audit' }}>
                Audit log
              </Link>
            }
          >
            <Activity entries={data?.activity} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function CompanyTiles({ data }: { data: Overview | undefined }) {
  const tile = (name: string, due?: 'overdue' | 'due-today' | 'due-this-week') => (
    <Link to="/tasks" search={companyTasks(due ? { due } : {})} className={page.tile}>
      {name}
    </Link>
  );
  return (
    <Tiles>
      <Tile name={tile('Overdue', 'overdue')} hint="Due before today" count={data?.overdue} isBad={!!data?.overdue} />
      <Tile name={tile('Due today', 'due-today')} hint="Still open" count={data?.dueToday} />
      <Tile name={tile('Due this week', 'due-this-week')} hint="The next 7 days" count={data?.dueThisWeek} />
      <Tile
        name={tile('Open')}
        hint={data ? `For ${formatCount(data.people, 'person', 'people')}` : 'In all'}
        count={data?.open}
      />
    </Tiles>
  );
}

/** Tasks that nobody of the company leads are in no bar. */
function WithoutLead({ data: { withoutLead } }: { data: Overview }) {
  if (withoutLead.open === 0) return null;
  return <Nothing>{`${formatCount(withoutLead.open, 'task')} unassigned or with a contact`}</Nothing>;
}
