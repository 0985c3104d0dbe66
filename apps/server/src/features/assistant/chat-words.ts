import type { Person } from '@taskwell/assistant/people';
import type { AskedFor, DueSpan } from '@taskwell/assistant/read-question';
import { OPEN_STATUSES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import type { TaskUpdate } from '@taskwell/contract/schemas';

interface Named {
  title: string;
  status: keyof typeof TASK_STATUS_LABELS;
  dueDate: Date | null;
  assigneeName: string | null;
}

/** What the built-in engine says in the chat. */
export const ANSWERS = {
  help: 'I can count, list and find your tasks (“What is overdue?”, “How many urgent tasks does Nora have?”, “Find invoices”), summarise one (“Summarise the landing page”), say what changed on it, and propose to create, complete, postpone, assign or comment one for you to confirm.',
  tasks: (total: number, { state, rest }: Said, named: readonly Named[], timeZone: string): string => {
    const words = (count: string) => [count, rest].filter((part) => part !== '').join(' ');
    const kind = `${state} task`.trim();
    if (total === 0) return `There are ${words(`no ${kind}s`)}.`;
    const count = `There ${total === 1 ? 'is' : 'are'} ${words(formatCount(total, kind))}`;
    if (named.length === 0) return `${count}.`;
    const more = total > named.length ? `\nand ${total - named.length} more` : '';
    return `${count}:\n${named.map((task) => lineOf(task, timeZone)).join('\n')}${more}`;
  },
  create: (title: string) => `Shall I create “${title}”?`,
  complete: (title: string) => `Shall I complete “${title}”?`,
  postpone: (title: string) => `Shall I move the due date of “${title}”?`,
  assign: (title: string, name: string) => `Shall I assign “${title}” to ${name}?`,
  comment: (title: string) => `Shall I add this comment to “${title}”?`,
  notAllowed: (title: string) => `You may see “${title}”, but not do this with it.`,
  whenTo: (title: string) => `To when shall “${title}” move? For example: “Postpone ${title} to Friday”.`,
  toWhom: (title: string) => `To whom shall “${title}” go? I found nobody of that name whom you can assign.`,
  which: 'Several tasks fit. Which one do you mean?',
  noTask: (about: string) => `I found no task for “${about.slice(0, 80)}”.`,
  changes: (title: string, updates: readonly TaskUpdate[], timeZone: string): string =>
    updates.length === 0
      ? `Nothing has changed on “${title}”.`
      : `On “${title}”:\n${updates.map((update) => changeLine(update, timeZone)).join('\n')}`,
} as const;

function lineOf({ title, status, dueDate, assigneeName }: Named, timeZone: string): string {
  const due = dueDate === null ? null : `due ${day(dueDate, timeZone)}`;
  return `- ${[title, TASK_STATUS_LABELS[status], due, assigneeName].filter((part) => part !== null).join(' · ')}`;
}

function changeLine({ description, createdAt, user }: TaskUpdate, timeZone: string): string {
  return `- ${day(new Date(createdAt), timeZone)}: ${description}${user ? ` (${user.name})` : ''}`;
}

function day(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium' }).format(date);
}

const DUE_WORDS: Record<Exclude<AskedFor<Person>['due'], DueSpan | null>, string> = {
  overdue: 'overdue',
  'due-today': 'due today',
  'due-this-week': 'due within 7 days',
  'due-this-month': 'due this month',
  'no-due-date': 'without a due date',
};

interface Said {
  /** Before 'tasks', such as 'open'. */
  state: string;
  /** Behind it, such as 'overdue, assigned to you'. */
  rest: string;
}

function dueWords(due: AskedFor<Person>['due'], timeZone: string): string {
  if (due === null) return '';
  if (typeof due === 'string') return DUE_WORDS[due];
  const { from, to } = due;
  // The end is the beginning of the next day.
  const last = to && day(new Date(to.getTime() - 1), timeZone);
  if (from === null) return `due by ${last}`;
  return last === null ? `due from ${day(from, timeZone)}` : `due on ${last}`;
}

/** Which tasks were looked for, in words. */
export function saidOf({ due, statuses, priority, assignee, search }: AskedFor<Person>, timeZone: string): Said {
  const names = statuses.map((status) => TASK_STATUS_LABELS[status].toLowerCase());
  const parts = [
    priority === null ? '' : `of ${TASK_PRIORITY_LABELS[priority].toLowerCase()} priority`,
    dueWords(due, timeZone),
    assignee === null ? '' : assignee === 'me' ? 'assigned to you' : `assigned to ${assignee.name}`,
    search === null ? '' : `with “${search}”`,
  ];
  const state = statuses.length === OPEN_STATUSES.length ? 'open' : names.join(' or ');
  return { state, rest: parts.filter((part) => part !== '').join(', ') };
}
