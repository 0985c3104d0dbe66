import type { Reading } from './calendar.ts';
import { findDues, surest } from './find-due.ts';
import type { Person } from './people.ts';
import type { Question } from './question.ts';
import { readQuestion } from './read-question.ts';
import { fold } from './words.ts';

/** What was said just before: the line, and how many tasks its answer named. */
export interface SaidBefore {
  line: string;
  tasks: number;
}

/** Which of the tasks named before a line is about, counted from 0; all of them where it says 'it' or 'them'. */
export type Shown = { kind: 'one'; position: number } | { kind: 'it' } | { kind: 'each' };

/** What a line asks for; `shown` where it points back instead of naming its task. */
export interface ReadLine<P extends Person> {
  question: Question<P>;
  shown: Shown | null;
}

/**
 * What a message of the chat asks for, with what was said before it: a change for each of its parts ('move the rota to Friday
 * and give it to Nora'), of which a later one may point back to the one before.
 *
 * @param before null at the beginning of a conversation
 */
export function readMessage<P extends Person>(
  message: string,
  people: readonly P[],
  reading: Reading,
  before: SaidBefore | null,
): ReadLine<P>[] {
  const ask = (line: string) => readQuestion(line, people, reading);
  return severalChanges(message, ask, before) ?? [readLine(message, ask, before, reading)];
}

/** Reads a line for itself. */
type Ask<P extends Person> = (line: string) => Question<P>;

function readLine<P extends Person>(
  line: string,
  ask: Ask<P>,
  before: SaidBefore | null,
  reading: Reading,
): ReadLine<P> {
  const alone = ask(line);
  const back = before && (pointingBack(line, alone, ask, before) ?? answered(line, alone, ask, before, reading));
  return back ?? alonePointing(alone, before);
}

/** 'Postpone by two days' names no task: it is about the one named before. */
function alonePointing<P extends Person>(question: Question<P>, before: SaidBefore | null): ReadLine<P> {
  const isUnnamed = (question.kind === 'postpone' || question.kind === 'assign') && question.about === '';
  if (!isUnnamed) return { question, shown: null };
  if (before !== null && before.tasks > 0) return { question, shown: { kind: 'it' } };
  return { question: { kind: 'incomplete', what: question.kind }, shown: null };
}

/** Stands in a line for what points back, where a task could be named; no task is called so. */
const MARK = 'shownbefore';

const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERED = new Map([
  ...NUMBERS.map((word, position): [string, number] => [word, position]),
  ...['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'].map((word, position): [string, number] => [
    word,
    position,
  ]),
  ['erste', 0],
  ['zweite', 1],
  ['dritte', 2],
  ['primera', 0],
  ['segunda', 1],
  ['tercera', 2],
  ['premiere', 0],
  ['deuxieme', 1],
  ['troisieme', 2],
]);
const LAST = new Set(['last', 'letzte', 'ultima', 'derniere']);
const ORDINAL = [...NUMBERED.keys(), ...LAST].join('|');
const POINTERS: readonly (readonly [RegExp, (word: string, tasks: number) => Shown])[] = [
  [
    new RegExp(
      `\\b(?:(?:the|die|das|der|den|la|le) )?(${ORDINAL})(?: (?:one|task|aufgabe|tarea|tache))?\\b|(?:\\bnumber |\\bnr\\.? ?|#)(10|[1-9])\\b`,
      'dg',
    ),
    (word, tasks) => ({ kind: 'one', position: positionOf(word, tasks) }),
  ],
  [/\b(?:both(?: of them)?|all of them|them|these(?: tasks)?|those(?: tasks)?|beide)\b/dg, () => ({ kind: 'each' })],
  [
    /\b(?:(?:this|that|the same) (?:one|task)|the (?:task|one)|it|that|this|es|diese aufgabe|die aufgabe|la tarea|esta tarea|la tache|cette tache)\b(?! (?:week|weekend|month|quarter|year|morning|afternoon|evening|day|time)\b)/dg,
    () => ({ kind: 'it' }),
  ],
];

function positionOf(word: string, tasks: number): number {
  if (LAST.has(word)) return tasks - 1;
  return NUMBERED.get(word) ?? Number(word) - 1;
}

/** What may follow a line that only says which task is meant. */
const ONLY_POINTS =
  /^(?:(?:no|nope|i mean|i meant|and|not that|rather|nein|und|non|et|y)\b[\s,]*)*shownbefore[\s.!?,]*$/;

