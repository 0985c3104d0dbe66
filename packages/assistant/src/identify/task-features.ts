import { areOfQualifier, asksAround, isHead, meantByOneWord } from '../words/common-word-use.ts';
import { languageOf } from '../words/languages.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { isNumber, isReference } from '../words/word-weight.ts';
import { fold } from '../words/words.ts';
import { type KnownTask, type RankedTask, stemsOf } from './rank-tasks.ts';

/** What is known of a task that a text may speak of: 0 or 1, or a share of about 1; 'none' is that it speaks of none. */
export const TASK_FEATURES = [
  'none',
  // The words that both have
  'score',
  'value',
  'isWhole',
  'isOneWord',
  'isTwoWords',
  'isManyWords',
  'ofTitle',
  'restOfTitle',
  'isOfDescription',
  'hasReference',
  'hasNumber',
  'hasName',
  'isTopic',
  'hasHead',
  'isHeadAlone',
  'isOfQualifier',
  'isOnlyVerb',
  'useOfOneWord',
  'shareOfText',
  // What the text says of it
  'tellsChange',
  'isOneWordOfChange',
  'asksAround',
  'isLongText',
  'isForeign',
  'valueOfForeign',
  'leadOfForeign',
  'isForeignChange',
  'isReferring',
  'isNameOfChange',
  'isNumberOfChange',
  // Words that tell of it without naming it
  'told',
  'toldOfDescription',
  'isTold',
  'isToldTwice',
  'isToldOften',
  'isOnlyTold',
  'shareTold',
  // Compared with the other tasks
  'isFirst',
  'isFirstByValue',
  'isFirstTold',
  'lead',
  'leadOfValue',
  'leadOfTold',
] as const;

export type TaskFeature = (typeof TASK_FEATURES)[number];
export type TaskFeatures = Readonly<Partial<Record<TaskFeature, number>>>;

/** A text that may speak of a task. */
export interface Message {
  /** Without the numbers of dates and amounts, which name no task. */
  text: string;
  /** What kinds of things it tells, those with them: 'money', 'time' (told-signs.ts). */
  told: string[];
  /** How probably it says what became of something, or is to: 0 to 1. */
  tellsChange: number;
}

const MANY_WORDS = 3;
const LONG_TEXT = 20;
/** What it speaks of has no name in it. */
const REFERS = /\b(?:it|they|them|the one|one of them|that|those|es|sie|lo|la|il|elle)\b/;

/** What is known of each of the tasks, in their order. */
export function featuresOfTasks(ranked: readonly RankedTask<KnownTask>[], message: Message): TaskFeatures[] {
  const words = stemsOf(message.text).length;
  const topic = stemsOf(TOPIC.exec(message.text)?.[1] ?? '');
  const isAroundAsked = asksAround(message.text);
  const isReferring = REFERS.test(fold(message.text));
  const isForeign = languageOf(message.text) !== 'en';
  const score = leadOver(ranked.map((each) => each.score));
  const value = leadOver(ranked.map((each) => each.value));
  const told = leadOver(ranked.map(toldOf));
  return ranked.map((each) => {
    const { task, matched, share } = each;
    const title = stemsOf(task.title);
    const ofTitle = matched.filter((word) => stemsOf(word).some((stem) => title.includes(stem))).length;
    const [word = ''] = matched;
    const isOneWord = matched.length === 1;
    const heads = matched.filter((one) => isHead(task.title, one)).length;
    const hasNumber = matched.some(isNumber);
    const hasName = matched.some((one) => /^\p{Lu}/u.test(one) && !task.title.startsWith(one));
    const amount = Math.min(8, each.value) / 4;
    return {
      score: Math.min(1.5, each.score),
      value: amount,
      isWhole: Number(each.isWhole),
      isOneWord: Number(isOneWord),
      isTwoWords: Number(matched.length === 2),
      isManyWords: Number(matched.length >= MANY_WORDS),
      ofTitle: Math.min(MANY_WORDS, ofTitle) / MANY_WORDS,
      restOfTitle: Math.min(MANY_WORDS, title.length - ofTitle) / MANY_WORDS,
      isOfDescription: Number(matched.length > 0 && ofTitle === 0),
      hasReference: Number(matched.some(isReference)),
      hasNumber: Number(hasNumber),
      hasName: Number(hasName),
      isTopic: Number(topic.length > 0 && isWithin(topic, stemsOf(`${task.title} ${task.description ?? ''}`))),
      hasHead: Number(heads > 0),
      isHeadAlone: Number(isOneWord && heads > 0),
      isOfQualifier: Number(matched.length > 0 && areOfQualifier(task.title, matched)),
      isOnlyVerb: Number(isOnlyVerb(each)),
      useOfOneWord: isOneWord ? meantByOneWord({ ...message, title: task.title, word, share }) / 3 : 0,
      shareOfText: share,
      tellsChange: message.tellsChange,
      isOneWordOfChange: Number(isOneWord) * message.tellsChange,
      asksAround: Number(isAroundAsked),
      isForeign: Number(isForeign),
      leadOfForeign: isForeign ? score(each.score) : 0,
      isForeignChange: Number(isForeign) * message.tellsChange,
      isReferring: Number(isReferring),
      valueOfForeign: isForeign ? amount : 0,
      isNameOfChange: Number(hasName) * message.tellsChange,
      isNumberOfChange: Number(hasNumber) * message.tellsChange,
      isLongText: Math.min(1, words / LONG_TEXT),
      told: Math.min(3, each.told) / 2,
      toldOfDescription: Math.min(2, each.toldOfDescription) / 2,
      isTold: Number(each.telling.length > 0),
      isToldTwice: Number(each.telling.length > 1),
      isToldOften: Number(each.telling.length > 2),
      isOnlyTold: matched.length === 0 ? Math.min(3, toldOf(each)) / 2 : 0,
      shareTold: Math.min(1, each.telling.length / Math.max(MANY_WORDS, words)),
      isFirst: Number(score(each.score) >= 0),
      isFirstByValue: Number(value(each.value) >= 0),
      isFirstTold: Number(toldOf(each) > 0 && told(toldOf(each)) >= 0),
      lead: score(each.score),
      leadOfValue: value(each.value),
      leadOfTold: toldOf(each) === 0 ? 0 : told(toldOf(each)),
    };
  });
}

/** 'Rota: ask everyone', 'dentist - find the insurance card' */
const TOPIC = /^\s*([^:.!?\n]{2,40}?)(?::| [-–—]) /u;

/** Whether what the title asks to be done is all that both have. */
export function isOnlyVerb({ task, matched }: RankedTask<KnownTask>): boolean {
  const [word = ''] = matched;
  return matched.length === 1 && ACTION_VERBS.has(fold(word)) && fold(task.title).startsWith(fold(word));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((stem) => all.includes(stem));
}

/** How much a text tells of a task without naming it; of its description half as much. */
export function toldOf({ told, toldOfDescription }: RankedTask<KnownTask>): number {
  return told + toldOfDescription / 2;
}

/** How far one of these values is before the best of the others, as a share of both; below 0 where it is behind. */
function leadOver(values: readonly number[]): (value: number) => number {
  const [first = 0, second = 0] = [...values].sort((one, other) => other - one);
  return (value) => {
    const other = value === first ? second : first;
    return value + other === 0 ? 0 : (value - other) / (value + other);
  };
}
