import { withCounted } from '../dates/anchored-dates.ts';
import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { readAsMailed } from '../dates/mailed.ts';
import { type NameFinder, nameFinder, type Person } from '../people/people.ts';
import { withoutCreationOrder } from '../texts/creation-order.ts';
import { isNameOfList } from '../texts/lines.ts';
import { type Written, writtenIn } from '../texts/mail.ts';
import { isMinutes, underActions } from '../texts/minutes.ts';
import { refersBack } from '../texts/refers-back.ts';
import { leavesAsItIs, strengthOf } from '../texts/requests.ts';
import { isHeading, type Sentence, sentencesOf } from '../texts/sentences.ts';
import { type Spoken, transcriptIn } from '../texts/transcript.ts';
import { specificsOf } from '../titles/substance.ts';
import { titleFrom } from '../titles/title-of-candidate.ts';
import { isDayFirst } from '../words/languages.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { askedBelow, mainOf } from './main-task.ts';

/** A text as its sentences, and which of them asks for its task by the rules. */
export interface TextRead<P extends Person> {
  /** As it was given. */
  text: string;
  written: Written;
  names: NameFinder<P>;
  /** When it is read. */
  when: Reading;
  /** The moment from which its days are counted. */
  reading: Reading;
  /** What was said and by whom; null where nobody speaks. */
  spoken: Spoken[] | null;
  sentences: Sentence[];
  /** Those that may be headings or fields too, without those that only name somebody. */
  headings: Sentence[];
  candidates: Candidate<P>[];
  main: Candidate<P> | null;
  /** Whom the text greets, by its greeting or by a name alone. */
  greeted: string;
}

export function readText<P extends Person>(text: string, people: readonly P[], when: Reading): TextRead<P> {
  const names = nameFinder(people);
  const written = withoutPassedOn(writtenIn(withoutCreationOrder(ofSubtask(text))), names, when);
  const reading = readAsMailed(written.mailed, {
    ...when,
    isDayFirst: when.isDayFirst ?? isDayFirst(text, when.timeZone),
  });
  const spoken = transcriptIn(written.lines);
  const said = spoken?.map((each) => each.text) ?? withItemsOfPeople(written.lines, names);
  const sentences = sentencesOf(said).flatMap((sentence) => dividedTasks(sentence, names, reading));
  const headings = sentences.filter(
    (sentence, at) =>
      !isOnlyName(sentence.text, names) &&
      !IS_LEGEND.test(sentence.text) &&
      !(at === 0 && sentences.length > 2 && isMinutes(sentence.text)),
  );
  const candidates = withCounted(
    withoutAsItIs(
      headings.filter(
        (sentence, at) =>
          !isHeading(sentence.text) &&
          !sentence.isTicked &&
          !(at === 0 && headings.length > 2 && !sentence.isItem && isNameOfList(sentence.text)),
      ),
    ).map((sentence) => candidateOf(sentence, names, reading)),
    // What bears a date bears it at its beginning.
    [...(written.sent === null ? [] : [`Date: ${written.sent}`]), ...sentences.map((sentence) => sentence.text)].join(
      '\n',
    ),
    reading,
  );
  const first = mainOf(
    underActions(candidates, sentences) ?? candidates,
    isMinutes(written.subject ?? '') ||
      sentences.slice(0, 2).some((sentence) => isMinutes(sentence.text)) ||
      sentences.some((sentence) => IS_ROW.test(sentence.text)),
  );
  const main = (written.hasPassedOn && first !== null && askedBelow(first, candidates)) || first;
  const greeted = written.greeted || nameAlone(sentences, written.lines, names, candidates);
  return { text, written, names, when, reading, spoken, sentences, headings, candidates, main, greeted };
}

/** 'Helen: order the boxes' above 'Adam: count the pallets': lines that each begin with whom they ask are a list. */
function withItemsOfPeople(lines: readonly string[], names: NameFinder<Person>): string[] {
  const asked = lines.map((line) => askedFirst(line, names));
  const people = asked.flatMap((each) => each ?? []);
  // Who is named twice speaks rather than is asked.
  const areOthers = new Set(people.map(({ person }) => person.id)).size === people.length;
  const asking = people.map(({ isAction, words }) => isAction || asksIn(words));
  const isList =
    people.length >= 2 && areOthers && asking[0] === true && asking.filter(Boolean).length > people.length / 2;
  return lines.map((line, at) => (isList && asked[at] !== null ? `- ${line}` : line));
}

/** 'Helen: …', 'ACTION Helen: …' and '@Helen …', with what stands behind the name. */
function askedFirst(line: string, names: NameFinder<Person>) {
  const start = /^(?:action(?: item)?|ai)\s+(?=\S)/i.exec(line)?.[0].length ?? 0;
  const [name] = names.find(line.slice(0, start + LONGEST_FULL_NAME));
  if (name?.start !== start) return null;
  const words = (name.isMention ? /^[:,]? (?=\S)(.*)/ : /^: (?=\S)(.*)/).exec(line.slice(name.end))?.[1];
  return words === undefined ? null : { person: name.person, words, isAction: start > 0 };
}

