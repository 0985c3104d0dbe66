import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { fold } from '../words/words.ts';

/** 'Monday: order flour', 'Dienstag 10 Uhr: Ofen putzen', 'Thu 4pm - call the landlord', 'Wed 10:00 meeting' */
const OF_DAY = new RegExp(
  `^(\\s*(?:[-*•]\\s*)?)((?:on |am |el |le )?(?:${WEEKDAY})\\.?(?:,? (?:at |um |a las |a )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m|uhr|h)?)?)(?:\\s?:\\s|\\s[-–—]\\s|(?<=\\d|[ap]m|uhr|h) )(?=\\S)`,
  'd',
);
/** Hours of opening, and what somebody tells of the days: neither is to be done. */
const TELLS =
  /^(?:\d|closed|open|off\b|free\b|geschlossen|geoffnet|ruhetag|cerrado|ferme|(?:i |we |he |she |they )?(?:took|went|met|had|did|got|was|were|came|saw|spoke|found|made|\p{L}{3,}ed)\b)/u;
const LEAST_DAYS = 2;

/** The lines of a list by weekdays as items that name their day last, as other lists do; other lines as they are. */
export function withDaysLast(lines: readonly string[]): string[] {
  const parts = lines.map(dayAndRest);
  const ofDays = parts.filter((part) => part !== null);
  if (ofDays.length < LEAST_DAYS || ofDays.some(({ rest }) => TELLS.test(fold(rest)))) return [...lines];
  return lines.map((line, at) => {
    const part = parts[at];
    return part ? `- ${part.rest.replace(/[\s.,;:]+$/, '')}, ${part.day}` : line;
  });
}

function dayAndRest(line: string): { day: string; rest: string } | null {
  const found = OF_DAY.exec(fold(line));
  if (found === null) return null;
  const [start, end] = found.indices?.[2] ?? [0, 0];
  // 'Thu: urgent! invoice for the Moreaus' is one thing to do.
  const rest = line.slice(found[0].length).replace(/^(urgent|asap|dringend|wichtig|important)!+\s+/i, '$1: ');
  return { day: line.slice(start, end), rest };
}
