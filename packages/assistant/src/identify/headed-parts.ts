import type { Reading } from '../dates/calendar.ts';
import { fold, wordsIn } from '../words/words.ts';
import { stemsOf } from './rank-tasks.ts';
import { readUpdate } from './read-update.ts';

/** A part of a text, as far as headings go. */
interface HeadedPart {
  text: string;
  /** Null where it names no task. */
  task: object | null;
  isItem: boolean;
  /** Whether a line, or an item of a list, begins with it. */
  isOwnLine: boolean;
  /** How its sentence goes on behind it. */
  joint: string;
  /** Whether it is said, in the same sentence, of what stands behind it. */
  isHeading: boolean;
}

/** 'Minutes of 28 November' is no longer than that. */
const LONGEST_TITLE = 60;

/**
 * Where the tasks of 'On hold: silo, photos' begin: behind what is said of each of them.
 *
 * @param titles stems of the words of all titles
 * @returns null where a sentence does not begin so, as 'Silo: postponed' and 'Technician: Hale' do not
 */
export function headingBefore(sentence: string, titles: ReadonlySet<string>): string | null {
  const heading = /^[^:]{2,60}:\s+(?=\S)/.exec(sentence)?.[0];
  if (heading === undefined || stemsOf(heading).some((stem) => titles.has(stem))) return null;
  const first = wordsIn(fold(sentence.slice(heading.length))).find((word) => !ARTICLE.test(word));
  return first !== undefined && stemsOf(first).some((stem) => titles.has(stem)) ? heading : null;
}

/** Before what a title names. */
export const ARTICLES = 'the|our|my|der|die|das|den|el|la|los|las|les?';
const ARTICLE = new RegExp(`^(?:${ARTICLES})$`);

/** With what stands above it and is said of it; null for nothing. */
type Headed<P> = P & { heading: string | null; isUnderHeading: boolean };

/**
 * The parts that are about tasks, each with what stands above it and is said of each below: 'Done today:' above a list. What
 * only says what the text is ('Minutes of 28 November') is left out.
 */
export function underHeadings<P extends HeadedPart>(parts: readonly P[], when: Reading): Headed<P>[] {
  const headed: Headed<P>[] = [];
  let heading: { text: string | null; isOfSentence: boolean } | null = null;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (part.task === null && next !== undefined && isHeading(part, next, headed.length === 0)) {
      heading = { text: saidOfEach(part.text, when), isOfSentence: part.isHeading };
      continue;
    }
    // Of what names no task of the board, nothing is said: the nearest one would be completed in its stead.
    headed.push({
      ...part,
      isUnderHeading: heading?.text != null,
      heading: part.task === null ? null : (heading?.text ?? null),
    });
    if (heading?.isOfSentence && endsSentence(part.joint)) heading = null;
  }
  return headed;
}

function isHeading({ text, isItem, isOwnLine }: HeadedPart, next: HeadedPart, isFirst: boolean): boolean {
  // No other part ends with a colon: it is a line, or a sentence begins with it.
  if (COLON.test(text)) return true;
  const isAbove =
    isOwnLine &&
    !isItem &&
    (next.isItem || (isFirst && next.isOwnLine && (next.task !== null || COLON.test(next.text))));
  return isAbove && text.length <= LONGEST_TITLE && !/[.!?]\s*$/.test(text);
}

const COLON = /:\s*$/;

/** 'Done' above a list says so of each, 'Minutes of 28 November' nothing; what ends with a colon may be anything. */
function saidOfEach(heading: string, when: Reading): string | null {
  const text = `${heading.replace(COLON, '').trim()}:`;
  return COLON.test(heading) || SAID_OF_EACH.has(readUpdate(text, when).type) ? text : null;
}

/** @param joint of its last part */
export function endsSentence(joint: string): boolean {
  return /^(?:\. | )?$/.test(joint);
}

/**
 * A part with what its heading says of it, where it only names its task, or says nothing that becomes of it.
 *
 * @param isNameAlone whether it begins with nothing but the name of its task
 */
export function withHeading(text: string, heading: string, isNameAlone: boolean, when: Reading): string {
  const headed = `${heading} ${text}`;
  if (!isNameAlone) return SAID_OF_EACH.has(readUpdate(heading, when).type) && saysNothing(text, when) ? headed : text;
  // 'Friday: the photos' is read as 'the photos: Friday' is.
  const turned = `${text.replace(/[.!]\s*$/, '')}: ${heading.replace(COLON, '')}`;
  const isMoment = heading.split(' ').length <= LONGEST_MOMENT && readUpdate(turned, when).type === 'dueDate';
  return isMoment ? turned : headed;
}

/** Words of 'Friday 4 December:' */
const LONGEST_MOMENT = 3;
/** A day may be that of the minutes. */
const SAID_OF_EACH: ReadonlySet<string> = new Set(['completion', 'status', 'priority']);

function saysNothing(text: string, when: Reading): boolean {
  return readUpdate(text, when).type === 'comment';
}
