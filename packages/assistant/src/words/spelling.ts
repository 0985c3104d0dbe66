import { STOP_WORDS } from './common-words.ts';
import { ACTION_VERBS } from './verbs.ts';
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
