import type { Reading } from '../dates/calendar.ts';
import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { type FoundDue, findDues } from '../dates/find-due.ts';
import type { Mention, NameFinder, Person } from '../people/people.ts';
import { ITEM } from '../texts/lines.ts';
import { strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { ACTION_VERBS, verbOf } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { dividedByDays, OF_THE_SAME } from './divided-by-days.ts';

/**
 * 'Call mum tomorrow and buy flowers on Saturday', 'Jonas books the hall, Mei writes the invitations': a sentence for each
 * thing to do that has a day or a person of its own.
 */
export function dividedTasks(sentences: readonly Sentence[], names: NameFinder<Person>, reading: Reading): Sentence[] {
  const parts: Sentence[] = [];
  for (const sentence of sentences) {
    const before = parts.at(-1);
    // 'Jonas books the hall. Mei writes the invitations.'
    const goesOn =
      before !== undefined &&
      before.paragraph === sentence.paragraph &&
      !sentence.isItem &&
      (before.asksAnother || givesToFirst(before.text, names)) &&
      givesToFirst(sentence.text, names);
    // '2. Trade fair: Tomasz books the stand. Jonas prepares the flyers.' gives each of them a point of its own.
    const next = goesOn ? { ...sentence, asksAnother: true, isItem: before.isItem } : sentence;
    const ofPeople = partsOf(next, names, reading);
    // Of a text of that many parts the rest is read as it stands: nobody writes so much.
    parts.push(
      ...(parts.length < MOST_PARTS ? ofPeople.flatMap((part) => dividedByDays(part, names, reading)) : ofPeople),
    );
  }
  return parts;
}

const MOST_PARTS = 40;

/** Whether it begins with somebody and what they are to do, be it behind what that is about. */
function givesToFirst(written: string, names: NameFinder<Person>): boolean {
  const text = written.replace(ITEM, '').replace(TOPIC, '');
  const folded = fold(text);
  // Cheap to tell of most sentences, in which names are then not sought.
  const [afterOne, afterTwo] = [...folded.matchAll(/ /g)]
    .slice(0, 2)
    .map(({ index }) => predicateBehind(folded.slice(index)));
  if (!afterOne && !afterTwo) return false;
  const [first] = names.find(text);
  return first?.start === 0 && predicateBehind(folded.slice(first.end)) !== null;
}

/** 'Trade fair: ' */
const TOPIC = /^\p{Lu}[\p{L} ]{1,30}: (?=\p{Lu})/u;

function partsOf(sentence: Sentence, names: NameFinder<Person>, reading: Reading): Sentence[] {
  const { text } = sentence;
  const ands = [...text.matchAll(AND_TO_DO)];
  // Most sentences have none, and names are sought in none of these.
  if (ands.length === 0) return [sentence];
  const folded = fold(text);
  const mentions = names.find(text);
  const given = givenToEach(text, mentions, new Set(ands.map(({ index, 0: and }) => index + and.length)));
  const asked = new Set(
    mentions
      .filter(
        ({ start, end, isMention }) =>
          given.has(start) || (!isMention && asksForMore(folded.slice(0, start), folded.slice(end))),
      )
      .map(({ start }) => start),
  );
  const [address] = mentions;
  const withoutAddress = (first: string) =>
    address?.start === 0 && text.startsWith(first) ? first.slice(address.end).replace(/^[,:\s]+/, '') : first;
  const ends = ands.filter(({ index, 0: and }) => asked.has(index + and.length));
  if (ends.length === 0) return [sentence];
  const parts: { start: number; end: number; asksAnother: boolean }[] = [];
  let start = 0;
  let { asksAnother } = sentence;
  for (const { index: end, 0: and } of ends) {
    const own = withoutAddress(text.slice(start, end));
    const isAsked = given.has(end + and.length) || strengthOf(own, false) >= 2 || doesSomething(` ${fold(own)}`);
    if (!isAsked) continue;
    parts.push({ start, end, asksAnother });
    start = end + and.length;
    asksAnother = true;
  }
  parts.push({ start, end: text.length, asksAnother });
  const areGiven = parts.slice(1).every((part) => given.has(part.start));
  const deadline = areGiven && parts.length > 1 ? deadlineOfAll(text, findDues(text, reading), start) : '';
  return parts.map((part) => {
    const { before, said } = given.get(part.start) ?? { before: '', said: null };
    const words = said ?? text.slice(part.start, part.end).trimStart();
    return {
      ...sentence,
      text: `${before}${words}${part.end < text.length ? deadline : ''}`,
      asksAnother: part.asksAnother,
    };
  });
}

/** ' by Tuesday', where that ends a sentence which gives several people something to do and says no other day. */
function deadlineOfAll(text: string, dues: readonly FoundDue[], last: number): string {
  const [day, another] = dues.filter(({ hasDay }) => hasDay);
  if (day === undefined || another !== undefined || day.start < last) return '';
  const said = text.slice(day.start).replace(/[.!?\s]+$/, '');
  return day.end >= day.start + said.length && IS_DEADLINE.test(fold(said)) ? ` ${said}` : '';
}

const IS_DEADLINE = /^(?:by|before|until|till|bis|vor|antes de|avant|d'ici|hasta)\b/;

/** What a part of a sentence is read as, which names somebody beside the first who is given something to do. */
interface Given {
  /** What stands before the first and is said of each: 'For Saturday I need '. */
  before: string;
  /** Its words, where it leaves out what the first is to do: 'Jonas brings the chairs, Mei the drinks'; else null. */
  said: string | null;
}

/**
 * Where a sentence gives several people something to do each ('Jonas books the hall, Mei writes the invitations'): the
 * places at which it names the next ones, with what is to be read there.
 *
 * @param places where parts of the sentence may begin
 */
function givenToEach(
  text: string,
  mentions: readonly Mention<Person>[],
  places: ReadonlySet<number>,
): ReadonlyMap<number, Given> {
  const folded = fold(text);
  const predicateOf = ({ end }: Mention<Person>) => predicateBehind(folded.slice(end));
  const first = mentions.find((each) => predicateOf(each) !== null);
  if (first === undefined || IS_NO_PLAN.test(folded.slice(0, first.start))) return new Map();
  const predicate = predicateOf(first);
  const isGoverned = predicate?.form === 'to' || predicate?.form === 'bare';
  const given = new Map<number, Given>();
  for (const next of mentions.filter((each) => each.start > first.start && places.has(each.start))) {
    const own = predicateOf(next);
    const clause = folded.slice(next.end).split(/ (?:and|und|y|et) /, 1)[0] ?? '';
    const said = text.slice(next.end, next.end + clause.length);
    const withThing = own === null ? null : withObject(said, text.slice(first.end, next.start), predicate);
    if (withThing !== null) {
      given.set(next.start, { before: '', said: text.slice(next.start, next.end) + withThing });
      continue;
    }
    if (own !== null && OF_THE_SAME.test(clause)) continue;
    const before = isGoverned && (own === null || own.form === predicate.form) ? text.slice(0, first.start) : '';
    if (own !== null) given.set(next.start, { before, said: null });
    const thing = own === null ? THING_ALONE.exec(text.slice(next.end))?.[0] : undefined;
    if (thing === undefined) continue;
    const does = text.slice(first.end, first.end + (predicate?.length ?? 0));
    given.set(next.start, { before, said: `${text.slice(next.start, next.end)}${does}${thing}` });
  }
  return given;
}

/**
 * ', please print it by Friday' behind ', please write the menu by Tuesday' as ', please print the menu by Friday': a task of
 * its own, as each has its day; null for what is a part of the first.
 */
function withObject(clause: string, first: string, predicate: Predicate | null): string | null {
  if (!NAMES_DAY.test(fold(clause)) || !NAMES_DAY.test(fold(first))) return null;
  const object = OBJECT.exec(first.slice(predicate?.length ?? 0))?.[1];
  const said = clause.replace(/ (?:it|them)(?=[ ,.]|$)/, ` ${object?.replace(/^an? /i, 'the ')}`);
  return object === undefined || said === clause ? null : said;
}

const NAMES_DAY = new RegExp(`\\b(?:${WEEKDAY}|today|tomorrow|\\d{1,2}(?:st|nd|rd|th))\\b`);
const OBJECT =
  /^ ((?:the|an?|our|my|\d+) [\p{L}\d'’ -]{2,40}?)(?= (?:by|on|until|before|to|for|from|at|and)\b|[,.;]|$)/u;

/** How what somebody is to do follows their name: 'Mei to bring', 'Mei will bring', 'Mei brings', 'can Mei bring'. */
export interface Predicate {
  form: 'to' | 'will' | 'does' | 'bare';
  /** How long it is, to the end of its verb. */
  length: number;
}

/** @param behind what follows a name, folded; null where it says nothing to do */
export function predicateBehind(behind: string): Predicate | null {
  if (IS_TOLD.test(behind)) return null;
  const to = /^ to (?!the\b|an?\b)\p{L}+/u.exec(behind)?.[0];
  if (to !== undefined) return { form: 'to', length: to.length };
  if (IS_TO_DO.test(behind) || PLEASE_DO.test(behind) || WILL_YOU.test(behind))
    return { form: 'will', length: UP_TO_VERB.exec(behind)?.[0].length ?? 0 };
  const takesCare = TAKES_CARE.exec(behind)?.[0];
  if (takesCare !== undefined) return { form: 'does', length: takesCare.length };
  const verb = /^ (\p{L}{2,})(?= \S)/u.exec(behind)?.[1] ?? '';
  if (verb === 'does') return { form: 'does', length: 1 + verb.length };
  if (ACTION_VERBS.has(verb) || verb === 'do') return { form: 'bare', length: 1 + verb.length };
  return verbOf(verb) !== null || DOES_ABROAD.test(verb) ? { form: 'does', length: 1 + verb.length } : null;
}

/** 'Mei asks whether', 'Mei reports that', 'Mei calls in sick': news rather than something to do */
const IS_TOLD =
  /^ (?:asks?|reports?|keeps?|lets?|tells?|finds?|shows?|leaves?|goes|works) |^ \p{L}+ (?:that|whether|if|in sick)\b/u;
const WILL_YOU = /^,? (?:can|could|would|will) (?:you|u) (?:please )?(?!be\b|have\b)\p{L}/u;
/** 'Mei kümmert sich um …', 'Mei s'occupe de …' */
const TAKES_CARE = /^ (?:kummert sich|s['’](?:occupe|en charge)|se (?:encarga|ocupa|charge)|takes care)(?= \S)/;
/** ', could you please print' */
const UP_TO_VERB =
  /^,?(?: (?:please|pls|plz|bitte|por favor|stp|svp|can|could|would|will|should|must|shall|needs|has|is|to|you|u|soll|sollte|kann|muss|debe|puede|tiene|que|doit|peut))* \p{L}+/u;
/** 'The drinks', up to where the next thing is said. */
const THING_ALONE =
  /^ (?:the|an?|our|some|die|der|das|den|einen?|el|la|los|las|les?|du|des) [^,;.!?]{2,60}?(?= (?:and|und|y|et) |[,;.!?]|$)/;
/** Before the first: 'if Mei does …', 'because Mei …' */
const IS_NO_PLAN = /\b(?:if|when|because|since|as|while|after|before|wenn|weil|da|si|cuando|quand|parce que)\s$/;
/** Third person of what people do for others, in German, Spanish and French. */
const DOES_ABROAD =
  /^(?:\p{L}{2,}iert|holt|ruft|putzt|backt|nimmt|raumt|druckt|kauft|bringt|bestellt|schreibt|macht|schickt|besorgt|kummert|ubernimmt|liefert|sammelt|packt|baut|leiht|wascht|deckt|kocht|bucht|meldet|leitet|stellt|fragt(?! (?:ob|wann|wie|was|nach)\b)|mietet|schneidet|repariert|prepara|compra|lleva|trae|llama|reserva|escribe|hace|imprime|limpia|recoge|envia|pide|prepare|achete|apporte|appelle|reserve|envoie|fait|prend|commande|nettoie|range)$/u;

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
const PLEASE_DO = /^,? (?:please|pls|plz|bitte|por favor|stp|svp) (?!by\b|before\b|until\b|asap\b|on\b)\p{L}/u;
/** 'Ask Amara to prepare the order and Tomasz to call the bank' */
const ASKS_SOMEBODY_TO = /\b(?:ask|tell|remind|get|want|need)\b[^.!?]{2,40}? to \p{L}/u;
const TO_DO = /^ to (?!the\b|an?\b)\p{L}/u;

/** 'Mei bakes the stollen' @param behind the name, folded */
function doesSomething(behind: string): boolean {
  const does = /^ (\p{L}{2,})s (?:the|an?|our|my|your|his|her|all|some|two|three|\d)\b/u.exec(behind)?.[1] ?? '';
  return ACTION_VERBS.has(does) || ACTION_VERBS.has(does.replace(/e$/, ''));
}

const AND_TO_DO = /(?:,? (?:(?:and|und|y|et) )?(?:and|while|then|und|dann|y|luego|et|puis)|,) (?=[\p{L}@])/gu;