/** The line read with the task that it points to where its name would stand; null where it points to none. */
function pointingBack<P extends Person>(
  line: string,
  question: Question<P>,
  ask: Ask<P>,
  before: SaidBefore,
): ReadLine<P> | null {
  if (before.tasks === 0 || !MAY_POINT.has(question.kind)) return null;
  for (const { shown, start, end } of pointersIn(line, before.tasks)) {
    const pointer = line.slice(start, end);
    // 'It's done' is said of it as 'it is done' is.
    const rest = line.slice(end).replace(/^['’]s\b/, ' is');
    const marked = `${line.slice(0, start)}${MARK}${rest}`;
    if (ONLY_POINTS.test(fold(marked))) {
      const asked = ask(before.line);
      return { question: 'about' in asked ? asked : { kind: 'summary', about: pointer }, shown };
    }
    const read = ask(marked);
    // 'It smells of burning' tells of it in words that name nothing else.
    if (read.kind === 'about' && (fold(read.named) === MARK || (start === 0 && question.kind !== 'tasks'))) {
      return { question: { ...read, text: line, named: pointer, otherwise: question }, shown };
    }
    if ('about' in read && fold(read.about) === MARK) return { question: { ...read, about: pointer }, shown };
  }
  return null;
}

/** A line that is read as one of these for itself may be read otherwise for what was said before. */
const MAY_POINT = new Set<Question<Person>['kind']>(
  'tasks complete status priority comment subtask summary changes postpone assign about incomplete several press unknown'.split(
    ' ',
  ) as Question<Person>['kind'][],
);

interface Pointer {
  shown: Shown;
  start: number;
  end: number;
}

/** The words that may point to a task named before, those that say most first. */
function pointersIn(line: string, tasks: number): Pointer[] {
  const folded = fold(line);
  return POINTERS.flatMap(([pattern, shownBy]) =>
    [...folded.matchAll(pattern)].map((match): Pointer => {
      const [start, end] = match.indices?.[0] ?? [0, 0];
      return { shown: shownBy(match[1] ?? match[2] ?? '', tasks), start, end };
    }),
  )
    .filter(({ shown }) => shown.kind !== 'one' || (shown.position >= 0 && shown.position < tasks))
    .slice(0, MOST_POINTERS);
}

const MOST_POINTERS = 4;

/** What a question of the chat was answered with: to when, to whom, which task. */
function answered<P extends Person>(
  line: string,
  question: Question<P>,
  ask: Ask<P>,
  before: SaidBefore,
  reading: Reading,
): ReadLine<P> | null {
  if (!MAY_ANSWER.has(question.kind) || line.trim().split(/\s+/).length > MOST_OF_AN_ANSWER) return null;
  const asked = ask(before.line);
  const said = line.trim().replace(NOT_SO, '');
  // Once the answer has named the one task, it need not be looked for again.
  const shown: Shown | null = before.tasks === 1 ? { kind: 'it' } : null;
  if (asked.kind === 'postpone') {
    // 'No, Monday' corrects the day, and answers the question to when.
    const day = surest(findDues(said, reading));
    const others = day === null ? said : fold(said.slice(0, day.start) + said.slice(day.end));
    if (others.replace(AROUND_A_DAY, '') !== '') return null;
    const moved = ask(`postpone ${asked.about} to ${said}`);
    const isMoved = moved.kind === 'postpone' && moved.move !== null;
    return isMoved ? { question: { ...moved, about: asked.about }, shown } : null;
  }
  if (asked.kind === 'assign') {
    const given = ask(`assign ${MARK} to ${said.replace(/^to\s/i, '')}`);
    const assignee = given.kind === 'assign' ? given.assignee : null;
    return assignee === null ? null : { question: { ...asked, assignee }, shown };
  }
  if (asked.kind !== 'incomplete') return null;
  const whole = `${before.line.trim().replace(/[\s.?!:]+$/, '')}${asked.what === 'create' ? ': ' : ' '}${said}`;
  const read = ask(whole);
  if (read.kind === 'incomplete' || read.kind === 'unknown') return null;
  return pointingBack(whole, read, ask, before) ?? { question: read, shown: null };
}

const MOST_OF_AN_ANSWER = 8;
const MAY_ANSWER = new Set<Question<Person>['kind']>(['tasks', 'about', 'unknown', 'cannot', 'create']);
const NOT_SO = /^(?:(?:no|nope|sorry|i mean|i meant|rather|better|make (?:it|that)|nein|lieber)\b[\s,]*)+/i;
const AROUND_A_DAY = /\b(?:to|on|at|by|the|instead|then|please|auf|am|um)\b|[\s.,!?]+/g;

/** Between two changes of one message. */
const BETWEEN = /[,;.]?\s+(?:and then|and also|and|then|also|und|dann|y|et)\s+|[;.]\s+|,\s+/g;
const MOST_CHANGES = 3;

/** A change for each part; null where any part is none, as in 'move bread and butter to Friday'. */
function severalChanges<P extends Person>(
  message: string,
  ask: Ask<P>,
  before: SaidBefore | null,
): ReadLine<P>[] | null {
  const parts = message.trim().split(BETWEEN);
  if (parts.length < 2 || parts.length > MOST_CHANGES || message.includes('\n')) return null;
  const lines = parts.map((part, at): ReadLine<P> => {
    const alone = ask(part);
    // A later one may point to the task of the one before.
    const named = at === 0 ? before : { line: parts[at - 1] ?? '', tasks: 1 };
    return (named && pointingBack(part, alone, ask, named)) ?? alonePointing(alone, named);
  });
  const [first] = lines;
  const areChanges = lines.every(({ question, shown }) => {
    if (isChange(question)) return true;
    // 'Move the labels to Friday and the rota to Monday'
    return first?.question.kind === 'postpone' && question.kind === 'about' && question.move !== null && shown === null;
  });
  return areChanges ? lines.map(asMove) : null;
}

/** Whether it says all of a change. */
function isChange(question: Question<Person>): boolean {
  if (question.kind === 'postpone') return question.move !== null;
  if (question.kind === 'assign') return question.assignee !== null;
  return question.kind === 'complete' || question.kind === 'status' || question.kind === 'priority';
}

function asMove<P extends Person>({ question, shown }: ReadLine<P>): ReadLine<P> {
  if (question.kind !== 'about') return { question, shown };
  return { question: { kind: 'postpone', about: question.named, move: question.move }, shown };
}
