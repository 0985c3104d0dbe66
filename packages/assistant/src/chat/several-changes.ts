import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { isDay } from './corrections.ts';
import { type WithFurther, withFurther } from './further-changes.ts';
import { levelAlone } from './levels.ts';
import { alonePointing, pointingBack } from './pointing-back.ts';
import type { Question } from './question.ts';
import { type Ask, isChange, orMove, type ReadLine, type SaidBefore } from './read-line.ts';
import { sameChange } from './same-change.ts';
import { MOST_AT_ONCE, partBefore, withLeftOut, withoutTakenBack } from './several-questions.ts';

/**
 * 'Give the rota to Nora by Friday, urgent': each of the changes of one task; null for a line of one, or of none.
 *
 * @param readOne reads what is left of the line
 */
export function changedWithMore<P extends Person>(
  message: string,
  reading: Reading,
  readOne: (line: string) => ReadLine<P>,
): ReadLine<P>[] | null {
  const said: WithFurther['further'][] = [];
  for (let rest = message; said.length < MOST_FURTHER; ) {
    const found = withFurther(rest, reading);
    if (found === null) return null;
    said.unshift(found.further);
    rest = found.line;
    const read = readOne(rest);
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

/** Between two changes of one message. */
const BETWEEN = /[,;.]?\s+(?:and then|and also|and|then|also|und|dann|y|et)\s+|(?<!\d)\.\s+|;\s+|,\s+/g;

/**
 * A change for each part; null where any part is none, as in 'move bread and butter to Friday'. Once the first has pointed
 * back, what is not understood is said of each: 'it, print it' names no task.
 */
export function severalChanges<P extends Person>(
  message: string,
  ask: Ask<P>,
  before: SaidBefore | null,
  reading: Reading,
): ReadLine<P>[] | null {
  const all = withFields(message.trim().split(BETWEEN), reading);
  if (all.length < 2 || message.includes('\n')) return null;
  const parts = all.slice(0, MOST_AT_ONCE);
  const lines: ReadLine<P>[] = [];
  for (const [at, part] of parts.entries()) {
    const alone = ask(
      isFurtherTask(part, at, parts)
        ? `create ${part.replace(/^\s*(?:another|one)(?: more)?(?: one)?(?=\s?:| to )/i, 'a task')}`
        : part,
    );
    const named = at === 0 ? before : partBefore(parts[at - 1] ?? '', before);
    // 'The rota is done and the photos too'
    const same = sameChange(part, lines.at(-1)?.question, ask);
    const read = (named && pointingBack(part, alone, ask, named)) ?? alonePointing(alone, named);
    lines.push(same === null ? read : { question: same, shown: null });
  }
  const [first] = lines;
  // 'Labels due Friday, silo due Monday'
  const areMoves = lines.every(({ question }) => question.kind === 'about' && question.move !== null);
  const areCreated = lines.every(
    ({ question }, at) =>
      question.kind === 'create' && (CREATES.test(parts[at] ?? '') || isFurtherTask(parts[at] ?? '', at, parts)),
  );
  const isUnderstood = ({ question, shown }: ReadLine<P>) => {
    if (isChange(question) || (shown !== null && ASKS_BACK.has(question.kind))) return true;
    // 'Create task A; create task B', 'the oven is done. No, leave it'
    if (areCreated || (question.kind === 'leave' && first !== undefined && isChange(first.question))) return true;
    // 'The oven is done, and print the labels'
    if (question.kind === 'create' && first !== undefined && isChange(first.question)) return true;
    // 'Move the labels to Friday and the rota to Monday', 'lemon tree done and dentist to Monday'
    const isMove = question.kind === 'about' && question.move !== null && shown === null;
    return isMove && (first?.question.kind === 'postpone' || lines.some((line) => isChange(line.question)) || areMoves);
  };
  const hasPointed = first !== undefined && first.shown !== null && isChange(first.question);
  if (!hasPointed && !lines.every(isUnderstood)) return null;
  const understood = lines.map(
    (line, at): ReadLine<P> =>
      isUnderstood(line)
        ? { ...line, question: orMove(line.question) }
        : { question: { kind: 'notUnderstood', text: parts[at] ?? '' }, shown: null },
  );
  return withLeftOut(withoutTakenBack(understood), all.length - parts.length);
}

/** Of a new task 'urgent' and 'on Friday' are no part of their own: each is of the one before it. */
function withFields(parts: readonly string[], reading: Reading): string[] {
  const all = parts.slice(0, 1);
  if (!CREATES.test(parts[0] ?? '')) return [...parts];
  for (const part of parts.slice(1)) {
    if (levelAlone(part) !== null || isDay(part, reading)) all.push(`${all.pop()}, ${part}`);
    else all.push(part);
  }
  return all;
}

const CREATES = /^\s*(?:create|add|new|make)\b/i;
const TASK_ALONE = /^\s*(?:(?:an?(?:other)? |one )?tasks?\b|(?:another|one)(?: more)?(?: one)?(?:\s?:| to ))/i;

/** 'Task order flour' behind 'create task call the plumber' */
function isFurtherTask(part: string, at: number, parts: readonly string[]): boolean {
  return at > 0 && TASK_ALONE.test(part) && CREATES.test(parts[0] ?? '');
}

/** Changes of which the chat asks what is lacking: to when, to whom. */
const ASKS_BACK = new Set<Question<Person>['kind']>(['postpone', 'assign', 'elsewhere']);
