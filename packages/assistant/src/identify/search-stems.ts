import { STOP_WORDS } from '../words/common-words.ts';
import { stemOf } from '../words/word-stem.ts';
import { weightOf } from '../words/word-weight.ts';
import { fold } from '../words/words.ts';

/** The index of the search has three letters in a row; of fewer, every task would be looked at. */
const SHORTEST = 3;

/**
 * What to look for where there are too many tasks to compare a text with all: the beginnings of the words that tell most.
 *
 * @param most of them that are answered
 */
export function searchStems(text: string, most: number): string[] {
  const words = new Map<string, { beginning: string; telling: number }>();
  for (const [written] of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
    const word = fold(written).replace(/'s?$/, '');
    const stem = stemOf(word);
    if (words.has(stem) || STOP_WORDS.has(word) || stem.length < SHORTEST) continue;
    const telling = weightOf(word, written, words.size === 0) * 10 + Math.min(stem.length, 10);
    // As it stands in the text, accents and all, without its ending.
    words.set(stem, { beginning: written.toLowerCase().slice(0, Math.max(2, stem.length)), telling });
  }
  return [...words.values()]
    .sort((one, other) => other.telling - one.telling)
    .slice(0, most)
    .map(({ beginning }) => beginning);
}
