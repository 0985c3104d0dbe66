import { LIMITS } from '@taskwell/contract/limits';
import type { Candidate } from '../extract/candidate.ts';
import { isTask, tellsHow } from '../extract/main-task.ts';
import type { Person } from '../people/people.ts';
import { type Clause, isSubordinate } from '../texts/clauses.ts';
import { pointsBack, refersBack, SAYS_IT } from '../texts/refers-back.ts';
import { obliges, strengthOf } from '../texts/requests.ts';
import { FAULT } from '../texts/telling.ts';
import { verbOf } from '../words/verbs.ts';
import { rarityOf } from '../words/word-frequencies.ts';
import { fold, wordsOfAll } from '../words/words.ts';
import { specificsOf, substanceOf } from './substance.ts';

/** What is known of a title that a text could be given: 0 or 1, or a share of 1. */
export const TITLE_FEATURES = [
  // Which part of the text it is
  'isByRules',
  'isActionByRules',
  'isAskedPart',
  'isWholeSentence',
  'isClause',
  'isLastClause',
  'isClauseToDo',
  'isSubordinate',
  'isToEnd',
  'isAfterLabel',
  'isFromVerb',
  'isSubject',
  'isCut',
  'hasThing',
  'hasTopic',
  'hasTopicOfSubject',
  'hasTopicOfLabel',
  'hasTopicOfOwn',
  'hasTopicOfBefore',
  'hasTopicOfEarlier',
  'hasTopicOfFirst',
  'isTopicPhrase',
  'isTopicAlone',
  'isTopicSubject',
  'isTopicDefinite',
  'isTopicFirst',
  'isTopicInOwn',
  'isTopicRightBefore',
  'isTopicBehind',
  'isTopicOfFirst',
  'isTopicRepeated',
  'isTopicOfSeveral',
  'isTopicName',
  'isTopicForPronoun',
  'isCutForTopic',
  'isClearWithoutTopic',
  'isFairlyClearWithoutTopic',
  // The sentence that it is from
  'isFirst',
  'isLast',
  'isLater',
  'placeInText',
  'isInFirstParagraph',
  'isBeforeTask',
  'isTask',
  'isAsking',
  'isTelling',
  'isShortSentence',
  'asksPlainly',
  'hasDate',
  'hasDeadline',
  'hasDue',
  'isMain',
  'isOfMain',
  'asksSomebody',
  'isItem',
  'isReport',
  'isOwnParagraph',
  'isFurther',
  // Its words
  'length',
  'words',
  'rarity',
  'rarest',
  'saysNothing',
  'saysMuch',
  'isUnspecific',
  'isSpecific',
  'isCentral',
  'refersBack',
  'beginsWithIt',
  'hasPronoun',
  'beginsWithVerb',
  'isToDo',
  'isRequest',
  'obliges',
  'isOfWriter',
  'isPleasantry',
  'hasName',
  'hasNumber',
  'hasColon',
  'hasComma',
  'isPast',
  'hasFault',
  'isOfDocument',
  'endsOpen',
  'hasAmount',
] as const;

export type TitleFeature = (typeof TITLE_FEATURES)[number];
export type TitleFeatures = Readonly<Partial<Record<TitleFeature, number>>>;

/** The sentences of a text, for what is known of one of them. */
export interface Among<P extends Person> {
  candidates: readonly Candidate<P>[];
  due: Date | null;
  main: Candidate<P> | null;
  /** Those of them that ask for a task of their own by the rules. */
  further: readonly Candidate<P>[];
  subject: string | null;
}

/** What a title is by the sentence that it is from. */
export function featuresOfSentence<P extends Person>(
  each: Candidate<P>,
  { candidates, due, main, further }: Among<P>,
): TitleFeatures {
  const at = candidates.indexOf(each);
  const firstTask = candidates.findIndex(isTask);
  return flags({
    isFirst: at === 0,
    isLast: at === candidates.length - 1,
    isLater: Math.min(at, MANY_SENTENCES) / MANY_SENTENCES,
    placeInText: candidates.length > 1 ? at / (candidates.length - 1) : 0,
    isInFirstParagraph: each.paragraph === candidates[0]?.paragraph,
    isBeforeTask: firstTask >= 0 && at < firstTask,
    isTask: isTask(each),
    isAsking: each.strength === 3,
    isTelling: each.strength === 0,
    isShortSentence: each.text.split(' ').length <= 4,
    asksPlainly: ASKS_PLAINLY.test(fold(each.text)),
    hasDate: each.dues.length > 0,
    hasDeadline: each.dues.some(({ rank }) => rank === 3),
    hasDue: due !== null && each.dues.some(({ value }) => value.getTime() === due.getTime()),
    isMain: each === main,
    isOfMain: each === main && (each.strength === 3 || each.asked.some(({ score }) => score >= 4)),
    asksSomebody: each.asked.some(({ score }) => score >= 4),
    isItem: each.isItem,
    isReport: tellsHow(each),
    isFurther: further.includes(each),
    isOwnParagraph: candidates.every((other) => other === each || other.paragraph !== each.paragraph),
  });
}

