import type { Task } from '@taskwell/contract/schemas';
import { describe, expect, it } from 'vitest';
import { showInCalendar, type TaskCalendar } from './task-calendar.ts';

const at = (day: number, hour: number) => new Date(2030, 5, day, hour).toISOString();
const aTask = (id: number, dueDate: string | null, more: Partial<Task> = {}) =>
  ({ id, dueDate, status: 'TODO', archived: false, title: `Task ${id}`, ...more }) as Task;

const first = aTask(1, at(3, 8));
const second = aTask(2, at(3, 12));
const calendar: TaskCalendar = {
  from: '2030-06-01',
  to: '2030-07-01',
  isFiltered: false,
  days: [{ day: '2030-06-03', total: 5, tasks: [first, second] }],
};
const summary = ({ days }: TaskCalendar) =>
  days.map(({ day, total, tasks }) => [day, total, tasks.map(({ id }) => id).join()]);

describe('a task in the calendar', () => {
  it('moves with its due date, and both days count it so', () => {
    const moved = showInCalendar(calendar, first, { task: { ...first, dueDate: at(9, 8) }, isListed: true });
    expect(summary(moved)).toEqual([
      ['2030-06-03', 4, '2'],
      ['2030-06-09', 1, '1'],
    ]);
  });

  it('is counted on its new day where its old day did not show it', () => {
    const hidden = aTask(7, at(3, 20));
    const moved = showInCalendar(calendar, hidden, { task: { ...hidden, dueDate: at(2, 20) }, isListed: true });
    expect(summary(moved)).toEqual([
      ['2030-06-02', 1, '7'],
      ['2030-06-03', 4, '1,2'],
    ]);
  });

  it('leaves with its due date, when it is archived and when it is deleted', () => {
    for (const gone of [
      { task: { ...first, dueDate: null }, isListed: true },
      { task: { ...first, dueDate: new Date(2030, 6, 20).toISOString() }, isListed: true },
      { task: { ...first, archived: true }, isListed: true },
      { task: first, isListed: false },
    ]) {
      expect(summary(showInCalendar(calendar, first, gone))).toEqual([['2030-06-03', 4, '2']]);
    }
  });

  it('goes behind what is left to do once it is completed', () => {
    const done = showInCalendar(calendar, first, { task: { ...first, status: 'COMPLETED' }, isListed: true });
    expect(summary(done)).toEqual([['2030-06-03', 5, '2,1']]);
  });

  it('changes nothing where it is not due within its days, or nothing says whether it is in it', () => {
    const other = aTask(9, at(3, 9));
    const moved = { task: { ...other, dueDate: at(4, 9) }, isListed: true };
    expect(showInCalendar(calendar, undefined, moved)).toBe(calendar);
    const filtered = { ...calendar, isFiltered: true };
    expect(showInCalendar(filtered, other, moved)).toBe(filtered);
    const never = aTask(10, null);
    expect(showInCalendar(calendar, never, { task: { ...never, title: 'New' }, isListed: true })).toBe(calendar);
  });
});
