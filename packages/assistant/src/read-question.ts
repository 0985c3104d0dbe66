import { OPEN_STATUSES, type TaskPriority, type TaskStatus } from '@taskwell/contract/labels';
import { dayAround, type Reading } from './calendar.ts';
import { findDues, surest } from './find-due.ts';
import { nameFinder, type Person } from './people.ts';
import { fold } from './words.ts';

/** From an instant, and before one; null where it has no such end. */
export interface DueSpan {
  from: Date | null;
  to: Date | null;
}

/** Which tasks are asked for; what is left out does not narrow them down. */
export interface AskedFor<P extends Person> {
  due: 'overdue' | 'due-today' | 'due-this-week' | 'due-this-month' | 'no-due-date' | DueSpan | null;
  /** Empty for all. */
  statuses: TaskStatus[];
  priority: TaskPriority | null;
  assignee: P | 'me' | null;
  search: string | null;
}

/** What somebody wants to know or to have done; `about` are the words that name a task. */
export type Question<P extends Person> =
  | { kind: 'tasks'; isCount: boolean; askedFor: AskedFor<P> }
  | { kind: 'summary'; about: string }
  | { kind: 'changes'; about: string }
  | { kind: 'complete'; about: string }
  | { kind: 'create'; text: string }
  | { kind: 'postpone'; about: string; dueDate: Date | null }
  | { kind: 'assign'; about: string; assignee: P | null }
  | { kind: 'comment'; about: string; content: string }
  | { kind: 'unknown' };

const POLITE =
  /^(?:please|pls|hey|hi|hello|ok|can you|could you|would you|will you|i want (?:you )?to|i would like (?:you )?to|i'd like to|let's)\b[\s,]*/;
const OF_TASK = '(?:the |my |our |this )?(?:tasks? )?';
const CREATE =
  /^(?:(?:create|add|make|open|new|note)(?: me)?(?: a| an| the)?(?: new)? ?(?:task|to-?do|ticket|reminder)s?\b(?: (?:to|for|called|named|saying|that))?\s?[:,]?|remind (?:me|us) to|i need to remember to)\s?/;
const SUMMARY = new RegExp(
  `\\b(?:summari[sz]e|summary (?:of|for)|sum up|tell me (?:more )?about|describe|what is the (?:status|state) of|how is|details (?:of|on))\\s${OF_TASK}`,
);
const CHANGES = new RegExp(
  `\\b(?:what(?:'s| has| is| was)? (?:changed|new|happened)|history|updates?|changes)\\b(?: recently| today| lately)?\\s(?:on|to|with|in|at|about|of|for)\\s${OF_TASK}`,
);
const SEARCH =
  /^(?:search|find|look)(?: me)?(?: for)?(?: (?:all )?tasks?)?(?: (?:about|with|for|containing|on))?\s|\btasks (?:about|mentioning|containing|with the words?)\s/;
const COMPLETE = new RegExp(
  `^(?:complete|finish|close|tick off|check off|i (?:have |'ve )?(?:finished|completed|done)|mark)\\s${OF_TASK}`,
);
const POSTPONE = new RegExp(
  `^(?:postpone|move|reschedule|delay|push(?: back)?|defer|shift|set the due date of)\\s${OF_TASK}`,
);
const ASSIGN = new RegExp(`^(?:re)?(?:assign|give|hand|delegate)(?: over)?\\s${OF_TASK}`);
const COMMENT = new RegExp(`^(?:add (?:a )?comment|comment|note|write)(?: (?:on|to|under|at))?\\s${OF_TASK}`);

/**
 * What a line of the chat asks for. It says only that: whoever answers it decides what may be seen and proposed.
 *
 * @param people those a name may mean
 */
