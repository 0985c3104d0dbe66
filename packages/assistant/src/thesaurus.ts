import { STOP_WORDS } from './common-words.ts';
import { EVERYDAY } from './thesaurus/everyday.ts';
import { OFFICE } from './thesaurus/office.ts';
import { stemOf } from './word-stem.ts';

/**
 * What people call the same thing, in four languages: a line each, folded, the words of a phrase joined by '_'. A word that
 * stands in several lines has several senses; two words may mean the same where they have one in common.
 */
const LINES = `${EVERYDAY}\n${OFFICE}`.trim().split('\n');
const LONGEST_PHRASE = 3;

const SENSES = new Map<string, number[]>();
/** By what is left without the ending, of words that are long enough to be told apart so: 'letter' is not 'let'. */
const INFLECTED = new Map<string, number[]>();
const SHORTEST_INFLECTED = 6;
const PHRASES = new Map<string, number[]>();
for (const [sense, line] of LINES.entries()) {
  for (const entry of line.split(' ')) {
    const words = entry.split(/[_-]/);
    const isPhrase = entry.includes('_') || words.length > 1;
    if (isPhrase && words.length <= LONGEST_PHRASE) add(PHRASES, words.map(stemOf).join(' '), sense);
    else if (!isPhrase && !STOP_WORDS.has(entry)) {
      add(SENSES, entry, sense);
      if (entry.length >= SHORTEST_INFLECTED) add(INFLECTED, stemOf(entry), sense);
    }
  }
}

function add(to: Map<string, number[]>, key: string, sense: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [sense]);
  else if (!known.includes(sense)) known.push(sense);
}

const NONE: readonly number[] = [];

/** What a word may mean, as numbers; none for one that the thesaurus does not have. @param word folded */
export function sensesOf(word: string): readonly number[] {
  const exact =
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
      .map((form) => SENSES.get(form))
      .find((senses) => senses !== undefined) ?? NONE;
  const inflected = word.length >= SHORTEST_INFLECTED ? (INFLECTED.get(stemOf(word)) ?? NONE) : NONE;
  return inflected.length === 0 ? exact : [...new Set([...exact, ...inflected])];
}

const SHORTEST_PART = 5;

/** 'Notenzeugnis' has a word for a report card in it: the part of a long word that the thesaurus has. */
export function knownPart(word: string): string | null {
  if (sensesOf(word).length > 0) return null;
  for (let length = word.length - 3; length >= SHORTEST_PART; length -= 1) {
    for (const part of [word.slice(-length), word.slice(0, length)]) if (sensesOf(part).length > 0) return part;
  }
  return null;
}

/** What several words together mean, such as 'fire drill': where they begin and how many they are. */
export interface FoundPhrase {
  at: number;
  length: number;
  senses: readonly number[];
}

/** @param stems of the folded words of a text, in their order, those included that say nothing by themselves */
export function phrasesIn(stems: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = LONGEST_PHRASE; length >= 2; length -= 1) {
      const senses = at + length <= stems.length ? PHRASES.get(stems.slice(at, at + length).join(' ')) : undefined;
      if (senses !== undefined) {
        found.push({ at, length, senses });
        break;
      }
    }
  }
  return found;
}
