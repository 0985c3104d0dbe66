import {
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';

/** So much of a text stands in a sentence about it. */
const MOST_CHARACTERS = 100;

/**
 * What one change of a task was, from what to what, to follow a name: 'changed the due date of "Paint" from 3 Jun to 5 Jun'.
 *
 * @param task how the sentence names the task: its title in quotes, or 'it'
 * @param timeZone IANA name, of whoever made the change: their words for the day
 */
export function changeWords({ field, from, to }: AuditChange, task: string, timeZone: string): string {
  switch (field) {
    case 'status':
      if (to === 'COMPLETED') return `completed ${task}`;
      return changed('status', task, TASK_STATUS_LABELS[from as TaskStatus], TASK_STATUS_LABELS[to as TaskStatus]);
    case 'priority': {
      const [before, after] = [from, to].map((value) => TASK_PRIORITY_LABELS[value as TaskPriority]);
      return changed('priority', task, before ?? null, after ?? null);
    }
    case 'title':
      return task === 'it' ? `renamed it (was "${from}")` : `renamed "${from}" to "${to}"`;
    case 'dueDate':
      return changed('due date', task, ...dateWords(from, to, timeZone));
    case 'description':
      return to ? `changed the description of ${task} to "${excerpt(to)}"` : `removed the description of ${task}`;
    case 'assignee':
      return assigneeWords(task, from, to);
    default:
      return `updated ${task}`;
  }
}

function changed(what: string, task: string, from: string | null, to: string | null): string {
  if (to === null) return `removed the ${what} of ${task} (was ${from})`;
  return from === null ? `set the ${what} of ${task} to ${to}` : `changed the ${what} of ${task} from ${from} to ${to}`;
}

function assigneeWords(task: string, from: string | null, to: string | null): string {
  if (to === null) return `unassigned ${task} (was ${from})`;
  return from === null ? `assigned ${task} to ${to}` : `reassigned ${task} from ${from} to ${to}`;
}

/** '3 Jun' and '5 Jun'; with the time where that alone differs, with the year where that does, or is not this one. */
function dateWords(from: string | null, to: string | null, timeZone: string): [string | null, string | null] {
  const both = from !== null && to !== null;
  const yearOf = (instant: string) => writer(timeZone, { year: 'numeric' })(instant);
  const thisYear = yearOf(new Date().toISOString());
  const isThisYear = [from, to].every((instant) => instant === null || yearOf(instant) === thisYear);
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) };
  const day = writer(timeZone, date);
  const isSameDay = both && day(from) === day(to);
  const words = isSameDay ? writer(timeZone, { ...date, hour: '2-digit', minute: '2-digit' }) : day;
  return [from === null ? null : words(from), to === null ? null : words(to)];
}

function writer(timeZone: string, options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (instant) => format.format(new Date(instant));
}

function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}
