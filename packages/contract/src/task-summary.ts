import { MISSING, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from './labels.ts';
import { formatCount } from './numbers.ts';
import { NEVER_OVERDUE } from './overdue.ts';
import type { Task } from './schemas.ts';

/** A task in a few sentences (SPEC §9 'Summary wording'). */

/** What a sentence is about, so that a screen can put a sign beside it. */
export type SummaryTopic = 'state' | 'people' | 'due' | 'parent' | 'subtasks' | 'comments' | 'description';

export interface SummarySentence {
  topic: SummaryTopic;
  text: string;
}

export interface SummaryOptions {
  /** False for personal accounts, which show neither lead nor assigner (SPEC §6). */
  withPeople?: boolean;
}

/** SPEC §9. The contract's tasks carry no more comments than this anyway. */
const COUNTED_COMMENTS = 3;
const SNIPPET_LENGTH = 80;
const DETAILED_LENGTH = 100;
const DAYS_IN_WORDS = 7;
const DAY_MILLISECONDS = 86_400_000;

/**
 * @param timeZone an IANA zone, which decides what today is; the running machine's own if left out.
 * @throws RangeError where the zone or a date is none.
 */
export function taskSummary(task: Task, now: Date, timeZone?: string, options?: SummaryOptions): string {
  return taskSummarySentences(task, now, timeZone, options)
    .map(({ text }) => text)
    .join(' ');
}

export function taskSummarySentences(
  task: Task,
  now: Date,
  timeZone?: string,
  { withPeople = true }: SummaryOptions = {},
): SummarySentence[] {
  const sentences: [SummaryTopic, string | null][] = [
    ['state', stateSentence(task)],
    ['people', withPeople ? peopleSentence(task) : contactSentence(task)],
    ['due', dueSentence(task, now, timeZone)],
    ['parent', task.parentTask && `It is a subtask of "${task.parentTask.title}".`],
    ['subtasks', subtasksSentence(task)],
    ['comments', commentsSentence(task)],
    ['description', descriptionSentence(task)],
  ];
  return sentences.flatMap(([topic, text]) => (text === null ? [] : [{ topic, text }]));
}

function stateSentence({ title, status, priority, archived }: Task): string {
  const end = archived ? ' and is archived' : '';
  return `"${title}" is ${TASK_STATUS_LABELS[status]} with ${TASK_PRIORITY_LABELS[priority]} priority${end}.`;
}

function peopleSentence(task: Task): string {
  const lead = task.assignee?.name ?? task.externalContact?.name;
  const isOwn = task.assignerId !== null && task.assignerId === task.assigneeId;
  const by = task.assigner && !isOwn ? ` by ${task.assigner.name}` : '';
  const helpers = task.coAssignees.length;
  const end = helpers === 0 ? '' : `, with ${formatCount(helpers, 'co-assignee')}`;
  return lead === undefined ? `It is ${MISSING.person.toLowerCase()}${end}.` : `It is assigned to ${lead}${by}${end}.`;
}

function contactSentence({ externalContact }: Task): string | null {
  return externalContact && `It is assigned to ${externalContact.name}.`;
}

function dueSentence({ dueDate, status }: Task, now: Date, timeZone: string | undefined): string {
  if (dueDate === null) return 'It has no due date.';
  const due = new Date(dueDate);
  const days = calendarDay(due, timeZone) - calendarDay(now, timeZone);
  const isOver = due.getTime() < now.getTime();
  if (days < 0 && status !== NEVER_OVERDUE) return `It is overdue by ${formatCount(-days, 'day')}.`;
  return `It ${isOver ? 'was' : 'is'} due ${dayWords(due, days, timeZone)}.`;
}

function dayWords(due: Date, days: number, timeZone: string | undefined): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 0 && days <= DAYS_IN_WORDS) return `in ${formatCount(days, 'day')}`;
  return `on ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(due)}`;
}

/** Days are counted by the calendar, so that a day of 23 or 25 hours, at a change of the clocks, is one day. */
function calendarDay(moment: Date, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const parts = format.formatToParts(moment);
  const numberOf = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day')) / DAY_MILLISECONDS;
}

function subtasksSentence({ subtasks, subtaskCount }: Task): string | null {
  if (subtaskCount === 0) return null;
  const done = subtasks.filter(({ status }) => status === 'COMPLETED').length;
  const verb = done === 1 || subtaskCount === 1 ? 'is' : 'are';
  return `${done} of ${formatCount(subtaskCount, 'subtask')} ${verb} completed.`;
}

/** Authors are counted among the first three comments, which are the latest. */
function commentsSentence({ comments, commentCount }: Task): string {
  if (commentCount === 0) return 'There are no comments.';
  const counts = comments.slice(0, COUNTED_COMMENTS);
  const authors = new Set(counts.map(({ author }) => author.name)).size;
  const from = `from ${formatCount(authors, 'person', 'people')}`;
  const which = commentCount > counts.length ? `, the latest ${counts.length} ${from}` : ` ${from}`;
  return `There ${commentCount === 1 ? 'is' : 'are'} ${formatCount(commentCount, 'comment')}${which}.`;
}

function descriptionSentence({ description }: Task): string {
  // By characters, not UTF-16 units: half an emoji is none.
  const characters = [...(description ?? '').trim().replace(/\s+/g, ' ')];
  if (characters.length === 0) return 'It has no description.';
  const isCut = characters.length > SNIPPET_LENGTH;
  const snippet = `"${characters.slice(0, SNIPPET_LENGTH).join('').trimEnd()}${isCut ? '…' : ''}"`;
  if (!isCut) return `Its description says: ${snippet}`;
  return `Its ${characters.length > DETAILED_LENGTH ? 'detailed description' : 'description'} begins: ${snippet}`;
}
