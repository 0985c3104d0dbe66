import { LIMITS } from '@taskwell/contract/limits';
import { surest } from '../dates/find-due.ts';
import type { Candidate } from '../extract/candidate.ts';
import { isRemark } from '../extract/main-task.ts';
import type { Person } from '../people/people.ts';
import { withThing } from '../texts/antecedent.ts';
import { type Clause, clausesOf, isAppointment } from '../texts/clauses.ts';
import { refersBack } from '../texts/refers-back.ts';
import { strengthOf } from '../texts/requests.ts';
import { ACTION_VERBS, beginsWithAction } from '../words/verbs.ts';
import { capitalised, fold } from '../words/words.ts';
import { specificsOf, substanceOf } from './substance.ts';
import { titleOf } from './title.ts';
import {
  type Among,
  featuresOfClause,
  featuresOfCut,
  featuresOfSentence,
  featuresOfWords,
  TITLE_FEATURES,
  type TitleFeatures,
} from './title-features.ts';
import { titleFrom, titleOfPart } from './title-of-candidate.ts';
import { afterTopic, LENGTH_OF_STEM, type Topic, thingsNamed, topicsAt, topicsBeside } from './title-topic.ts';
import { wordsOfTitle } from './title-words.ts';

/** A title that a text could be given. */
export interface TitleOption {
  title: string;
  /** Of the sentence that it is from, among those of the text; null of one that is made of several. */
  place: number | null;
  features: TitleFeatures;
  /** Its words, and those around it. */
  words: readonly string[];
}

/** Sentences beyond these are of another matter, clauses beyond these of a list. */
const MOST_SENTENCES = 20;
const MOST_CLAUSES = 5;

/** The titles that a text could be given: its sentences and clauses, and what the rules make of it. */
export function titleOptions<P extends Person>(byRules: string, among: Among<P>): TitleOption[] {
  const options = new Map<string, TitleOption>();
  const pointing = new Map<string, { place: number; start: number; features: TitleFeatures }>();
  const add = (written: string, features: TitleFeatures, place: number | null, start = 0) => {
    const title = place === null ? written : written.replace(UNCLOSED, '');
    // 'The backup runs every 10 minutes, please check the log' is two, of which one asks.
    if (place !== null && ASKS_WITHIN.test(fold(title))) return;
    if (title === '' || title.length > LIMITS.titleLength || SAYS_NOT_WHAT.test(fold(title))) return;
    // 'Kunde Maier hat angerufen: er möchte …' tells of somebody.
    if (place !== null && TELLS_OF_SOMEBODY.test(fold(title))) return;
    // 'Remit' of a sentence says of nothing what is to be done.
    if (place !== null && ACTION_VERBS.has(fold(title))) return;
    const known = options.get(title);
    const words = [
      ...new Set([...(known?.words ?? []), ...wordsOfTitle(title, among.candidates[place ?? -1]?.text ?? null)]),
    ];
    const all = either(known?.features ?? featuresOfWords(title), features);
    options.set(title, { title, place: known?.place ?? place, features: all, words });
    if (place !== null && start >= (pointing.get(title)?.start ?? 0)) pointing.set(title, { place, start, features });
  };
  const isAction = strengthOf(byRules, false) === 3 && specificsOf(byRules).length > 0 && !refersBack(byRules);
  add(byRules, { isByRules: 1, isActionByRules: Number(isAction) }, null);
  if (among.subject !== null) add(titleOf(among.subject, []), { isSubject: 1 }, null);
  for (const [place, each] of among.candidates.slice(0, MOST_SENTENCES).entries()) {
    // A field may say what it is about ('Subject: …'), 'assign it to Mei' does not.
    if (each.saysOnlyFields && !each.isField) continue;
    const sentence = featuresOfSentence(each, among);
    const due = surest(each.dues);
    const addPart = (start: number, end: number, features: TitleFeatures) => {
      // 'If the mill calls back' says nothing of what is to be done then.
      if (end < each.text.length && CONDITION_ALONE.test(fold(each.text.slice(start, end)))) return;
      const title = titleOfPart(each, start, end, due);
      add(title, { ...sentence, ...features, ...featuresOfCut(each.text.slice(start, end), title) }, place, start);
    };
    add(titleFrom(each, due), { ...sentence, isAskedPart: 1 }, place, each.askedAt);
    addPart(0, each.text.length, { isWholeSentence: 1 });
    if (isAppointment(each.text)) continue;
    const begins = beginsWithAction(fold(each.words));
    // 'Print the flyers, cut them and put them in the shops': the rest goes on about what it begins with.
    const goesOn = (start: number) => begins && start > 0 && GOES_ON_ABOUT.test(fold(each.text.slice(start)));
    for (const [clause, features] of clausesWithin(each.text)) {
      if (goesOn(clause.start)) continue;
      addPart(clause.start, clause.start + clause.text.length, features);
      addPart(clause.start, each.text.length, { ...features, isToEnd: 1 });
    }
    for (const start of verbsWithin(each.text)) if (!goesOn(start)) addPart(start, each.text.length, { isFromVerb: 1 });
    const label = LABEL.exec(each.text)?.[0].length ?? 0;
    if (label > 0) addPart(label, each.text.length, { isAfterLabel: 1 });
  }
  for (const [title, { place, start, features }] of pointing) {
    const named = withThing(title, wordsBefore(title, place, start, among.candidates), LIMITS.titleLength);
    if (named !== null) add(capitalised(named), { ...features, hasThing: 1 }, place);
  }
  const named = thingsNamed(among);
  const topics = new Map<number, Topic[]>();
  for (const option of [...options.values()]) {
    if (!mayHaveTopic(option)) continue;
    const place = option.place ?? (among.main === null ? -1 : among.candidates.indexOf(among.main));
    const known = topics.get(place) ?? topicsAt(place, among, named);
    topics.set(place, known);
    for (const each of withTopics(option, known, among.candidates[place]?.text ?? null)) {
      if (!options.has(each.title)) options.set(each.title, each);
    }
  }
  return withCentral([...options.values()], among.candidates);
}