/** 'The boxes are expired, replace them' */
function asksIn(words: string): boolean {
  return words.split(/[,;.!?]\s/).some((part) => strengthOf(part, false) >= 2);
}

const LONGEST_FULL_NAME = 60;

/**
 * Whoever passes a message on and says all that is to be done, and when, asks for that alone: what the message asks for is
 * another matter, and gives neither title nor day. 'Please handle' asks for what stands below.
 */
function withoutPassedOn(written: Written, names: NameFinder<Person>, when: Reading): Written {
  const { above } = written;
  if (above === null) return written;
  const said = sentencesOf(above.lines);
  const saysAll = said.some((sentence) => {
    const asked = candidateOf(sentence, names, when);
    const title = titleFrom(asked, surest(asked.dues));
    const isClear = specificsOf(title).length > 0 && !refersBack(title);
    return isClear && strengthOf(title, false) === 3 && asked.dues.some(({ hasDay }) => hasDay);
  });
  const says = (pattern: RegExp) => said.some(({ text }) => pattern.test(fold(text)));
  if (!saysAll || says(POINTS_BELOW)) return written;
  // 'Call the plumber about this'
  const { subject } = says(/\b(?:this|it|that)\b/) ? written : above;
  return { ...written, lines: above.lines, subject, hasPassedOn: false };
}

const POINTS_BELOW =
  /\b(?:below|attached|forwarded|fwd|see (?:this|the)|(?:this|the) (?:mail|message|request|e-?mail))\b/;

/** 'Add a subtask to the deck oven: call Mr Hale' asks for what is to be done there. */
function ofSubtask(text: string): string {
  const quoted =
    /^\W*(?:please |pls )?add (?:an? |another )?(?:new )?sub-?task ["“]([^"”\n]{2,200})["”] (?:to|for|on|under|in)\b/i.exec(
      text,
    );
  return quoted?.[1] ?? text.replace(SUBTASK_OF, '');
}

const SUBTASK_OF =
  /^\W*(?:please |pls )?add (?:an? |another )?(?:new )?sub-?task (?:to|for|on|under|in) [^:\n]{2,120}:\s+(?=\S)/i;

/**
 * 'Call mum tomorrow and buy flowers on Saturday', 'write the invoice and Jonas should pick up the boxes': a sentence for each
 * thing to do that has a day or a person of its own.
 */
function dividedTasks(sentence: Sentence, names: NameFinder<Person>, reading: Reading): Sentence[] {
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

/** 'Alfie' as a line of its own: whom it greets, or who signs. */
function isOnlyName(text: string, names: NameFinder<Person>): boolean {
  const [name, ...others] = names.find(`${text},`);
  if (name === undefined || others.length > 0) return false;
  const rest = fold(text.slice(0, name.start) + text.slice(name.end));
  return !/[\p{L}\p{N}]/u.test(
    rest.replace(
      /\b(?:hi|hey|hello|hallo|hola|bonjour|dear|liebe[rs]?|please|pls|plz|(?:message|memo|note|reminder|task) for|thanks|thx|bitte|danke|por favor|gracias|stp|svp|merci)\b/g,
      '',
    ),
  );
}

/** A name that stands alone at the beginning, or anywhere in a text of one line: below others it signs. */
function nameAlone<P extends Person>(
  sentences: readonly Sentence[],
  lines: readonly string[],
  names: NameFinder<P>,
  candidates: readonly Candidate<P>[],
): string {
  const isOneLine = lines.filter((line) => line.trim() !== '').length === 1;
  const isSomebodyAsked = candidates.some(({ asked }) => asked.some(({ score }) => score >= 4));
  const alone =
    (isOneLine && !isSomebodyAsked ? sentences : sentences.slice(0, 1)).find(({ text }) => isOnlyName(text, names)) ??
    sentences.find(({ text }) => IS_ASKED_ALONE.test(fold(text)) && isOnlyName(text, names));
  return alone?.text ?? '';
}

/** A row of a table: its cells apart by lines. */
const IS_ROW = /\S \| \S.* \| \S/;

/** 'RT = Rosalind Tate, GW = Gus Weber' */
const IS_LEGEND = /^(?:\p{Lu}{1,4} ?= ?\p{L}[\p{L} .'-]*(?:[,;] ?|$)){1,20}$/u;

/** 'Emeka?', 'Ngozi please.' */
const IS_ASKED_ALONE = /\?\s*$|\b(?:please|pls|plz|bitte|por favor|stp|svp)\b/;

/** Without the items that only tell how things are, where others ask for something. */
function withoutAsItIs(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = sentences.filter(({ text, isItem }) => !(isItem && leavesAsItIs(text, isItem)));
  return left.some(({ isItem }) => isItem) ? left : sentences;
}
