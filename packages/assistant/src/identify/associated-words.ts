import { stemOf } from '../words/word-stem.ts';
import { conceptOf } from './synonyms.ts';
import { ASSOCIATIONS } from './thesaurus/associations.ts';
import { ASSOCIATIONS_ABROAD } from './thesaurus/associations-abroad.ts';

/** A matter: words that titles about it have, and what is told of it, by their stems. */
interface Matter {
  named: readonly string[];
  told: readonly string[];
}

interface Lexicon {
  matters: readonly Matter[];
  /** Which matters have the stem, named or told. */
  having: ReadonlyMap<string, readonly number[]>;
  /** How many matters are named so. */
  naming: ReadonlyMap<string, number>;
  /** What stems tell of that have been asked for: no more than the lexicon has. */
  known: Map<string, ReadonlyMap<string, number>>;
}

let made: Lexicon | null = null;

/** Made when it is first looked into: it is some megabytes, which not every process needs. */
function lexicon(): Lexicon {
  made ??= makeLexicon();
  return made;
}

function makeLexicon(): Lexicon {
  const stemsOf = (words: string) => [...new Set(words.split(' ').map((word) => stemOf(conceptOf(word))))];
  const having = new Map<string, number[]>();
  const naming = new Map<string, number>();
  const matters = `${ASSOCIATIONS.trim()}\n${ASSOCIATIONS_ABROAD.trim()}`.split('\n').map((line, at) => {
    const [named = '', told = ''] = line.split(' | ');
    const matter = { named: stemsOf(named), told: stemsOf(told) };
    for (const stem of matter.named) naming.set(stem, (naming.get(stem) ?? 0) + 1);
    for (const stem of new Set([...matter.named, ...matter.told])) {
      const known = having.get(stem);
      if (known === undefined) having.set(stem, [at]);
      else known.push(at);
    }
    return matter;
  });
  return { matters, having, naming, known: new Map() };
}

/** How little a stem tells that so many matters have: 1 where few do. */
function rarityAmong(count: number, all: number): number {
  return Math.min(1, Math.log(1 + all / count) / Math.log(1 + all / FEW));
}

const FEW = 3;

/** Whether a stem is of a word that some matter has: it is no mistake for another. */
export function isOfKnownWord(stem: string): boolean {
  return lexicon().having.has(stem);
}

/** What a stem of a text tells of: stems of titles, each with how strongly: above 0, up to 1. */
function namedBy(said: string): ReadonlyMap<string, number> {
  const { matters, having, naming, known } = lexicon();
  const before = known.get(said);
  if (before !== undefined) return before;
  const found = having.get(said) ?? [];
  const named = new Map<string, number>();
  for (const stem of found.flatMap((at) => matters[at]?.named ?? [])) {
    if (stem !== said)
      named.set(stem, rarityAmong(found.length, matters.length) * rarityAmong(naming.get(stem) ?? 1, matters.length));
  }
  if (found.length > 0) known.set(said, named);
  return named;
}

/**
 * What the words of a text tell of: 'interviews' of 'hire', 'gasket' of 'tap'.
 *
 * @param stems of the text
 * @returns of a stem of a title, the stems of the text that tell of it, each with its strength: above 0, up to 1
 */
export function tellingOf(stems: Iterable<string>): (named: string) => ReadonlyMap<string, number> {
  const tells = new Map<string, Map<string, number>>();
  for (const said of stems) {
    for (const [named, strength] of namedBy(said)) {
      const told = tells.get(named);
      if (told === undefined) tells.set(named, new Map([[said, strength]]));
      else told.set(said, strength);
    }
  }
  return (named) => tells.get(named) ?? NOTHING;
}

const NOTHING: ReadonlyMap<string, number> = new Map();
