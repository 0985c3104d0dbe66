import type { Day } from '../calendar.ts';

/** What no date is read from. */
export const HIDDEN = '\u{fffc}';
/** Behind a time of day, so that no word after it is taken for a zone: chrono knows 'hay', 'eat' and 'get' as such. */
export const APART = '\u{2060}';

export interface Rule {
  pattern: RegExp;
  write: (match: RegExpMatchArray, today: Day, isDayFirst: boolean) => string | Day | null;
}

/** A rule for what looks like a date and is none. */
export function hidden(pattern: RegExp): Rule {
  return { pattern, write: ([text]) => HIDDEN.repeat(text.length) };
}

/** What stands right before a match. */
export function before(match: RegExpMatchArray): string {
  return (match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 20), match.index);
}
