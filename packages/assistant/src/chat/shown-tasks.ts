import { fold } from '../words/words.ts';

/** Which of the tasks named before a line is about: some, counted from 0; each of them; or 'it', which may be any of several. */
export type Shown = { kind: 'some'; positions: readonly number[] } | { kind: 'each' } | { kind: 'it' };

/** Words of a line, and the tasks that they may point to. */
export interface Pointer {
  shown: Shown;
  start: number;
  end: number;
}

/**
 * The words that may point to a task named before, those that say most first.
 *
 * @param tasks how many were named last
 * @param list how many the last list had, where that was another one: what is said by its place is of these
 */
export function pointersIn(line: string, tasks: number, list = tasks): Pointer[] {
  const folded = fold(line);
  return POINTERS.flatMap(([pattern, shownBy]) =>
    [...folded.matchAll(pattern)].flatMap((match): Pointer[] => {
      const [start, end] = match.indices?.[0] ?? [0, 0];
      const shown = shownBy(match, { tasks, list });
      return shown === null ? [] : [{ shown, start, end }];
    }),
  ).slice(0, MOST_POINTERS);
}

const MOST_POINTERS = 4;

/** By their place. */
const ORDINALS = [
  'first 1st erste primera premiere',
  'second 2nd zweite segunda deuxieme',
  'third 3rd dritte tercera troisieme',
  'fourth 4th',
  'fifth 5th',
  'sixth 6th',
  'seventh 7th',
  'eighth 8th',
  'ninth 9th',
  'tenth 10th',
];
const NUMBERED = new Map(
  ORDINALS.flatMap((words, position) => words.split(' ').map((word): [string, number] => [word, position])),
);
const LAST = new Set(['last', 'letzte', 'ultima', 'derniere']);
const ORDINAL = [...NUMBERED.keys(), ...LAST].join('|');
const COUNTS = new Map('two three four five'.split(' ').map((word, at): [string, number] => [word, at + 2]));
/** What points to tasks named before, of so many; null where there are none of these. */
const POINTERS: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, counts: { tasks: number; list: number }) => Shown | null,
])[] = [
  // 'The first two', 'the last three'
  [
    /\b(?:the )?(first|last) (two|three|four|five|[2-5])(?: tasks| ones)?\b/dg,
    ([, end, count = ''], { list }) => {
      const number = COUNTS.get(count) ?? Number(count);
      const from = end === 'first' ? 0 : list - number;
      return some(
        Array.from({ length: number }, (_, at) => from + at),
        list,
      );
    },
  ],
  // '1 and 3', '#1, #2'
  [
    /(?<![\d.:/])#?(?:10|[1-9])(?:(?:, ?(?:and )?| (?:and|und|y|et|&|\+) )#?(?:10|[1-9])){1,4}(?![\d.:/]| ?[ap]m\b)/dg,
    ([numbers], { list }) =>
      some(
        [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number) - 1),
        list,
      ),
  ],
  [
    new RegExp(
      // But 'what should I do first'
      `(?<!\\b(?:do|does|done|start|come|comes|go|finish) )\\b(?:(?:the|die|das|der|den|la|le) )?(${ORDINAL})(?: (?:one|task|aufgabe|tarea|tache))?\\b|(?:\\bnumber |\\bnr\\.? ?|#)(10|[1-9])\\b`,
      'dg',
    ),
    ([, word, number], { list }) => some([word === undefined ? Number(number) - 1 : positionOf(word, list)], list),
  ],
  [/^(?:10|[1-9])(?= (?:to|is|are|on|by|until|done)\b)/dg, ([number], { list }) => some([Number(number) - 1], list)],
  [
    /\b(?:both(?: of them)?|(?:die )?beiden?|l[ao]s dos|amb[ao]s|les deux)\b/dg,
    // Of more than two nobody knows which.
    (_, { tasks }) => (tasks <= 2 ? { kind: 'each' } : { kind: 'it' }),
  ],
  [/\b(?:all of them|them|em|these(?: tasks)?|those(?: tasks)?)\b/dg, () => ({ kind: 'each' })],
  [
    /\b(?:(?:this|that|the same) (?:one|task)|the (?:task|one)|it|that|this|es|diese aufgabe|die aufgabe|la tarea|esta tarea|la tache|cette tache)\b(?! (?:week|weekend|month|quarter|year|morning|afternoon|evening|day|time)\b)/dg,
    () => ({ kind: 'it' }),
  ],
];

function some(positions: readonly number[], tasks: number): Shown | null {
  return positions.every((position) => position >= 0 && position < tasks) ? { kind: 'some', positions } : null;
}

function positionOf(word: string, tasks: number): number {
  return LAST.has(word) ? tasks - 1 : (NUMBERED.get(word) ?? -1);
}
