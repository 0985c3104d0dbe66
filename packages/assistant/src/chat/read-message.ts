import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { type WithFurther, withFurther } from './further-changes.ts';
import { protectedLine } from './protected-words.ts';
import type { Question } from './question.ts';
import { readQuestion } from './read-question.ts';
import { pointersIn, type Shown } from './shown-tasks.ts';

/** What was said just before: the line, how many tasks its answer named, and how many the list above it has. */
export interface SaidBefore {
  line: string;
  tasks: number;
  /** Where it is not those. */
  list?: number;
}

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
 * @param titles of tasks that the message may name word for word
 */
export function readMessage<P extends Person>(
  message: string,
  people: readonly P[],
  reading: Reading,
  before: SaidBefore | null,
  titles: readonly string[] = [],
): ReadLine<P>[] {
  const { line, restored } = protectedLine(message, titles, people, reading);
  const ask = (each: string) => {
    const own = protectedLine(each, titles, people, reading);
    return own.restored(readQuestion(own.line, people, reading));
  };
  return restored(readLines(line, people, reading, before, ask));
}

function readLines<P extends Person>(
  message: string,
  people: readonly P[],
  reading: Reading,
  before: SaidBefore | null,
  ask: Ask<P>,
): ReadLine<P>[] {
  const corrected = withoutMistake(message, reading);
  const said = before === null ? corrected : namedBefore(withoutLeadIn(corrected), before.line, people);
  return (
    severalChanges(said, ask, before) ??
    changedWithMore(said, ask, before, reading) ?? [readLine(said, ask, before, reading)]
  );
}

/** 'Give the rota to Nora by Friday, urgent': each of the changes of one task; null for a line of one, or of none. */
function changedWithMore<P extends Person>(
  message: string,
  ask: Ask<P>,
  before: SaidBefore | null,
  reading: Reading,
): ReadLine<P>[] | null {
  const said: WithFurther['further'][] = [];
  for (let rest = message; said.length < MOST_FURTHER; ) {
    const found = withFurther(rest, reading);
    if (found === null) return null;
    said.unshift(found.further);
    rest = found.line;
    const read = readLine(rest, ask, before, reading);
    const { question, shown } = read;
    const isGiven = question.kind === 'assign' && question.alike.length > 0;
    if ('about' in question && (isGiven || (isChange(question) && question.kind !== 'complete'))) {
      return [read, ...said.map((each) => ({ question: { ...each, about: question.about }, shown }))];
    }
  }
  return null;
}

/** A date and a priority. */
const MOST_FURTHER = 2;

/** 'Assign it to her' and 'let him do it', where the line before named one person. */
function namedBefore(message: string, line: string, people: readonly Person[]): string {
  const pattern = [TO_SOMEBODY, SOMEBODY_DOES].find((each) => each.test(message));
  if (pattern === undefined) return message;
  const [only, ...others] = new Set(
    nameFinder(people)
      .find(line)
      .map(({ person }) => person.name),
  );
  return only === undefined || others.length > 0 ? message : message.replace(pattern, `$1${only}$2`);
}

const TO_SOMEBODY =
  /\b((?:to|for) )(?:her|him)(?: (?:then|instead|again))?([\s.!?]*|,? (?:by|on|for|until|due|today|tomorrow|urgent)\b.*)$/i;
const SOMEBODY_DOES =
  /^((?:(?:let|can|could|will|would|should|have) )?)(?:s?he|him|her)( (?:should |can |will |must |could |has to |is to )?(?:do|does|takes?|handles?|gets?)(?: over)? (?:it|this|that)\b.*)$/i;

/** 'Photos to Sunday, no, Monday': what comes last is meant. */
function withoutMistake(message: string, reading: Reading): string {
  const [whole, said = '', instead = ''] = CORRECTED.exec(message) ?? [];
  const day = whole === undefined ? null : surest(findDues(said, reading));
  if (day === null || !day.hasDay || day.end < said.length || !isDay(instead, reading)) return message;
  return `${said.slice(0, day.start).trimEnd()} ${instead}`;
}

const CORRECTED =
  /^(\S.*?),? (?:no|sorry|wait|i mean|i meant|or rather|rather|nein|non|->|=>|→),? (?:to |on |by )?(\S.*)$/i;

