import { isOneMistakeApart } from '../../words/words.ts';
import { type Day, dayOf, endOfMonth, weekdayAfter } from '../calendar.ts';
import { anyOfWords, MONTHS, WEEKDAYS } from '../date-words.ts';
import { before, type Rule } from './rule.ts';
import { MONTH, WEEKDAY } from './vocabulary.ts';

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: -1,
};

/** 'the last Friday of November', which is no Friday that has passed. */
export const WEEKDAY_OF_MONTH: Rule = {
  pattern: new RegExp(
    `\\b(?:the )?(${anyOfWords(Object.keys(ORDINALS))}) (${WEEKDAY}) (?:of|in) (?:(${MONTH})\\b(?: (\\d{4}))?|(?:the|this|next) month\\b)`,
    'g',
  ),
  write: ([text, place = '', weekday = '', month, year], today) => {
    const isNextMonth = text.endsWith('next month');
    const first =
      month === undefined
        ? today.with({ day: 1 }).add({ months: isNextMonth ? 1 : 0 })
        : dayOf(year === undefined ? today.year : Number(year), MONTHS[month] ?? 0, 1);
    const found = first && weekdayOfMonth(first, WEEKDAYS[weekday] ?? 1, ORDINALS[place] ?? 1);
    const isOver = found && month !== undefined && year === undefined && today.until(found).days < 0;
    return isOver ? weekdayOfMonth(first.add({ years: 1 }), WEEKDAYS[weekday] ?? 1, ORDINALS[place] ?? 1) : found;
  },
};

/** @param place 1 for the first such weekday of the month, -1 for the last */
export function weekdayOfMonth(first: Day, weekday: number, place: number): Day {
  if (place < 0) return weekdayAfter(endOfMonth(first).subtract({ days: 7 }), weekday, false);
  return weekdayAfter(first.subtract({ days: 1 }), weekday, false).add({ weeks: place - 1 });
}

/** What tells of a habit, or of somebody who has it. */
const HABIT =
  '(?![^.!?]{0,100}\\b(?:i|we|you|they|he|she|it|wir|ich|sie|er|as|is|are|was|were|comes?|goes|has|have|usual|always|kommt|ist|hat)\\b)';
/** 'Team meeting every Monday 8:00' is due on the next one; 'we fix it by hand every Monday' is no date. */
export const EVERY_WEEKDAY: Rule = {
  pattern: new RegExp(
    `(?:(?<=^)|(?<=^${HABIT}[^.!?:;,\\d]{2,50} )(?=(?:[^.!?:;]|:\\d){0,60}(?:[.!]*$|: )))${HABIT}(?:every|jeden|cada|chaque) (${WEEKDAY}),?(?=\\s|[:.!]|$)`,
    'g',
  ),
  write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, false),
};

const WEEK_LATER = '(?: (?:next week|nachster woche|in a week|la semana que viene))';

/** Weekdays alone. */
export const WEEKDAYS_ALONE: Rule[] = [
  {
    pattern: new RegExp(`\\b(${WEEKDAY})(abend|morgen|fruh|vormittag|nachmittag|mittag)s?\\b`, 'g'),
    write: ([, name = '', part = ''], today) =>
      `${weekdayAfter(today, WEEKDAYS[name] ?? 1, false)} ${PARTS_OF_DAY[part] ?? ''}`,
  },
  {
    pattern: new RegExp(
      `\\b(?:(next|coming|this coming|this|following|nachste[mnr]?|kommende[mnr]?|diese[mnr]?|proximo|este|ce) )?(${WEEKDAY})\\b(?!s\\b|'s\\b)(${WEEK_LATER})?(?: (?:prochain|que viene))?`,
      'g',
    ),
    write: (match, today) => {
      const [text, modifier, name = '', weekLater] = match;
      // These are words too.
      if (/^(?:sat|sun|mon|wed)$/.test(text) && !isShortDay(match)) return null;
      return weekdayAfter(today, WEEKDAYS[name] ?? 1, modifier === 'next' || weekLater !== undefined);
    },
  },
];

