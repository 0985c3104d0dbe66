import type { TaskPriority } from '@taskwell/contract/labels';
import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { type Move, movedTo, readPostponed, withDaysOfMonth } from '../dates/read-postponed.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { fold, wordsIn } from '../words/words.ts';
import { isDay } from './corrections.ts';
import { levelIn } from './levels.ts';
import type { Question } from './question.ts';
import type { ReadLine } from './read-line.ts';
import type { Shown } from './shown-tasks.ts';

/** What is to be different about a task that was proposed and that nobody has created yet. */
export type Amendment<P extends Person> =
  | { kind: 'move'; move: Move }
  | { kind: 'undated' }
  | { kind: 'priority'; priority: TaskPriority }
  | { kind: 'assign'; assignee: P | 'me' }
  | { kind: 'title'; title: string }
  /** Something to know, for its description. */
  | { kind: 'note'; note: string };

/** What is to be different about which of the tasks that were proposed. */
export interface ReadAmendments<P extends Person> {
  amendments: Amendment<P>[];
  shown: Shown;
}

/**
 * What a line says of the new task that was just proposed, where it says nothing else: 'no, for Nora', 'make it Monday,
 * urgent', 'no date', 'call it “Order rye flour”'; null for any other line.
 */
export function saidOfNew<P extends Person>(
  line: string,
  people: readonly P[],
  reading: Reading,
): Amendment<P>[] | null {
  const said = line.trim().replace(/[\s.!?]+$/, '');
  if (ASKS.test(fold(said))) return null;
  return titleIn(said, people, reading) ?? noteIn(said) ?? fieldsIn(said, people, reading);
}

/** 'Is it urgent?', but 'what about Monday?' */
const ASKS = /^(?:is|are|was|who|whose|when|why|where|does|do|did|(?:how|what)(?! about\b))\b/;

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
  /^(?:(?:please |and )?(?:re)?(?:name|title|call) (?:it|that|this|the task)(?: (?:to|as)|:)? (\S.*)|(?:(?:the|its) )?(?:title|name)(?: (?:is|should (?:be|say|read))|:) (\S.*)|(?:change|set) (?:the|its) (?:title|name) to (\S.*))$/i;

function noteIn(said: string): Amendment<never>[] | null {
  const note = NOTE.exec(said)?.[1];
  return note === undefined ? null : [{ kind: 'note', note }];
}

const NOTE =
  /^(?:(?:please )?(?:add|with|and) )?(?:(?:a|the|as) )?(?:note|description|comment|details?)(?: to it)?\s?: ?(\S.*)$/i;

/** When, for whom and how pressing; null where anything of the line is said of something else. */
function fieldsIn<P extends Person>(line: string, people: readonly P[], reading: Reading): Amendment<P>[] | null {
  const finder = nameFinder(people);
  const said = withDaysOfMonth(withoutRejected(line, finder, reading));
  const fields: Amendment<P>[] = [];
  const taken: { start: number; end: number }[] = [];
  const takes = (start: number, end: number, ...read: Amendment<P>[]): void => {
    taken.push({ start, end });
    fields.push(...read);
  };
  const isFree = ({ start, end }: { start: number; end: number }) =>
    taken.every((other) => end <= other.start || start >= other.end);

  const undated = UNDATED.exec(fold(said));
  if (undated !== null) takes(undated.index, undated.index + undated[0].length, { kind: 'undated' });
  const { about, move } = readPostponed(said, reading);
  const due = surest(findDues(said, reading).filter(isFree));
  // 'A day later' is later than it was due.
  if (move?.kind === 'by') takes(about.length, said.length, { kind: 'move', move });
  else if (due !== null) takes(due.start, due.end, { kind: 'move', move: movedTo(due) });

  const [somebody, ...others] = finder.find(said).filter(isFree);
  if (others.some(({ person }) => person !== somebody?.person)) return null;
  const me = ME.exec(said);
  if (somebody) takes(somebody.start, somebody.end, { kind: 'assign', assignee: somebody.person });
  else if (me) takes(me.index, me.index + me[0].length, { kind: 'assign', assignee: 'me' });

  const level = levelIn(said);
  if (level !== null) takes(level.start, level.end, { kind: 'priority', priority: level.priority });
  const rest = taken
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said);
  return fields.length > 0 && wordsIn(fold(rest)).every((word) => SAYS_NOTHING.has(word)) ? fields : null;
}

/** 'Nora, not Mei' is Nora, 'Monday instead of Friday' Monday. */
function withoutRejected(said: string, finder: NameFinder<Person>, reading: Reading): string {
  const [denial] = fold(said).match(DENIES) ?? [];
  if (denial === undefined) return said;
  const at = fold(said).indexOf(denial);
  const words =
    said
      .slice(at + denial.length)
      .match(/^(?:[\p{L}\p{N}]+[ ,]*){1,3}/u)?.[0]
      .split(/(?<=[ ,])(?=[\p{L}\p{N}])/u) ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const denied = words.slice(0, count).join('');
    const name = denied.replace(/[ ,]+$/, '');
    const isSomebody = finder.find(name).some(({ start, end }) => start === 0 && end === name.length);
    if (isSomebody || isDay(name, reading)) {
      const rest = `${said.slice(0, at)}${said.slice(at + denial.length + denied.length)}`;
      return withoutRejected(rest, finder, reading);
    }
  }
  return said;
}

const DENIES =
  /(?:\band )?\b(?:not|nicht|instead of|rather than|statt|pas|en vez de|au lieu de) (?:(?:for|on|to|by|until|am|an|fur|el|le|de|para|pour) )?/;
const UNDATED =
  /\b(?:no|with(?:out| no)|remove|ohne|kein|sin|sans)(?: an?| any| the| its)? (?:due date|date|deadline|datum|termin|frist|fecha|plazo|echeance)\b/;
const ME = /\b(?:for|to|für|para|pour) (?:me|myself|mich|m[ií]|moi)\b|^(?:me|myself)\b/i;
/** Words that only lead from one field to the next. */
const SAYS_NOTHING = new Set(
  'a about actually again also an and as assign assignee at be better by can change could date day deadline do does due for from get gets give handle handles has have he how i instead is it its just lead let level make maybe mean meant mistake move must needs new no oh on one oops or owner person please pls postpone prefer possible prio priority put rather reassign reschedule said say set she should so sorry still take takes task that the them then this time to too until very wait want we what will with would wrong yes you aber auf bitte an am das der die doch es fur ist lieber mach mit nein prioritat setz sondern stattdessen und verschieb zu zum con de el en es hazla hazlo la mejor mueve para perdon ponla por prioridad que sea y au avec c est et il le les lui mets non plutot pour priorite pardon reporte soit'.split(
    ' ',
  ),
);

/** The same of a line that points to it in other ways, as 'give the first to Nora' does. */
export function amending<P extends Person>(read: ReadLine<P>): ReadLine<P> | ReadAmendments<P> {
  const { question, shown } = read;
  if (question.kind === 'incomplete' && question.what === 'create') return { question: { kind: 'press' }, shown: null };
  if (shown === null) return read;
  const amendment = amendmentOf(question);
  if (amendment !== null) return { amendments: [amendment], shown };
  if (question.kind === 'status' && question.status === 'CANCELLED')
    return { question: { kind: 'leave' }, shown: null };
  return { question: { kind: 'notCreated' }, shown: null };
}

function amendmentOf<P extends Person>(question: Question<P>): Amendment<P> | null {
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
