import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { fold } from '../words/words.ts';
import { isDay, withoutDenied } from './corrections.ts';
import { pointingBack } from './pointing-back.ts';
import type { Question } from './question.ts';
import { type Ask, isChangeOf, MARK, type ReadLine, type SaidBefore } from './read-line.ts';
import { changedWithMore } from './several-changes.ts';
import { questionsIn } from './several-questions.ts';
import type { Shown } from './shown-tasks.ts';

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
  // Once the answer has named the one task, it need not be looked for again.
  const shown: Shown | null = before.tasks === 1 ? { kind: 'it' } : null;
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
  const changed = changeAnewOf(changesIn(before.line, asked, ask, reading), said, ask, reading);
  const isOfSome = changed !== null && 'about' in changed && changed.about !== '';
  if (changed !== null && (shown !== null || isOfSome)) return { question: changed, shown };
  if (asked.kind === 'postpone' || asked.kind === 'assign') return null;
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
  const alone = (rest: string): ReadLine<P> => ({ question: ask(rest), shown: null });
  return changedWithMore(line, reading, alone)?.map(({ question }) => question) ?? [asked];
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

/** 'The rota is urgent' says something of what it names. */
const SAYS = /\b(?:is|are|was|were|has|have|ist|sind|es|esta|est|sont)\b/;

const PRIORITY_ALONE = /^(urgent|high|medium|normal|low)(?: priority)?[\s.!]*$/;

/** Somebody whom words name, as a task would be given to them. */
function personNamed<P extends Person>(words: string, ask: Ask<P>): P | 'me' | null {
  const given = ask(`assign ${MARK} to ${words}`);
  return given.kind === 'assign' ? given.assignee : null;
}

const MOST_OF_AN_ANSWER = 8;
const MOST_OF_A_NAME = 4;
const MAY_ANSWER = new Set<Question<Person>['kind']>(['tasks', 'about', 'unknown', 'cannot', 'create']);
