import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import type { Question } from './question.ts';
import type { ReadLine, SaidBefore } from './read-line.ts';

const ASKING = 'what|whats|who|whos|when|how many|show|list';
const ASKING_TOO = `${ASKING}|where|which|how|is|are`;
const ORDERS = 'assign|give|move|postpone|complete|finish|close|cancel|create|mark|make|set|add';
/**
 * Between two questions of one message, or a question and an order: 'what is overdue? and when is the oven due', 'complete the
 * cake. what is due today', 'what is due tomorrow and assign the labels to Jonas'.
 */
const BETWEEN = new RegExp(
  [
    '(?<=\\?)\\s+(?:(?:and|also|und|y|et)\\s+)?',
    `,?\\s+and\\s+(?=(?:${ASKING_TOO})\\b)`,
    `[.;]\\s+(?=(?:${ASKING_TOO})\\b)`,
    `,\\s+(?=(?:${ASKING})\\b)`,
    ',?\\s+und\\s+(?=(?:was|wer|wann|wo|wie|welche[rs]?)\\b)',
    ',?\\s+y\\s+(?=(?:que|qué|quien|quién|cuando|cuándo)\\b)',
    ',?\\s+et\\s+(?=(?:que|qui|quand|quoi)\\b)',
    `(?<=^(?:${ASKING_TOO})\\b[^?.;]{3,80}),?\\s+and\\s+(?=(?:${ORDERS})\\b)`,
  ].join('|'),
  'i',
);
/** More in one message are answered when they are sent again. */
export const MOST_AT_ONCE = 5;

/** What takes the rest of its line for a text may well have a question in it. */
const TAKES_TEXT = new Set<Question<Person>['kind']>(['createSeveral', 'comment']);
/** 'Create a task: ask who has the key and what is missing' */
const FINDS_OUT = /\b(?:ask|find out|check|tell|say|see|look|know|clarify|decide|write|note|remind)\b/;
/** 'What does Nora have to do? List her tasks' asks once. */
const OF_WHOM_BEFORE = /\b(?:her|his|their|him|them)\b/i;

/** The parts of a message that ask for something each; one for a message that asks once. */
export function questionsIn(message: string): string[] {
  return message.includes('\n') ? [message] : message.trim().split(BETWEEN);
}

/**
 * An answer for each of several questions, of which one may be an order too; what is not understood is said of each. Null for
 * a line of one, and where nothing is understood of more than one part.
 *
 * @param read what a part asks for, with what was said before it
 */
export function severalQuestions<P extends Person>(
  message: string,
  before: SaidBefore | null,
  read: (part: string, before: SaidBefore | null) => ReadLine<P>[],
): ReadLine<P>[] | null {
  const all = questionsIn(message);
  if (all.length < 2 || all.slice(1).some((part) => OF_WHOM_BEFORE.test(part))) return null;
  const parts = all.slice(0, MOST_AT_ONCE);
  const lines = parts.map((part, at) => {
    const named = at === 0 ? before : partBefore(parts[at - 1] ?? '', before);
    return { part, asked: read(part, named) };
  });
  if (lines[0]?.asked.some(({ question }) => takesRest(question))) return null;
  const understood = lines.filter(({ asked }) => asked.every(isUnderstood));
  if (understood.length < 2) return null;
  const answered = lines.flatMap(({ part, asked }): ReadLine<P>[] =>
    asked.every(isUnderstood)
      ? asked.map((each) => orNotUnderstood(each, part))
      : [{ question: { kind: 'notUnderstood', text: part }, shown: null }],
  );
  return withLeftOut(withoutTakenBack(answered), all.length - parts.length);
}

function takesRest(question: Question<Person>): boolean {
  return TAKES_TEXT.has(question.kind) || (question.kind === 'create' && FINDS_OUT.test(fold(question.text)));
}

/** What a later part of a message may point to: the task of the part before. */
export function partBefore(line: string, before: SaidBefore | null): SaidBefore {
  return { ...before, line, tasks: Math.max(1, before?.tasks ?? 0), isPart: true };
}

/** 'Mark it as done? No, do not' proposes nothing. */
export function withoutTakenBack<P extends Person>(lines: readonly ReadLine<P>[]): ReadLine<P>[] {
  return lines.filter((_, at) => lines[at + 1]?.question.kind !== 'leave');
}

/** @param count parts of a message that had no room beside these */
export function withLeftOut<P extends Person>(lines: readonly ReadLine<P>[], count: number): ReadLine<P>[] {
  return count === 0 ? [...lines] : [...lines, { question: { kind: 'leftOut', count }, shown: null }];
}

/** What of one part is about no task that there is, is said of that part. */
function orNotUnderstood<P extends Person>(line: ReadLine<P>, part: string): ReadLine<P> {
  const { question } = line;
  if (question.kind !== 'about' || question.otherwise.kind !== 'unknown') return line;
  return { ...line, question: { ...question, otherwise: { kind: 'notUnderstood', text: part } } };
}

function isUnderstood({ question, shown }: ReadLine<Person>): boolean {
  if (question.kind === 'unknown' || question.kind === 'notUnderstood') return false;
  return question.kind !== 'about' || question.isAsked || shown !== null || question.otherwise.kind !== 'unknown';
}
