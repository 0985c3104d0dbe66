import { MONTHS, UNITS, WEEKDAYS } from '../dates/date-words.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { fold } from '../words/words.ts';

/** Where a title stands in a text, without the quotation marks around it. */
export interface Literal {
  title: string;
  start: number;
  end: number;
}

interface Span {
  start: number;
  end: number;
}

const OPENS = /["“„«»‚']$/;
const CLOSES = /^["”“«»‘’']/;
/** Of one word, 'order' may be said of anything. */
const LEAST_WORDS = /\S\s+\S/;
const SHORTEST = 8;
/** Words that ask for something or say what became of it: a title that begins or ends with one would take it from a line. */
const SAYING = new Set(
  'move postpone reschedule delay push shift assign give hand delegate complete finish close mark set make change cancel start pause reopen create add new task tasks all everything comment note summarise summarize show list count find search what who when how is are was were be not no never done finished completed cancelled urgent high low medium normal priority prio hold progress todo open overdue due it that this them both one other another first second third fourth fifth last rest same by to for from with of at on in until till before after and or but'.split(
    ' ',
  ),
);
const OF_TIME = new Set([
  ...Object.keys(MONTHS),
  ...Object.keys(WEEKDAYS),
  ...UNITS.keys(),
  ...'today tonight tomorrow noon morning afternoon evening night weekend eod asap later soon now'.split(' '),
]);
const IN_A_WORD = /[\p{L}\p{N}]/u;

/**
 * The titles that stand in a text word for word: in quotation marks, as all of it, or of several words that name a thing. Of
 * titles that share their words the longest counts: 'Order flour and sugar', and not 'Order flour'. Anybody may call a task
 * 'to Friday', or by somebody's name; that takes nothing from what others write.
 *
 * @param text folded or not; case and accents are no difference
 * @param names where people are named in it
 */
export function literalTitles(text: string, titles: readonly string[], names: readonly Span[] = []): Literal[] {
  const folded = fold(text);
  const byLength = [...new Set(titles)].toSorted((one, other) => other.length - one.length);
  const found: Literal[] = [];
  for (const title of byLength) {
    const wanted = fold(title.trim());
    if (wanted === '') continue;
    for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length)) {
      const end = start + wanted.length;
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      const isSomebody = names.some((name) => name.start < end && name.end >= end);
      if (isFree && isLiteral(folded, wanted, { start, end }, isSomebody)) found.push({ title, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function isLiteral(text: string, title: string, { start, end }: Span, isSomebody: boolean): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isPart = IN_A_WORD.test(before.slice(-1)) || IN_A_WORD.test(after.slice(0, 1));
  if (isPart) return false;
  const isQuoted = OPENS.test(before) && CLOSES.test(after);
  const isAll = !IN_A_WORD.test(before) && !IN_A_WORD.test(after);
  return isQuoted || isAll || (!isSomebody && namesThing(title));
}

/** So many words of a title stand in no text that does not mean it. */
const LEAST_UNLIKELY = 5;

/** Whether several words name a thing by themselves: 'Friday report', but neither 'to Friday' nor 'silo is not'. */
function namesThing(title: string): boolean {
  const words = title.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  // Nobody says 'order rye flour for next month' by chance.
  const isOfTime = OF_TIME.has(last) || STOP_WORDS.has(last) || /^\d/.test(last);
  const isSaid = SAYING.has(first) || SAYING.has(last) || (isOfTime && words.length < LEAST_UNLIKELY);
  return LEAST_WORDS.test(title) && title.length >= SHORTEST && !isSaid;
}

/** The text with something else in the place of each, of which none of their words is read. */
export function withoutLiterals(text: string, literals: readonly Literal[], instead: string): string {
  return literals.reduceRight((left, { start, end }) => left.slice(0, start) + instead + left.slice(end), text);
}
