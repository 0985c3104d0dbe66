import { TASK_PRIORITIES, type TaskPriority } from '@taskwell/contract/labels';
import { type Clock, findDueDate } from './find-due-date.ts';

/**
 * One typed line as a task: 'Send invoice to Kim tomorrow 5pm !high' is a title, a due date, a priority and an assignee.
 * What is not understood for certain stays in the title.
 */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface QuickAddOptions<P extends Named> {
  now: Date;
  /** Of the zone in which due dates are meant; left out, that of this machine. */
  clock?: Clock;
  /** Whom a name may mean; nobody where tasks cannot be assigned. */
  people: readonly P[];
  /** Whom somebody has picked from a list: '@' with the whole name means that one, whoever else is called so. */
  picked?: readonly P[];
  /** Whom '@me' means; nobody where only a date is typed. */
  me: P | null;
  /** Keys of parts that the person has given back to the title. */
  refused: readonly string[];
}

interface Part<K extends string, V> {
  kind: K;
  value: V;
  /** Where it stands in the line. */
  start: number;
  end: number;
  /** Names the part, for `refused`. */
  key: string;
}

export interface QuickAdd<P extends Named> {
  title: string;
  dueDate: Part<'dueDate', Date> | null;
  priority: Part<'priority', TaskPriority> | null;
  assignee: Part<'assignee', P> | null;
  /** Words that look like a repetition, which no task has; they stay in the title. */
  repetition: string | null;
}

const SHORT_PRIORITIES: ReadonlyMap<string, TaskPriority> = new Map([
  ['p1', 'URGENT'],
  ['p2', 'HIGH'],
  ['p3', 'MEDIUM'],
  ['p4', 'LOW'],
]);

export function parseQuickAdd<P extends Named>(line: string, options: QuickAddOptions<P>): QuickAdd<P> {
  const isRefused = (key: string) => options.refused.includes(key);
  const repetition = findRepetition(line);
  // What has been understood is blanked, so that no other part reads it again; what no part may read, before.
  const readable = hide(hide(line, URL_LIKE), REPETITION);
  const priority = findPriority(readable, isRefused);
  const withoutPriority = blank(readable, priority);
  const assignee = findAssignee(withoutPriority, options, isRefused);
  const withoutAssignee = blank(withoutPriority, assignee);
  const isGivenBack = (text: string) => isRefused(keyOf('dueDate', text));
  const due = findDueDate(withoutAssignee, options.now, isGivenBack, options.clock);
  const dueDate = due && { kind: 'dueDate' as const, ...due, key: keyOf('dueDate', line.slice(due.start, due.end)) };
  return { title: titleWithout([priority, assignee, dueDate], line), dueDate, priority, assignee, repetition };
}

/** What is left of the line, without a gap where a part was taken out before a comma. */
function titleWithout(parts: readonly (Place | null)[], line: string): string {
  const rest = parts.reduce((text, part) => fill(text, part, TAKEN), line);
  return rest.replace(GAP, '').replace(SPACES, ' ').trim();
}

const TAKEN = '\u{fff9}';
const GAP = /\s*\u{fff9}+(?=[,.;:!?])/gu;
const SPACES = /[\s\u{fff9}]+/gu;

/**
 * Addresses, with or without their protocol: 'https://a.example/p1', 'www.a.example', 'a.example/2026-12-01', and those of
 * mails.
 */
