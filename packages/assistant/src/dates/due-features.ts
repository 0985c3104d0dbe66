import { type Candidate, MAY_SAY_WHEN, SAYS_WHEN, type Source } from '../extract/candidate.ts';
import { isTask } from '../extract/main-task.ts';
import type { Person } from '../people/people.ts';
import { clausesOf } from '../texts/clauses.ts';
import { strengthOf } from '../texts/requests.ts';
import { fold, lettersIn } from '../words/words.ts';
import { MS_OF_DAY } from './calendar.ts';
import { MONTHS, WEEKDAYS } from './date-words.ts';
import type { FoundDue } from './find-due.ts';

/** A moment that a text names, and where it is said. */
export interface Said<P extends Person> {
  sentence: Candidate<P>;
  /** Of the sentence among those of the text. */
  place: number;
  due: FoundDue;
}

const PAST =
  /\b(?:was|were|had|did|went|came|got|said|told|sent|saw|met|left|took|broke|fell|ran|gave|made|found|bought|paid|\p{L}{2,}ed|hat|haben|wurden?|waren?|ha|han|fue|fueron|estaba|(?:a|ont|etait) \p{L}+e)\b/u;
const FUTURE = /\b(?:will|'ll|going to|wird|werden|va a|va)\b/;
/** Whom a clause is about. */
const OF_SOMEBODY = /^(?:\W*(?:and|but|so|und|y|et) )?(?:i|we|he|she|they|it|ich|wir|er|sie|es|je|nous|il|elle)\b/;
const OF_READER = /^(?:\W*(?:and|but|so|und|y|et) )?(?:you|please|pls|can|could|bitte)\b/;
const THING_BEHIND = /^ (?!and|but|so|at|by|please|or|in|to|for|if|as|und|y|et)\p{L}/u;
/** 'From 8 to 12', '21 - 25 June' */
const RANGE_BEHIND = /^\s?(?:[-–—]|to|bis|till|al?|au|through|until|and|und|y|et)\s?(?:las?\s)?\d/;
const RANGE_BEFORE =
  /\d(?:[:.]\d\d)?(?:st|nd|rd|th)?\s?(?:[ap]\.?m\.?|h|uhr)?\s?(?:[-–—]|to|bis|till|al?|au|through|until|and|und|y|et)\s?$/;
const RANGE_WITHIN = /^(?:[-–—]|to\b|bis\b|al\b|au\b|through\b|until\b)/;
/** How far ahead, in days. */
const DISTANCES = [1, 2, 7.5, 31, 120];
/** A day without its year that is farther ahead has mostly passed. */
const MOST_DAYS_WITHOUT_YEAR = 245;
const MANY = 3;

/**
 * What is known of a moment for telling whether a text wants its task done then: what shows of it ('+'), and the words of its
 * sentence with where they stand.
 *
 * @param said all moments of the text
 */
export function featuresOf<P extends Person>(
  each: Said<P>,
  said: readonly Said<P>[],
  { all, context, main, reading }: Source<P>,
): string[] {
  const { sentence, place, due } = each;
  const folded = fold(sentence.text);
  const parts = {
    before: folded.slice(0, due.start),
    words: folded.slice(due.start, due.end),
    after: folded.slice(due.end),
  };
  const clause = clausesOf(sentence.text).find(
    ({ start, text }) => due.start >= start && due.start <= start + text.length,
  );
  const own = fold(clause?.text ?? sentence.text);
  const isPast = PAST.test(own);
  const isMain = sentence === main;
  const asks = strengthOf(own, false);
  const days = (due.value.getTime() - reading.now.getTime()) / MS_OF_DAY;
  const mainAt = main === null ? -1 : all.indexOf(main);
  const isFurther = !context.includes(sentence);
  const where = whereIn(each, main, mainAt);
  const flags = {
    ...ofMoment(due, parts, days),
    ...ofSentence(sentence),
    ...amongOthers(each, said, main),
    isJustBehind: mainAt >= 0 && place === mainAt + 1,
    isJustBefore: mainAt >= 0 && place === mainAt - 1,
    isFurther,
    isPast,
    isPastElsewhere: !isPast && PAST.test(folded),
    isFuture: FUTURE.test(own),
    isOfSomebody: OF_SOMEBODY.test(own),
    isOfReader: OF_READER.test(own),
  };
  const strength = main?.strength ?? 'none';
  const isBesideOfMain = said.some((other) => other.sentence === main && other !== each);
  const form = formOf(parts.words);
  const shown = [
    ...Object.entries(flags).flatMap(([name, isSo]) => (isSo ? [name] : [])),
    'date',
    `rank${due.rank}`,
    `where ${where}`,
    `sentence${sentence.strength}`,
    `main${strength}`,
    `clause${asks}`,
    distanceOf(days, parts.words, form),
    `form ${form}`,
    `rank${due.rank} sentence${sentence.strength}`,
    `rank${due.rank} main ${isMain}`,
    `clause${asks} main ${isMain}`,
    `main${strength} ${where} sentence${sentence.strength} rank${due.rank}`,
    `main${strength} ${where}`,
    ...(isFurther
      ? [
          `further ${where}`,
          `further rank${due.rank}`,
          `further beside ${isBesideOfMain}`,
          `further only ${!said.some((other) => context.includes(other.sentence))}`,
        ]
      : []),
    `${where} rank${due.rank} beside ${isBesideOfMain}`,
    ...(isMain ? [] : saysWhen(each, folded).map((how) => `${how} ${where}`)),
    ...(isPast ? [`past ${where}`, `past ${form}`, `past rank${due.rank}`, `past clause${asks}`] : []),
    ...(due.hasDay ? [] : [`time ${where} clause${asks}`]),
  ];
  return [...shown.map((name) => `+${name}`), ...new Set(wordsAround(parts, folded, { asks, isMain, isPast }))];
}

type Parts = Record<'before' | 'words' | 'after', string>;

function whereIn<P extends Person>({ sentence, place, due }: Said<P>, main: Candidate<P> | null, mainAt: number) {
  if (sentence === main) return due.start >= sentence.askedAt ? 'asked' : 'main';
  return place < mainAt ? 'before' : 'after';
}

function formOf(words: string): string {
  if (/\d{4}/.test(words)) return 'year';
  if (/\d+[/.]\d+/.test(words)) return 'digits';
  return /day\b|tag\b|tomorrow/.test(words) ? 'day' : 'other';
}

/** How far ahead: a day so far ahead without its year may have passed, 'in 12 months' has not. */
function distanceOf(days: number, words: string, form: string): string {
  const at = DISTANCES.findIndex((most) => days < most);
  if (at >= 0) return `distance${at}`;
  return /\b(?:months?|weeks?|years?|monat\w*|wochen?|mes(?:es)?|mois|semana\w*|semaines?|easter|christmas|ostern|weihnachten)\b/.test(
    words,
  )
    ? 'far by count'
    : `far ${form}`;
}

function ofMoment(due: FoundDue, { before, words, after }: Parts, days: number): Record<string, boolean> {
  return {
    hasTime: due.hasTime,
    hasNoDay: !due.hasDay,
    isSpan: due.isSpan,
    leads: /^[^\p{L}\p{N}]*$/u.test(before),
    ends: /^\W*$/.test(after),
    isNextYear: !/\d{4}/.test(words) && days > MOST_DAYS_WITHOUT_YEAR,
    isOwner: /^'?s\b/.test(after),
    namesThing: THING_BEHIND.test(after),
    beginsRange: RANGE_BEHIND.test(after),
    endsRange: RANGE_BEFORE.test(before) || RANGE_WITHIN.test(words),
  };
}

function ofSentence<P extends Person>(sentence: Candidate<P>): Record<string, boolean> {
  const words = sentence.text.split(' ').length;
  return {
    isTask: isTask(sentence),
    isField: sentence.isField,
    isItem: sentence.isItem,
    asksSomebody: sentence.asked.some(({ score }) => score >= 4),
    isBrief: words <= 5,
    isLong: words > 20,
  };
}

function amongOthers<P extends Person>(each: Said<P>, said: readonly Said<P>[], main: Candidate<P> | null) {
  const { sentence, due } = each;
  return {
    isOnly: said.length === 1,
    isFirst: said.length > 1 && said[0] === each,
    isLast: said.length > 1 && said.at(-1) === each,
    isOfMany: said.length > MANY,
    isBesideOthers: sentence.dues.length > 1,
    isLessSure: said.some((other) => other.due.rank > due.rank),
    isLessSureThere: sentence.dues.some((other) => other.rank > due.rank),
    isBesideDateOfMain: sentence !== main && (main?.dues.length ?? 0) > 0,
  };
}

/** 'I need it by Monday', 'would Friday work?': of several moments, the first behind such words. */
function saysWhen<P extends Person>({ sentence, due }: Said<P>, folded: string): string[] {
  const isFirstBehind = (found: RegExpExecArray | null, from: number) =>
    found !== null && sentence.dues.find(({ end }) => end > found.index + from) === due;
  const words = fold(sentence.words);
  return [
    ...(isFirstBehind(SAYS_WHEN.exec(words), folded.length - words.length) ? ['says when'] : []),
    ...(isFirstBehind(MAY_SAY_WHEN.exec(folded), 0) ? ['may say when'] : []),
  ];
}

/** Words that stand before a moment within its clause, in it and behind it, and all of the sentence. */
function wordsAround(
  { before, words, after }: Parts,
  folded: string,
  { asks, isMain, isPast }: { asks: number; isMain: boolean; isPast: boolean },
): string[] {
  const ahead = wordsOf(before.split(CLAUSE_END).at(-1) ?? '').slice(-MOST_BEFORE);
  const behind = wordsOf(after.split(CLAUSE_END)[0] ?? '').slice(0, MOST_BEHIND);
  const [lead, second] = wordsOf(/^(?:[\p{L}']+ ?)*/u.exec(words)?.[0] ?? '');
  return [
    ...ahead.map((word) => `<${word}`),
    ...behind.map((word) => `>${word}`),
    ...wordsOf(folded).map((word) => `=${word}`),
    ...(ahead.length > 0 ? [`<<${ahead.at(-1)}`] : []),
    ...(ahead.length > 1 ? [`<<${ahead.slice(-2).join(' ')}`] : []),
    ...(behind.length > 0 ? [`>>${behind[0]}`] : []),
    ...(behind.length > 1 ? [`>>${behind.slice(0, 2).join(' ')}`] : []),
    ...[lead ?? [], second ?? []].flat().map((word) => `-${word}`),
    ...(lead === undefined ? [] : [`-${lead} clause${asks}`, `-${lead} main ${isMain}`]),
    ...(lead !== undefined && isPast ? [`-${lead} past`] : []),
  ];
}

const MOST_BEFORE = 8;
const MOST_BEHIND = 6;
const CLAUSE_END = /[;:!?,]|\.(?=\s|$)| [-–] /;

/** Which day or month it is says nothing. */
function wordsOf(folded: string): string[] {
  return lettersIn(folded).map((word) => {
    if (Object.hasOwn(WEEKDAYS, word)) return 'weekday';
    return Object.hasOwn(MONTHS, word) ? 'month' : word;
  });
}

/**
 * The same of that it wants its task done at none of them.
 *
 * @param hasOthers whether headings or the subject name moments
 */
export function featuresOfNone<P extends Person>(
  said: readonly Said<P>[],
  hasOthers: boolean,
  main: Candidate<P> | null,
): string[] {
  const names = ['none', `none main${main?.strength ?? 'none'}`];
  if (said.length > 0) names.push('none of some');
  if (hasOthers) names.push('none of others');
  if (said.some(({ due }) => due.rank === 3)) names.push('none of sure');
  if (main !== null && main.dues.length > 0) names.push('none of main');
  return names.map((name) => `+${name}`);
}
