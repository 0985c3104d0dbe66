import type { Reading } from '../dates/calendar.ts';
import { atHourOn, type Move } from '../dates/read-postponed.ts';
import type { Person } from '../people/people.ts';
import type { Amendment } from './amendment.ts';
import { fieldsOfShown } from './fields-of-shown.ts';
import type { Question } from './question.ts';
import { type Ask, isChangeOf, linesBefore, orMove, type ReadLine, type SaidBefore } from './read-line.ts';
import { alsoNamed } from './same-change.ts';

/**
 * The changes of tasks named before that a line asks for by fields alone: 'the second one for me', 'both on Wednesday'; of 'it'
 * only where a change was proposed just before, as in 'no, Tuesday'. Null for any other line.
 */
export function changesOfShown<P extends Person>(
  said: string,
  before: SaidBefore,
  ask: Ask<P>,
  people: readonly P[],
  reading: Reading,
): ReadLine<P>[] | null {
  if (before.areNew) return null;
  const fields = fieldsOfShown(said, { tasks: before.tasks, list: before.list ?? before.tasks }, people, reading);
  if (fields === null) return null;
  const { amendments, shown } = fields;
  const asked = lastAsked(before, ask);
  if (shown.kind === 'it' && !isChangeOf(asked)) return null;
  // Where the answer named no task, it is looked for once more by the words that named it.
  const about = before.tasks === 0 && 'about' in asked ? asked.about : '';
  if (before.tasks === 0 && about === '') return null;
  const questions = amendments.map((each) => asChange(each, about, asked, reading.timeZone));
  const of = before.tasks === 0 ? null : shown;
  return questions.includes(null) ? null : questions.flatMap((question) => (question ? [{ question, shown: of }] : []));
}

/**
 * What the last line asked that says enough by itself: 'no, Tuesday' after 'move the oven to Monday' and 'the rota too' is about
 * that still.
 */
export function lastAsked<P extends Person>(before: SaidBefore, ask: Ask<P>): Question<P> {
  for (const each of linesBefore(before)) {
    const asked = ask(each);
    if (asked.kind !== 'unknown' && alsoNamed(each) === null) return orMove(asked);
  }
  return { kind: 'unknown' };
}

function asChange<P extends Person>(
  amendment: Amendment<P>,
  about: string,
  asked: Question<P>,
  timeZone: string,
): Question<P> | null {
  switch (amendment.kind) {
    case 'move':
      return { kind: 'postpone', about, move: onDayProposed(amendment.move, asked, timeZone) };
    case 'priority':
      return { kind: 'priority', about, priority: amendment.priority };
    case 'assign':
      return {
        kind: 'assign',
        about,
        assignee: amendment.assignee,
        replaced: null,
        leftOut: amendment.leftOut ?? [],
        alike: [],
      };
    case 'undated':
      return { kind: 'undate', about };
    default:
      return null;
  }
}

/** 'Make it 8am' after 'move the rota to Monday' is on Monday. */
function onDayProposed<P extends Person>(move: Move, asked: Question<P>, timeZone: string): Move {
  const proposed = asked.kind === 'postpone' ? asked.move : null;
  if (move.kind !== 'to' || move.hasDay || proposed?.kind !== 'to' || !proposed.hasDay) return move;
  return { ...move, moment: atHourOn(proposed.moment, move, timeZone), hasDay: true };
}
