import type { Person } from '../people/people.ts';
import type { Question } from './question.ts';
import type { ReadLine, SaidBefore } from './read-line.ts';

const ASKING = 'what|whats|who|whos|when|where|which|how|is|are|show|list|wer|wann|welche[rs]?|quien|cuando|qui|quand';
/** Between two questions of one message: 'what is overdue? and when is the oven due', 'complete the cake. what is due today'. */
const BETWEEN = new RegExp(
  `(?<=\\?)\\s+(?:(?:and|also|und|y|et)\\s+)?|,?\\s+(?:and|und|y|et)\\s+(?=(?:${ASKING})\\b)|[.;]\\s+(?=(?:${ASKING})\\b)`,
  'i',
);
const MOST_QUESTIONS = 5;

const OF_WHOM_BEFORE = /\b(?:her|his|their|him|them)\b/i;

/** What takes the rest of its line for a text may well have a question in it. */
const TAKES_TEXT = new Set<Question<Person>['kind']>(['create', 'createSeveral', 'comment']);

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
  const parts = message.trim().split(BETWEEN);
  if (parts.length < 2 || parts.length > MOST_QUESTIONS || message.includes('\n')) return null;
  const lines = parts.map((part, at) => {
    // A later one may point to the task of the one before.
    const named = at === 0 ? before : { ...before, line: parts[at - 1] ?? '', tasks: Math.max(1, before?.tasks ?? 0) };
    return { part, asked: read(part, named) };
  });
  // 'What does Nora have to do? List her tasks' asks once.
  const isOne = parts.slice(1).some((part) => OF_WHOM_BEFORE.test(part));
  const takesText = lines[0]?.asked.some(({ question }) => TAKES_TEXT.has(question.kind)) ?? false;
  const understood = lines.filter(({ asked }) => asked.every(isUnderstood));
  if (understood.length < 2 || takesText || isOne) return null;
  return lines.flatMap(({ part, asked }): ReadLine<P>[] =>
    asked.every(isUnderstood)
      ? asked.map((each) => orNotUnderstood(each, part))
      : [{ question: { kind: 'notUnderstood', text: part }, shown: null }],
  );
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
