import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { isDay, withoutDenied } from './corrections.ts';
import { pointingBack } from './pointing-back.ts';
import type { Question } from './question.ts';
import { type Ask, isChangeOf, MARK, type ReadLine, type SaidBefore } from './read-line.ts';
import { questionsIn } from './several-questions.ts';

/** What a question of the chat was answered with: to when, to whom, which task. */
export function answered<P extends Person>(
  line: string,
  question: Question<P>,
  ask: Ask<P>,
  before: SaidBefore,
  reading: Reading,
): ReadLine<P> | null {
  if (!MAY_ANSWER.has(question.kind) || line.trim().split(/\s+/).length > MOST_OF_AN_ANSWER) return null;
  // Of a line of several questions none is known to be meant.
  if (before.isPart || questionsIn(before.line).length > 1) return null;
  const asked = ask(before.line);
  const said = withoutDenied(line.trim());
  // 'Which one do you mean?'
  if (
    (before.tasks > 1 || before.corrects) &&
    isChangeOf(asked) &&
    (question.kind === 'about' || question.kind === 'unknown')
  ) {
    const isName = question.kind === 'unknown' || (!question.isAsked && question.move === null);
    if (isName && !SAYS.test(fold(said)) && said.split(/\s+/).length <= MOST_OF_A_NAME) {
      return { question: { ...asked, about: said.replace(/[\s.!?]+$/, '') }, shown: null };
    }
  }
  if (asked.kind === 'postpone' || asked.kind === 'assign') return null;
  // 'How is the silo' – 'to Friday'
  if (before.tasks === 1 && /^to\s/i.test(said) && isDay(said, reading)) {
    const moved = ask(`postpone ${MARK} ${said}`);
    return moved.kind === 'postpone' ? { question: { ...moved, about: '' }, shown: { kind: 'it' } } : null;
  }
  if (asked.kind !== 'incomplete') return null;
  const whole = `${before.line.trim().replace(/[\s.?!:]+$/, '')}${asked.what === 'create' ? ': ' : ' '}${said}`;
  const read = ask(whole);
  if (read.kind === 'incomplete' || read.kind === 'unknown') return null;
  return pointingBack(whole, read, ask, before) ?? { question: read, shown: null };
}

/** 'The rota is urgent' says something of what it names. */
const SAYS = /\b(?:is|are|was|were|has|have|ist|sind|es|esta|est|sont)\b/;

const MOST_OF_AN_ANSWER = 8;
const MOST_OF_A_NAME = 4;
const MAY_ANSWER = new Set<Question<Person>['kind']>(['tasks', 'about', 'unknown', 'cannot', 'create']);
