import { DndContext, DragOverlay } from '@dnd-kit/core';
import { IconCalendarMonth, IconChevronLeft, IconChevronRight, IconListDetails, IconRss } from '@tabler/icons-react';
import { TASK_TYPE_LABELS } from '@taskwell/contract/filter-labels';
import { TASK_TYPES } from '@taskwell/contract/labels';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { canInCompany } from '@taskwell/policy/policy';
import type { ReactNode } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { addMonths, asMonth, type Month, monthOf } from '../../../lib/calendar-days.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { CompactSelect } from '../../../ui/CompactSelect.tsx';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { optionsOf } from '../../../ui/SelectField.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import { NewTaskButton } from '../NewTaskButton.public.tsx';
import { TaskDialogs } from '../TaskDialogs.public.tsx';
import { useOpenDialog, useTaskNavigation } from '../task-navigation.ts';
import { CALENDAR_LAYOUTS, useViewMode } from '../view-mode.ts';
import { Agenda } from './Agenda.tsx';
import styles from './CalendarPage.module.css';
import {
  type CalendarAddress,
  type CalendarNavigation,
  useCalendarAddress,
  useCalendarNavigation,
} from './calendar-navigation.ts';
import { useCalendar, useReadAhead } from './calendar-queries.ts';
import { monthWords } from './calendar-words.ts';
import { DayPanel } from './DayPanel.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { useMoving } from './moving.ts';

const SubscribeDialog = lazyPart(() => import('./SubscribeDialog.tsx'), 'SubscribeDialog');

/** SPEC §2 'Calendar': the tasks by the days on which they are due. */
export function CalendarPage() {
  const address = useCalendarAddress();
  const navigation = useCalendarNavigation();
  const { month, date, type, today } = address;
  const [layout, setLayout] = useViewMode(CALENDAR_LAYOUTS);
  const { dialog } = useOpenDialog();
  const { close } = useTaskNavigation();
  usePageTitle('Calendar');
  // The day on which weeks start, and the zone in which days are days.
  usePreferences();
  return (
    <div className={styles.page}>
      <CalendarHeader address={address} navigation={navigation}>
        <Segmented label="Layout" value={layout} options={LAYOUTS} onValue={setLayout} />
      </CalendarHeader>
      {layout === 'month' && <MonthLayout address={address} navigation={navigation} />}
      {layout === 'agenda' && <Agenda key={month} month={month} today={today} type={type} />}
      <TaskDialogs newTaskDay={layout === 'month' ? date : null} />
      <LazyPart onFailure={close}>{dialog === 'subscribe' && <SubscribeDialog onClose={close} />}</LazyPart>
    </div>
  );
}

const LAYOUTS = [
  { value: 'month', label: 'Month', icon: <IconCalendarMonth size="1rem" aria-hidden /> },
  { value: 'agenda', label: 'Agenda', icon: <IconListDetails size="1rem" aria-hidden /> },
] as const;

/** The days of the month, and beside them the tasks of the selected one, which are dragged from there too. */
function MonthLayout({ address: { month, date, type, today }, navigation }: CalendarPartProps) {
  const { data, error, isFetching, refetch } = useCalendar(month, type);
  const { dragged, context } = useMoving(useTaskChanges());
  return (
    <DndContext {...context}>
      <div className={styles.parts}>
        {isFetching && !data && (
          <span className="visually-hidden" role="status">
            Loading the month
          </span>
        )}
        {error && !data ? (
          <div className={styles.failure}>
            <LoadFailure title={TASK_FAILURES.fetchTasks} error={error} onRetry={refetch} />
          </div>
        ) : (
          <MonthGrid
            month={month}
            today={today}
            selected={date}
            calendar={data}
            isBusy={isFetching && !data}
            onMonth={navigation.showMonth}
            onSelect={navigation.select}
          />
        )}
        <DayPanel key={date} date={date} type={type} />
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <span className={styles.lifted}>{dragged.title}</span>}
      </DragOverlay>
    </DndContext>
  );
}

interface CalendarPartProps {
  address: CalendarAddress;
  navigation: CalendarNavigation;
}

function CalendarHeader({
  address: { month, today, type },
  navigation,
  children,
}: CalendarPartProps & { children: ReactNode }) {
  const user = useCurrentUser();
  const { subscribe } = navigation;
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>Calendar</h1>
      <div className={styles.steps}>
        <MonthStep months={-1} month={month} type={type} onStep={navigation.stepMonth} />
        <h2 id="calendar-month" className={styles.month} aria-live="polite">
          {monthWords(month)}
        </h2>
        <MonthStep months={1} month={month} type={type} onStep={navigation.stepMonth} />
        <Button onClick={() => navigation.select(today)}>Today</Button>
      </div>
      <div className={styles.actions}>
        {children}
        {!user.isPersonal && (
          <CompactSelect
            label="Task type"
            value={type ?? 'any'}
            options={[{ value: 'any', label: 'All tasks' }, ...optionsOf(TASK_TYPES, TASK_TYPE_LABELS)]}
            isSet={type !== undefined}
            onValue={(value) => navigation.showType(value === 'any' ? undefined : value)}
          />
        )}
        <Button aria-haspopup="dialog" onClick={subscribe}>
          <IconRss size="1.05rem" aria-hidden />
          Subscribe
        </Button>
        {canInCompany(actorOf(user), 'createTask') && <NewTaskButton />}
      </div>
    </div>
  );
}

interface MonthStepProps {
  months: 1 | -1;
  month: Month;
  type: CalendarAddress['type'];
  onStep: (months: 1 | -1) => void;
}

/** Whoever reaches for it finds the month read already. */
function MonthStep({ months, month, type, onStep }: MonthStepProps) {
  const readAhead = useReadAhead(type);
  const next = asMonth(monthOf(addMonths(`${month}-01`, months)));
  const Icon = months === 1 ? IconChevronRight : IconChevronLeft;
  const read = () => next && readAhead(next);
  return (
    <IconButton
      label={months === 1 ? 'Next month' : 'Previous month'}
      isUnavailable={next === undefined}
      onPointerEnter={read}
      onFocus={read}
      onClick={() => onStep(months)}
    >
      <Icon size="1.2rem" aria-hidden />
    </IconButton>
  );
}
