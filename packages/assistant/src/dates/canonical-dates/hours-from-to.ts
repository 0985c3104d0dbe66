import { clock, clockUntil } from './clock.ts';
import type { Rule } from './rule.ts';

/**
 * Hours with their end, where the first has its minutes: the end says whether that is of the morning. 'Thursdays from 19:30 to
 * 21:00' is no day.
 */
export const CLOCK_FROM_TO: Rule = {
  pattern:
    /(?<![\d.:-]|days (?:from |at )?)(?:(?:between|zwischen|entre(?: las)?) (?=\d{1,2}:\d{2} (?:and|und|y(?: las)?|et) ))?(\d{1,2}):(\d{2}) ?(?:-|–|—|to|until|till|bis|a(?: las)?|and|und|y(?: las)?|et) ?(\d{1,2})(?::\d{2})?\b(?![:.-]?\d| ?(?:[ap]\.?m\b|h\b|uhr\b|%)| (?!on\b|at\b|in\b|for\b|with\b|next\b|this\b|to\b|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|am\b|im\b|el\b|le\b)\p{L}{3})/gu,
  write: (match) => {
    const [text, hour = '', minute, end] = match;
    // 'Doors 19:00 and 20:00' are two.
    if (/ (?:and|und|y|et) /.test(text) && !/^(?:between|zwischen|entre)/.test(text)) return null;
    return hour.startsWith('0') ? clock(hour, minute) : clockUntil(hour, minute, end);
  },
};

/** Hours with the end of what takes place then, which begins at the first: '18:00-21:00', '6 - 9 pm'. */
export const HOURS_FROM_TO: Rule[] = [
  // 'De 14h à 16h', 'von 14 bis 16 Uhr', 'de 9h30 a 11h'
  {
    pattern:
      /\b(?:de|von|entre) (\d{1,2})(?: ?h ?(\d{2})?| uhr|[:.](\d{2}))? ?(?:a|bis|y|et|-|–) ?\d{1,2}(?:[:.]\d{2})?(?: ?h(?: ?\d{2})?| uhr)\b/g,
    write: ([, hour, minute, behind]) => `at ${clock(hour, minute ?? behind)}`,
  },
  // 'Réunion mardi 8h-9h', '14h-15h30', '18h30-20h'
  {
    pattern: /(?<![\d.:-])(\d{1,2}) ?h ?(\d{2})? ?(?:-|–|a) ?\d{1,2} ?h(?: ?\d{2})?\b/g,
    write: ([, hour, minute]) => {
      const time = clock(hour, minute);
      return time && `at ${time}`;
    },
  },
  // '9-10 Uhr'
  {
    pattern: /(?<![\d.:-])(\d{1,2}) ?[-–] ?\d{1,2} uhr\b/g,
    write: ([, hour]) => `at ${clock(hour)}`,
  },
  {
    pattern:
      /(?<![\d.:-])(\d{1,2})[:.](\d{2})(?: ?h| uhr)? ?(?:-|–|—|to|bis|until) ?\d{1,2}[:.]\d{2}(?![\d:.-]\d)(?: ?(?:uhr|h)\b)?(?! ?[ap]\.?m\b)/g,
    write: ([, hour, minute]) => clock(hour, minute),
  },
  {
    pattern:
      /(?<![\d.:-])(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)? ?(?:-|–|—|to|until) ?(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\b\.?/g,
    write: ([, hour = '', minute, half, end, endHalf]) => {
      const isMorning = half === undefined ? endHalf === 'a' || Number(hour) > Number(end) : half === 'am';
      return clock(String((Number(hour) % 12) + (isMorning ? 0 : 12)), minute);
    },
  },
];