export function readQuestion<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  const line = message.trim().replace(/\s+/g, ' ');
  const start = POLITE.exec(fold(line))?.[0].length ?? 0;
  const said = line.slice(start);
  const folded = fold(said);
  const after = (pattern: RegExp): string | null => {
    const match = pattern.exec(folded);
    const rest = match === null ? '' : said.slice(match.index + match[0].length).replace(/[\s?!.]+$/, '');
    return rest.trim() === '' ? null : rest.trim().replace(/^["“']|["”']$/g, '');
  };
  const text = after(CREATE);
  if (text !== null && CREATE.exec(folded)?.index === 0) return { kind: 'create', text };
  const comment = after(COMMENT);
  const parts = comment === null ? null : /^(.{2,80}?)\s?:\s(.+)$/.exec(comment);
  if (parts) return { kind: 'comment', about: parts[1] ?? '', content: parts[2] ?? '' };
  const completed = after(COMPLETE);
  if (completed !== null)
    return { kind: 'complete', about: completed.replace(/\s(?:as )?(?:done|completed?|finished)$/i, '') };
  const postponed = after(POSTPONE);
  if (postponed !== null) return readPostponed(postponed, reading);
  const assigned = after(ASSIGN);
  if (assigned !== null) return readAssigned(assigned, people);
  const changes = after(CHANGES);
  if (changes !== null) return { kind: 'changes', about: changes };
  const summary = after(SUMMARY);
  if (summary !== null) return { kind: 'summary', about: summary };
  const search = after(SEARCH);
  return readFilters(said, search, people, reading);
}

function readPostponed<P extends Person>(text: string, reading: Reading): Question<P> {
  const due = surest(findDues(text, reading));
  const about = due === null ? text : `${text.slice(0, due.start)} ${text.slice(due.end)}`;
  return {
    kind: 'postpone',
    about: about.replace(/\s(?:to|until|by|till|for)?\s*$/i, '').trim(),
    dueDate: due?.value ?? null,
  };
}

function readAssigned<P extends Person>(text: string, people: readonly P[]): Question<P> {
  const mentions = nameFinder(people).find(text);
  const isRecipient = ({ start, end }: { start: number; end: number }) =>
    start === 0 || (/\sto\s(?:\S+\s)?$/i.test(text.slice(0, start)) && /^[\s.!]*$/.test(text.slice(end)));
  const recipient = mentions.findLast(isRecipient);
  if (recipient === undefined) {
    // Somebody of whom nobody has the name, such as 'to Bobby' or 'to Bob Bolt'.
    return { kind: 'assign', about: text.replace(/\s(?:over )?to\s\S+(?:\s\p{Lu}\S*)?$/u, '').trim(), assignee: null };
  }
  const about =
    recipient.start === 0
      ? text.slice(recipient.end)
      : text.slice(0, recipient.start).replace(/\s(?:over )?to\s.*$/i, '');
  return { kind: 'assign', about: about.trim(), assignee: recipient.person };
}

const STATUS_WORDS: readonly (readonly [RegExp, TaskStatus[]])[] = [
  [/\b(?:in progress|under way|ongoing|being worked on)\b/, ['IN_PROGRESS']],
  [/\b(?:on hold|paused|blocked|waiting)\b/, ['ON_HOLD']],
  [/\b(?:completed?|done|finished|closed)\b/, ['COMPLETED']],
  [/\bcancell?ed\b/, ['CANCELLED']],
  [/(?<!\b(?:have|has|need|needs|got|what) )\b(?:to ?do|not started)\b(?! (?:today|this|next|i\b))/, ['TODO']],
];
const ABOUT_TASKS =
  /\b(?:tasks?|to-?dos?|overdue|late|due|open|deadlines?|how many|what (?:do|should|have) i|my (?:day|week|work)|workload|on my plate|assigned|who|list|show|urgent|aufgaben|tareas|taches)\b/;

function readFilters<P extends Person>(
  said: string,
  search: string | null,
  people: readonly P[],
  reading: Reading,
): Question<P> {
  const folded = fold(said);
  if (search === null && !ABOUT_TASKS.test(folded)) return { kind: 'unknown' };
  const due = dueAskedFor(folded) ?? spanAskedFor(said, folded, reading);
  const statuses = STATUS_WORDS.filter(([pattern]) => pattern.test(folded)).flatMap(([, found]) => found);
  const isAll = statuses.length === 0 && /\b(?:all|total|altogether|in total)\b/.test(folded);
  const named = nameFinder(people).find(said)[0]?.person ?? null;
  const isMine = /\b(?:my|me|mine|i|i'm|myself)\b/.test(folded.replace(/\b(?:show|give|tell|find) me\b/g, ''));
  return {
    kind: 'tasks',
    isCount: /\b(?:how many|count|number of|wie viele|cuantas|combien)\b/.test(folded),
    askedFor: {
      due: search === null ? due : null,
      statuses: search === null && statuses.length === 0 && !isAll ? [...OPEN_STATUSES] : statuses,
      priority: priorityAskedFor(folded),
      assignee: named ?? (isMine && search === null ? 'me' : null),
      search,
    },
  };
}

/** 'due tomorrow', 'due after 24 December', 'due by Friday': whole days of the caller. */
function spanAskedFor(said: string, folded: string, reading: Reading): DueSpan | null {
  if (!/\b(?:due|deadlines?|fallig)\b/.test(folded)) return null;
  const found = surest(findDues(said, reading));
  if (found === null) return null;
  const words = folded.slice(Math.max(0, found.start - 15), found.end);
  const { from, to } = dayAround(found.value, reading.timeZone);
  if (/\b(?:after|later than|from|nach|ab)\s/.test(words)) return { from: to, to: null };
  if (/\bbefore\s/.test(words)) return { from: null, to: from };
  if (/\b(?:by|until|till|bis)\s/.test(words)) return { from: null, to };
  return { from, to };
}

function dueAskedFor(folded: string): AskedFor<Person>['due'] {
  if (/\b(?:overdue|late|past due|missed|uberfallig|atrasad\w+|en retard)\b/.test(folded)) return 'overdue';
  if (/\b(?:today|my day|heute|hoy|aujourd'hui)\b/.test(folded)) return 'due-today';
  if (/\b(?:week|7 days|woche|semana|semaine)\b/.test(folded)) return 'due-this-week';
  if (/\b(?:month|monat|mes|mois)\b/.test(folded)) return 'due-this-month';
  return /\b(?:no|without(?: a)?) (?:due date|deadline)s?\b/.test(folded) ? 'no-due-date' : null;
}

function priorityAskedFor(folded: string): TaskPriority | null {
  if (/\burgent\b/.test(folded)) return 'URGENT';
  const level = /\b(high|medium|low)(?:[- ]?prio(?:rity)?)\b/.exec(folded)?.[1];
  return level === undefined ? null : (level.toUpperCase() as TaskPriority);
}
