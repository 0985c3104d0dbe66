import { createTurns } from '../texts/turns.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { verbOf, verbOfParticiple } from '../words/verbs.ts';
import { stemOf } from '../words/word-stem.ts';
import { isNumber, weightOf } from '../words/word-weight.ts';
import { fold } from '../words/words.ts';
import { isOfKnownWord, tellingOf } from './associated-words.ts';
import { withoutZeros } from './designators.ts';
import { conceptOf, knownPartOf } from './synonyms.ts';
import { knownPart, phrasesIn, sensesOf } from './thesaurus.ts';
import { likenessTo } from './word-likeness.ts';

export interface KnownTask {
  readonly title: string;
  readonly description: string | null;
}

export interface RankedTask<T extends KnownTask> {
  task: T;
  /** How much of the task is in the text: 0 to about 1, more where its description is in it too. */
  score: number;
  /** How much of it is in the text, however long the task is. */
  value: number;
  /** Every word of its title is in the text. */
  isWhole: boolean;
  /** Words of the task that the text has too, the rarest first. */
  matched: string[];
  /** Whether the text has one of them itself, and not only another word for it. */
  isLiteral: boolean;
  /** Words of the text that tell of the task without naming it, the surest first. */
  telling: string[];
  /** How much they tell of its title, and of its description: 0 to about 4. */
  told: number;
  toldOfDescription: number;
  /** How much of what the text says is of the task: 0 to 1. */
  share: number;
}

const IN_DESCRIPTION = 0.75;

/** How like a word is that another language, or another word, says for it. */
const TRANSLATED = 0.9;

/** How like words are that mean the same. */
const SAME_SENSE = 0.8;

interface Word {
  stem: string;
  /** Of the word itself, where `stem` is of what it stands for. */
  own: string;
  /** What it may mean, by the thesaurus. */
  senses: readonly number[];
  /** As it was written. */
  written: string;
  weight: number;
}

/**
 * The tasks by how much of them is in the text; words count by how rare they are among the tasks. The work grows with the
 * length of both, not with their product, and others have their turn meanwhile.
 */
export async function rankTasks<T extends KnownTask>(text: string, tasks: readonly T[]): Promise<RankedTask<T>[]> {
  const letOthersRun = createTurns();
  const read = createReader(hyphenatedIn([text, ...tasks.map(({ title }) => title)]));
  const said = read(text);
  const likenessOfStem = likenessTo(
    said.map(({ stem }) => stem),
    isOfKnownWord,
  );
  const saidItself = new Set(said.map(({ own }) => own));
  const saidSenses = new Set(said.flatMap(({ senses }) => senses));
  // Of 'Rota' and 'Dienstplan' the one that is written is meant.
  const likeness = ({ stem, own, senses }: Word) => {
    const like = likenessOfStem(stem);
    return Math.max(
      like === 1 && !saidItself.has(own) ? TRANSLATED : like,
      senses.some((sense) => saidSenses.has(sense)) ? SAME_SENSE : 0,
    );
  };
  const amount = MONEY.exec(text)?.[0];
  const telling = tellingOf([...said.map(({ stem }) => stem), ...(amount === undefined ? [] : [stemOf('money')])]);
  const sensesOfSaid = new Map(said.map(({ stem, senses }) => [stem, senses]));
  const writtenOf = new Map(said.map(({ stem, written }) => [stem, written]));
  const initials = new Set([...text.matchAll(/\b\p{Lu}{3,5}\b/gu)].map(([letters]) => fold(letters)));
  const known: { task: T; title: Word[]; description: Word[] }[] = [];
  const { count, rarity } = createRarity(tasks.length);
  for (const task of tasks) {
    const title = read(task.title);
    const description = read(task.description ?? '');
    count(title, description);
    known.push({ task, title, description });
    await letOthersRun();
  }
  const isOtherNumber = numberedAlike(
    known.map(({ title }) => title),
    likenessOfStem,
  );
  const ranked: RankedTask<T>[] = [];
  for (const { task, title, description } of known) {
    const inTitle = matchedIn(title, likeness, rarity);
    const titleStems = new Set(inTitle.map(({ word }) => word.stem));
    const inDescription = matchedIn(description, likeness, rarity).filter(({ word }) => !titleStems.has(word.stem));
    const all = [...inTitle, ...inDescription].sort((one, other) => other.value - one.value);
    const short = initialsIn(task.title, initials);
    const value =
      (short === null ? 0 : rarityOfOne(tasks.length) * 1.5) + sumOf(inTitle) + IN_DESCRIPTION * sumOf(inDescription);
    const whole = title.reduce((sum, word) => sum + word.weight * rarity(word.stem), 0);
    // Short titles are not found by one common word, nor long ones lost for the words that nobody repeats.
    const expected = Math.max(rarityOfOne(tasks.length) * 1.1, Math.min(whole, rarityOfOne(tasks.length) * 2.6));
    const share = isOtherNumber(title) ? OTHER_NUMBER : 1;
    const told = toldOf(title, telling, sensesOfSaid);
    ranked.push({
      task,
      score: (share * value) / expected,
      value: share * value,
      isWhole: inTitle.length === title.length || short !== null,
      isLiteral: short !== null || all.some(({ word }) => saidItself.has(word.own)),
      matched: [...(short === null ? [] : [short]), ...all.map(({ word }) => word.written)],
      telling: [...told]
        .sort(([, one], [, other]) => other - one)
        .map(([stem]) => writtenOf.get(stem) ?? amount ?? stem),
      told: sumOfStrengths(told),
      toldOfDescription: sumOfStrengths(toldOf(description, telling, sensesOfSaid)),
      share: said.length === 0 ? 0 : Math.min(1, all.length / said.length),
    });
    await letOthersRun();
  }
  return ranked.sort((one, other) => other.score - one.score);
}

