import { isItem } from './lines.ts';

const MARK = /\[[x✓✔ ]?\]|[☐☑☒✓✔✅⬜□❌✗✘✖]\ufe0f?/giu;
/** '☒' is ticked for some, and struck out for others. */
const IS_EITHER = /☒/u;
const IS_DONE = /[x☑✓✔✅]/iu;
const BEGINS_ITEM = /^\s*(?:[-*•+]\s*)?$/;
const ENDS_SENTENCE = /^[\s.!]*$/;

/** Of an item whether it is done, '[x] pay the rent', or open, 'pay the rent ❌'; null where no mark says so. */
export type Tick = 'done' | 'open' | null;

/** By the mark that it begins or ends with: of '[x] flour [ ] croissant' nobody knows which is of which. */
export function tickOf(text: string): Tick {
  const [mark, another] = text.matchAll(MARK);
  if (mark === undefined || another !== undefined || IS_EITHER.test(mark[0])) return null;
  const behind = text.slice(mark.index + mark[0].length);
  if (!BEGINS_ITEM.test(text.slice(0, mark.index)) && !ENDS_SENTENCE.test(behind)) return null;
  return IS_DONE.test(mark[0]) ? 'done' : 'open';
}

/** A sentence without the mark at its end that says that it is open, which no title keeps. */
export function withoutCross(text: string): string {
  return text.replace(/(?<=\S)\s+[☐⬜□❌✗✘✖]\ufe0f?(?=[.!]?$)/u, '');
}

/** '✅ flour ❌ oven' and 'flour ✅, oven ❌' as items, each with the mark before it, or behind it; null for any other line. */
export function dividedByTicks(line: string): string[] | null {
  const bare = line.trim();
  const begins = MARK_BEFORE.test(bare);
  if (begins === MARK_BEHIND.test(bare)) return null;
  const parts = bare.split(begins ? BEFORE_MARK : BEHIND_MARK);
  const isMarked = (part: string) => (begins ? MARK_BEFORE : MARK_BEHIND).test(part) && /\p{L}{2}/u.test(part);
  return parts.length < 2 || !parts.every(isMarked) ? null : parts.map((part) => (isItem(part) ? part : `- ${part}`));
}

const MARK_BEFORE = /^(?:\[[x✓✔ ]?\]\s|[☐☑✓✔✅⬜□❌✗✘✖])/iu;
const MARK_BEHIND = /[☐☑✓✔✅⬜□❌✗✘✖]\ufe0f?$/u;
const BEFORE_MARK = /[\s,;/]+(?=\[[x✓✔ ]?\]\s|[☐☑✓✔✅⬜□❌✗✘✖])/iu;
const BEHIND_MARK = /(?<=[☐☑✓✔✅⬜□❌✗✘✖]\ufe0f?)[\s,;]+/u;