/** 'And make it urgent', 'no wait, Tuesday': what leads from the line before to this one says nothing of its own. */
function withoutLeadIn(message: string): string {
  const said = message.trim().replace(LEAD_IN, '');
  return said === '' ? message : said;
}

const LEAD_IN =
  /^(?:(?:(?:no|nope|nein|non)(?=[,.!]|\s(?:wait|sorry|i|make|to|for|the|on|at|number|not|re-?open|complete|give|assign|move|change|set|put)\b)|(?:oh|hmm?|wait|hold on|stop|sorry|actually|i mean|i meant|rather|better|instead|and|also|then|so|but|doch|lieber|und|dann|auch|y|luego|et|puis|alors|plutot|mejor)(?=[\s,.!]))[\s,.!]*)+/i;

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

/** 'Postpone by two days' and 'asígnalo a Nora' name no task: they are about the one named before. */
function alonePointing<P extends Person>(question: Question<P>, before: SaidBefore | null): ReadLine<P> {
  if (!('about' in question) || !UNNAMED.test(question.about)) return { question, shown: null };
  if (before !== null && before.tasks > 0) return { question, shown: { kind: 'it' } };
  const isAsked = question.kind === 'postpone' || question.kind === 'assign';
  return { question: isAsked ? { kind: 'incomplete', what: question.kind } : question, shown: null };
}

const UNNAMED = /^(?:it)?$/;

/** Stands in a line for what points back, where a task could be named; no task is called so. */
const MARK = 'shownbefore';

/** What may follow a line that only says which task is meant. */
const ONLY_POINTS = /^(?:not that[\s,]+)?shownbefore(?: (?:please|instead|too|as well|auch|aussi|tambien))?[\s.!?,]*$/;

