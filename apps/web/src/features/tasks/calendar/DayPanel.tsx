import { IconCalendarSmile, IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { TaskType } from '@taskwell/contract/labels';
import { formatNumber } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { addDays, type Day } from '../../../lib/calendar-days.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import { TaskCard } from '../list/TaskCard.tsx';
import { TaskLines } from '../TaskLines.public.tsx';
import { useTaskNavigation } from '../task-navigation.ts';
import { CALENDAR_VIEWS, useViewMode } from '../view-mode.ts';
import { useDueTasks } from './calendar-queries.ts';
import { CALENDAR_PROMPTS, headingWords } from './calendar-words.ts';
import styles from './DayPanel.module.css';
import { MoveHandle } from './MoveHandle.tsx';

interface DayPanelProps {
  date: Day | null;
  type: TaskType | undefined;
}

/** The tasks of the selected date, as cards or as a list. */
export function DayPanel({ date, type }: DayPanelProps) {
  if (date === null) {
    return (
      <section className={styles.panel} aria-label="Selected date">
        <Prompt text={CALENDAR_PROMPTS.noDate} />
      </section>
    );
  }
  return <TasksOfDay date={date} type={type} />;
}

function TasksOfDay({ date, type }: { date: Day; type: TaskType | undefined }) {
  const { query, tasks } = useDueTasks(date, addDays(date, 1), type);
  const [view, setView] = useViewMode(CALENDAR_VIEWS);
  const total = query.data?.pages.at(-1)?.pagination.total;
  return (
    <section className={styles.panel} aria-labelledby="calendar-date" aria-busy={query.isPending}>
      <div className={styles.head}>
        <h2 id="calendar-date" className={styles.heading}>
          {headingWords(date)}{' '}
          {tasks.length > 0 && total !== undefined && <span className={styles.count}>{formatNumber(total)}</span>}
        </h2>
        <Segmented label="View" value={view} options={VIEWS} onValue={setView} />
      </div>
      {query.isPending && <Blank />}
      {query.isError && !query.data && (
        <LoadFailure title={TASK_FAILURES.fetchTasks} error={query.error} onRetry={query.refetch} />
      )}
      {query.data && tasks.length === 0 && <Prompt text={CALENDAR_PROMPTS.noTasks} />}
      {tasks.length > 0 && view === 'list' && (
        <TaskLines
          isOfOneDay
          label="Tasks of this date"
          tasks={tasks}
          note={(id) => {
            const task = tasks.find((each) => each.id === id);
            return task && <MoveHandle task={task} />;
          }}
        />
      )}
      {tasks.length > 0 && view === 'cards' && <Cards tasks={tasks} />}
      {query.hasNextPage && (
        <Button full busyLabel={query.isFetchingNextPage && 'Loading…'} onClick={() => query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

const VIEWS = [
  { value: 'cards', label: 'Cards', icon: <IconLayoutGrid size="1rem" aria-hidden /> },
  { value: 'list', label: 'List', icon: <IconList size="1rem" aria-hidden /> },
] as const;

function Cards({ tasks }: { tasks: readonly Task[] }) {
  const changes = useTaskChanges();
  const { open } = useTaskNavigation();
  const withPeople = !useCurrentUser().isPersonal;
  return (
    <ul className={styles.cards} aria-label="Tasks of this date">
      {tasks.map((task) => (
        <li key={task.id} className={styles.card}>
          <TaskCard
            task={task}
            changes={changes}
            withPeople={withPeople}
            onOpen={open}
            isSelectable={false}
            handle={<MoveHandle task={task} />}
          />
        </li>
      ))}
    </ul>
  );
}

function Prompt({ text }: { text: string }) {
  return (
    <div className={styles.prompt}>
      <IconCalendarSmile size="1.5rem" aria-hidden />
      <p>{text}</p>
    </div>
  );
}

function Blank() {
  return (
    <div className={styles.cards}>
      <span className="visually-hidden" role="status">
        Loading tasks
      </span>
      {[0, 1].map((place) => (
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
