import type { Reading } from '../dates/calendar.ts';
import { findDues } from '../dates/find-due.ts';
import type { NameFinder, Person } from '../people/people.ts';
import { pointsBack } from '../texts/refers-back.ts';
import { strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { titleOf } from '../titles/title.ts';
import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** 'Order the flour and Ben can collect it' */
export const OF_THE_SAME =
  /^[^,;.]*\b(?:it|them|this|that|these|those|him|her|(?<!\b(?:can|could|would|will) )you|us|me|there|es|ihn|sie|dir|das(?= \p{L}+en\b|[,.!?]|$))(?=[\s,.!?]|$)|^ (?:lo|la|los|las|te|le|les) \p{L}/u;

const JOINT =
  /(?:[,;]\s+|\s+)(?:and (?:then|also)|and|then|und dann|und|dann|y luego|y|luego|et puis|et|puis)\s+|[,;]\s+/giu;

/**
 * 'Book the hall by Tuesday and send the invitations by Friday': a sentence for each thing to do that has a day of its own.
 * What has none stays with what stands before it.
 */
export function dividedByDays(sentence: Sentence, names: NameFinder<Person>, reading: Reading): Sentence[] {
  const { text } = sentence;
  const joints = [...text.matchAll(JOINT)]
    .slice(0, MOST_JOINTS)
    .map(({ index, 0: { length } }) => ({ end: index, next: index + length }));
  // Cheap to tell of most sentences, in which days are then not sought.
  if (!joints.some(({ next }) => asks(text.slice(next)))) return [sentence];
  const address = addressIn(text, names);
  const days = findDues(text, reading).filter(({ hasDay }) => hasDay);
  const hasDay = (start: number, end: number) => days.some((day) => day.start >= start && day.end <= end);
  const titleIn = (words: string) => titleOf(words, findDues(words, reading));
  const parts: { text: string; isApart: boolean }[] = [];
  let start = 0;
  let isApart = false;
  for (const { end, next } of joints) {
    const behind = text.slice(next);
    const before = text.slice(parts.length === 0 ? address.length : start, end);
    const isAction = beginsWithAction(fold(before));
    if (!isAction && strengthOf(before, false) < 2) continue;
    if (!hasDay(start, end) || !hasDay(next, text.length)) continue;
    // 'I must fly on Saturday, can you switch it on by Friday' asks for one thing.
    const isJoined = isAction || !/^[,;]\s+$/.test(text.slice(end, next));
    const isOrder = isJoined ? asks(behind) || (parts.length > 0 && isBrief(behind)) : beginsWithAction(fold(behind));
    if (!isOrder) continue;
    parts.push({ text: text.slice(start, end), isApart });
    start = next;
    isApart = isJoined;
  }
  const [first, ...others] = [...parts, { text: text.slice(start), isApart }];
  if (first === undefined || others.length === 0) return [sentence];
  const title = titleIn(first.text.slice(address.length));
  return [
    { ...sentence, text: first.text },
    ...others.map((other) => {
      // 'Write the report by Tuesday and send it by Friday'
      const words = withObjectOf(title, other.text.replace(TO, ''));
      const isOfSame = OF_THE_SAME.test(` ${fold(words)}`) || pointsBack(titleIn(words));
      return { ...sentence, text: `${address}${words}`, asksAnother: other.isApart && !isOfSame };
    }),
  ];
}

/** Nobody gives more things a day in one sentence; what stands behind them is read once for each. */
const MOST_JOINTS = 8;
/** '… and to renew the passport' */
const TO = /^(?:to|zu) /i;

/** 'Jonas, please ', 'Could Jonas ': whom all of a sentence asks, as it stands at its beginning. */
function addressIn(text: string, names: NameFinder<Person>): string {
  const [first] = names.find(text);
  if (first === undefined || !/^(?:(?:can|could|would|will) )?@?$/i.test(text.slice(0, first.start))) return '';
  return (
    text.slice(0, first.end) +
    (/^\s*[,:–-]?\s*(?:(?:please|pls|bitte|por favor|stp|svp) )?/i.exec(text.slice(first.end))?.[0] ?? '')
  );
}

/** 'Send it' behind 'Write a report' as 'send the report'; anything else as it is. */
function withObjectOf(title: string, words: string): string {
  const object = OBJECT.exec(title)?.[1];
  return object === undefined
    ? words
    : words.replace(/^(\p{L}+) (?:it|them)(?= |$)/u, `$1 ${object.replace(/^an? /i, 'the ')}`);
}

const OBJECT =
  /^\p{L}+ ((?:the|an?|my|our|your|all|both|\d+) [\p{L}\d'’ -]{2,40}?)(?= (?:to|for|from|at|in|with)\b|[,.]|$)/u;

/** 'Gym wed' of 'call dentist mon, pick up parcel tue, gym wed' */
function isBrief(behind: string): boolean {
  return (behind.split(JOINT, 1)[0] ?? '').split(' ').length <= 3;
}

/** Whether it begins with something to do. */
function asks(text: string): boolean {
  const own = text.replace(TO, '');
  return (
    beginsWithAction(fold(own)) || strengthOf(own, false) === 3 || INFINITIVE_LAST.test(own.split(JOINT, 1)[0] ?? '')
  );
}

/** 'Die Einladungen bis Freitag verschicken' */
const INFINITIVE_LAST = /^\p{L}[^.:!?()]* \p{Ll}{2,}(?:en|ern|eln)[.!]?$/u;