/** 'Add an alert (owner' was cut within a bracket. */
const UNCLOSED = /\s*\((?:[^()]{0,14}|(?:owner|assignee|who|due|by|lead|wer|bis)\))$/;
const TELLS_OF_SOMEBODY = /^(?:er|sie|he|she|il|elle) (?:mochte|will|wants?|wanted|would like|veut|voudrait)\b/;
const ASKS_WITHIN =
  /[,;–-] (?:please|pls|plz|(?:can|could|would|will) (?:you|u)\b|bitte|kannst du|konntest du|konnten sie|por favor|puedes|podrias|peux-tu|pourr\p{L}+-(?:tu|vous)) /u;

/** What stands before a part of a sentence, in which what it points to may be named. */
function wordsBefore<P extends Person>(
  title: string,
  place: number,
  start: number,
  candidates: readonly Candidate<P>[],
): string[] {
  const earlier = candidates.slice(0, place).filter((each) => !each.saysOnlyFields && !isRemark(each));
  const said = candidates[place]?.text ?? '';
  const beginning = fold(title.split(' ', 2).join(' '));
  const own = said.slice(0, Math.max(start, fold(said).indexOf(beginning)));
  const before =
    own === ''
      ? []
      : [
          ...clausesOf(own)
            .map(({ text }) => text)
            .slice(-1),
          own,
        ];
  return [...earlier.map(({ words }) => words), ...before];
}

function mayHaveTopic({ title }: TitleOption): boolean {
  return !title.includes(':') && title.includes(' ');
}

/** The same after what it could be about: 'Council tax: pay by card'. */
function withTopics(option: TitleOption, topics: readonly Topic[], sentence: string | null): TitleOption[] {
  const { title } = option;
  const around = wordsOfTitle(title, sentence).filter((word) => !word.startsWith('='));
  return topicsBeside(title, topics).flatMap(({ topic, features: ofTopic, words: ofPhrase }) => {
    const action = withinLength(title, LIMITS.titleLength - topic.length - 2, Boolean(option.features.hasPronoun));
    if (action === null) return [];
    const whole = afterTopic(topic, action, sentence ?? '');
    const specifics = specificsOf(action).length;
    const features = {
      ...option.features,
      isByRules: 0,
      isActionByRules: 0,
      hasTopic: 1,
      ...Object.fromEntries(ofTopic.map((name) => [name, 1])),
      isTopicForPronoun: option.features.hasPronoun ?? 0,
      isCutForTopic: Number(action !== title),
      isClearWithoutTopic: Number(specifics > 1),
      isFairlyClearWithoutTopic: Number(specifics === 1),
      length: whole.length / LIMITS.titleLength,
    };
    const words = [...around, ...wordsOfTitle(topic, null).map((word) => `topic ${word}`), ...ofPhrase];
    return [{ ...option, title: whole, words, features }];
  });
}

