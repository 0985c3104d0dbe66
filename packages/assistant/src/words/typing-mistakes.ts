import { STOP_WORDS } from './common-words.ts';
import { isEnglish, languageOf } from './languages.ts';
import { ACTION_VERBS } from './verbs.ts';
import { FREQUENCIES } from './word-frequencies.ts';
import { capitalised, isOneMistakeApart } from './words.ts';

/** What people write that nobody says in films, and what steers a reading in other languages. */
const ABBREVIATED = new Set(
  'pls plz pcs oct nov aug sept sep dec jan feb mon tue tues wed thu thur thurs fri sat sun thx tnx ppl wifi txt vpn prio prev url xmas appt eur usd nite coz cos cuz tmrw tmr eod eow pdf xls csv svc dept mgmt acct inv qty approx incl excl wk wks yr yrs hrs bday thru tho todo todos repo repos admin config login logins dropdown homepage frontend backend api sdk json http https www sms gps usb nas hdmi ssd lan gst kpi erp hvac aed led leds defib cron dosnt doesnt didnt isnt wasnt wont wouldnt couldnt shouldnt hasnt havent arent youre theyre thats whats assignee assignees approver approvers carer carers insurer insurers valuer urgente urgentes urgents importante importantes importants prioridad priorite'.split(
    ' ',
  ),
);
/** Nothing is put right into these. */
const RUDE =
  /^(?:shits?|shitty|fuck(?:s|ed|er|ing)?|ass(?:es|hole)?|arse|tits?|cunts?|cocks?|dicks?|pervs?|perverts?|whores?|sluts?|bitch(?:es)?|piss(?:ed)?|damn|crap|nazis?|rap(?:e|ed|ist)|sex(?:y)?)$/;

/** Words that stand by themselves: no part of an address, a number or a name with an apostrophe. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}@#/._'’+-])(?:[A-Za-z][a-z]{2,14}|[A-Z]{5,15})(?![\p{L}\p{M}\p{N}@/_'’-]|\.[\p{L}\p{N}])/gu;
const IS_CAPITALS = /^[A-Z]{2}/;
const BEGINS_SENTENCE = /(?:^|[.!?:\n]["'(*-]*\s*)$/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Rarer words are not what somebody meant. */
const LEAST_FREQUENT = 15;
/** In a word of three letters only two that are swapped are a mistake, and only in a very frequent one: 'teh', 'cna'. */
const FREQUENT_SHORT = 1_000;

/** The most frequent word of those that are the same but for letters that are doubled: 'tomorrow' for 'tommorow'. */
const BY_SINGLE_LETTERS: ReadonlyMap<string, string> = new Map(
  [...FREQUENCIES]
    .filter(([word, count]) => word.length > 3 && count >= LEAST_FREQUENT)
    .toSorted(([, one], [, other]) => one - other)
    .map(([word]) => [withSingleLetters(word), word]),
);