const URL_LIKE =
  /(?<=^|[\s(<])(?:(?:[a-z][a-z+.-]*:\/\/|www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/)\S+|@?[^\s@<]+@[^\s@]+\.[^\s@]+)/giu;

const REPEATED =
  'days?|weekdays?|workdays?|weeks?|weekends?|months?|quarters?|years?|hours?|mornings?|afternoons?|evenings?|nights?|' +
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
/** 'every monday 9am', 'each month', 'every other week', 'every 3 days'. */
const REPETITION = new RegExp(
  `(?<=^|\\s)(?:every|each)\\s+(?:(?:other|second|third|\\d{1,3}(?:st|nd|rd|th)?)\\s+)?(?:${REPEATED})(?:\\s+(?:at\\s+)?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]m)?)?(?=[\\s.,;!?]|$)`,
  'giu',
);

/** Words that look like a repetition, such as 'every Friday'; null where there are none. */
export function findRepetition(line: string): string | null {
  return hide(line, URL_LIKE).match(REPETITION)?.[0] ?? null;
}

/** Signs that no part is read from stand in its place, so that all else stays where it is. */
function hide(line: string, pattern: RegExp): string {
  return line.replaceAll(pattern, (found) => '\u{fffc}'.repeat(found.length));
}

/** The first words of what may be names, for looking them up; 'to Kim Park' asks for 'Kim'. */
export function nameCandidates(line: string): string[] {
  const spots = nameSpots(hide(hide(line, URL_LIKE), REPETITION));
  const words = spots.map((spot) => (isMe(spot) ? '' : (spot.words[0]?.text ?? '')));
  return [...new Set(words.filter((word) => word.length >= SHORTEST_NAME))];
}

function keyOf(kind: string, text: string): string {
  return `${kind}:${text.trim().toLowerCase()}`;
}

interface Place {
  start: number;
  end: number;
}

function blank(line: string, part: Place | null): string {
  return fill(line, part, ' ');
}

function fill(line: string, part: Place | null, sign: string): string {
  return part === null ? line : line.slice(0, part.start) + sign.repeat(part.end - part.start) + line.slice(part.end);
}

function findPriority(line: string, isRefused: (key: string) => boolean): QuickAdd<Named>['priority'] {
  const pattern = /(?<=^|\s)(?:!([a-z]+)|(p[1-4]))(?=\s|$)/gi;
  for (const match of line.matchAll(pattern)) {
    const word = (match[1] ?? match[2] ?? '').toLowerCase();
    // As far as it was typed: no two begin alike.
    const value =
      SHORT_PRIORITIES.get(word) ?? TASK_PRIORITIES.find((priority) => priority.toLowerCase().startsWith(word));
    const key = keyOf('priority', match[0]);
    if (value && !isRefused(key)) {
      return { kind: 'priority', value, start: match.index, end: match.index + match[0].length, key };
    }
  }
  return null;
}

const SHORTEST_NAME = 2;
const LONGEST_NAME_WORDS = 4;

interface NameSpot {
  /** Where 'to' or '@' begins. */
  start: number;
  isMention: boolean;
  words: { text: string; end: number }[];
}

/** Every place where a name may follow: 'to Kim', '@kim'. */
function nameSpots(line: string): NameSpot[] {
  const spots: NameSpot[] = [];
  for (const match of line.matchAll(/(?<=^|\s)(?:to\s+|@)(?=[\p{L}])/giu)) {
    const from = match.index + match[0].length;
    const words: NameSpot['words'] = [];
    for (const word of line.slice(from).matchAll(/(\s*)([\p{L}\p{M}][\p{L}\p{M}'’.-]*)/gu)) {
      const isNext = word.index === (words.at(-1)?.end ?? from) - from;
      if (!isNext || words.length === LONGEST_NAME_WORDS) break;
      words.push({ text: word[2] ?? '', end: from + word.index + word[0].length });
    }
    spots.push({ start: match.index, isMention: match[0].startsWith('@'), words });
  }
  return spots;
}

/** '@me' */
function isMe({ isMention, words }: NameSpot): boolean {
  return isMention && words[0]?.text.replace(/[.'’-]+$/, '').toLowerCase() === 'me';
}

function findAssignee<P extends Named>(
  line: string,
  { people, picked = [], me }: QuickAddOptions<P>,
  isRefused: (key: string) => boolean,
): QuickAdd<P>['assignee'] {
  for (const value of picked) {
    const name = `@${value.name}`;
    const start = line.indexOf(name);
    const end = start + name.length;
    const key = keyOf('assignee', name);
    const isWhole = !/[\p{L}\p{M}\d]/u.test(line.charAt(end));
    if (start !== -1 && isWhole && !isRefused(key)) return { kind: 'assignee', value, start, end, key };
  }
  for (const spot of nameSpots(line)) {
    if (isMe(spot)) {
      const end = spot.start + '@me'.length;
      const key = keyOf('assignee', line.slice(spot.start, end));
      if (me && !isRefused(key)) return { kind: 'assignee', value: me, start: spot.start, end, key };
      continue;
    }
    // The longest name first: 'to Kim Park' is not 'to Kim' with a Park left over.
    for (let count = spot.words.length; count > 0; count -= 1) {
      const words = spot.words.slice(0, count);
      const last = words.at(-1);
      if (!last) continue;
      // A full stop after the name ends the sentence, not the name.
      const typed = words.map(({ text }) => text).join(' ');
      const name = typed.replace(/[.'’-]+$/, '');
      const end = last.end - (typed.length - name.length);
      const value = whoIs(name, people, spot.isMention);
      const key = keyOf('assignee', line.slice(spot.start, end));
      if (value && !isRefused(key)) return { kind: 'assignee', value, start: spot.start, end, key };
    }
  }
  return null;
}

/** The one person of this name: exactly, else by a beginning that only one has. */
function whoIs<P extends Named>(typed: string, people: readonly P[], isMention: boolean): P | null {
  if (typed.length < SHORTEST_NAME) return null;
  const wanted = folded(typed);
  const exact = people.filter(({ name }) => namesOf(name).includes(wanted));
  if (exact.length > 0) return only(exact);
  // 'to call' is not Callum and 'to the bank' not Theo: after 'to' a mere beginning must look like a name.
  if (!isMention && !/^\p{Lu}/u.test(typed)) return null;
  return only(people.filter(({ name }) => namesOf(name).some((part) => part.startsWith(wanted))));
}

function only<P>(people: readonly P[]): P | null {
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Full, first and last name. */
function namesOf(name: string): string[] {
  const words = folded(name).split(/\s+/);
  return [words.join(' '), words[0] ?? '', words.at(-1) ?? ''];
}

/** Without case and accents: 'zoe' finds Zoë. */
function folded(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
