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