/** The line read with the task that it points to where its name would stand; null where it points to none. */
function pointingBack<P extends Person>(
  line: string,
  question: Question<P>,
  ask: Ask<P>,
  before: SaidBefore,
): ReadLine<P> | null {
  if (before.tasks === 0) return null;
  const unnamed = partOfIt(line);
  if (unnamed !== null) return { question: unnamed, shown: { kind: 'it' } };
  const untold = isUntold(question, line);
  if (!(untold || MAY_POINT.has(question.kind))) return null;
  for (const { shown, start, end } of pointersIn(line, before.tasks, before.list)) {
    const pointer = line.slice(start, end);
    // 'It's done' is said of it as 'it is done' is.
    const rest = line.slice(end).replace(/^['’]s\b/, ' is');
    const marked = `${line.slice(0, start)}${MARK}${rest}`;
    if (ONLY_POINTS.test(fold(marked))) {
      const asked = ask(before.line);
      return { question: 'about' in asked ? asked : { kind: 'summary', about: pointer }, shown };
    }
    const read = ask(marked);
    // 'Make it Monday'
    if ('about' in read && fold(read.about) === MARK && read.kind === 'postpone' && isChange(read))
      return { question: { ...read, about: pointer }, shown };
    // 'Share it with Nora', 'archive it'
    if (untold && VERB_AND_MARK.test(fold(marked))) {
      return { question: { kind: 'elsewhere', about: pointer }, shown };
    }
    // 'It smells of burning' tells of it in words that name nothing else.
    if (read.kind === 'about' && (fold(read.named) === MARK || (start === 0 && question.kind !== 'tasks'))) {
      return { question: { ...read, text: line, named: pointer, otherwise: question }, shown };
    }
    if ('about' in read && fold(read.about) === MARK) return { question: { ...read, about: pointer }, shown };
  }
  return null;
}

/** Whether a verb alone makes the line a new task: nobody has said so. */
function isUntold(question: Question<Person>, line: string): boolean {
  const created = question.kind === 'about' ? question.otherwise : question;
  return created.kind === 'create' && created.text.trim() === line.trim();
}

const VERB_AND_MARK = /^\S+ shownbefore\b/;

/** 'Add a comment: called, no answer', 'add subtask print it': of the task named before. */
function partOfIt(
  line: string,
): { kind: 'comment'; about: string; content: string } | { kind: 'subtask'; about: string } | null {
  const content = /^(?:add|write|leave) (?:a )?(?:comment|note)\s?:\s?(\S.*)$/is.exec(line.trim())?.[1];
  if (content !== undefined) return { kind: 'comment', about: '', content };
  return /^(?:add|create) (?:a )?(?:new )?sub-?task\b(?!.{0,60}\b(?:to|for|on|under|in) (?:the )?\w)/i.test(line.trim())
    ? { kind: 'subtask', about: '' }
    : null;
}

/** A line that is read as one of these for itself may be read otherwise for what was said before. */
const MAY_POINT = new Set<Question<Person>['kind']>(
  'tasks complete status priority comment subtask summary changes postpone assign about incomplete several press unknown'.split(
    ' ',
  ) as Question<Person>['kind'][],
);

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
  const said = withoutDenied(line.trim());
  // Once the answer has named the one task, it need not be looked for again.
  const shown: Shown | null = before.tasks === 1 ? { kind: 'it' } : null;
  // 'Which one do you mean?'
  if (before.tasks > 1 && isChangeOf(asked) && (question.kind === 'about' || question.kind === 'unknown')) {
    const isName = question.kind === 'unknown' || (!question.isAsked && question.move === null);
    if (isName && said.split(/\s+/).length <= MOST_OF_A_NAME) {
      return { question: { ...asked, about: said.replace(/[\s.!?]+$/, '') }, shown: null };
    }
  }
  if (asked.kind === 'create' && saysOnly(said, reading)) {
    const more = ask(`${withoutDay(before.line.trim(), reading).replace(/[\s.!?]+$/, '')} ${said}`);
    return more.kind === 'create' ? { question: more, shown: null } : null;
  }
  const changed = changeAnewOf(changesIn(before.line, asked, ask, reading), said, ask, reading);
  if (changed !== null) return { question: changed, shown };
  if (asked.kind === 'postpone' || asked.kind === 'assign') return null;
  // 'How many are overdue' – 'and for Nora?'
  if (asked.kind === 'tasks' && OF_WHOM.test(said)) {
    const assignee = personNamed(said.replace(OF_WHOM, '').replace(/[\s?.!]+$/, ''), ask);
    return assignee === null
      ? null
      : { question: { ...asked, askedFor: { ...asked.askedFor, assignee } }, shown: null };
  }
  // 'How is the silo' – 'to Friday'
  if (before.tasks === 1 && /^to\s/i.test(said) && isDay(said, reading)) {
    const moved = ask(`postpone ${MARK} ${said}`);
    return moved.kind === 'postpone' ? { question: { ...moved, about: '' }, shown } : null;
  }
  if (asked.kind !== 'incomplete') return null;
  const whole = `${before.line.trim().replace(/[\s.?!:]+$/, '')}${asked.what === 'create' ? ': ' : ' '}${said}`;
  const read = ask(whole);
  if (read.kind === 'incomplete' || read.kind === 'unknown') return null;
  return pointingBack(whole, read, ask, before) ?? { question: read, shown: null };
}

/** All that a line has asked to change. */
function changesIn<P extends Person>(line: string, asked: Question<P>, ask: Ask<P>, reading: Reading): Question<P>[] {
  return changedWithMore(line, ask, null, reading)?.map(({ question }) => question) ?? [asked];
}

/** 'Monday', 'Nora' and 'high' after a change: to another day, to somebody else, of another priority. */
function changeAnewOf<P extends Person>(
  changes: readonly Question<P>[],
  said: string,
  ask: Ask<P>,
  reading: Reading,
): Question<P> | null {
  const postponed = changes.find((change) => change.kind === 'postpone');
  if (postponed !== undefined && isDay(said, reading)) {
    const moved = ask(`postpone ${MARK} to ${said.replace(/^(?:until|till|by|to|on|for) /i, '')}`);
    return moved.kind === 'postpone' && moved.move !== null ? { ...moved, about: postponed.about } : null;
  }
  const level = PRIORITY_ALONE.exec(fold(said))?.[1];
  const pressing = level === undefined ? undefined : changes.find((change) => change.kind === 'priority');
  if (pressing !== undefined) {
    const read = ask(`make ${MARK} ${level}`);
    return read.kind === 'priority' ? { ...read, about: pressing.about } : null;
  }
  const given = changes.find((change) => change.kind === 'assign');
  const assignee = given === undefined ? null : personNamed(said.replace(/^to\s/i, ''), ask);
  return given === undefined || assignee === null ? null : { ...given, assignee, replaced: null };
}

const PRIORITY_ALONE = /^(urgent|high|medium|normal|low)(?: priority)?[\s.!]*$/;

/** 'Not Friday, Monday' and 'to Rafael, not Mei' */
function withoutDenied(said: string): string {
  return said.replace(/^not [^,]{2,30}, (?=\S)/i, '').replace(/(?<=\S), not [^,]{2,30}$/i, '');
}

/** What is said again need not be there twice. */
function withoutDay(line: string, reading: Reading): string {
  const day = surest(findDues(line, reading));
  return day === null ? line : `${line.slice(0, day.start).trimEnd()} ${line.slice(day.end)}`;
}

const OF_WHOM = /^(?:(?:what|how) about|for|of|with|by|für|von|para|de|pour) /i;

/** Somebody whom words name, as a task would be given to them. */
function personNamed<P extends Person>(words: string, ask: Ask<P>): P | 'me' | null {
  const given = ask(`assign ${MARK} to ${words}`);
  return given.kind === 'assign' ? given.assignee : null;
}

/** Whether a line says a day or a time and nothing else. */
function isDay(said: string, reading: Reading): boolean {
  const day = surest(findDues(said, reading));
  return day !== null && fold(said.slice(0, day.start) + said.slice(day.end)).replace(AROUND_A_DAY, '') === '';
}

/** Whether it says no more of a task than when it is due, or for whom it is. */
function saysOnly(said: string, reading: Reading): boolean {
  return isDay(said, reading) || /^for \p{L}+(?: \p{L}+)?[\s.!]*$/iu.test(said);
}

const MOST_OF_AN_ANSWER = 8;
const MOST_OF_A_NAME = 4;
const MAY_ANSWER = new Set<Question<Person>['kind']>(['tasks', 'about', 'unknown', 'cannot', 'create']);
const AROUND_A_DAY = /\b(?:to|on|at|by|until|till|for|the|instead|then|please|auf|am|um)\b|[\s.,!?]+/g;

/** Between two changes of one message. */
const BETWEEN = /[,;.]?\s+(?:and then|and also|and|then|also|und|dann|y|et)\s+|[;.]\s+|,\s+/g;
const MOST_CHANGES = 5;

/**
 * A change for each part; null where any part is none, as in 'move bread and butter to Friday'. Once the first has pointed
 * back, what is not understood is said of each: 'it, print it' names no task.
 */
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
    const named = at === 0 ? before : { ...before, line: parts[at - 1] ?? '', tasks: Math.max(1, before?.tasks ?? 0) };
    return (named && pointingBack(part, alone, ask, named)) ?? alonePointing(alone, named);
  });
  const [first] = lines;
  // 'Labels due Friday, silo due Monday'
  const areMoves = lines.every(({ question }) => question.kind === 'about' && question.move !== null);
  const isUnderstood = ({ question, shown }: ReadLine<P>) => {
    if (isChange(question) || (shown !== null && ASKS_BACK.has(question.kind))) return true;
    // 'The oven is done, and print the labels'
    if (question.kind === 'create' && first !== undefined && isChange(first.question)) return true;
    // 'Move the labels to Friday and the rota to Monday', 'lemon tree done and dentist to Monday'
    const isMove = question.kind === 'about' && question.move !== null && shown === null;
    return isMove && (first?.question.kind === 'postpone' || lines.some((line) => isChange(line.question)) || areMoves);
  };
  const hasPointed = first !== undefined && first.shown !== null && isChange(first.question);
  if (!hasPointed && !lines.every(isUnderstood)) return null;
  return lines.map((line, at) =>
    isUnderstood(line) ? asMove(line) : { question: { kind: 'notUnderstood', text: parts[at] ?? '' }, shown: null },
  );
}

/** Changes of which the chat asks what is lacking: to when, to whom. */
const ASKS_BACK = new Set<Question<Person>['kind']>(['postpone', 'assign', 'elsewhere']);

/** Whether it asks for a change of a task that it names. */
function isChangeOf<P extends Person>(question: Question<P>): question is Extract<Question<P>, { about: string }> {
  return (
    isChange(question) || question.kind === 'postpone' || question.kind === 'assign' || question.kind === 'comment'
  );
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
