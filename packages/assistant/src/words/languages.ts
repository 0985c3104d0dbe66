import { fold } from './words.ts';

/** Words that one language has all the time and the others do not. */
const FREQUENT = {
  en: 'the and to of is for you please with that this are have will be can could by it our your on at need',
  de: 'der die das und ist fur bitte mit den dem ein eine nicht wir ich sie zu auf von bis am im muss noch kannst',
  es: 'el los las y es para por favor con que una del al hay tiene puedes antes se lo su nos',
  fr: 'le les et est pour avec une des du au vous nous pas merci avant il faut sur que dans ce peux',
} as const;

export type Language = keyof typeof FREQUENT;

const LANGUAGES = Object.entries(FREQUENT).map(([name, words]) => ({
  name: name as Language,
  words: new Set(words.split(' ')),
}));

/** What it is most likely written in; English where nothing tells. */
export function languageOf(text: string): Language {
  return mostFrequentIn(text).name;
}

/** Whether something tells that it is written in English, and more than tells of another language. */
export function isEnglish(text: string): boolean {
  const { name, count } = mostFrequentIn(text);
  return name === 'en' && count > 0;
}

function mostFrequentIn(text: string): { name: Language; count: number } {
  const words = fold(text).match(/[\p{L}]+/gu) ?? [];
  const counted = LANGUAGES.map(({ name, words: known }) => ({
    name,
    count: words.filter((word) => known.has(word)).length,
  }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most));
}

/**
 * Whether '12/11' is 12 November to whoever writes so: as other dates of the text show ('4/24' and '5/29'; a single '06/27' may be
 * a month), else everywhere but in English in the Americas.
 */
export function isDayFirst(text: string, timeZone: string): boolean {
  if (SURELY_DAY_FIRST.test(text)) return true;
  if ([...text.matchAll(SURELY_MONTH_FIRST)].length > 1) return false;
  return languageOf(text) !== 'en' || !/^(?:America|US|Canada|UTC|Etc|Pacific\/Honolulu)\b/.test(timeZone);
}

const SURELY_DAY_FIRST = /(?<![\d/])(?!24\/7\b)(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/(?:20)?\d{2})?(?![\d/])/;
const SURELY_MONTH_FIRST = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?:\/(?:20)?\d{2})?(?![\d/])/g;
