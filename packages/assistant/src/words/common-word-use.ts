import { stemsOf } from '../identify/rank-tasks.ts';
import { sensesOf } from '../identify/thesaurus.ts';
import { likenessTo } from '../identify/word-likeness.ts';
import { STOP_WORDS } from './common-words.ts';
import { ACTION_VERBS } from './verbs.ts';
import { fold } from './words.ts';

/** What ends the name of what a title is about. */
const ENDS_THING =
  /^(?:for|of|at|on|in|to|with|from|by|and|about|along|near|behind|under|over|between|around|through|without|against|inside|outside|beside|before|after|until|per|fur|von|vom|mit|im|am|bei|bis|zur?|zum|und|de|del|du|des|d|para|por|con|en|pour|avec|dans|sur|au|aux|y|et)$/;
const LEADS_ELSEWHERE =
  /^(?:for|of|from|fur|von|vom|aus|de|del|du|des|para|pour) (?:the|our|my|your|their|his|her|an?|der|die|das|den|dem|el|la|los|las|le|les|l')? ?[\p{L}\p{N}]/u;
const LEADS_TO = /^(?:to|in) (?:the|our|my|your|their|an?) /;
const SOME = /\b(?:an?|another|some|any|ein|eine|einen|einem|einer|un|una|une)\s$/;
const OF_SOMEBODY = /\p{L}['’]s?\s$/u;

interface Use {
  text: string;
  title: string;
  /** The only word that both have, as the task has it. */
  word: string;
  /** How much of what the text says is of the task. */
  share: number;
  /** How probably the text says what became of something, or is to: 0 to 1. */
  tellsChange: number;
}

/**
 * How likely a text means a task with which it has one word in common, from below 0 to about 4; from 1 on it does. That
 * depends on what the word is in both: what the title is about or a name, and what the text begins with, rather than a part
 * of another thing's name ('login page' for 'login timeout', 'a printer from Kiel').
 */
export function meantByOneWord({ text, title, word, share, tellsChange }: Use): number {
  // Several words in one: 'fire drill'.
  if (word.includes(' ')) return 1;
  const use = useIn(text, word);
  if (use === null) return 0;
  // '14' may count anything, but '14: …' and '14 is …' are about it.
  if (/^\d{1,4}$/.test(word)) return use.before.trim() === '' && IS_TOLD_OF.test(use.after) ? 1 : 0;
  const isName = isCapital(word) && isCapital(use.written) && /^\p{L}+$/u.test(word) && !isFirstOf(title, word);
  let score = isName || isHead(title, word) ? 1 : 0;
  if (/^\s?:/.test(use.after)) score += 1;
  score += tellsChange;
  if (share >= 0.25) score += share >= 0.4 && score > 0 ? 1 : 0.5;
  if (!isName && isPartOfOther(use)) score -= 1;
  if (SOME.test(use.before) || OF_SOMEBODY.test(use.before)) score -= 1;
  if (/^(?:who|wer|quien|qui)\b.*\?/s.test(fold(text).trim())) score -= 1;
  return score;
}

const IS_TOLD_OF = /^\s?(?::|(?:is|are|has|was|needs?|ist|hat|war|est|a|esta|tiene)\b)/;

interface UseInText {
  written: string;
  before: string;
  after: string;
}

function useIn(text: string, word: string): UseInText | null {
  const likeness = likenessTo(stemsOf(word));
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
    const isSame = stemsOf(written).some((stem) => likeness(stem) > 0);
    if (!isSame && !meanTheSame(written, word)) continue;
    const end = index + written.length;
    return { written, before: fold(text.slice(Math.max(0, index - 30), index)), after: text.slice(end, end + 60) };
  }
  return null;
}

function meanTheSame(one: string, other: string): boolean {
  const senses = sensesOf(fold(one));
  return sensesOf(fold(other)).some((sense) => senses.includes(sense));
}

/** 'Login page', 'wine list', 'candidates for the works council': another thing, whose name only has the word. */
function isPartOfOther({ written, before, after }: UseInText): boolean {
  const next = /^ ([\p{L}\p{N}'’-]+)/u.exec(after)?.[1] ?? '';
  const previous = /([\p{L}\p{N}'’-]+) $/u.exec(before)?.[1] ?? '';
  // Nouns have capitals, verbs and adjectives none.
  const isGerman = isCapital(written) && before.trim() !== '' && !isCapital(next);
  const tells = (other: string) =>
    other !== '' &&
    !/^(?:wants?|needs?|asks?|says?|comes?|went|got|came|gave|took|first|finally|still)$/.test(other) &&
    !STOP_WORDS.has(fold(other)) &&
    !ACTION_VERBS.has(fold(other));
  const rest = fold(after).trimStart();
  if (LEADS_TO.test(rest) || (LEADS_ELSEWHERE.test(rest) && !/\d/.test(next))) return true;
  return !isGerman && ((tells(next) && !/(?:ed|s)$/.test(next)) || tells(previous));
}

/**
 * Whether the words only say where or for whom: 'class 5' of 'Order books for class 5'. Whoever speaks of class 5 need not
 * speak of its books.
 */
export function areOfQualifier(title: string, matched: readonly string[]): boolean {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const end = words.findIndex((each, at) => at > 0 && ENDS_THING.test(each));
  if (end === -1) return false;
  const whole = stemsOf(title);
  // What the description has says more than where.
  if (matched.some((word) => !stemsOf(word).some((stem) => whole.includes(stem)))) return false;
  const thing = stemsOf(
    words
      .slice(0, end)
      .filter((each) => !ACTION_VERBS.has(each))
      .join(' '),
  );
  return !matched.some((word) => stemsOf(word).some((stem) => thing.includes(stem)));
}

/** 'Does anybody know …?', 'Who still has …?': of something that is not told of. */
export function asksAround(text: string): boolean {
  return /\b(?:any(?:one|body)|some(?:one|body)|who(?:'s|se)?|jemand|wer|alguien|quien|quelqu'un|qui) (?:\p{L}+ ){0,3}?(?:knows?|has|have|got|want|wants|lend|seen|saw|tell|recommend|weiss|hat|kennt|sabe|tiene|sait|a)\b[^?]*\?|\bknow any(?:one|body)\b|\bdo we know any/u.test(
    fold(text),
  );
}

/** Whether the title is about the word: 'camp' of 'Organise summer camp at the lake'. */
export function isHead(title: string, word: string): boolean {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const from = ACTION_VERBS.has(words[0] ?? '') ? 1 : 0;
  const end = words.findIndex((each, at) => at > from && ENDS_THING.test(each));
  const thing = words.slice(from, end === -1 ? undefined : end).filter((each) => !STOP_WORDS.has(each));
  return stemsOf(thing.at(-1) ?? '').some((stem) => stemsOf(word).includes(stem));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function isFirstOf(title: string, word: string): boolean {
  return title.startsWith(word);
}
