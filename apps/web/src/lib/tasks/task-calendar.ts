import type { Task } from '@taskwell/contract/schemas';
import type { CalendarDay } from '@taskwell/contract/schemas/calendar';
import { type Day, dayOf } from '../calendar-days.ts';
import type { ShownTask } from './task-paints.ts';

/** What is due on some days, as the query cache keeps it. */
export interface TaskCalendar {
  /** The first of the days, and the one after the last. */
  from: Day;
  to: Day;
  /** Of tasks that it does not show, nothing says whether they are in it. */
  isFiltered: boolean;
  days: readonly CalendarDay[];
}

/** The first tasks of a day: what is left to do before what is completed, then the earliest, as the server has it. */
function inOrder(one: Task, other: Task): number {
  const completed = Number(one.status === 'COMPLETED') - Number(other.status === 'COMPLETED');
  return completed || Date.parse(one.dueDate ?? '') - Date.parse(other.dueDate ?? '') || one.id - other.id;
}

export function findInCalendar({ days }: TaskCalendar, id: number): Task | undefined {
  for (const { tasks } of days) {
    const found = tasks.find((task) => task.id === id);
    if (found) return found;
  }
  return undefined;
}

/**
 * The calendar with a task as it is shown now, on the day on which it is due now; the same calendar where that changes
 * nothing.
 *
 * @param before the task as it was known until now, which tells where it was counted if no day shows it
 */
export function showInCalendar(
  calendar: TaskCalendar,
  before: Task | undefined,
  { task, isListed }: ShownTask,
): TaskCalendar {
  const shown = findInCalendar(calendar, task.id);
  if (shown === undefined && (calendar.isFiltered || before === undefined)) return calendar;
  const from = shown ? dayShowing(calendar, task.id) : dueDay(calendar, before);
  const to = isListed ? dueDay(calendar, task) : undefined;
  if (from === to) return shown && from !== undefined ? changeDay(calendar, from, replaced(task)) : calendar;
  const left = from === undefined ? calendar : changeDay(calendar, from, without(task.id));
  return to === undefined ? left : changeDay(left, to, withTask(task));
}

function dayShowing({ days }: TaskCalendar, id: number): Day | undefined {
  return days.find(({ tasks }) => tasks.some((task) => task.id === id))?.day;
}

function dueDay({ from, to }: TaskCalendar, task: Task | undefined): Day | undefined {
  if (!task?.dueDate || task.archived) return undefined;
  const day = dayOf(task.dueDate);
  return day >= from && day < to ? day : undefined;
}

type DayChange = (day: CalendarDay) => CalendarDay;

function changeDay(calendar: TaskCalendar, day: Day, change: DayChange): TaskCalendar {
  const old = calendar.days.find((each) => each.day === day) ?? { day, total: 0, tasks: [] };
  const others = calendar.days.filter((each) => each.day !== day);
  const days = [...others, change(old)].filter(({ total }) => total > 0);
  return { ...calendar, days: days.sort((one, other) => (one.day < other.day ? -1 : 1)) };
}

function replaced(task: Task): DayChange {
  return (day) => ({
    ...day,
    tasks: day.tasks.map((other) => (other.id === task.id ? task : other)).sort(inOrder),
  });
}

function without(id: number): DayChange {
  return ({ day, total, tasks }) => ({
    day,
    total: Math.max(0, total - 1),
    tasks: tasks.filter((task) => task.id !== id),
  });
}

function withTask(task: Task): DayChange {
  return ({ day, total, tasks }) => ({ day, total: total + 1, tasks: [...tasks, task].sort(inOrder) });
}
