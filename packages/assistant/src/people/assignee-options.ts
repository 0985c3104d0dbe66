import type { Candidate } from '../extract/candidate.ts';
import { isTask } from '../extract/main-task.ts';
import { listenerOf, type Spoken, volunteerAmong } from '../texts/transcript.ts';
import type { Option } from '../words/learned-choice.ts';
import { capitalised, fold, lettersIn, signsIn } from '../words/words.ts';
import type { Asked } from './assignee.ts';
import {
  ASKS_AFTER,
  EXPLAINS_BEFORE,
  GIVES_BEFORE,
  IS_TOLD_THAT_AFTER,
  LETS_BEFORE,
  TALKS_WITH_BEFORE,
  THING_AFTER,
} from './assignee-words.ts';
import type { NameFinder, Person } from './people.ts';

/** What of a text says whom it asks. */
export interface Asking<P extends Person> {
  names: NameFinder<P>;
  /** All sentences, those of other tasks among them. */
  candidates: readonly Candidate<P>[];
  /** The sentences of the task. */
  context: readonly Candidate<P>[];
  main: Candidate<P> | null;
  title: string;
  /** The sentence that the title is from. */
  titled: Candidate<P> | null;
  /** Whom its greeting names. */
  greeted: string;
  /** Of a mail's header. */
  recipients: string;
  /** What was said, where the text is a conversation. */
  spoken: Spoken[] | null;
}

/**
 * Everybody whom a text names, greets or is sent to, and that it asks nobody; with what shows of each ('+'), and the words around
 * their names.
 */
export function assigneeOptions<P extends Person>(asking: Asking<P>): Option<P | null>[] {
  const { names, candidates, main, greeted, recipients, spoken } = asking;
  const found = new Map<P, Set<string>>();
  const note = (person: P, features: readonly string[]) => {
    const known = found.get(person) ?? new Set();
    for (const feature of features) known.add(feature);
    found.set(person, known);
  };
  const mentions = candidates.flatMap((sentence, place) =>
    sentence.asked
      .filter(({ start, end }) => !isNotAsked(fold(sentence.text.slice(0, start)), fold(sentence.text.slice(end))))
      // Of 'Amara and Rafael, please …' the first: a task has one assignee.
      .filter(({ start }) => {
        const [first] = sentence.asked;
        const between = first === undefined ? '' : sentence.text.slice(first.end, start);
        return first === undefined || first.start > MOST_LEADING || !/^ (?:and|&|und|y|e|et) $/i.test(between);
      })
      .map((asked): Named<P> => ({ asked, sentence, place })),
  );
  const most = Math.max(0, ...mentions.map(({ asked }) => asked.score));
  const isAsked = most >= SURELY_ASKED;
  for (const each of mentions) note(each.asked.person, featuresOf(each, mentions, most, asking));
  const addressee = names.greeted(greeted);
  if (addressee !== null)
    note(addressee, ['+greeted', `+greeted${strengthIn(main)}`, ...(isAsked ? ['+greeted beside asked'] : [])]);
  const sentTo = [...new Set(names.find(recipients).map(({ person }) => person))];
  for (const person of sentTo)
    note(person, ['+sentTo', `+sentTo${Math.min(MANY, sentTo.length)}`, ...(isAsked ? ['+sentTo beside asked'] : [])]);
  const saidAt = spoken === null || main === null ? 0 : spoken.findIndex(({ text }) => text.includes(main.text));
  const volunteer = spoken && speakerNamed(volunteerAmong(spoken.slice(Math.max(0, saidAt - 1))), names);
  if (volunteer) note(volunteer, ['+volunteers']);
  const listener = spoken && main && speakerNamed(listenerOf(main.text, spoken), names);
  if (listener) note(listener, ['+listens']);
  const people = [...found].map(([value, features]) => ({ value, features: [...features] }));
  return [...people, { value: null, features: featuresOfNobody(asking, people.length, most) }];
}

/** 'Not you Ben, this one's for Nora', and 'send Nora the figures' */
function isNotAsked(before: string, after: string): boolean {
  const isSpokenWith =
    EXPLAINS_BEFORE.test(before) ||
    LETS_BEFORE.test(before) ||
    TALKS_WITH_BEFORE.test(before) ||
    ASKS_AFTER.test(after);
  return NOT_YOU.test(before) || isSpokenWith || (GIVES_BEFORE.test(before) && THING_AFTER.test(after));
}

const NOT_YOU = /\bnot (?:you|u|du|sie|tu|toi)\b,? $/;

/** Whoever is named with so much is asked, unless the rest of the text says otherwise (`assignee-rules.ts`). */
const SURELY_ASKED = 4;
const MANY = 3;

interface Named<P extends Person> {
  asked: Asked<P>;
  sentence: Candidate<P>;
  place: number;
}

/** How surely the main sentence asks anybody. */
function mostIn(main: Candidate<Person> | null): number {
  return Math.max(0, ...(main?.asked ?? []).map(({ score }) => score));
}

function strengthIn(main: Candidate<Person> | null): string {
  return main === null ? 'none' : String(main.strength);
}