function withSingleLetters(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

type Kind = 'swapped' | 'repeated' | 'missing' | 'vowel' | 'added' | 'changed';
/** How often each mistake is made, beside the others: which letter is added or typed instead may be any. */
const LIKELIHOOD: Record<Kind, number> = { swapped: 100, repeated: 40, missing: 10, vowel: 10, added: 2, changed: 1 };
interface Least {
  frequency: number;
  length: number;
}

/** How frequent a word has to be, and how many letters has to have what was typed instead, for that to be a mistake. */
const LIKELY: Record<Kind, Least> = {
  swapped: { frequency: 50, length: 4 },
  repeated: { frequency: 100, length: 5 },
  missing: { frequency: 200, length: 5 },
  vowel: { frequency: 100, length: 6 },
  added: { frequency: 500, length: 6 },
  changed: { frequency: 500, length: 7 },
};
/** For texts that show no other mistakes: a name or a word of a trade is as likely. */
const LIKELY_ALONE: Partial<typeof LIKELY> = {
  swapped: { frequency: 300, length: 6 },
  repeated: { frequency: 300, length: 6 },
  missing: { frequency: 700, length: 7 },
};
/** Words that everybody says all the time: whoever mistypes one mistypes others. */
const EVERYDAY = 5_000;
/** As many mistakes show the same. */
const SEVERAL = 2;
/** Whose likeliest word is another one. */
const KNOWN_MISTAKES: ReadonlyMap<string, string> = new Map([
  ['evry', 'every'],
  ['ned', 'need'],
]);

/** What steers how a text is read is meant by whatever is nearly so, also alone: 'urgnt', 'finshed'. */
const STEERING = new Set(
  'urgent urgently important immediately please before remember remind today tomorrow priority finished completed cancelled postponed delivered repaired installed confirmed received replaced ignore disregard assign system assistant instruction instructions'.split(
    ' ',
  ),
);
/** What a line begins with that names no person: 'Sytem: due tomorrow' is an order to machines all the same. */
const HEADS = new Set(
  'system assistant instruction instructions admin developer user subject priority urgent important deadline reminder note task'.split(
    ' ',
  ),
);
const SHORTEST_STEERING = 5;

interface Correction {
  right: string;
  kind: Kind;
  frequency: number;
}

/** Words that are right among these people and their tasks, folded. */
export interface WordsHere {
  /** Of names, of which one may have been meant: 'Pual'. */
  names: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

/**
 * What puts right the mistyped words of an English text ('cna you chekc teh parknig permit') in it and in its parts. A word that
 * may be a name, or one of a trade, is put right only where others of the text surely are mistakes; a text in another language
 * stays as it is.
 *
 * @param wordsHere asked once, and only where the text has a word that nobody knows
 */
export function typingCorrector(text: string, wordsHere: () => WordsHere): (part: string) => string {
  const found = languageOf(text) === 'en' ? correctionsIn(text, wordsHere) : new Map<string, Correction>();
  const likely = [...found].filter(([word, correction]) => isLikely(correction, word, LIKELY));
  const showsOthers = likely.length >= SEVERAL || likely.some(([, { frequency }]) => frequency >= EVERYDAY);
  const right = new Map(
    showsOthers ? likely : likely.filter(([word, correction]) => isLikely(correction, word, LIKELY_ALONE)),
  );
  if (right.size === 0) return (part) => part;
  return (part) =>
    part.replace(WORD, (word) => {
      const correction = right.get(word)?.right;
      if (correction === undefined || /^[a-z]/.test(word)) return correction ?? word;
      return IS_CAPITALS.test(word) ? correction.toUpperCase() : capitalised(correction);
    });
}

/** What each word of a text may have been meant to be that nobody knows; nothing where it is hardly English. */
function correctionsIn(text: string, wordsHere: () => WordsHere): ReadonlyMap<string, Correction> {
  let here: WordsHere | undefined;
  const found = new Map<string, Correction>();
  const unknown = new Set<string>();
  const isApart = apartIn(text);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (isApart(index) || found.has(word) || unknown.has(lower) || isKnownWord(lower)) continue;
    here ??= wordsHere();
    if (here.names.has(lower) || here.others.has(lower)) continue;
    const begins = BEGINS_SENTENCE.test(text.slice(Math.max(0, index - 4), index));
    // Other words with a capital within a sentence are names, and so is whoever is spoken to or speaks: 'Lena, can you'.
    const meant = word === lower || begins || IS_CAPITALS.test(word) ? correctionOf(lower) : null;
    const isName = word !== lower && /^[,:]/.test(text.slice(index + word.length));
    const other = isName && !HEADS.has(meant?.right ?? '') ? null : meant;
    // Other words in capitals are rather initials.
    if (IS_CAPITALS.test(word) && !STEERING.has(other?.right ?? '')) continue;
    const mayBeName = (begins || word !== lower) && isNearName(lower, here.names);
    const correction = nameFor(lower, here.names) ?? (mayBeName ? null : other);
    if (correction !== null) found.set(word, correction);
    unknown.add(lower);
    if (unknown.size > MOST_UNKNOWN) return new Map();
  }
  const words = text.match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => {
    const correction = found.get(word);
    return isKnownWord(word.toLowerCase()) || (correction !== undefined && isLikely(correction, word, LIKELY));
  });
  const least = words.length * (isEnglish(text) ? LEAST_RIGHT : LEAST_RIGHT_ELSE);
  return english.length < least ? new Map() : found;
}

/** Whether a place of the text is in a sentence of another language, in a quotation or in an address. */
function apartIn(text: string): (place: number) => boolean {
  const foreign = [...text.matchAll(/[^\n.!?]+/g)].filter(
    ([part]) => languageOf(part) !== 'en' || (/[à-öø-ÿœß]/i.test(part) && !isEnglish(part)),
  );
  const parts = [...foreign, ...text.matchAll(QUOTED_OR_ADDRESS)];
  return (place) => parts.some(({ index, 0: part }) => place >= index && place < index + part.length);
}