/**
 * What is to be done, without what goes on behind it where there is no room; null where little would be left, or more would
 * be lost than stays.
 */
function withinLength(title: string, longest: number, pointsBack: boolean): string | null {
  if (title.length <= longest) return title;
  const joints = [...title.matchAll(GOES_ON)].map(({ index }) => index);
  const end = joints.findLast((index) => index <= longest);
  if (end === undefined) return null;
  const [kept, lost] = [title.slice(0, end), title.slice(end)];
  if (!kept.includes(' ')) return null;
  return pointsBack || specificsOf(kept).length >= specificsOf(`x ${lost}`).length ? kept : null;
}

const GOES_ON =
  /(?:,|;| [-–(&+])? (?=(?:and|when|so|before|after|by|at|with|from|for|on|in|until|once|because|since|if|or|und|wenn|sonst|mit|für|bis|y|cuando|con|para|et|quand|avec|pour)\b)|(?:,|;| [-–&+]) /gi;

/** The clauses of a sentence that has several. */
function clausesWithin(sentence: string): [Clause, TitleFeatures][] {
  const clauses = clausesOf(sentence).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses
    .map((clause, at): [Clause, TitleFeatures] => [clause, featuresOfClause(clause, at === clauses.length - 1)])
    .filter(([{ text }], at) => at === 0 || !TELLS_OTHERWISE.test(fold(text)));
}

/** 'We need the advert by Thursday, otherwise it misses the issue' */
const TELLS_OTHERWISE =
  /^\W*(?:otherwise|or else|sonst|ansonsten|andernfalls|si no|de lo contrario|sinon|sans quoi|faute de quoi)\b/;

/** Where words of a sentence stand that can begin what is to be done: 'Mum says | clean the litter box'. */
function verbsWithin(sentence: string): number[] {
  return [
    ...fold(sentence).matchAll(
      /(?<!\b(?:in order|(?:plenty of|enough|was|had) (?:time )?|a lot) to |\b(?:they|he|she|it|who|which) (?:can|could|will|would|should|must) )(?<=\b(?:to|please|pls|plz|kindly|you|['’]?d|['’]?ll|will|should|could|can|must|says?|said|self|and|me|us|somebody|someone) )\p{L}+(?= \p{L})/gu,
    ),
  ]
    .filter(({ 0: word }) => ACTION_VERBS.has(word) && word !== 'note')
    .map(({ index }) => index)
    .slice(0, MOST_VERBS);
}

const MOST_VERBS = 4;
/** 'Put them in the shops' */
const GOES_ON_ABOUT = /^(?:(?:and|then|also|afterwards) )*\p{L}+ (?:it|them)\b/u;

/** 'Any time after two', 'Étienne, don't forget' */
const SAYS_NOT_WHAT =
  /^(?:any|some) ?time (?:after|from|before|between|on|this|next)\b|\b(?:don'?t|do not) forget$|^be (?:done|ready|finished|sorted|in place|there)$/;
const CONDITION_ALONE = /^\W*(?:if|when|whenever|once|unless|falls|wenn|sobald|si|cuando|quand|lorsque) /;

/** 'Problem: the lift is stuck' */
const LABEL = /^[\p{L} #\d]{2,25}\s?:\s+(?=.{3})/u;

/** Of a title that two parts of the text have, what is true of either. */
function either(one: TitleFeatures, other: TitleFeatures): TitleFeatures {
  return Object.fromEntries(
    TITLE_FEATURES.flatMap((name) => {
      const value = Math.max(one[name] ?? 0, other[name] ?? 0);
      return value === 0 ? [] : [[name, value]];
    }),
  );
}

/** Marks those that name the most of what the text speaks of in more than one sentence. */
function withCentral<P extends Person>(options: TitleOption[], candidates: readonly Candidate<P>[]): TitleOption[] {
  const sentences = new Map<string, Set<number>>();
  for (const [at, { text }] of candidates.entries()) {
    for (const stem of stemsIn(text)) sentences.set(stem, (sentences.get(stem) ?? new Set()).add(at));
  }
  const counts = options.map(
    ({ title }) => stemsIn(title).filter((stem) => (sentences.get(stem)?.size ?? 0) > 1).length,
  );
  const most = Math.max(0, ...counts);
  return options.map((each, at) =>
    most > 0 && counts[at] === most ? { ...each, features: { ...each.features, isCentral: 1 } } : each,
  );
}

function stemsIn(text: string): string[] {
  return substanceOf(`- ${text}`).map((word) => fold(word).slice(0, LENGTH_OF_STEM));
}
