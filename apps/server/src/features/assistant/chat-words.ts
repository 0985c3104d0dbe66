import type { AskedFor, Doing, DueSpan } from '@taskwell/assistant/chat/question';
import type { Person } from '@taskwell/assistant/people/people';
import {
  OPEN_STATUSES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import { QUICK_ADD_MESSAGES } from '@taskwell/contract/quick-add-messages';
import type { Task, TaskUpdate } from '@taskwell/contract/schemas';
import { cutText, oneLine, quotedTitle } from '@taskwell/contract/text';
import { dueInWords, momentInWords, type WrittenFor } from './due-in-words.ts';

interface Named {
  title: string;
  status: keyof typeof TASK_STATUS_LABELS;
  dueDate: Date | null;
  assigneeName: string | null;
}

/** Of whoever asks, for examples that they can send as they are. */
export interface ForExamples {
  /** Title of a task that they may complete; null where there is none. */
  done: string | null;
  /** Title of one that they may change in every way. */
  edited: string | null;
  /** A colleague. */
  name: string | null;
}

/** What the built-in engine says in the chat. */
export const ANSWERS = {
  unknown: 'I did not understand that. For example, you can say:',
  help: 'I list and count your tasks, and propose changes of one for you to confirm. For example, you can say:',
  greeting: 'Hello! For example, you can say:',
  /** A few that fit whoever asks. */
  examples: ({ done, edited, name }: ForExamples): string => {
    const examples = [
      'What do I have to do today?',
      ...(done === null ? [] : [`${oneLine(done)} is done`]),
      ...(edited === null ? [] : [`Postpone ${oneLine(edited)} by two days`]),
      'Create a task: call the bank tomorrow 17:00',
      ...(edited === null || name === null ? [] : [`Assign ${oneLine(edited)} to ${name}`]),
    ];
    return examples.map((example) => `- ${quotedTitle(example)}`).join('\n');
  },
  press: 'I change nothing on a word: please press the button of the proposal, or “Undo” beside what was done.',
  cannot: {
    whenCompleted:
      'I cannot tell what was completed when. “Completed tasks” lists all of them, and Task Updates says what changed on which day.',
    whatChanged:
      'I can tell what changed on one task, as in “What changed on the landing page?”. What others changed is in your notifications.',
    notOf: 'I can look for what tasks have, not for what they do not have. The filters of the task list may help.',
    createdBy:
      'I can look for the tasks that you created, not for those that others created. Task Updates says who did.',
    whenCreated: 'I cannot tell what was created when. The task list can show the newest first.',
    nobody: 'I know nobody of that name among those who may have your tasks. Whose tasks do you mean?',
    onCondition: 'I do nothing later by myself, and propose nothing yet. Tell me once it is so.',
    compare: 'I cannot compare people. Ask for one of them by name, as in “How many open tasks do I have?”',
    sort: 'I list the most urgent tasks first, and those of certain days by their day. The task list can be sorted otherwise.',
    absence: 'I know tasks alone, not who is away. Ask for somebody by name, as in “What is Nora doing on Friday?”',
    settings: 'I look after tasks alone: open “Settings” for that.',
  },
  thanks: 'You are welcome.',
  delete: 'I delete nothing. You can delete a task where you open it, or several in the list.',
  leave: 'Then I propose nothing, and nothing is changed.',
  several: 'I propose a change of one task at a time; several are changed at once in the list. Which task do you mean?',
  incomplete: {
    create: 'What is the task? For example: “Create a task: call Kim tomorrow 17:00”.',
    complete: 'Which task? For example: “Complete the landing page”.',
    postpone: 'Which task, and to when? For example: “Postpone the landing page to Friday”.',
    assign: 'Which task, and to whom? For example: “Assign the landing page to me”.',
    status: 'Which task, and what becomes of it? For example: “Cancel the landing page” or “Pause the landing page”.',
    comment: 'On which task, and what? For example: “Comment on the landing page: looks good”.',
    summary: 'Which task? For example: “Summarise the landing page”.',
    changes: 'On which task? For example: “What changed on the landing page?”',
  } satisfies Record<Doing, string>,
  tasks: (total: number, { state, rest }: Said, named: readonly Named[], told: Told): string => {
    const words = (count: string) => [count, rest].filter((part) => part !== '').join(' ');
    const kind = `${state} task`.trim();
    if (total === 0) return `There are ${words(`no ${kind}s`)}.`;
    const count = `There ${total === 1 ? 'is' : 'are'} ${words(formatCount(total, kind))}`;
    if (named.length === 0) return `${count}.`;
    const more = total > named.length ? `\nand ${total - named.length} more` : '';
    return `${count}:\n${named.map((task) => lineOf(task, told)).join('\n')}${more}`;
  },
  /** The same of those that were named before. */
  tasksAmong: (total: number, { state, rest }: Said, named: readonly Named[], told: Told): string => {
    const isWhat = [state === 'open' && rest !== '' ? '' : state, rest].filter((part) => part !== '').join(', ');
    if (total === 0) return `None of those tasks ${isWhat === '' ? 'is there' : `is ${isWhat}`}.`;
    return ANSWERS.tasks(total, { state, rest: `${rest} among those`.trim() }, named, told);
  },
  create: (title: string, leftOut: readonly Person[]) => `Shall I create ${quotedTitle(title)}?${oneLead(leftOut)}`,
  notCreated: 'That can be done once the task is there: please press “Create” first.',
  helperOfNew: (name: string) =>
    `A new task has its lead alone: once it is created, open it and add ${name} under “Co-assignees”.`,
  forWhom: 'A task is of one person. Say the names of all who are to have one.',
  forAll: 'A task is of one person, and not of everybody: say whom it is for.',
  hasPassed: 'That moment has passed already.',
  whichNew: (titles: readonly string[]) =>
    `Which of them do you mean? Say “the first”, “the last” or “both”: ${titles.map(quotedTitle).join(', ')}.`,
  personGone: (name: string) => `Nobody called ${quotedTitle(name)} can be given your tasks: say whom it is for.`,
  dropped: (titles: readonly string[]) => `I do not propose ${titles.map(quotedTitle).join(', ')} any more.`,
  tooFar: 'No due date can be so far away.',
  orNew: 'Or is it something new?',
  anotherSo: (title: string) => `For a new task of that name say ${quotedTitle(`Create a task: ${oneLine(title)}`)}.`,
  createSeveral: (count: number, noRoom: number, leftOut: readonly Person[] = []) => {
    const question = count === 1 ? 'Shall I create this task?' : `Shall I create these ${count} tasks?`;
    const rest = noRoom === 0 ? '' : ` ${noRoom} more had no room: please send them afterwards.`;
    return `${question}${rest}${oneLead(leftOut)}`;
  },
  noRepetition: QUICK_ADD_MESSAGES.repetition,
  status: (title: string, status: TaskStatus) =>
    `Shall I change ${quotedTitle(title)} to ${TASK_STATUS_LABELS[status]}?`,
  priority: (title: string, priority: TaskPriority) =>
    `Shall I change the priority of ${quotedTitle(title)} to ${TASK_PRIORITY_LABELS[priority]}?`,
  isDueThen: (title: string) => `${quotedTitle(title)} is due then already.`,
  isSo: (title: string, label: string) => `${quotedTitle(title)} is ${label} already.`,
  subtask: (title: string) =>
    `Subtasks are added in the task itself: open ${quotedTitle(title)} and press “Add Subtask”.`,
  yoursAnyway: (title: string) => `${quotedTitle(title)} is yours: all tasks of a personal account are.`,
  complete: (title: string) => `Shall I complete ${quotedTitle(title)}?`,
  postpone: (title: string) => `Shall I move the due date of ${quotedTitle(title)}?`,
  assign: (title: string, name: string, leftOut: readonly Person[] = []) =>
    `Shall I assign ${quotedTitle(title)} to ${name}?${oneLead(leftOut)}`,
  /** Whom somebody is to replace has nothing to give away. */
  otherLead: (title: string, replaced: string, lead: string, name: string) =>
    `${quotedTitle(title)} is led by ${lead}, not by ${replaced}. Shall I assign it to ${name} all the same?`,
  elsewhere: (title: string) => `I cannot do that from here: open ${quotedTitle(title)}.`,
  undate: (title: string) => `Shall I take the due date of ${quotedTitle(title)} away?`,
  isUndated: (title: string) => `${quotedTitle(title)} has no due date.`,
  /** The latest, of which a task has only a few with it. */
  comments: ({ title, comments, commentCount }: Task, told: Told) => {
    if (commentCount === 0) return `There are no comments on ${quotedTitle(title)}.`;
    const lines = comments.map(
      ({ content, createdAt, author }) =>
        `- ${momentInWords(new Date(createdAt), told.now, told)}, ${author.name}: ${cutText(oneLine(content), 200)}`,
    );
    const latest = comments.length < commentCount ? `, the latest ${comments.length}` : '';
    return `${formatCount(commentCount, 'comment')} on ${quotedTitle(title)}${latest}:\n${lines.join('\n')}`;
  },
  origin: ({ title, createdAt, assigner }: Task, told: Told) => {
    const when = `${quotedTitle(title)} was created ${momentInWords(new Date(createdAt), told.now, told)}`;
    return `${when}${assigner === null ? '' : `, and assigned by ${assigner.name}`}. Task Updates says who did what.`;
  },
  gone: 'That task is not there any more.',
  leftOut: (count: number) =>
    `${formatCount(count, 'more part')} of your message had no room: please send ${count === 1 ? 'it' : 'them'} afterwards.`,
  notUnderstood: (text: string) => `I did not understand ${quotedTitle(cutText(text, 80))}.`,
  coAssign: (title: string, name: string) =>
    `Co-assignees are added and removed in the task itself: open ${quotedTitle(title)}, and find ${name} under “Co-assignees”.`,
  comment: (title: string) => `Shall I add this comment to ${quotedTitle(title)}?`,
  notAllowed: (title: string, assigner: string | null) =>
    `You may see ${quotedTitle(title)}, but not do this with it.${assigner === null ? '' : ` Ask ${assigner}, who assigned it.`}`,
  whenTo: (title: string) =>
    `To when shall ${quotedTitle(title)} move? For example: “Postpone ${oneLine(title)} to Friday”.`,
  toWhom: (title: string) => `To whom shall ${quotedTitle(title)} go? I found nobody of that name whom you can assign.`,
  whichPerson: (title: string, people: readonly Person[]) =>
    `To whom shall ${quotedTitle(title)} go? ${people.length} people may be meant.`,
  sharedName: (people: readonly Person[]) => {
    const names = [...new Set(people.map(({ name }) => name))];
    const named = names.slice(0, MOST_NAMED).join(', ');
    return `${formatCount(people.length, 'person', 'people')} may be meant: ${named}${names.length > MOST_NAMED ? ' and more' : ''}. Please say the whole name, or choose in the task itself.`;
  },
  which: 'Several tasks fit. Which one do you mean?',
  /** @param about the words that name it; null where they are none that stand together */
  noTask: (about: string | null, nearest: number) => {
    const none =
      about === null ? 'I found no task for that.' : `I found no task for ${quotedTitle(cutText(about, 80))}.`;
    if (nearest === 0) return none;
    return `${none} ${nearest === 1 ? 'Do you mean this one?' : 'Do you mean one of these?'}`;
  },
  changes: (title: string, updates: readonly TaskUpdate[], told: Told): string =>
    updates.length === 0
      ? `Nothing has changed on ${quotedTitle(title)}.`
      : `On ${quotedTitle(title)}:\n${updates.map((update) => changeLine(update, told)).join('\n')}`,
} as const;

/** Of people who share a name. */
const MOST_NAMED = 5;

/** Who was named as well. */
function oneLead(leftOut: readonly Person[]): string {
  if (leftOut.length === 0) return '';
  const names = leftOut.map(({ name }) => name).join(', ');
  return ` A task has one lead, so ${names} ${leftOut.length === 1 ? 'is' : 'are'} left out.`;
}

/** When and where it is read, and whether it says whose each task is. */
interface Told extends WrittenFor {
  now: Date;
  withPeople?: boolean;
}

function lineOf({ title, status, dueDate, assigneeName }: Named, { now, withPeople, ...writtenFor }: Told): string {
  const due = dueDate === null ? null : dueInWords(dueDate, status, now, writtenFor);
  const parts = [oneLine(title), TASK_STATUS_LABELS[status], due, withPeople ? assigneeName : null];
  return `- ${parts.filter((part) => part !== null).join(' · ')}`;
}

function changeLine({ description, createdAt, user }: TaskUpdate, { now, ...writtenFor }: Told): string {
  return `- ${momentInWords(new Date(createdAt), now, writtenFor)}: ${oneLine(description)}${user ? ` (${user.name})` : ''}`;
}

function day(date: Date, { timeZone, english }: WrittenFor): string {
  return new Intl.DateTimeFormat(english, { timeZone, dateStyle: 'medium' }).format(date);
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

function dueWords(due: AskedFor<Person>['due'], writtenFor: WrittenFor): string {
  if (due === null) return '';
  if (typeof due === 'string') return DUE_WORDS[due];
  const { from, to } = due;
  // The end is the beginning of the next day.
  const last = to && day(new Date(to.getTime() - 1), writtenFor);
  if (from === null) return `due by ${last}`;
  const first = day(from, writtenFor);
  if (last === null) return `due from ${first}`;
  return first === last ? `due on ${last}` : `due from ${first} to ${last}`;
}

/** 'Tasks in progress', but 'completed tasks' */
const SAID_BEHIND = new Set<TaskStatus>(['TODO', 'IN_PROGRESS', 'ON_HOLD']);

/**
 * Which tasks were looked for, in words.
 *
 * @param how withOverdue: those due today were looked for together with what is overdue; seesAll: there are no such tasks
 *   that are not seen
 */
export function saidOf(
  { due, statuses, priority, assignee, isCreatedByMe, search, isArchived }: AskedFor<Person>,
  writtenFor: WrittenFor,
  { withOverdue, seesAll }: { withOverdue: boolean; seesAll: boolean },
): Said {
  const names = statuses.map((status) => TASK_STATUS_LABELS[status].toLowerCase());
  const parts = [
    priority === null ? '' : `of ${TASK_PRIORITY_LABELS[priority].toLowerCase()} priority`,
    withOverdue ? 'due today or overdue' : dueWords(due, writtenFor),
    // Their own list has what they help with, too; of others only what they lead is looked for.
    assignee === null ? '' : assignee === 'me' ? 'assigned to you' : `led by ${assignee.name}`,
    isCreatedByMe ? 'created by you' : '',
    search === null ? '' : `with “${search}”`,
  ];
  const mayBeMore = !seesAll && assignee !== 'me' && !isCreatedByMe;
  const ofStatus = statuses.length === OPEN_STATUSES.length ? 'open' : names.join(' or ');
  const isBehind = statuses.some((status) => SAID_BEHIND.has(status)) && ofStatus !== 'open';
  const rest = parts.filter((part) => part !== '');
  const state = isBehind ? '' : ofStatus;
  // 'Overdue tasks led by Nora', but 'open tasks overdue'
  const isOfOverdue = due === 'overdue' && state === 'open' && rest.length > 1;
  const behind = [isBehind ? ofStatus : '', ...rest.filter((part) => !isOfOverdue || part !== DUE_WORDS.overdue)];
  return {
    state: `${isArchived ? 'archived ' : ''}${isOfOverdue ? 'overdue' : state}`.trim(),
    rest: `${behind.filter((part) => part !== '').join(', ')}${mayBeMore ? ' that you can see' : ''}`.trim(),
  };
}