/** What is quoted may be quoted for its mistakes; addresses and names of files and variables have none. */
const QUOTED_OR_ADDRESS =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|`[^`\n]{1,200}`|(?<!\S)'[^'\n]{1,200}'(?!\p{L})|(?<!\S)\S*[@\\_=/]\S*/gu;

/** The name of somebody here, of which two letters are swapped. */
function nameFor(word: string, names: ReadonlySet<string>): Correction | null {
  const name = [...swapped(word)].find((each) => names.has(each));
  return name === undefined ? null : { right: capitalised(name), kind: 'swapped', frequency: FREQUENCY_OF_NAME };
}

/** Whether it may be meant for the name of somebody here, or be that of somebody else: it is no other word then. */
function isNearName(word: string, names: ReadonlySet<string>): boolean {
  return (
    word.length >= SHORTEST_NAME &&
    [...names].some((name) => name.length >= SHORTEST_NAME && isOneMistakeApart(word, name))
  );
}

const SHORTEST_NAME = 5;

/** Of each some six hundred words are looked up: a text with more is in no language. */
const MOST_UNKNOWN = 40;
/** Of the words of a text those that are right or surely mistaken; with fewer it is rather in another language. */
const LEAST_RIGHT = 0.5;
/** Where none of them is one that English has all the time. */
const LEAST_RIGHT_ELSE = 0.7;
/** A name that somebody here has is what was meant, however rare it is. */
const FREQUENCY_OF_NAME = 1_000;

/** Whether a word in small letters is one that people say, in English or, of frequent ones, in other languages. */
export function isKnownWord(lower: string): boolean {
  return FREQUENCIES.has(lower) || ABBREVIATED.has(lower) || ACTION_VERBS.has(lower) || STOP_WORDS.has(lower);
}

function isLikely({ right, kind, frequency }: Correction, word: string, least: Partial<typeof LIKELY>): boolean {
  if (STEERING.has(right) && kind !== 'changed' && word.length >= SHORTEST_STEERING) return true;
  const enough = least[kind];
  // 'Orla' and 'Lena' may be people.
  if (enough === undefined || (/^[A-Z]/.test(word) && frequency !== FREQUENCY_OF_NAME)) return false;
  // 'Stollen' is another thing than 'stolen', 'adress' none.
  if (kind === 'repeated' && least === LIKELY_ALONE && word.length >= right.length) return false;
  return frequency >= enough.frequency && (word.length >= enough.length || (word.length === 3 && kind === 'swapped'));
}

/** The likeliest word of which a mistyped one is one mistake away. */
function correctionOf(word: string): Correction | null {
  const known = KNOWN_MISTAKES.get(word);
  if (known !== undefined) return { right: known, kind: 'swapped', frequency: FREQUENCIES.get(known) ?? 0 };
  let best: Correction | null = null;
  let most = 0;
  for (const [kind, right] of mistakesOf(word)) {
    const frequency = FREQUENCIES.get(right) ?? 0;
    const score = frequency * LIKELIHOOD[kind];
    const isFrequent = frequency >= (word.length === 3 ? FREQUENT_SHORT : LEAST_FREQUENT);
    if (isFrequent && score > most && !RUDE.test(right)) {
      best = { right, kind, frequency };
      most = score;
    }
  }
  return best;
}

/** What a word may have been meant to be; its first letter is rarely wrong. */
function* mistakesOf(word: string): Generator<[Kind, string]> {
  for (const right of swapped(word)) yield ['swapped', right];
  if (word.length < 4) return;
  yield ['repeated', BY_SINGLE_LETTERS.get(withSingleLetters(word)) ?? ''];
  for (let at = 1; at <= word.length; at += 1) {
    const [before, letter, behind] = [word.slice(0, at), word[at], word.slice(at + 1)];
    if (letter !== undefined) yield ['added', before + behind];
    for (const other of LETTERS) {
      yield ['missing', before + other + word.slice(at)];
      if (letter !== undefined && word.length > 4)
        yield [isVowel(letter) && isVowel(other) ? 'vowel' : 'changed', before + other + behind];
    }
  }
}

/** 'Importent', 'calender' */
function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter);
}

function* swapped(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at += 1) {
    const [one, other] = [word[at], word[at + 1]];
    if (one !== other) yield `${word.slice(0, at)}${other}${one}${word.slice(at + 2)}`;
  }
}
