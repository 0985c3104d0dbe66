import type { Reading } from '../dates/calendar.ts';
import { findDues } from '../dates/find-due.ts';
import type { NameFinder, Person } from '../people/people.ts';
import { strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { titleOf } from '../titles/title.ts';
import { beginsWithAction } from '../words/verbs.ts';
import { fold, lettersIn } from '../words/words.ts';

/** 'Order the flour and Ben can collect it' */
export const OF_THE_SAME =
  /^[^,;.]*\b(?:it|them|this|that|these|those|him|her|(?<!\b(?:can|could|would|will) )you|us|me|there|es|ihn|sie|dir|das(?= \p{L}+en\b|[,.!?]|$))(?=[\s,.!?]|$)|^ (?:lo|la|los|las|te|le|les) \p{L}/u;

const JOINT =
  /(?:[,;]\s+|\s+)(?:and (?:then|also)|and|then|und dann|und|dann|y luego|y|luego|et puis|et|puis)\s+|[,;]\s+/giu;

/**
 * 'Book the hall by Tuesday and send the invitations by Friday': a sentence for each thing to do that has a day of its own, or,
 * where it names no day at all, an hour. What has none stays with what stands before it.
 */
export function dividedByDays(sentence: Sentence, names: NameFinder<Person>, reading: Reading): Sentence[] {
  const { text } = sentence;
  const joints = [...text.matchAll(JOINT)]
    .slice(0, MOST_JOINTS)
    .map(({ index, 0: { length } }) => ({ end: index, next: index + length }));
  // Cheap to tell of most sentences, in which days are then not sought.
  if (!joints.some(({ next }) => asks(text.slice(next)) || isThing(text.slice(next)))) return [sentence];
  const address = addressIn(text, names);
  const dues = findDues(text, reading);
  const days = dues.some(({ hasDay }) => hasDay) ? dues.filter(({ hasDay }) => hasDay) : dues;
  const hasDay = (start: number, end: number) => days.some((day) => day.start >= start && day.end <= end);
  /** 'The oven on Tuesday': nothing but a thing and its day. */
  const isThingByDay = (start: number) => {
    const day = days.find((each) => each.start > start);
    return day !== undefined && isThing(text.slice(start)) && isName(text.slice(start, day.start));
  };
  const titleIn = (words: string) => titleOf(words, findDues(words, reading));
  const parts: { text: string; isApart: boolean }[] = [];
  let lead = '';
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
    // 'Clean the silo on Monday and the oven on Tuesday'
    const shared = !isOrder && isAction && isThingByDay(next) ? leadOf(before) : '';
    if (!isOrder && shared === '') continue;
    parts.push({ text: lead + text.slice(start, end), isApart });
    lead = shared;
    start = next;
    isApart = isJoined;
  }
  const [first, ...others] = [...parts, { text: lead + text.slice(start), isApart }];
  if (first === undefined || others.length === 0) return [sentence];
  const title = titleIn(first.text.slice(address.length));
  return [
    { ...sentence, text: first.text },
    ...others.map((other) => {
      // 'Write the report by Tuesday and send it by Friday'
      const words = withObjectOf(title, other.text.replace(TO, ''));
      return { ...sentence, text: `${address}${words}`, asksAnother: other.isApart };
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
    : words.replace(
        /^(\p{L}+(?: (?:for|about|to|at|up|out|off|back))?) (?:it|them)(?= |$)/u,
        `$1 ${object.replace(/^an? /i, 'the ')}`,
      );
}

const OBJECT =
  /^\p{L}+ ((?:the|an?|my|our|your|all|both|\d+) [\p{L}\d'’ -]{2,40}?)(?= (?:to|for|from|at|in|with)\b|[,.]|$)/u;

const THING = /^(?:the|an?|our|my|your|his|her|their|die|der|das|den|el|la|los|las|les?|mi|mon|ma) \p{L}/iu;

function isThing(text: string): boolean {
  return THING.test(text);
}

/** A few words, of which none tells what something does: 'the oven on', but not 'the plumber comes on'. */
function isName(text: string): boolean {
  const words = lettersIn(fold(text));
  return words.length <= MOST_OF_A_NAME && !words.some((word) => TELLS.test(word));
}

const MOST_OF_A_NAME = 6;
const TELLS =
  /^(?:is|are|was|were|will|has|have|had|comes?|arrives?|starts?|begins?|opens?|closes?|ends?|meets?|takes?|gets?|goes|leaves?|ist|sind|war|wird|kommt|hat|beginnt|fangt|es|son|esta|viene|empieza|llega|est|sont|vient|commence|arrive)$/;

/** 'Clean ' of 'Clean the silo', 'Pick up ' of 'Pick up the parcel', 'Pay ' of 'Pay rent': what is to be done with a thing. */
function leadOf(text: string): string {
  return /^\p{L}+ (?:(?:up|out|off|back|in|over|down|for|at|to|after) (?=\p{L}))?/u.exec(text)?.[0] ?? '';
}

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
