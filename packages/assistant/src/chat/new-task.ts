import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import type { Amendment, ReadAmendments } from './amendment.ts';
import { fieldsIn } from './fields-alone.ts';
import { fieldsOfShown } from './fields-of-shown.ts';
import type { Question } from './question.ts';
import type { ReadLine } from './read-line.ts';

/**
 * What a line says of the new tasks that were just proposed, where it says nothing else: 'no, for Nora', 'make the second
 * Monday, urgent', 'no date', 'call it “Order rye flour”', 'drop the last'; null for any other line.
 *
 * @param tasks how many were proposed
 */
export function saidOfNew<P extends Person>(
  line: string,
  tasks: number,
  people: readonly P[],
  reading: Reading,
): ReadAmendments<P> | null {
  const said = line.trim().replace(/[\s.!?]+$/, '');
  const whole = titleIn(said, people, reading) ?? noteIn(said);
  return whole === null
    ? fieldsOfShown(said, { tasks, list: tasks }, people, reading)
    : { amendments: whole, shown: { kind: 'it' } };
}

/** The same of each part of a line: 'forget the first and make the second urgent'; null where any part says something else. */
export function severalOfNew<P extends Person>(
  line: string,
  tasks: number,
  people: readonly P[],
  reading: Reading,
): ReadAmendments<P>[] | null {
  const whole = saidOfNew(line, tasks, people, reading);
  if (whole !== null) return ofOneEach(whole, tasks) ?? [whole];
  const parts = line.split(BETWEEN).map((part) => saidOfNew(part, tasks, people, reading));
  const read = parts.filter((part) => part !== null);
  // 'Nora and Ben' says of one task two things that cannot both be.
  const sayWhich = read.every(({ shown }) => shown.kind !== 'it');
  return parts.length > 1 && parts.length <= MOST_PARTS && read.length === parts.length && sayWhich ? read : null;
}

/** 'For Nora and Ben', of two tasks: the first for her, the second for him. */
function ofOneEach<P extends Person>(
  { amendments, shown }: ReadAmendments<P>,
  tasks: number,
): ReadAmendments<P>[] | null {
  const given = amendments.find((amendment) => amendment.kind === 'assign');
  if (given === undefined || given.leftOut === undefined || shown.kind === 'some' || tasks < 2) return null;
  const people = [given.assignee, ...given.leftOut];
  if (people.length !== tasks) return null;
  return people.map((assignee, position) => ({
    amendments: amendments.map((each) => (each === given ? { kind: 'assign', assignee } : each)),
    shown: { kind: 'some', positions: [position] },
  }));
}

const BETWEEN = /[,;.]?\s+(?:and then|and|then|und|dann|y|et)\s+|[,;]\s+/;
const MOST_PARTS = 5;

/** A name for it, and what may be said of it besides: 'call it Rye flour and give it to Nora'. */
function titleIn<P extends Person>(said: string, people: readonly P[], reading: Reading): Amendment<P>[] | null {
  const title = TITLE.exec(said)
    ?.slice(1)
    .find((found) => found !== undefined);
  if (title === undefined) return null;
  const named = (words: string) => ({ kind: 'title', title: words.replace(/^["“„«]|["”“»]$/g, '').trim() }) as const;
  const [first = '', more] = title.split(/(?:,| and) (?=(?:make|give|assign|move|set|for|due)\b)/i);
  const others = more === undefined ? null : fieldsIn(title.slice(first.length), people, reading);
  return others === null ? [named(title)] : [named(first), ...others];
}

const TITLE =
  /^(?:(?:nenn|benenn)e? (?:sie|es|ihn|das|die aufgabe)(?: um)?(?: in| als)? (\S.*)|umbenennen in (\S.*)|(?:ll[aá]mal[oa]|n[oó]mbral[oa]|renómbral[oa]) (\S.*)|(?:(?:re)?nomme|appelle|intitule)[- ]l[ae] (\S.*)|(?:please |and )?(?:re)?(?:name|title|call) (?:it|that|this|the task)(?: (?:to|as)|:)? (\S.*)|(?:(?:the|its) )?(?:title|name)(?: (?:is|should (?:be|say|read))|:) (\S.*)|(?:change|set) (?:(?:the|its) )?(?:title|name) to (\S.*))$/i;

function noteIn(said: string): Amendment<never>[] | null {
  const note = NOTE.exec(said)?.[1];
  return note === undefined ? null : [{ kind: 'note', note }];
}

const NOTE =
  /^(?:(?:please )?(?:add|with|and) )?(?:(?:a|the|as) )?(?:note|description|comment|details?)(?: to it)?\s?: ?(\S.*)$/i;

/** The same of a line that points to it in other ways, as 'give the first to Nora' does. */
export function amending<P extends Person>(read: ReadLine<P>): ReadLine<P> | ReadAmendments<P> {
  const { question, shown } = read;
  if (question.kind === 'incomplete' && question.what === 'create') return { question: { kind: 'press' }, shown: null };
  if (shown === null) return read;
  if (question.kind === 'coAssign') return { question: { kind: 'helperOfNew', person: question.person }, shown: null };
  const amendment = amendmentOf(question);
  if (amendment !== null) return { amendments: [amendment], shown };
  if (question.kind === 'status' && question.status === 'CANCELLED')
    return { question: { kind: 'leave' }, shown: null };
  return { question: { kind: 'notCreated' }, shown: null };
}

/** What a change would be of a task that is not created yet; null where it can be none. */
export function amendmentOf<P extends Person>(question: Question<P>): Amendment<P> | null {
  switch (question.kind) {
    case 'postpone':
      return question.move && { kind: 'move', move: question.move };
    case 'priority':
      return { kind: 'priority', priority: question.priority };
    case 'assign':
      return question.assignee && { kind: 'assign', assignee: question.assignee };
    case 'comment':
      return { kind: 'note', note: question.content };
    case 'about':
      return question.isAsked ? null : { kind: 'note', note: question.text };
    default:
      return null;
  }
}
