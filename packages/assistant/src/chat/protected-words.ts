import type { Reading } from '../dates/calendar.ts';
import { findDues } from '../dates/find-due.ts';
import { literalTitles } from '../identify/literal-titles.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';

/** Stand in a line for words that are a title, and say nothing else; no task is called so. */
const MARKS = ['quotedalpha', 'quotedbeta', 'quotedgamma', 'quoteddelta'] as const;

/** A line in which titles are hidden, and how what was read of it is written out again. */
export interface ProtectedLine {
  line: string;
  restored<T>(read: T): T;
}

const QUOTED = /["“„«]([^"“”„«»]{2,200})["”“»]/g;

/**
 * Hides what names a task word for word, so that 'move “Friday report” to Monday' moves nothing to Friday: what stands in
 * quotation marks, and titles of several words.
 *
 * @param titles of tasks that the line may name
 */
export function protectedLine(
  written: string,
  titles: readonly string[],
  people: readonly Person[],
  reading: Reading,
): ProtectedLine {
  // Most lines have neither, and the chat reads a line in many ways.
  if (titles.length === 0 && written.search(QUOTED) < 0) return { line: written, restored: (read) => read };
  const finder = nameFinder(people);
  const plain = withoutNeedlessQuotes(written, finder, reading);
  const spans = spansIn(plain, titles, finder.find(plain)).slice(0, MARKS.length);
  const hidden = new Map<string, string>();
  let line = plain;
  for (const [at, { start, end }] of [...spans.entries()].reverse()) {
    const mark = MARKS[at] as string;
    hidden.set(mark, plain.slice(start, end));
    line = line.slice(0, start) + mark + line.slice(end);
  }
  return { line, restored: (read) => (hidden.size === 0 ? read : restoredIn(read, hidden)) };
}

interface Span {
  start: number;
  end: number;
}

function spansIn(line: string, titles: readonly string[], names: readonly Span[]): Span[] {
  const literal: Span[] = literalTitles(line, titles, names).filter(({ start, end }) => !isWhole(line, start, end));
  const quoted = [...line.matchAll(QUOTED)].flatMap(({ 1: words = '', index }) => {
    const span = { start: index + 1, end: index + 1 + words.length };
    return literal.every(({ start, end }) => span.end <= start || span.start >= end) ? [span] : [];
  });
  return [...literal, ...quoted].toSorted((one, other) => one.start - other.start);
}

/** Whether the line says nothing beside them. */
function isWhole(line: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(line.slice(0, start) + line.slice(end));
}

/** All of a line, a person and a day are no task: 'give it to “Nora”' */
function withoutNeedlessQuotes(line: string, finder: NameFinder<Person>, reading: Reading): string {
  return line.replace(QUOTED, (whole, words: string, at: number) => {
    const isAll = ({ start, end }: Span) => start === 0 && end === words.length;
    const isNone =
      isWhole(line, at, at + whole.length) || finder.find(words).some(isAll) || findDues(words, reading).some(isAll);
    return isNone ? words : whole;
  });
}

const AROUND = /["“„«]?(quoted(?:alpha|beta|gamma|delta))["”“»]?/gi;

/** Words that name a task: of one alone without its quotation marks. */
const NAMING = new Set(['about', 'named', 'search']);

function restoredIn<T>(read: T, hidden: ReadonlyMap<string, string>, key = ''): T {
  if (typeof read === 'string') return written(read, hidden, NAMING.has(key)) as T;
  if (Array.isArray(read)) return read.map((each) => restoredIn(each, hidden)) as T;
  if (read === null || typeof read !== 'object' || read instanceof Date) return read;
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, restoredIn(value, hidden, name)])) as T;
}

function written(text: string, hidden: ReadonlyMap<string, string>, isNaming: boolean): string {
  const title = (mark: string) => hidden.get(mark.toLowerCase()) ?? mark;
  if (!isNaming) return text.replace(AROUND, (around, mark: string) => around.replace(mark, title(mark)));
  const [only] = text.replace(AROUND, '').trim() === '' ? [...text.matchAll(AROUND)] : [];
  const isOne = only !== undefined && only[0] === text.trim();
  return text.replace(AROUND, (_, mark: string) => (isOne ? title(mark) : `“${title(mark)}”`));
}
