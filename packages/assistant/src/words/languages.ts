import { fold } from './words.ts';

/** Words that one language has all the time and the others do not. */
const FREQUENT = {
  en: 'the and to of is for you please with that this are have will be can could by it our your on at need',
  de: 'der die das und ist fur bitte mit den dem ein eine nicht wir ich sie zu auf von bis am im muss noch kannst',
  es: 'el los las y es para por favor con que una del al hay tiene puedes antes se lo su nos',
  fr: 'le les et est pour avec une des du au vous nous pas merci avant il faut sur que dans ce peux',
} as const;

type Language = keyof typeof FREQUENT;

const LANGUAGES = Object.entries(FREQUENT).map(([name, words]) => ({
  name: name as Language,
  words: new Set(words.split(' ')),
}));

/** What it is most likely written in; English where nothing tells. */
export function languageOf(text: string): Language {
  const words = fold(text).match(/[\p{L}]+/gu) ?? [];
  const counted = LANGUAGES.map(({ name, words: known }) => ({
    name,
    count: words.filter((word) => known.has(word)).length,
  }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).name;
}

/** Whether '12/11' is 12 November to whoever writes so: everywhere but in English in the Americas. */
export function isDayFirst(text: string, timeZone: string): boolean {
  return languageOf(text) !== 'en' || !/^(?:America|US|Canada|UTC|Etc|Pacific\/Honolulu)\b/.test(timeZone);
}