const MANY_SENTENCES = 6;
const ASKS_PLAINLY =
  /\b(?:please|pls|(?:can|could|would) you|needs?|must|ha(?:s|ve) to|should|to be|bitte|kannst|konntest|muss|mussen|por favor|puedes|podrias|hay que|merci de|peux|pouvez|pourr\p{L}+|il faut)\b/u;

/** What a title is as one of the clauses of its sentence. */
export function featuresOfClause(clause: Clause, isLast: boolean): TitleFeatures {
  return flags({
    isClause: true,
    isLastClause: isLast,
    isClauseToDo: strengthOf(clause.text, false) === 2,
    isSubordinate: isSubordinate(clause),
  });
}

/** How much of a part of the text is not in its title. */
export function featuresOfCut(part: string, title: string): TitleFeatures {
  const words = part.split(' ').length;
  return { isCut: Math.max(0, words - title.split(' ').length) / words };
}

/** What a title is by its own words. */
export function featuresOfWords(title: string): TitleFeatures {
  const folded = fold(title);
  const specifics = specificsOf(title).length;
  const strength = strengthOf(title, false);
  const rarities = [...wordsOfAll([title])].filter((word) => word.length >= SHORTEST_TELLING).map(rarityOf);
  return flags({
    length: title.length / LIMITS.titleLength,
    words: Math.min(MANY_WORDS, title.split(' ').length) / MANY_WORDS,
    rarity: Math.min(1, rarities.reduce((sum, each) => sum + each, 0) / MANY_RARITIES),
    rarest: Math.max(0, ...rarities),
    saysNothing: pointsBack(title),
    saysMuch: substanceOf(title).length >= 3,
    isUnspecific: specifics === 0,
    isSpecific: specifics >= 2,
    refersBack: refersBack(title),
    beginsWithIt: SAYS_IT.test(folded),
    hasPronoun: PRONOUN.test(folded),
    beginsWithVerb: strength >= 2 && verbOf(folded.split(' ')[0] ?? '') !== null,
    isToDo: strength === 2,
    isRequest: strength === 3,
    obliges: obliges(title),
    isOfWriter: WRITER.test(folded),
    isPleasantry: PLEASANTRY.test(folded),
    hasName: /\s\p{Lu}/u.test(title),
    hasNumber: /\d/.test(title),
    hasColon: title.includes(':'),
    hasComma: title.includes(','),
    isPast: PAST.test(folded),
    hasFault: FAULT.test(folded),
    isOfDocument: DOCUMENT.test(folded),
    endsOpen: ENDS_OPEN.test(folded),
    hasAmount: /[$€£]\s?\d|\d\s?[$€£]/.test(title),
  });
}

const PAST =
  /\b(?:was|were|had|did|went|came|got|raised|arrived|finished|started|submitted|received|sent|called|said|told|asked|wrote|ordered|visited|met|saw|thank(?:s|ed)?|yesterday|last (?:week|month|year|night)|war|waren|hatte|hat|wurde|gestern|fue|fueron|estaba|ayer|etait|ont|hier)\b/;
/** 'Delivery note 55012', 'Maintenance request - Apt 7F', 'Demande n° 4418' */
const DOCUMENT =
  /^(?:[\p{L}'’.-]+ ){0,3}(?:inspection|summary|log|diary|notice|note|notes|statement|invoice|request|report|order|quotation|quote|ticket|confirmation|contract|letter|minutes|checklist|form|demande|rechnung|lieferschein|protokoll|acta|factura|facture|devis|meeting|review|agenda|plan)\b(?:[^.!?]{0,20}| (?:no\.? ?|#)?[\d/-]{1,12} ?\([^()]{2,30}\)|[^.!?]{0,20}\([^()]{2,30}\))$/u;
/** 'The manual for the coffee grinder needs' was cut. */
const ENDS_OPEN =
  /\b(?:the|an?|our|my|your|his|her|their|of|for|to|in|on|at|by|with|from|and|or|but|if|that|which|who|needs?|is|are|was|were|has|have|will|can|should|must|would|only|not|still|der|die|das|und|mit|fur|el|la|los|las|de|del|y|con|le|les|du|et|avec|pour)$/;
const MANY_WORDS = 10;
/** Shorter words tell nothing. */
const SHORTEST_TELLING = 3;
/** What six rare words have together. */
const MANY_RARITIES = 6;
const PRONOUN = /\b(?:it|them|that|this|those|these|ones?|its|their|they|he|she|his|her|das|es|sie|lo|la|le|les|ca)\b/;
const WRITER = /\b(?:i|me|my|mine|we|us|our|ich|wir|mir|uns|yo|me|nos|je|nous)\b/;
const PLEASANTRY =
  /\b(?:sorry|hope|thanks?|thank|glad|happy|morning|hello|great|good|nice|welcome|ignore|disregard|forget|attached|enclosed|know|think|guess|understand|remember)\b/;

function flags(written: Partial<Record<TitleFeature, number | boolean>>): TitleFeatures {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, Number(value)]));
}
