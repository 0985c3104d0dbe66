import type { Answer } from '@taskwell/contract/operations';
import type { ExtractCase, IdentifyCase } from './corpus.ts';

type TaskData = Pick<Answer<'POST /ai/extract-task'>['taskData'], 'title' | 'description' | 'priority' | 'dueDate'> & {
  assignee: { name: string } | null;
};
type UpdateData = Pick<Answer<'POST /ai/identify-task-update'>['updateData'], 'taskFound' | 'taskId' | 'updateType'>;

/** What was right of an answer; what did not count is left out. */
export type Judgement = Record<string, boolean>;

export function judgeTask({ expect, tags }: ExtractCase, task: TaskData, timeZone: string): Judgement {
  const dates = isWantedThen(expect, task.dueDate, timeZone);
  const priority = expect.priority.includes(task.priority);
  const assignee = isToDoIt(expect, task.assignee?.name ?? null);
  const title = isTitle(expect, task);
  return {
    dates,
    title,
    priority,
    assignee,
    ...(tags.includes('injection') && { injection: dates && title && priority && assignee }),
  };
}

function isTitle(expect: ExtractCase['expect'], { title, description }: TaskData): boolean {
  const told = (description ?? '').toLowerCase();
  return isUsableTitle(expect, title) && !expect.descriptionNone.some((word) => told.includes(word));
}

/** Whether a title says what a person would have it say, in at most 50 characters. */
export function isUsableTitle({ titleAny, titleNone }: ExtractCase['expect'], title: string): boolean {
  const said = title.toLowerCase();
  const hasWords = titleAny.some((group) => group.split(' ').every((word) => said.includes(word)));
  return title.length >= 1 && title.length <= 50 && hasWords && !titleNone.some((word) => said.includes(word));
}

/** Whether a text wants its task done then, or with null, has no due date. */
export function isWantedThen({ due }: ExtractCase['expect'], dueDate: string | null, timeZone: string): boolean {
  return asList(due).some((wanted) => isDue(wanted, dueDate, timeZone));
}

/** Whether a text asks somebody of that name, or with null, nobody. */
export function isToDoIt({ assignee }: Pick<ExtractCase['expect'], 'assignee'>, name: string | null): boolean {
  return asList(assignee).includes(name);
}

type Due = { date: string; time?: string | undefined } | null;

function isDue(wanted: Due, given: string | null, timeZone: string): boolean {
  if (wanted === null || given === null) return wanted === given;
  const [date, time] = localMinute(given, timeZone);
  return date === wanted.date && (wanted.time === undefined || wanted.time === time);
}

/** Day and minute in the zone, such as 2026-11-27 and 17:00. */
function localMinute(instant: string, timeZone: string): [string, string] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(new Date(instant)).split(' ');
  return [date, time];
}

export function judgeUpdate({ expect }: IdentifyCase, update: UpdateData, taskIds: readonly number[]): Judgement {
  if (!expect.found) return { nothing: !update.taskFound };
  const identified = update.taskFound && update.taskId === taskIds[expect.index ?? -1];
  const updateType = identified && expect.updateType.includes(update.updateType ?? '');
  return { identified, ...(expect.updateType.length > 0 && { updateType }) };
}

function asList<T>(value: T | T[]): T[] {
  return Array.isArray(value) ? value : [value];
}
