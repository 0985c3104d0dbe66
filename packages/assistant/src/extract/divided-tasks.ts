import type { Reading } from '../dates/calendar.ts';
import { findDues } from '../dates/find-due.ts';
import type { NameFinder, Person } from '../people/people.ts';
import { strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/**
 * 'Call mum tomorrow and buy flowers on Saturday', 'write the invoice and Jonas should pick up the boxes': a sentence for each
 * thing to do that has a day or a person of its own.
 */
export function dividedTasks(sentence: Sentence, names: NameFinder<Person>, reading: Reading): Sentence[] {
  const { text } = sentence;
  const ands = [...text.matchAll(AND_TO_DO)];
  // Most sentences have none, and names are sought in none of these.
  if (ands.length === 0) return [sentence];
  const folded = fold(text);
  const mentions = names.find(text);
  const asked = new Set(
    mentions
      .filter(({ start, end }) => asksForMore(folded.slice(0, start), folded.slice(end)))
      .map(({ start }) => start),
  );
  const [address] = mentions;
  const withoutAddress = (first: string) =>
    address?.start === 0 && text.startsWith(first) ? first.slice(address.end).replace(/^[,:\s]+/, '') : first;
  const ends = ands.filter(
    ({ index, 0: and }) =>
      asked.has(index + and.length) || ACTION_VERBS.has(folded.slice(index + and.length).split(' ', 1)[0] ?? ''),
  );
  // Days are sought once, however many things there may be to do.
  const days = ends.length === 0 ? [] : findDues(text, reading).filter(({ hasDay }) => hasDay);
  const parts: Sentence[] = [];
  let from = 0;
  let { asksAnother } = sentence;
  for (const { index, 0: and } of ends) {
    const first = text.slice(from, index);
    const hasOwnDay = days.some(({ start, end }) => start >= from && end <= index);
    const haveDays = hasOwnDay && days.some(({ start }) => start >= index);
    const isOfOther = asked.has(index + and.length);
    const own = withoutAddress(first);
    const isAsked = strengthOf(own, false) >= 2 || (isOfOther && doesSomething(` ${fold(own)}`));
    if (!(haveDays || isOfOther) || !isAsked) continue;
    parts.push({ ...sentence, text: first.trimStart(), asksAnother });
    from = isOfOther ? index + and.length : index;
    asksAnother = isOfOther;
  }
  return [...parts, { ...sentence, text: text.slice(from).trimStart(), asksAnother }];
}

/**
 * Whether whoever is named is asked for something else: 'Jonas should pick up the boxes'.
 *
 * @param before what stands before the name, folded
 * @param behind what stands behind it
 */
function asksForMore(before: string, behind: string): boolean {
  const isToDo =
    IS_TO_DO.test(behind) ||
    doesSomething(behind) ||
    (ENDS_IN_AND.test(before) && PLEASE_DO.test(behind)) ||
    (ASKS_SOMEBODY_TO.test(before) && TO_DO.test(behind));
  return isToDo && !OF_THE_SAME.test(behind);
}

const IS_TO_DO =
  /^ (?:should|can|could|will|would|must|shall|needs to|has to|is to|soll|sollte|kann|konnte|muss|debe|deberia|puede|tiene que|doit|devrait|peut) (?:you )?(?!be\b|have\b|not\b)\p{L}/u;
/** '… and Mei, please bake the stollen' */
const ENDS_IN_AND = /\b(?:and|und|y|et) $/;
const PLEASE_DO = /^,? (?:please|pls|plz|bitte) (?!by\b|before\b|until\b|asap\b|on\b)\p{L}/u;
/** 'Ask Amara to prepare the order and Tomasz to call the bank' */
const ASKS_SOMEBODY_TO = /\b(?:ask|tell|remind|get|want|need)\b[^.!?]{2,40}? to \p{L}/u;
const TO_DO = /^ to (?!the\b|an?\b)\p{L}/u;

/** 'Mei bakes the stollen' @param behind the name, folded */
function doesSomething(behind: string): boolean {
  const does = /^ (\p{L}{2,})s (?:the|an?|our|my|your|his|her|all|some|two|three|\d)\b/u.exec(behind)?.[1] ?? '';
  return ACTION_VERBS.has(does) || ACTION_VERBS.has(does.replace(/e$/, ''));
}

/** 'Order the flour and Ben can collect it' */
const OF_THE_SAME =
  /^[^,;.]*\b(?:it|them|this|that|these|those|him|her|(?<!\b(?:can|could|would|will) )you|us|me|there|das|es|ihn|sie|dir|lo|la|los|las|te|le|les)(?=[\s,.!?]|$)/;

const AND_TO_DO = /(?:,? (?:and|und|y|et)|,) (?=\p{L})/gu;
