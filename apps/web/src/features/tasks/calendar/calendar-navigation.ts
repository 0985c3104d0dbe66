import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TaskType } from '@taskwell/contract/labels';
import { useMemo } from 'react';
import { addMonths, asDay, asMonth, type Day, dayOf, type Month, monthOf } from '../../../lib/calendar-days.ts';
import { useNow } from '../../../lib/clock.ts';
import { useHistorySteps } from '../../../lib/history-steps.ts';
import { parseTaskSearch } from '../task-search.ts';

export interface CalendarAddress {
  today: Day;
  month: Month;
  /** The selected date. */
  date: Day | null;
  type: TaskType | undefined;
}

/** What the calendar shows stands in the address; without a month it is that of the selected date, else today's. */
export function useCalendarAddress(): CalendarAddress {
  const today = dayOf(useNow());
  const { month, date, type } = useSearch({ strict: false, select: readSearch, structuralSharing: true } as never) as {
    month: Month | undefined;
    date: Day | undefined;
    type: TaskType | undefined;
  };
  return { today, month: month ?? monthOf(date ?? today), date: date ?? null, type };
}

function readSearch(search: Record<string, unknown>) {
  return { month: asMonth(search.month), date: asDay(search.date), type: parseTaskSearch({ ...search }).type };
}

export interface CalendarNavigation {
  /** The selected date stays as it is. */
  showMonth: (month: Month) => void;
  /** From the month that the address has by then: of presses in a row none is lost. */
  stepMonth: (months: 1 | -1) => void;
  /** With its month. */
  select: (date: Day) => void;
  showType: (type: TaskType | undefined) => void;
  /** Opens the dialog of the calendar address. */
  subscribe: () => void;
}

export function useCalendarNavigation(): CalendarNavigation {
  const navigate = useNavigate();
  const steps = useHistorySteps();
  return useMemo(() => {
    const change = (next: object | ((search: Record<string, unknown>) => object)) =>
      void navigate({
        to: '.',
        search: ((search: Record<string, unknown>) => ({
          ...search,
          ...(typeof next === 'function' ? next(search) : next),
        })) as never,
        replace: true,
        resetScroll: false,
      });
    return {
      showMonth: (month) => change({ month }),
      stepMonth: (months) =>
        change((search) => {
          const { month, date } = readSearch(search);
          const shown = month ?? monthOf(date ?? dayOf(new Date()));
          return { month: asMonth(monthOf(addMonths(`${shown}-01`, months))) ?? shown };
        }),
      select: (date) => change({ date, month: monthOf(date) }),
      showType: (type) => change({ type }),
      subscribe: () => steps.open((search) => ({ ...search, dialog: 'subscribe' })),
    };
  }, [navigate, steps]);
}
