import { STOP_WORDS } from '../words/common-words.ts';
import { stemOf } from '../words/word-stem.ts';
import { EVERYDAY } from './thesaurus/everyday.ts';
import { OFFICE } from './thesaurus/office.ts';

// What people call the same thing, in four languages: a line each, folded, the words of a phrase joined by '_'. A word that
// stands in several lines has several senses; two words may mean the same where they have one in common.

const LONGEST_PHRASE = 3;

const SHORTEST_INFLECTED = 6;

interface Thesaurus {
  senses: Map<string, number[]>;
  /** By what is left without the ending, of words that are long enough to be told apart so: 'letter' is not 'let'. */
  inflected: Map<string, number[]>;
  phrases: Map<string, number[]>;
}

let made: Thesaurus | null = null;

/** Made when it is first looked into: it is several megabytes, which not every process needs. */
function thesaurus(): Thesaurus {
  made ??= makeThesaurus();
  return made;
}

function makeThesaurus(): Thesaurus {
  const { senses, inflected, phrases }: Thesaurus = { senses: new Map(), inflected: new Map(), phrases: new Map() };
  for (const [sense, line] of `${EVERYDAY}\n${OFFICE}`.trim().split('\n').entries()) {
    for (const entry of line.split(' ')) {
      const words = entry.split(/[_-]/);
      const isPhrase = entry.includes('_') || words.length > 1;
      if (isPhrase && words.length <= LONGEST_PHRASE) add(phrases, words.map(stemOf).join(' '), sense);
      else if (!isPhrase && !STOP_WORDS.has(entry)) {
        add(senses, entry, sense);
        if (entry.length >= SHORTEST_INFLECTED) add(inflected, stemOf(entry), sense);
      }
    }
  }
  return { senses, inflected, phrases };
}

function add(to: Map<string, number[]>, key: string, sense: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [sense]);
  else if (!known.includes(sense)) known.push(sense);
}

const NONE: readonly number[] = [];

/** What a word may mean, as numbers; none for one that the thesaurus does not have. @param word folded */
export function sensesOf(word: string): readonly number[] {
  const { senses, inflected } = thesaurus();
  const exact =
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
      .map((form) => senses.get(form))
      .find((found) => found !== undefined) ?? NONE;
  const byStem = word.length >= SHORTEST_INFLECTED ? (inflected.get(stemOf(word)) ?? NONE) : NONE;
  return byStem.length === 0 ? exact : [...new Set([...exact, ...byStem])];
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
  const { phrases } = thesaurus();
  const found: FoundPhrase[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = LONGEST_PHRASE; length >= 2; length -= 1) {
      const senses = at + length <= stems.length ? phrases.get(stems.slice(at, at + length).join(' ')) : undefined;
      if (senses !== undefined) {
        found.push({ at, length, senses });
        break;
      }
    }
  }
  return found;
}
