import { IconCalendarSmile } from '@tabler/icons-react';
import type { TaskType } from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { addMonths, type Day, dayOf, type Month } from '../../../lib/calendar-days.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TaskLines } from '../TaskLines.public.tsx';
import styles from './Agenda.module.css';
import { useDueTasks } from './calendar-queries.ts';
import { headingWords, monthWords } from './calendar-words.ts';

interface AgendaProps {
  month: Month;
  today: Day;
  type: TaskType | undefined;
}

/** A month as a list: the tasks of each day on which something is due, a page at a time. */
export function Agenda({ month, today, type }: AgendaProps) {
  const first = `${month}-01`;
  const { query, tasks } = useDueTasks(first, addMonths(first, 1), type);
  const days = useMemo(() => Map.groupBy(tasks, ({ dueDate }) => dayOf(dueDate ?? '')), [tasks]);
  return (
    <div className={styles.agenda} aria-busy={query.isPending}>
      {query.isPending && <Blank />}
      {query.isError && !query.data && (
        <LoadFailure title={TASK_FAILURES.fetchTasks} error={query.error} onRetry={query.refetch} />
      )}
      {query.data && tasks.length === 0 && (
        <CenteredNote
          icon={<IconCalendarSmile size="1.5rem" aria-hidden />}
          title={`Nothing is due in ${monthWords(month)}`}
          text="Tasks with a due date stand here, day by day."
        />
      )}
      {[...days].map(([day, ofDay]) => (
        <DaySection key={day} day={day} tasks={ofDay} isToday={day === today} />
      ))}
      {query.hasNextPage && (
        <Button full busyLabel={query.isFetchingNextPage && 'Loading…'} onClick={() => query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

function DaySection({ day, tasks, isToday }: { day: Day; tasks: readonly Task[]; isToday: boolean }) {
  const id = `agenda-${day}`;
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {isToday ? `Today, ${headingWords(day)}` : headingWords(day)}{' '}
        <span className={styles.count}>{formatCount(tasks.length, 'task')}</span>
      </h3>
      <TaskLines label={headingWords(day)} tasks={tasks} isOfOneDay />
    </section>
  );
}

function Blank() {
  return (
    <div className={styles.day}>
      <span className="visually-hidden" role="status">
        Loading tasks
      </span>
      <Skeleton height="12rem" />
    </div>
  );
}
