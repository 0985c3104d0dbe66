import { MONTHS, WEEKDAYS } from './date-words.ts';
import { conceptOf } from './synonyms.ts';
import { ACTION_VERBS } from './verbs.ts';
import { fold, isOneMistakeApart } from './words.ts';

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
}

const STOP_WORDS = new Set(
  (
    'the a an and or of to in on at for from by with about into over under is are was were be been it its this that these those there here we you they he she i me my our your their his her them us as if so but not no yes all any some each every other another more most very just only also too still again now then than when where who which what how can could will would shall should may might must do does did done have has had get got please pls thanks thank hello hi hey dear regards best new old one two up down out off back please says said say sent send works work working done finished started start ' +
    'der die das den dem des ein eine einen einem einer und oder von zu im in am an auf fur mit bei nach aus ist sind war wird werden hat haben nicht kein keine wir ich sie er es auch noch schon bitte ' +
    'el la los las un una unos unas y o de del al en por para con es son esta estan fue ha han no se lo su sus que ya ' +
    'le les une des du au aux et ou dans sur pour avec est sont a ont ne pas ce cette ces il elle nous vous je que qui deja ' +
    'task tasks ticket issue subtask add update status priority urgent urgently important deadline due date today tomorrow yesterday week weeks month months day days year next last until move moved moving postpone postponed cancelled cancel complete completed mark raise high low medium prio step part aufgabe tarea tache'
  ).split(' '),
);

/** Verbs of any task and days of any week tell little of which one is meant. */
const TELLS_LITTLE = 0.25;
const IN_DESCRIPTION = 0.75;

interface Word {
  stem: string;
  /** As it was written. */
  written: string;
  weight: number;
}

/** The tasks by how much of them is in the text; words count by how rare they are among the tasks. */
export function rankTasks<T extends KnownTask>(text: string, tasks: readonly T[]): RankedTask<T>[] {
  const said = wordsOf(text);
  const known = tasks.map((task) => ({
    task,
    title: wordsOf(task.title),
    description: wordsOf(task.description ?? ''),
  }));
  const rarity = rarityAmong(known.map(({ title, description }) => [...title, ...description]));
  return known
    .map(({ task, title, description }) => {
      const inTitle = matchedIn(title, said, rarity);
      const inDescription = matchedIn(description, said, rarity).filter(
        ({ word }) => !inTitle.some((each) => each.word.stem === word.stem),
      );
      const all = [...inTitle, ...inDescription].sort((one, other) => other.value - one.value);
      const value = sumOf(inTitle) + IN_DESCRIPTION * sumOf(inDescription);
      const whole = title.reduce((sum, word) => sum + word.weight * rarity(word.stem), 0);
      // Short titles are not found by one common word, nor long ones lost for the words that nobody repeats.
      const expected = Math.max(rarityOfOne(tasks.length) * 1.1, Math.min(whole, rarityOfOne(tasks.length) * 2.6));
      return {
        task,
        score: value / expected,
        value,
        isWhole: inTitle.length === title.length,
        matched: all.map(({ word }) => word.written),
      };
    })
    .sort((one, other) => other.score - one.score);
}

function sumOf(matches: readonly { value: number }[]): number {
  return matches.reduce((sum, { value }) => sum + value, 0);
}

/** What a word is worth that only one of so many has. */
function rarityOfOne(count: number): number {
  return Math.log(1 + Math.max(count, 4));
}

function rarityAmong(documents: readonly Word[][]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const words of documents)
    for (const stem of new Set(words.map((word) => word.stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const size = Math.max(documents.length, 4);
  return (stem) => Math.log(1 + size / (counts.get(stem) ?? 1));
}

function matchedIn(words: readonly Word[], said: readonly Word[], rarity: (stem: string) => number) {
  const found: { word: Word; value: number }[] = [];
  for (const word of words) {
    const likeness = Math.max(0, ...said.map((each) => likenessOf(word.stem, each.stem)));
    if (likeness > 0) found.push({ word, value: likeness * word.weight * rarity(word.stem) });
  }
  return found;
}

/** 1 for the same word, less for one of the same family ('photos', 'photograph') or mistyped; 0 for another. */
function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  if (/\d/.test(one) || /\d/.test(other)) return 0;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return 0;
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  if (common === shorter) return 0.85;
  if (common >= 6 || (common >= 5 && shorter <= 6)) return 0.7;
  if (shorter >= 5 && one[0] === other[0] && isOneMistakeApart(one, other)) return 0.75;
  return 0;
}

/** The words that say something, each once. */
function wordsOf(text: string): Word[] {
  const words = new Map<string, Word>();
  for (const [written] of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
    const folded = fold(written).replace(/'s?$/, '');
    if (STOP_WORDS.has(folded) || (folded.length < 2 && !/\d/.test(folded))) continue;
    for (const part of partsOf(folded)) {
      if (STOP_WORDS.has(part)) continue;
      const stem = stemOf(conceptOf(part));
      if (!words.has(stem)) words.set(stem, { stem, written, weight: weightOf(part, written, words.size === 0) });
    }
  }
  return [...words.values()];
}

/** 'wd-7731' is itself and its parts. */
function partsOf(word: string): string[] {
  return word.includes('-') ? word.split('-').filter((part) => part.length > 1) : [word];
}

/** Numbers and names tell the most. */
function weightOf(word: string, written: string, isFirst: boolean): number {
  if (/\d/.test(word)) return word.length > 1 ? 1.5 : 0.6;
  // 'Report the damage' begins with a verb; 'the sales report' is a thing.
  const isVerb = isFirst && ACTION_VERBS.has(word);
  if (isVerb || WEEKDAYS[word] !== undefined || MONTHS[word] !== undefined) return TELLS_LITTLE;
  return /^\p{Lu}/u.test(written) && !isFirst ? 1.15 : 1;
}

const ENDINGS = [
  'ations',
  'ation',
  'ings',
  'ing',
  'ments',
  'ment',
  'ies',
  'ied',
  'ers',
  'ed',
  'es',
  'er',
  'al',
  'ung',
  'ungen',
  'en',
  's',
  'e',
  'y',
];

/** As it stands in the text, accents and all, without its ending. */
function beginningOf(word: string): string {
  return word.slice(0, Math.max(2, stemOf(fold(word)).length));
}

/** Without the endings of English and German, roughly; families are what likenessOf finds. */
function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 5)
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 4);
  return (ending === undefined ? word : word.slice(0, -ending.length)).replace(/([bdfgklmnprt])\1$/, '$1');
}

/**
 * What to look for where there are too many tasks to compare with all: the beginnings of the words that tell most.
 *
 * @param most of them that are answered
 */
export function searchStems(text: string, most: number): string[] {
  const words = wordsOf(text).filter(({ stem }) => stem.length >= 3 || /\d/.test(stem));
  const telling = ({ stem, weight }: Word) => weight * 10 + Math.min(stem.length, 10);
  return words
    .sort((one, other) => telling(other) - telling(one))
    .slice(0, most)
    .map(({ written }) => beginningOf(written.toLowerCase()));
}