/** '$1,200' */
const MONEY = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|chf|gbp|pounds)\b)/i;

/**
 * The stems of the text that tell of these words, each with its strength; not those that the words have themselves, nor those
 * that mean the same.
 */
function toldOf(
  words: readonly Word[],
  telling: (stem: string) => ReadonlyMap<string, number>,
  sensesOfSaid: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> {
  const own = new Set(words.map(({ stem }) => stem));
  const told = new Map<string, number>();
  for (const { stem, senses } of words) {
    for (const [said, strength] of telling(stem)) {
      const isSame = sensesOfSaid.get(said)?.some((sense) => senses.includes(sense));
      if (!own.has(said) && !isSame && strength > (told.get(said) ?? LEAST_TELLING)) told.set(said, strength);
    }
  }
  return told;
}

const LEAST_TELLING = 0.1;

function sumOfStrengths(told: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const strength of told.values()) sum += strength;
  return sum;
}

/** Of 'Clean tank 2' and 'Clean tank 4' a text that speaks of tank two means the first, whatever else it says. */
const OTHER_NUMBER = 0.5;

/** Whether the text names the number of a task whose title is the same but for that. */
function numberedAlike(titles: readonly (readonly Word[])[], likeness: (stem: string) => number) {
  const isOfNumber = ({ stem }: Word) => isNumber(stem);
  const isNamed = (title: readonly Word[]) => title.some((word) => isOfNumber(word) && likeness(word.stem) === 1);
  const keyOf = (title: readonly Word[]) =>
    title
      .filter((word) => !isOfNumber(word))
      .map(({ stem }) => stem)
      .join(' ');
  const named = new Set(titles.filter(isNamed).map(keyOf));
  return (title: readonly Word[]) => title.some(isOfNumber) && !isNamed(title) && named.has(keyOf(title));
}

/** 'AGM' of 'Annual general meeting'; null where the words of the title begin with none of these letters. */
function initialsIn(title: string, initials: ReadonlySet<string>): string | null {
  if (initials.size === 0) return null;
  const beginnings = (fold(title).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word[0]).join('');
  return [...initials].find((letters) => beginnings.includes(letters)) ?? null;
}

function sumOf(matches: readonly { value: number }[]): number {
  return matches.reduce((sum, { value }) => sum + value, 0);
}

/** What a word is worth that only one of so many has. */
function rarityOfOne(count: number): number {
  return Math.log(1 + Math.max(count, 4));
}

/** How rare a word is among so many tasks, once the words of each have been counted. */
function createRarity(tasks: number) {
  const counts = new Map<string, number>();
  const add = ({ stem }: Word) => counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const size = Math.max(tasks, 4);
  return {
    count(title: readonly Word[], description: readonly Word[]): void {
      const inTitle = new Set(title.map(({ stem }) => stem));
      title.forEach(add);
      for (const word of description) if (!inTitle.has(word.stem)) add(word);
    },
    rarity: (stem: string) => Math.log(1 + size / (counts.get(stem) ?? 1)),
  };
}

function matchedIn(words: readonly Word[], likeness: (word: Word) => number, rarity: (stem: string) => number) {
  const found: { word: Word; value: number }[] = [];
  for (const word of words) {
    const like = likeness(word);
    // What a phrase says, its words may have said already.
    const isSaid = word.stem.includes(' ') && found.some(({ word: { stem } }) => word.stem.split(' ').includes(stem));
    if (like > 0 && !isSaid) found.push({ word, value: like * word.weight * rarity(word.stem) });
  }
  return found;
}

/** 'Oncall' and 'nas2' for 'on-call' and 'NAS-2': words with a hyphen, by what they are without it. */
function hyphenatedIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)) {
      const folded = fold(word);
      found.set(folded.replaceAll('-', ''), folded);
    }
  }
  return found;
}

