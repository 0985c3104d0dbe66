import { STOP_WORDS } from './common-words.ts';
import { ACTION_VERBS, verbOfParticiple } from './verbs.ts';
import { isOneMistakeApart } from './words.ts';

/** Words of which the commands of the chat are made, and without which nothing is understood. */
const COMMANDS =
  'move task tasks done open week overdue complete completed finished postpone reschedule assign create remind summarise summarize priority comment status progress today tomorrow monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  );
/** In a shorter word one other letter makes another word: only two that are swapped are a mistake. */
const SHORTEST_MISTAKEN = 6;

/** 'Creat' lacks its last letter. */
const SHORTEST_CUT = 5;

/** A line of the chat that nobody understood, with the words of its commands spelled right: 'mvoe it to fryday'. */
export function spelledAsCommand(line: string): string {
  return line.replace(/(?<![\p{L}\p{M}])[a-z]{4,11}(?![\p{L}\p{M}])/giu, (word) => {
    const folded = word.toLowerCase();
    if (COMMANDS.includes(folded) || STOP_WORDS.has(folded) || ACTION_VERBS.has(folded)) return word;
    return COMMANDS.find((right) => isMistake(folded, right)) ?? word;
  });
}

function isMistake(word: string, right: string): boolean {
  if (word[0] !== right[0] || !isOneMistakeApart(word, right)) return false;
  if (word.length >= SHORTEST_CUT && right === word + right.at(-1)) return true;
  const isSwapped = [...word].toSorted().join('') === [...right].toSorted().join('');
  return isSwapped || Math.min(word.length, right.length) >= SHORTEST_MISTAKEN;
}

/** Words that steer how a text is read, and are often mistyped: 'urgnet', 'importent', 'befor'. */
const STEERING = 'urgent important immediately urgently priority critical please before remember because remind'.split(
  ' ',
);
/** One mistake away, and right. */
const RIGHT = new Set(
  'urgente urgents importante importants critically urgency urge imported pleased pleases remembers writing wanting pointed remand'.split(
    ' ',
  ),
);

/** The text with such words spelled right; the others stay as they were written. */
export function spelled(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])[a-z]{5,12}(?![\p{L}\p{M}])/giu, (word) => {
    const folded = word.toLowerCase();
    if (RIGHT.has(folded) || STEERING.includes(folded)) return word;
    return STEERING.find((right) => right[0] === folded[0] && isOneMistakeApart(folded, right)) ?? word;
  });
}

/** What tells that something is done, moved or pressing: 'finshed', 'postponned', 'urgnt'. */
const TOLD =
  'finished completed repaired delivered received postponed cancelled canceled installed replaced cleaned renewed printed submitted confirmed uploaded rescheduled urgent priority waiting tomorrow'.split(
    ' ',
  );

/** A folded text with such words spelled right. A word that ends with another letter is another one: 'printer', 'receives'. */
export function spelledAsTold(folded: string): string {
  return folded.replace(/(?<![\p{L}\p{M}])[a-z]{5,12}(?![\p{L}\p{M}])/gu, (word) => {
    if (TOLD.includes(word) || RIGHT.has(word) || verbOfParticiple(word) !== null) return word;
    const isMeant = (right: string) =>
      right[0] === word[0] && right.at(-1) === word.at(-1) && isOneMistakeApart(word, right);
    return TOLD.find(isMeant) ?? word;
  });
}
