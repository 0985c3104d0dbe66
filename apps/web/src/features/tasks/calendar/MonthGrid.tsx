// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table, and a grid to whoever uses the keyboard
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  asDay,
  type Day,
  firstWeekday,
  type Month,
  monthOf,
  weekdayOf,
  weeksOf,
} from '../../../lib/calendar-days.ts';
import { useNow } from '../../../lib/clock.ts';
import type { TaskCalendar } from '../../../lib/tasks/task-calendar.ts';
import { weekdayWords } from './calendar-words.ts';
import { DayCell } from './DayCell.tsx';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  month: Month;
  today: Day;
  selected: Day | null;
  calendar: TaskCalendar | undefined;
  isBusy: boolean;
  onMonth: (month: Month) => void;
  onSelect: (day: Day) => void;
}

/**
 * A grid as ARIA has it: one day is in the tab order, arrows lead to the others, Page Up and Down through the months (with
 * Shift the years), Home and End to the ends of the week, Enter selects.
 */
export function MonthGrid({ month, today, selected, calendar, isBusy, onMonth, onSelect }: MonthGridProps) {
  const now = useNow();
  const weekStart = firstWeekday();
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const days = useMemo(() => new Map(calendar?.days.map((day) => [day.day, day])), [calendar]);
  const { active, grid, onKeyDown, onActive } = useActiveDay({ month, today, selected, onMonth });
  return (
    <table ref={grid} role="grid" aria-labelledby="calendar-month" aria-busy={isBusy} className={styles.grid}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayWords(day)} className={styles.weekday}>
              {weekdayWords(day).slice(0, WEEKDAY_LETTERS)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                due={days.get(day)}
                now={now}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                isSelected={day === selected}
                isActive={day === active}
                isBusy={isBusy}
                onSelect={onSelect}
                onFocus={onActive}
                onKeyDown={onKeyDown}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WEEKDAY_LETTERS = 3;

type ActiveDayOptions = Pick<MonthGridProps, 'month' | 'today' | 'selected' | 'onMonth'>;

/** Which day the keyboard is on; where the keys lead to another month, that is shown. */
function useActiveDay({ month, today, selected, onMonth }: ActiveDayOptions) {
  const [moved, setMoved] = useState<Day | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const isShown = (day: Day | null): day is Day => day !== null && monthOf(day) === month;
  const active = [moved, selected, today].find(isShown) ?? `${month}-01`;

  // With the day that had it going, before the focus counts as lost (ui/lost-focus.ts); the month may come a moment later.
  useLayoutEffect(() => {
    if (!takesFocus.current || active !== moved) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, moved]);

  function onKeyDown(event: KeyboardEvent, day: Day): void {
    const next = asDay(dayFor(event, day));
    if (next === undefined || next === day) return;
    event.preventDefault();
    takesFocus.current = true;
    setMoved(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }
  return { active, grid, onKeyDown, onActive: setMoved };
}

/** The day that a key leads to. */
function dayFor({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, day: Day): Day | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const place = (weekdayOf(day) - firstWeekday() + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
