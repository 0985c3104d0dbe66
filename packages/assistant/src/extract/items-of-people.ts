import type { NameFinder, Person } from '../people/people.ts';
import { givesAll, ITEM, isItem } from '../texts/lines.ts';
import { strengthOf } from '../texts/requests.ts';
import { fold } from '../words/words.ts';
import { predicateBehind } from './divided-tasks.ts';

/** 'Helen: order the boxes' above 'Adam: count the pallets': lines that each begin with whom they ask are a list. */
export function withItemsOfPeople(written: readonly string[], names: NameFinder<Person>): string[] {
  const lines = underPeople(withNameAbove(written, names), names).flatMap((line) =>
    isDividedByPeople(line, names) ? line.split(BEFORE_NAME) : [line],
  );
  const asked = lines.map((line) => askedFirst(line, names));
  const people = asked.flatMap((each) => each ?? []);
  // Who is named twice speaks rather than is asked.
  const areOthers = new Set(people.map(({ person }) => person.id)).size === people.length;
  const asking = people.map(({ isAction, words }) => isAction || asksIn(words));
  const isList =
    people.length >= 2 &&
    areOthers &&
    ((asking[0] === true && asking.filter(Boolean).length > people.length / 2) || areThings(lines, asked));
  const topics = lines.map((line) => topicOfPerson(line, names));
  const areTopics = topics.filter((topic) => topic !== null).length >= 2;
  return lines.map((line, at) => {
    if (isList && asked[at] !== null) return `- ${line}`;
    const topic = topics[at];
    return areTopics && topic ? (isItem(topic) ? topic : `- ${topic}`) : line;
  });
}

/** 'Tasks for Mei:', 'Mei:' above a list: each of its items with that name. */
function underPeople(lines: readonly string[], names: NameFinder<Person>): string[] {
  let whom: string | null = null;
  return lines.flatMap((line, at) => {
    const named = isItem(lines[at + 1] ?? '') && !isItem(line) ? personAbove(line, names) : null;
    if (named !== null || !isItem(line)) whom = named;
    if (named !== null) return [];
    const bare = line.replace(ITEM, '');
    return [whom === null || askedFirst(bare, names) !== null ? line : `- ${whom}: ${bare}`];
  });
}

/** 'Yusuf please do all of them' below a list: as 'Yusuf:' above it. */
function withNameAbove(lines: readonly string[], names: NameFinder<Person>): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const [first, below] = [lines.findIndex(isItem), lines[last] ?? ''];
  if (first === -1 || first === last || !givesAll(below)) return lines;
  const [name, ...others] = names.find(below);
  if (name === undefined || others.length > 0) return lines;
  return [...lines.slice(0, first), `${below.slice(name.start, name.end)}:`, ...lines.slice(first, last)];
}

