import { MONTHS } from '../dates/date-words.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { fold } from '../words/words.ts';

/** Words of the product, and of any sentence, that are somebody's name only where all of it is written: 'My Tran'. */
const OF_ANY_SENTENCE = new Set(
  'due done open high low medium urgent overdue today tomorrow tonight week month year task tasks end please not none off out do so all my he she it in on to'.split(
    ' ',
  ),
);

/** First names that are words of many sentences, too. */
const NAMES_TOO = new Set('will may mark an al una'.split(' '));

/** Whether a word steers how a sentence is read, whatever somebody is called. @param name as names are compared */
export function isOfAnySentence(name: string): boolean {
  return OF_ANY_SENTENCE.has(name) || (STOP_WORDS.has(name) && !NAMES_TOO.has(name));
}

const BEGINS_SENTENCE = /(?:^|[.!?\n:;–-]\s*|["“(]\s*)$/;
/** 'Will you', 'May I', 'Mark the boxes', 'Bill the customer' */
const AFTER_WORD =
  /^ (?:you|u|we|i|it|he|she|they|the|an?|this|that|these|those|my|our|your|his|her|their|all|some|any|every|each|someone|somebody|anyone|anybody|everyone|everybody|there|with|as|in|on|at|by|of|for|from)\b/i;
const BEFORE_MONTH =
  /\b(?:in|by|until|till|before|after|since|during|of|for|from|to|next|this|last|early|late|mid|due|\d{1,2}(?:st|nd|rd|th)?) $/i;

/** Whether a name that is a word, too, is that word here. @param name as names are compared */
export function isRatherWord(name: string, text: string, { start, end }: { start: number; end: number }): boolean {
  if (isOfAnySentence(name)) return true;
  const before = text.slice(0, start);
  if (Object.hasOwn(MONTHS, name) && (BEFORE_MONTH.test(fold(before)) || /^ \d/.test(text.slice(end)))) return true;
  return BEGINS_SENTENCE.test(before) && AFTER_WORD.test(text.slice(end));
}
