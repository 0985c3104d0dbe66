import { isOneMistakeApart } from './words.ts';

/** Words that steer how a text is read, and are often mistyped: 'urgnet', 'importent', 'befor'. */
const STEERING = 'urgent important immediately urgently priority critical please before remember because'.split(' ');
/** One mistake away, and right. */
const RIGHT = new Set(
  'urgente urgents importante importants critically urgency urge imported pleased pleases remembers'.split(' '),
);

/** The text with such words spelled right; the others stay as they were written. */
export function spelled(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])[a-z]{5,12}(?![\p{L}\p{M}])/giu, (word) => {
    const folded = word.toLowerCase();
    if (RIGHT.has(folded) || STEERING.includes(folded)) return word;
    return STEERING.find((right) => right[0] === folded[0] && isOneMistakeApart(folded, right)) ?? word;
  });
}