function featuresOf<P extends Person>(
  { asked, sentence, place }: Named<P>,
  mentions: readonly Named<P>[],
  most: number,
  { candidates, context, main, title, titled }: Asking<P>,
): string[] {
  const { score, start, end } = asked;
  const mainAt = main === null ? -1 : candidates.indexOf(main);
  const where = sentence === main ? 'main' : place < mainAt ? 'before' : 'after';
  const folded = fold(sentence.text);
  const isOfTask = context.includes(sentence);
  const flags: Record<string, boolean> = {
    isOfOtherTask: !isOfTask,
    isOwner: /'s?$/.test(folded.slice(start, end)),
    isMostAsked: score === most,
    isFirstMostAsked: mentions.find((each) => each.asked.score === most)?.asked === asked,
    isFirstNamed: mentions[0]?.asked === asked,
    isMention: asked.isMention,
    isBesideOthers: sentence.asked.length > 1,
    isItem: sentence.isItem,
    isInTask: isTask(sentence),
    isInQuestion: sentence.text.includes('?'),
    leads: start <= MOST_LEADING,
    isInFirst: place === 0,
    isInLast: place === candidates.length - 1,
    isTold: IS_TOLD_BEFORE.test(folded.slice(0, start)) && IS_TOLD_THAT_AFTER.test(folded.slice(end)),
    doesIt: sentence === titled && doesAs(title, folded.slice(end)),
  };
  const shown = [
    'named',
    `score${score}`,
    `where ${where}`,
    `score${score} ${where}`,
    `score${score} ${where} main${strengthIn(main)}`,
    `score${score} sentence${sentence.strength}`,
    `where ${where} ${sentence === main ? 0 : Math.min(MANY, Math.abs(place - mainAt))}`,
    ...(isOfTask
      ? [`score${score} of task`]
      : [`other task score${score}`, `other task item ${sentence.isItem} ${main?.isItem}`]),
    `${where} main asks${mostIn(main)} score${score}`,
    ...(candidates.findIndex(isTask) === place ? [`score${score} first task`] : []),
    ...Object.entries(flags).flatMap(([name, isSo]) => (isSo ? [name] : [])),
  ];
  return [...shown.map((name) => `+${name}`), ...wordsAround(folded.slice(0, start), folded.slice(end), where)];
}

/** 'Ayo measures the noise' says who is to do what is called 'Measure the noise'. @param after what stands behind the name */
function doesAs(title: string, after: string): boolean {
  const [, verb = ''] = /^ (\p{L}{3,}(?:s|t|e|a|n))\b/u.exec(after) ?? [];
  const [first = ''] = lettersIn(fold(title.replace(/^[^:]{2,40}: /, '')));
  return first.length >= 3 && verb !== first && verb.startsWith(first.slice(0, Math.max(3, first.length - 1)));
}

/** 'Tell Nora about the lift' */
const IS_TOLD_BEFORE =
  /(?:^|[,;:]|\b(?:please|pls|to|and|you|should|must))\W*(?:tell|inform|remind|warn|ask|email|text|call|ring|phone) $/;
/** A name so near the beginning leads the sentence. */
const MOST_LEADING = 3;
const MOST_AROUND = 3;

function wordsAround(before: string, after: string, where: string): string[] {
  const ahead = signsIn(before).slice(-MOST_AROUND);
  const behind = signsIn(after).slice(0, MOST_AROUND);
  const last = ahead.at(-1) ?? '';
  const next = behind[0] ?? '';
  return [
    ...ahead.map((word) => `<${word}`),
    ...behind.map((word) => `>${word}`),
    `<<${last}`,
    `>>${next}`,
    `<<${last} ${where}`,
    `>>${next} ${where}`,
    `<>${last} ${next}`,
    ...(ahead.length > 1 ? [`<<<${ahead.slice(-2).join(' ')}`] : []),
    ...(behind.length > 1 ? [`>>>${behind.slice(0, 2).join(' ')}`] : []),
  ];
}

const MYSELF =
  /\b(?:remind me|note to self|erinnere mich)\b|^\W*(?:(?:so|ok|and|also|then|today|tomorrow)[, ]+)*(?:i'?ll|i will|i (?:still |also )?(?:have|need) to|ich muss|tengo que|je dois)\b/;

function featuresOfNobody<P extends Person>({ main, spoken }: Asking<P>, people: number, most: number): string[] {
  const folded = fold(main?.text ?? '');
  const [first, second] = lettersIn(folded);
  return [
    '+nobody',
    `+nobody main${strengthIn(main)}`,
    `+nobody most${most}`,
    `+nobody of${Math.min(MANY, people)}`,
    `+nobody item ${main?.isItem ?? false}`,
    `+nobody main asks${mostIn(main)}`,
    ...(spoken === null ? [] : ['+nobody spoken']),
    ...(MYSELF.test(folded) ? ['+nobody myself'] : []),
    ...(first === undefined ? [] : [`^${first}`]),
    ...(second === undefined ? [] : [`^${first} ${second}`]),
  ];
}

export function speakerNamed<P extends Person>(speaker: string | null, names: NameFinder<P>): P | null {
  return speaker === null ? null : (names.find(`${capitalised(speaker)},`)[0]?.person ?? null);
}
