import { fold } from '../words/words.ts';

/** Where a title stands in a text, without the quotation marks around it. */
export interface Literal {
  title: string;
  start: number;
  end: number;
}

const OPENS = /["“„«»‚']$/;
const CLOSES = /^["”“«»‘’']/;
/** Of one word, 'order' may be said of anything. */
const LEAST_WORDS = /\S\s+\S/;
const SHORTEST = 8;
const IN_A_WORD = /[\p{L}\p{N}]/u;

/**
 * The titles that stand in a text word for word: in quotation marks, of several words, or as all of it. Of titles that share
 * their words the longest counts: 'Order flour and sugar', and not 'Order flour'.
 *
 * @param text folded or not; case and accents are no difference
 */
export function literalTitles(text: string, titles: readonly string[]): Literal[] {
  const folded = fold(text);
  const byLength = [...new Set(titles)].toSorted((one, other) => other.length - one.length);
  const found: Literal[] = [];
  for (const title of byLength) {
    const wanted = fold(title.trim());
    if (wanted === '') continue;
    for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length)) {
      const end = start + wanted.length;
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (isFree && isLiteral(folded, wanted, start, end)) found.push({ title, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function isLiteral(text: string, title: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isPart = IN_A_WORD.test(before.slice(-1)) || IN_A_WORD.test(after.slice(0, 1));
  if (isPart) return false;
  const isQuoted = OPENS.test(before) && CLOSES.test(after);
  const isAll = !IN_A_WORD.test(before) && !IN_A_WORD.test(after);
  return isQuoted || isAll || (LEAST_WORDS.test(title) && title.length >= SHORTEST);
}

/** The text with something else in the place of each, of which none of their words is read. */
export function withoutLiterals(text: string, literals: readonly Literal[], instead: string): string {
  return literals.reduceRight((left, { start, end }) => left.slice(0, start) + instead + left.slice(end), text);
}