/** As weekdays are shortened, which are words too; 1 (Monday) to 7. */
const SHORT_DAYS: Readonly<Record<string, number>> = Object.fromEntries(
  ['mo lun', 'di mar', 'mi mie mer', 'do jue jeu', 'fr vie ven', 'sa sab sam', 'so dom dim'].flatMap((names, at) =>
    names.split(' ').map((name) => [name, at + 1]),
  ),
);

/** 'Bis Fr', 'am Mi', 'antes del vie', 'avant jeu.', 'Fr 7:30': beside what no other word of theirs would stand. */
export const SHORT_DAYS_ABROAD: Rule = {
  pattern:
    /(?<=\b(?:bis|spatestens|ab) )(?:mo|di|mi|do|fr|sa)\b(?!\.?,? (?:$|\d{1,2}\.|den\b))|(?<=\bam )(?:mo|di|mi|fr|sa)\b(?!\.?,? (?:$|\d{1,2}\.|den\b))|(?<=\b(?:hasta el|antes del|para el) )(?:lun|mar|mie|jue|vie|sab|dom)\b(?!\.? (?:$|\d|de\b))|(?<=\b(?:avant|d'ici|jusqu'a) )(?:lun|mer|jeu|ven|sam|dim)\b(?!\.? (?:$|\d))|\b(?:mo|di|mi|fr|sa|lun|mie|jue|vie|sab|jeu|ven|sam|dim)\b(?=\.?,? (?:um |a las |a )?\d{1,2}(?::\d\d|h| uhr)\b)|\b(?:do|so)\b(?=\.?,? (?:um )?\d{1,2}(?::\d\d)? uhr\b)/g,
  write: ([name], today) => weekdayAfter(today, SHORT_DAYS[name] ?? 1, false),
};

const PARTS_OF_DAY: Readonly<Record<string, string>> = {
  abend: 'evening',
  morgen: 'morning',
  fruh: 'morning',
  vormittag: 'morning',
  nachmittag: 'afternoon',
  mittag: 'noon',
};

/** 'sat morning', 'runs out mon.', 'by wed', but not 'he sat down' or 'in the sun'. */
function isShortDay(match: RegExpMatchArray): boolean {
  const after = (match.input ?? '').slice((match.index ?? 0) + match[0].length);
  // 'Football 10:00-11:30 sat, bring shoes', behind an hour that has been written anew
  if (match.index === 1 && before(match) === ' ' && /^(?:[,.;!?]|$)/.test(after)) return true;
  // 'Sat: clean the oven'
  if (before(match).trim() === '' && /^\s?:\s/.test(after)) return true;
  if (DAY_BEFORE.test(before(match)) || TIME_AFTER.test(after)) return true;
  return /^(?:mon|wed)$/.test(match[0]) && /^\s?(?:[.,;!?)]|$)/.test(after);
}
const DAY_BEFORE = /(?:\b(?:by|on|until|till|before|due|for|from|this|next|shift|duty)|[(,:-])\s?$/;
const TIME_AFTER =
  /^ (?:morning|afternoon|evening|night|nite|noon|lunch|am\b|pm\b|(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m|h|uhr)?\b|(?:the )?\d{1,2}(?:st|nd|rd|th))/;

/** Mistyped: 'firday', 'mornig'; 'Fridays' are no day. */
export const MISTYPED: Rule = {
  pattern: /\b[a-z]{5,10}\b/g,
  write: ([word]) =>
    NAMES.includes(word) || RIGHT.has(word) || word.endsWith('s')
      ? null
      : (NAMES.find((name) => name[0] === word[0] && isOneMistakeApart(word, name)) ?? null),
};

const NAMES =
  'monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow morning afternoon evening january february april august september october november december'.split(
    ' ',
  );
/** One mistake away from one of these, and right. */
const RIGHT = new Set(['mourning', 'sundae', 'toddy', 'moaning', 'frida']);