/**
 * Reads texts into the words that say something, each once in a text; a word that many texts have is looked at once.
 *
 * @param hyphenated how words are written elsewhere that stand without their hyphen here
 */
function createReader(hyphenated: ReadonlyMap<string, string> = new Map()): (text: string) => Word[] {
  const known = new Map<string, { part: string; stem: string; own: string; senses: readonly number[] }[]>();
  function partsAndStems(written: string) {
    const before = known.get(written);
    if (before !== undefined) return before;
    const plain = fold(written).replace(/'s?$/, '');
    const folded = hyphenated.get(plain) ?? plain;
    const saysNothing = STOP_WORDS.has(folded) || (folded.length < 2 && !/\d/.test(folded));
    const parts = saysNothing
      ? []
      : partsOf(folded)
          .map(withoutZeros)
          .filter((part) => !STOP_WORDS.has(part));
    const found = parts.map((part) => ({
      part,
      stem: NUMBERS.get(part) ?? stemOf(conceptOf(part)),
      own: NUMBERS.get(part) ?? stemOf(part),
      senses: sensesOf(part),
    }));
    known.set(written, found);
    return found;
  }
  return (text) => {
    const words = new Map<string, Word>();
    const all = [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*(?!\s?%)/gu)].map(([written]) => written);
    for (const [at, written] of all.entries()) {
      const isOven = isFrenchOven(all, at);
      if (!isOven && isCount(all, at)) continue;
      for (const { part, stem, own, senses } of partsAndStems(isOven ? 'oven' : written)) {
        if (!words.has(stem))
          words.set(stem, { stem, own, senses, written, weight: weightOf(part, written, words.size === 0) });
      }
    }
    return [...words.values(), ...phrasesOf(all)];
  };
}

/** 'Two' of 'two green ones', which is no number of anything, as that of 'tank two' is. */
function isCount(words: readonly string[], at: number): boolean {
  if (!NUMBERS.has(fold(words[at] ?? ''))) return false;
  const [before = '', after = ''] = [words[at - 1], words[at + 1]].map((word) => fold(word ?? ''));
  const saysNothing = (word: string) => word === '' || STOP_WORDS.has(word);
  return saysNothing(before) || verbOf(before) !== null || verbOfParticiple(before) !== null || !saysNothing(after);
}

/** 'Le four' is no number. */
function isFrenchOven(words: readonly string[], at: number): boolean {
  return (
    fold(words[at] ?? '') === 'four' && /^(?:le|du|au|un|ce|notre|mon|petit|grand)$/.test(fold(words[at - 1] ?? ''))
  );
}

/** 'Fire drill' as one word more, which means what no word of it does. */
function phrasesOf(all: readonly string[]): Word[] {
  const stems = all.map((written) => stemOf(fold(written).replace(/'s?$/, '')));
  return phrasesIn(stems).map(({ at, length, senses }) => ({
    stem: stems.slice(at, at + length).join(' '),
    own: stems.slice(at, at + length).join(' '),
    senses,
    written: all.slice(at, at + length).join(' '),
    weight: 1,
  }));
}

const NUMBERS = new Map(
  'two three four five six seven eight nine ten'.split(' ').map((word, index) => [word, String(index + 2)]),
);

/** 'wd-7731' is itself and its parts. */
function partsOf(word: string): string[] {
  // Of 'case 22-0917' the 22 is of many cases, and of 'hives 13-15' neither is meant alone.
  if (/^\d+(?:-\d+)+$/.test(word)) return [word, ...word.split('-').filter((part) => part.length > 2)];
  if (word.includes('-')) return word.split('-').filter((part) => part.length > 1);
  const part = word.length >= SHORTEST_COMPOUND ? (knownPartOf(word) ?? knownPart(word)) : null;
  return part === null ? [word] : [word, part];
}

/** 'Umsatzsteuer', 'Mitarbeiterfest' */
const SHORTEST_COMPOUND = 9;

/**
 * Which words of a text stand for these words of a task (`matched`), as both are written: 'light' for 'lamp'.
 *
 * @returns `said` is null where nothing but initials stands for it
 */
export function standingFor(text: string, matched: readonly string[]): { word: string; said: string | null }[] {
  const read = createReader();
  const said = read(text);
  return matched.map((written) => {
    // 'Elderflower' is itself and its part.
    const words = read(written);
    const likeness = likenessTo(words.map(({ stem }) => stem));
    const senses = new Set(words.flatMap((word) => word.senses));
    const found =
      said.find(({ stem }) => words.some((word) => word.stem === stem)) ??
      said.find(({ stem }) => likeness(stem) > 0) ??
      said.find((word) => word.senses.some((sense) => senses.has(sense)));
    return { word: written, said: found?.written ?? null };
  });
}

/** What the words of a text are compared by. */
export function stemsOf(text: string): string[] {
  return createReader()(text).map(({ stem }) => stem);
}
