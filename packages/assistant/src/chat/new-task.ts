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
import { type Pointer, pointersIn, type Shown } from './shown-tasks.ts';

/** What is to be different about a task that was proposed and that nobody has created yet. */
export type Amendment<P extends Person> =
  | { kind: 'move'; move: Move }
  | { kind: 'undated' }
  | { kind: 'priority'; priority: TaskPriority }
  | { kind: 'assign'; assignee: P | 'me' }
  | { kind: 'title'; title: string }
  /** Not to be proposed any more. */
  | { kind: 'drop' }
  /** Something to know, for its description. */
  | { kind: 'note'; note: string };

/** What is to be different about which of the tasks that were proposed. */
export interface ReadAmendments<P extends Person> {
  amendments: Amendment<P>[];
  shown: Shown;
}

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
  if (whole !== null) return [whole];
  const parts = line.split(BETWEEN).map((part) => saidOfNew(part, tasks, people, reading));
  const read = parts.filter((part) => part !== null);
  // 'Nora and Ben' says of one task two things that cannot both be.
  const sayWhich = read.every(({ shown }) => shown.kind !== 'it');
  return parts.length > 1 && parts.length <= MOST_PARTS && read.length === parts.length && sayWhich ? read : null;
}

const BETWEEN = /[,;.]?\s+(?:and then|and|then|und|dann|y|et)\s+|[,;]\s+/;
const MOST_PARTS = 5;

/** What a line says of tasks by their place or of 'it', and nothing else: 'the first one urgent', 'both on Wednesday', 'for Nora'. */
export function fieldsOfShown<P extends Person>(
  line: string,
  { tasks, list }: { tasks: number; list: number },
  people: readonly P[],
  reading: Reading,
): ReadAmendments<P> | null {
  const said = line.trim().replace(/[\s.!?]+$/, '');
  if (ASKS.test(fold(said))) return null;
  const all = ALL.exec(said);
  const pointers: Pointer[] = [
    ...(all === null ? [] : [{ shown: { kind: 'each' } as const, start: all.index, end: all.index + all[0].length }]),
    ...pointersIn(said, tasks, list).filter(({ shown }) => shown.kind !== 'it'),
    { shown: { kind: 'it' }, start: 0, end: 0 },
  ];
  for (const { shown, start, end } of pointers) {
    const rest = `${said.slice(0, start)} ${said.slice(end)}`.replace(/\s+/g, ' ').trim();
    // 'No Monday' denies no Monday.
    const bare = rest.replace(/^(?:no|nope|nein|non)[\s,]+(?=\S)/i, '');
    const fields = fieldsIn(rest, people, reading) ?? fieldsIn(bare, people, reading);
    const amendments = DROPS.test(fold(rest)) ? [{ kind: 'drop' } as const] : fields;
    if (amendments !== null) return { amendments, shown };
  }
  return null;
}

const ALL = /\b(?:all(?: of (?:them|these))?(?: three| four| five)?|alle|tod[oa]s|toutes|tous)\b/i;
/** 'Drop it', 'skip the second', 'das erste weg': of what nobody has created yet. */
const DROPS =
  /^(?:(?:please|and|ok|no|oh|well|und|y|et) )*(?:(?:drop|skip|forget|cancel|remove|delete|discard|scrap|leave out|not|without|streich|vergiss|losch|ohne|quita|olvida|borra|descarta|sin|oublie|supprime|enleve|sans)(?:e|s|a|lo|la)?(?: (?:it|that|this|about it|again|please|one|task|es|sie|das|die|la|le|lo))?|weg(?: damit)?|raus|fuera|(?:drop|skip|forget|leave) (?:out )?(?:it|that)? out)$/;

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
  /^(?:(?:nenn|benenn)e? (?:sie|es|ihn|das|die aufgabe)(?: um)?(?: in| als)? (\S.*)|umbenennen in (\S.*)|(?:ll[aá]mal[oa]|n[oó]mbral[oa]|renómbral[oa]) (\S.*)|(?:(?:re)?nomme|appelle|intitule)[- ]l[ae] (\S.*)|(?:please |and )?(?:re)?(?:name|title|call) (?:it|that|this|the task)(?: (?:to|as)|:)? (\S.*)|(?:(?:the|its) )?(?:title|name)(?: (?:is|should (?:be|say|read))|:) (\S.*)|(?:change|set) (?:the|its) (?:title|name) to (\S.*))$/i;

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
  "a aber about actually again al also am an and as assign assignee at au auf avec be better bitte by c c'est ca can change con could dale dann daraus das date day de deadline der devient die do doch does draus due el en es est et fijate for from fur gerade get gets gib give handle handles has have hazla hazlo he how i ihm ihn ihr il instead is ist it it's its jetzt just l' la le lead les let let's level lieber lui mach make maybe mean meant mejor mets mets-la mets-le mettez mir mistake mit move mueve must needs nein new nimm no non oh on one ones oops or owner para pardon passe perdon person please pls plutot pon ponla ponlas ponle ponlo por possible postpone pour prefer prio prioridad prioritat priorite priority put que rather reassign reporte reschedule s said say sea set setz setze she should sie so soit sondern sorry stattdessen still take takes task that that's the them then this time to too und until verschieb very wait want we what will with would wrong y ya yes you zu zum".split(
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
