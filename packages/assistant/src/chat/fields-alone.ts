import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { movedTo, readPostponed, withDaysOfMonth } from '../dates/read-postponed.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { fold, wordsIn } from '../words/words.ts';
import type { Amendment } from './amendment.ts';
import { isDay } from './corrections.ts';
import { levelIn, withoutDeniedLevel } from './levels.ts';
import { together } from './read-created.ts';

/** When, for whom and how pressing; null where anything of the line is said of something else. */
export function fieldsIn<P extends Person>(
  line: string,
  people: readonly P[],
  reading: Reading,
): Amendment<P>[] | null {
  const finder = nameFinder(people);
  const said = withDaysOfMonth(withHour(withoutRejected(withoutDeniedLevel(line), finder, reading)));
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

  const named = together(said, finder.find(said).filter(isFree));
  const [somebody, ...others] = new Set(named.map(({ person }) => person));
  const me = ME.exec(said);
  const end = named.at(-1)?.end ?? 0;
  if (somebody) takes(named[0]?.start ?? end, end, assigned(somebody, others));
  else if (me) takes(me.index, me.index + me[0].length, { kind: 'assign', assignee: 'me' });

  const level = levelIn(said);
  if (level !== null) takes(level.start, level.end, { kind: 'priority', priority: level.priority });
  const rest = taken
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said);
  return fields.length > 0 && wordsIn(fold(rest)).every((word) => SAYS_NOTHING.has(word)) ? fields : null;
}

/** 'Make it 11', '10' and 'later, 10' as 'at 11' and 'at 10': of a task nothing else is a number. */
function withHour(said: string): string {
  return said.replace(HOUR, '$1at $2');
}

const HOUR =
  /^((?:make|set|move|change|put) (?:it|that|this|them)(?: to)? |(?:no|rather|better|later|earlier|sooner|lieber|besser|später|früher|mejor|plutôt),? |)((?:1?\d|2[0-3])(?::[0-5]\d)?)(?=$| (?:instead|please|pls|then)$)/i;

/** To the first of those named: a task has one lead. */
function assigned<P extends Person>(assignee: P, leftOut: P[]): Amendment<P> {
  return { kind: 'assign', assignee, ...(leftOut.length > 0 && { leftOut }) };
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
  "a aber about actually again al also am an and as assign assignee at au auf avec be better bitte by c c'est ca can change con could dale dann daraus das date day de deadline der devient die do doch does draus due earlier el en es est et fijate for from fur gerade get gets gib give handle handles has have hazla hazlo he how i ihm ihn ihr il instead is ist it it's its jetzt just l' la later le lead les let let's level lieber lui mach make maybe mean meant mejor mets mets-la mets-le mettez mir mistake mit move mueve must nee needs nein new nimm no non nur oh on one ones only oops or owner para pardon passe perdon person please pls plutot pon ponla ponlas ponle ponlo por possible postpone pour prefer prio prioridad prioritat priorite priority put que rather reassign reporte reschedule s said say sea set setz setze she should sie so sooner soit sondern sorry stattdessen still take takes task that that's the them then this time to too und until verschieb very wait want we what will with would wrong y ya yes you zu zum".split(
    ' ',
  ),
);
