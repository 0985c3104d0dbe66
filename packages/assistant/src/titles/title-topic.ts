import { MONTH, WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import type { Candidate } from '../extract/candidate.ts';
import type { Person } from '../people/people.ts';
import { IS_PERSON, thingIn } from '../texts/antecedent.ts';
import { clausesOf } from '../texts/clauses.ts';
import { type NounPhrase, nounPhrasesIn } from '../texts/noun-phrases.ts';
import { strengthOf } from '../texts/requests.ts';
import { type Language, languageOf } from '../words/languages.ts';
import { capitalised, fold } from '../words/words.ts';
import { specificsOf } from './substance.ts';
import { titleOf } from './title.ts';
import type { Among, TitleFeature } from './title-features.ts';

const MOST_OF_TOPIC = 30;
const MOST_BEFORE = 3;

const OPENING = /^(?:guys|all|folks|team|hi|hey|so|and|but|also),? /i;
const ARTICLE =
  /^(?:l['’]|(?:the|an?|our|my|your|his|her|their|der|die|das|den|unsere?\p{L}*|el|la|los|las|le|les) )(?=[\p{L}\d])/iu;
const NO_TOPIC =
  /^\W*(?:continued\b|(?:previous|last|earlier|first) (?:e?-?mail|message|note)\b|(?:point|punto|punkt|top|item|since|seit|desde|depuis|from|ab|at|um|bis|until) \d|direct debit|lastschrift|prelevement|domiciliacion|measures?$|at the latest|asap|notes?$|minutes$|from the desk|iban|eur|vat|speaker \d|ref|assistant|first$|size of|last \d|prices?$|following|next|attached|enclosed|anbei|adjunto|ci-joint|urgent|question|request|(?:first |second |last )?reminder|update|hello|info|fyi|re|quick|legal|money|affects?|affected|betrifft|afecta|concerne|hours?|articles?|sections?|clauses?|retro|stand-?up|sprint|importe|betrag|montant|amount|total|annex|appendix|chapter|agenda|compan(?:y|ies)|customers?|clients?|kund(?:e|in|en)|unterlagen|documents?|items?|leads?|figures?|applications?)\b(?! (?:for|of)\b)/;
/** 'The 22nd', 'jeudi 10', 'octobre' */
const MOMENT_ALONE = new RegExp(
  `^(?:\\W|\\d{1,4}(?:st|nd|rd|th)?|${MONTH}|${WEEKDAY}|period|next|early|late|mid|end|of)+$`,
);
/** 'Two weeks ago', '10 minutes early' */
const SPAN_ALONE =
  /^(?:\d+|an?|one|two|three|four|five|six|ten|few|couple of|zwei|drei|vier|zehn|dos|tres|deux|trois)? ?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|minutos?|horas?|dias?|semanas?|heures?|jours?|semaines?)(?: (?:ago|early|later|earlier|before|after|late|vorher|fruher|spater|antes|despues|avant|apres))?$/;
/** 'Monday the rent', but not 'Friday report' */
const BEGINS_WITH_DAY = new RegExp(`^(?:${WEEKDAY}),? (?:the|an?|our|my|die|das|den|la|el|le) `);
/** 'Dublin, 6 March 2028' */
const DATED = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTH})\\b|\\b(?:${MONTH}) \\d|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d`,
);
const ENDS_OPEN =
  /\b(?:what|which|who|when|where|how|why|that|and|or|but|only|last (?:week|month|year)|yesterday|today)$/;

/**
 * 'Coffee machine: send a technician', but 'Audit: HACCP plan'.
 *
 * @param text the words that the title is of: what has a capital within them keeps it, as 'Hausmeister informieren'
 */
export function afterTopic(topic: string, title: string, text: string): string {
  const [first = ''] = title.split(' ', 1);
  const isWritten = [...text.matchAll(/(?<=[\p{L},] )\p{L}+/gu)].some(([word]) => word === first);
  const isWord = /^\p{Lu}[\p{Ll} ]/u.test(title) && !isWritten;
  return `${capitalised(topic)}: ${isWord ? title.charAt(0).toLowerCase() : title.charAt(0)}${title.slice(1)}`;
}

/** A thing as it stands before what is to be done: without its article, and where it is long without what tells more of it. */
export function topicOf(thing: string): string | null {
  const bare = thing.replace(OPENING, '').replace(ARTICLE, '');
  if (
    bare.includes(': ') ||
    NO_TOPIC.test(fold(bare)) ||
    MOMENT_ALONE.test(fold(bare)) ||
    SPAN_ALONE.test(fold(bare)) ||
    BEGINS_WITH_DAY.test(fold(bare)) ||
    DATED.test(fold(bare)) ||
    ENDS_OPEN.test(fold(bare)) ||
    /["“”„«»]/.test(bare)
  )
    return null;
  const forms = [
    bare,
    bare.replace(/(?<=\p{L} .*) (?:for|from|with|of|in|on|at|about|für|von|mit|im|de|pour|para|en) .*$/iu, ''),
    bare.split(/\s[-–|]\s|, /)[0] ?? bare,
  ];
  return forms.find((form) => form.length <= MOST_OF_TOPIC) ?? null;
}

export type TopicFeature = Extract<TitleFeature, `hasTopicOf${string}` | `isTopic${string}`>;

/** What a title could be about, and what is known of how the text says it. */
export interface Topic {
  topic: string;
  features: readonly TopicFeature[];
  /** The words around it, where the text names it. */
  words: readonly string[];
}

/** A text with more of these is a list. */
const MOST_TOPICS = 16;
/** 'Council tax: ' */
const LABEL_BEFORE = /^((?:[^:.!?()]|\([^()]{1,20}\)){3,40}):\s/;
const LONGEST_HEADING = 40;

/**
 * What a sentence could be about: by the subject of the mail, a label before it, a thing that it or those before it name,
 * the first line.
 *
 * @param place of the sentence
 * @param named of the same sentences (`thingsNamed`)
 */
export function topicsAt<P extends Person>(
  place: number,
  { candidates, subject }: Pick<Among<P>, 'candidates' | 'subject'>,
  named: readonly (readonly NamedThing[])[],
): Topic[] {
  const found = new Map<string, { features: Set<TopicFeature>; words: Set<string> }>();
  const addOne = (thing: string, features: readonly TopicFeature[], words: readonly string[] = []) => {
    const topic = topicOf(thing);
    if (topic === null) return;
    const known = found.get(topic) ?? { features: new Set(), words: new Set() };
    for (const each of features) known.features.add(each);
    for (const each of words) known.words.add(each);
    found.set(topic, known);
  };
  const add = (from: TopicFeature, things: readonly (string | null | undefined)[]) => {
    for (const thing of things) if (thing != null) addOne(thing, [from]);
  };
  const own = candidates[place];
  if (own === undefined) return [];
  const before = candidates
    .slice(Math.max(0, place - MOST_BEFORE), place)
    // Another point of a list is another matter.
    .filter(({ isItem }) => !(isItem && own.isItem))
    .toReversed();
  const [first] = candidates;
  add('hasTopicOfSubject', [subject && titleOf(subject, [])]);
  add('hasTopicOfLabel', [labelOf(own)]);
  add('hasTopicOfOwn', thingsBesideAction(own.text));
  for (const [distance, each] of before.entries()) {
    add('hasTopicOfLabel', [labelOf(each)]);
    add(distance === 0 ? 'hasTopicOfBefore' : 'hasTopicOfEarlier', thingsIn(each.words));
  }
  if (place > 0 && first !== undefined && isHeadline(first)) add('hasTopicOfFirst', [titleOf(first.text, [])]);
  const around = [place, ...before.map((each) => candidates.indexOf(each)), place + 1];
  for (const [distance, at] of around.entries()) {
    if (at > place && candidates[at]?.isItem !== false) continue;
    for (const { phrase, marks, words } of named[at] ?? []) {
      addOne(
        phrase,
        marked(marks, {
          isTopicInOwn: at === place,
          isTopicRightBefore: at < place && distance === 1,
          isTopicBehind: at > place,
        }),
        words,
      );
    }
  }
  return [...found].map(([topic, { features, words }]) => ({ topic, features: [...features], words: [...words] }));
}

type Marks = Partial<Record<TopicFeature, boolean>>;

function marked(...marks: readonly Marks[]): TopicFeature[] {
  return marks.flatMap((each) => Object.entries(each)).flatMap(([name, isSo]) => (isSo ? [name as TopicFeature] : []));
}

/** A thing that a sentence names, wherever a title stands to it. */
export interface NamedThing {
  phrase: string;
  marks: Marks;
  words: readonly string[];
}

/** What each sentence of a text names. */
export function thingsNamed<P extends Person>({ candidates, subject }: Pick<Among<P>, 'candidates' | 'subject'>) {
  const language = languageOf(candidates.map(({ text }) => text).join('\n'));
  const sentences = candidates.map(({ text }) => fold(text));
  return candidates.map((each, at): NamedThing[] => {
    const elsewhere = [fold(subject ?? ''), ...sentences.toSpliced(at, 1)];
    return phrasesOf(each, language).map(({ text, isAlone, isSubject, isDefinite, before, after }, order) => ({
      phrase: text,
      marks: {
        isTopicPhrase: true,
        isTopicAlone: isAlone,
        isTopicSubject: isSubject,
        isTopicDefinite: isDefinite,
        isTopicFirst: order === 0,
        isTopicOfFirst: at === 0,
        isTopicRepeated: isRepeated(text, elsewhere),
        isTopicOfSeveral: text.includes(' '),
        isTopicName: /^\p{Lu}/u.test(text) && !isSubject && language !== 'de',
      },
      words: [`topic< ${before}`, `topic> ${after}`],
    }));
  });
}

/** What a sentence names, but for people and moments. */
function phrasesOf<P extends Person>(
  { text, asked, dues, saysOnlyFields }: Candidate<P>,
  language: Language,
): NounPhrase[] {
  if (saysOnlyFields) return [];
  const isWithin = (phrase: NounPhrase, spans: readonly { start: number; end: number }[]) =>
    spans.some(({ start, end }) => phrase.start < end && start < phrase.end);
  const condition = IN_CONDITION.exec(fold(text))?.[0].length ?? 0;
  return nounPhrasesIn(text, language).filter(
    (phrase) =>
      phrase.start >= condition &&
      !IS_PERSON.test(fold(phrase.text)) &&
      !NO_PHRASE.test(fold(phrase.text)) &&
      !isWithin(
        phrase,
        asked.filter(({ end }) => end >= phrase.end || !OWNED.test(phrase.text)),
      ) &&
      !isWithin(phrase, dues) &&
      specificsOf(`x ${phrase.text}`).length > 0,
  );
}

/** 'Amara's birthday' */
const OWNED = /^\p{Lu}[\p{L}-]+(?:['’]s|s['’]) \p{L}/u;
/** 'The small ones', 'no hurry', and whom contracts bind */
const NO_PHRASE =
  /(?:\bones|^mind\b.*|^(?:no |keine? )?(?:hurry|rush|stress|panic|eile)|^(?:les+(?:ee|or)|landlord|tenants?|consultant|contractor|supplier|employer|employee|holder|hirer|grantee|owner|mieter|vermieter)s?)$/;
/** 'If the mill calls back, ' */
const IN_CONDITION =
  /^\W*(?:if|when|whenever|once|unless|as soon as|falls|wenn|sobald|si|cuando|quand|lorsque)\b[^,.;:!?]{3,60}/;

/** Whether another sentence, or the subject, has a word of it too. @param elsewhere folded */
function isRepeated(phrase: string, elsewhere: readonly string[]): boolean {
  const stems = specificsOf(`x ${phrase}`).map((word) => fold(word).slice(0, LENGTH_OF_STEM));
  return elsewhere.some((other) => stems.some((stem) => other.includes(stem)));
}

/** Of the beginning that words of one family have in common. */
export const LENGTH_OF_STEM = 5;

/** 'Council tax' of 'Council tax: 163 pounds', but nobody's name. */
function labelOf<P extends Person>({ text, asked, dues }: Candidate<P>): string | null {
  const label = LABEL_BEFORE.exec(text)?.[1];
  if (label === undefined || NO_LABEL.test(fold(label)) || asked.some(({ start }) => start < label.length)) return null;
  // 'In three weeks: renew the licence'
  return dues.some(({ start, end }) => start === 0 && end >= label.length) ? null : label;
}

/** What fields of forms and openings are called. */
const NO_LABEL =
  /^(?:(?:on |am |el |le )?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|title|subject|summary|description|measures?|problem|issue|defect|reason|what|who|when|where|note|notes|ps|p\.s\.?|nb|fyi|update|urgent\p{L}*|urg\p{L}+|important|asap|action|actions|task|to-?do|next steps?|request|question|reminder|also|first|then|second(?:ly)?|finally|ok|so|thing is|one (?:more )?thing|betreff|aufgabe|problema|tarea|asunto|objet|tache|(?:step|point|punto|punkt|item|top|agenda item|ordre du jour) \d+|\d+)$/u;

/** A line that names a matter and says nothing of it. */
function isHeadline<P extends Person>({ text, strength, dues, isItem }: Candidate<P>): boolean {
  return text.length <= LONGEST_HEADING && strength < 2 && dues.length === 0 && !isItem && !SAYS.test(fold(text));
}

const SAYS =
  /[.!?,]|^(?:i|we|you|he|she|it|they|there|this|that|ich|wir|es|je|nous|on|yo)\b|\b(?:is|are|was|were|am|has|have|had|will|did|does|do|can|ist|sind|war|hat|est|sont|es|esta|hay)\b|'(?:s|re|m|ve|ll) /;

/** The things that a sentence and its clauses are about. */
function thingsIn(sentence: string): (string | null)[] {
  const clauses = clausesOf(sentence).map(({ text }) => text);
  return [...(clauses.length > 1 ? [sentence] : []), ...clauses].map((part) => thingIn(part, null));
}

/** Those of its clauses that ask for nothing. */
function thingsBesideAction(sentence: string): (string | null)[] {
  const clauses = clausesOf(sentence);
  return clauses.length < 2
    ? []
    : clauses.filter(({ text }) => strengthOf(text, false) < 2).map(({ text }) => thingIn(text, null));
}

/** Those that a title does not name itself. */
export function topicsBeside(title: string, topics: readonly Topic[]): Topic[] {
  const said = fold(title);
  const isSaid = (word: string) => said.includes(fold(word).replace(/s$/, ''));
  return topics
    .filter(({ topic, features }) => {
      const words = specificsOf(`x ${topic}`);
      // What a sentence only names is another thing, or part of what the title says.
      return features.every((name) => name.startsWith('isTopic')) ? !words.some(isSaid) : !words.every(isSaid);
    })
    .slice(0, MOST_TOPICS);
}
