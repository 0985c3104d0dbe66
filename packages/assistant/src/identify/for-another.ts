import { MONTH, WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { fold } from '../words/words.ts';
import { stemsOf } from './rank-tasks.ts';

/** 'Cake for the Moreau family': a thing, and what, whom or when it is for; and the first of its words. */
const FOR =
  /(\p{L}+) (?:for|fur|para|pour) (?:(?:the|our|my|next|last|der|die|das|den|la|el|los|las|les?) )?(\p{L}+)/gu;
/** 'The cake for Saturday', 'for now', 'for you', 'for review' say nothing of which cake. */
const OF_ANY = new RegExp(
  `^(?:${WEEKDAY}|${MONTH}|today|tomorrow|tonight|now|you|me|us|him|her|them|it|this|that|review|approval|free|good|sure|all|everyone|everybody|\\p{L}*ing|weeks?|days?|hours?|heute|morgen|dich|mich|uns|mi|ti|moi|toi|nous|vous)$`,
  'u',
);

/**
 * 'The cake for the Miller family' is not 'Wedding cake for the Moreau family': both say what for, and not the same.
 *
 * @returns whether that is so of the task with a title; what the text says is read once for all of them
 */
export function forAnother(text: string): (title: string) => boolean {
  const things = [...fold(text).matchAll(FOR)].filter(([, , what = '']) => !OF_ANY.test(what));
  if (things.length === 0) return () => false;
  const said = new Set(stemsOf(text));
  return (title) => {
    const own = [...fold(title).matchAll(FOR)].flatMap(([, , what = '']) => stemsOf(what));
    if (own.length === 0 || own.some((stem) => said.has(stem))) return false;
    const named = new Set(stemsOf(title));
    const isNamed = (word: string) => stemsOf(word).some((stem) => named.has(stem));
    return things.some(([, thing = '', what = '']) => isNamed(thing) && !isNamed(what));
  };
}