/** Whose the list is that the line stands above; null for any other line. */
function personAbove(line: string, names: NameFinder<Person>): string | null {
  if (line.length > LONGEST_FULL_NAME || !ABOVE_LIST.test(fold(line))) return null;
  const [name, ...others] = names.find(line);
  if (name === undefined || others.length > 0) return null;
  const rest = fold(`${line.slice(0, name.start)}#${line.slice(name.end)}`);
  return ABOVE_LIST_OF_ONE.test(rest.trim()) ? line.slice(name.start, name.end).replace(/['’]s$/, '') : null;
}

const TASKS = '(?:tasks?|to-?dos?|jobs|chores|list|aufgaben|tareas|taches)';
const ABOVE_LIST = new RegExp(`:\\s*$|\\b${TASKS}\\b`);
/** '#' stands for the name. */
const ABOVE_LIST_OF_ONE = new RegExp(
  `^(?:(?:${TASKS} )?(?:for|fur|para|pour|von|de) )?#(?:(?:['’]?s)? ${TASKS})?(?: to do| please| bitte)?(?:\\s?:)?$`,
);

/** 'Jonas: oven by Monday. Mei: cake by Tuesday.': each part of the line begins with somebody. */
function isDividedByPeople(line: string, names: NameFinder<Person>): boolean {
  const parts = line.split(BEFORE_NAME);
  return parts.length >= 2 && parts.every((part) => askedFirst(part, names) !== null);
}

const BEFORE_NAME = /(?<=[.;,])\s+(?=\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?: )/u;

/** Whether every line names another person and a thing, nothing else. */
export function isListOfThings(lines: readonly string[], names: NameFinder<Person>): boolean {
  const asked = lines.map((line) => askedFirst(line, names));
  const people = asked.flatMap((each) => each?.person.id ?? []);
  return people.length >= 2 && new Set(people).size === people.length && areThings(lines, asked);
}

/** 'Amara: flour' above 'Tomasz: oven': nothing but what each is to see to, and no talk. */
function areThings(lines: readonly string[], asked: readonly ({ words: string } | null)[]): boolean {
  return lines.every((line, at) => {
    const words = asked[at]?.words;
    if (words === undefined) return line.trim() === '';
    return words.split(/\s+/).length <= MOST_OF_A_THING && !/[?!]/.test(words) && !IS_TALK.test(fold(words));
  });
}

const MOST_OF_A_THING = 4;
const IS_TALK =
  /^(?:ok|okay|yes|yep|yeah|no|nope|not|sure|thanks|thx|great|cool|lol|haha|hi|hello|hey|morning|done|will do|me|same|nice|perfect|fine|on it|good|here|there|i|i'm|i'll|we|you|it|that|this|where|what|who|when|how|why|ja|nein|si|oui|danke|gracias|merci|klar|gut|genau|vale|d'accord)\b/;

/** 'New aprons - Jonas gets three offers', with a colon behind what it is about; null for any other line. */
function topicOfPerson(line: string, names: NameFinder<Person>): string | null {
  const [topic = '', about = ''] = TOPIC.exec(line) ?? [];
  if (topic === '') return null;
  const [name] = names.find(line.slice(topic.length, topic.length + LONGEST_FULL_NAME));
  const behind = fold(line).slice(topic.length + (name?.end ?? 0));
  return name?.start === 0 && predicateBehind(behind) !== null ? `${about}: ${line.slice(topic.length)}` : null;
}

const TOPIC = /^((?:(?:\d{1,2}[.)]|[-*•])\s+)?[^:–—]{2,40}?)(?::| [-–—]) (?=[\p{Lu}@])/u;

/** 'Helen: …', 'Helen - …', 'ACTION Helen: …' and '@Helen …', with what stands behind the name. */
function askedFirst(line: string, names: NameFinder<Person>) {
  // Most lines have none, and names are sought in none of these.
  if (!MAY_BEGIN_WITH_NAME.test(line)) return null;
  const start = /^(?:action(?: item)?|ai)\s+(?=\S)/i.exec(line)?.[0].length ?? 0;
  const [name] = names.find(line.slice(0, start + LONGEST_FULL_NAME));
  if (name?.start !== start) return null;
  const given = start > 0 ? /^,? (?=to \p{L})(.*)/u.exec(line.slice(name.end))?.[1] : undefined;
  if (given !== undefined) return { person: name.person, words: given, isAction: true };
  const words = (name.isMention ? /^[:,]? (?=\S)(.*)/ : /^(?::| [-–—]) (?=\S)(.*)/).exec(line.slice(name.end))?.[1];
  return words === undefined ? null : { person: name.person, words, isAction: start > 0 };
}

/** 'The boxes are expired, replace them' */
function asksIn(words: string): boolean {
  return words.split(/[,;.!?]\s/).some((part) => strengthOf(part, false) >= 2);
}

const MAY_BEGIN_WITH_NAME =
  /^(?:action(?: item)?\s+\p{Lu}|(?:(?:action(?: item)?|ai)\s+)?(?:@|[^:–—-]{1,80}(?:: | [-–—] )))/iu;
const LONGEST_FULL_NAME = 60;
