import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf, endOfWeek, weekdayAfter } from '../calendar.ts';
import { anyOfWords, MONTHS, WEEKDAYS } from '../date-words.ts';
import { endOfNamedMonth, nthOfMonth } from './day-of-month.ts';
import { dayNamed, later } from './relative.ts';
import type { Rule } from './rule.ts';
import { COUNT, countOf, MONTH, WEEKDAY } from './vocabulary.ts';
import { ORDINALS, weekdayOfMonth } from './weekdays.ts';

/** A weekday, and how many weeks on. */
export const WEEKDAYS_OF_WEEKS: Rule[] = [
  // 'Friday week', 'a week on Friday', 'Friday in a week'
  {
    pattern: new RegExp(
      `\\b(?:a week on (${WEEKDAY})|(${WEEKDAY}) w(?:ee)?k(?!end|s|ly)|(${WEEKDAY}) in einer woche|(?:de )?(${WEEKDAY}) en huit)\\b`,
      'g',
    ),
    write: (match, today) =>
      weekdayAfter(today, WEEKDAYS[match.slice(1).find((name) => name !== undefined) ?? ''] ?? 1, false).add({
        weeks: 1,
      }),
  },
  // 'Next week Tuesday'
  {
    pattern: new RegExp(
      `\\b(?:next w(?:ee)?k|nachste woche|la semana que viene|la proxima semana|la semaine prochaine),? (?:on |am |el |le )?(${WEEKDAY})\\b`,
      'g',
    ),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, true),
  },
  // 'Tuesday next week', 'Dienstag nächster Woche'
  {
    pattern: new RegExp(
      `\\b(?:on )?(${WEEKDAY})(?: (?:of|in))?(?: the)? (?:(?:next|following|coming) w(?:ee)?k|(?:in )?(?:der )?(?:nachste[nr]?|kommende[nr]?) woche|(?:de )?la (?:semana que viene|proxima semana)|(?:de )?la semaine prochaine)\\b`,
      'g',
    ),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, true),
  },
  // 'Monday fortnight'
  {
    pattern: new RegExp(`\\b(${WEEKDAY}) fortnight\\b`, 'g'),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, false).add({ weeks: 2 }),
  },
  // 'a week from Friday', 'a fortnight today'
  {
    pattern: new RegExp(
      `\\b(?:in )?(${COUNT}) (weeks?|fortnights?) (?:from |on |after )?(${WEEKDAY}|today|tomorrow|now)\\b(?! on\\b)`,
      'g',
    ),
    write: ([, count = '', unit = '', from = ''], today) =>
      later(dayNamed(from, today), countOf(count), unit.startsWith('f') ? 'fortnight' : 'week'),
  },
];

/** Weeks and weekends. */
export const WEEKS: Rule[] = [
  // 'In the last week of October'
  {
    pattern: new RegExp(`\\b(?:in )?(?:the )?last (?:week|days) (?:of|in) (${MONTH})\\b(?: (\\d{4}))?`, 'g'),
    write: ([, month = '', year], today) => endOfNamedMonth(MONTHS[month] ?? 0, year, today),
  },
  {
    pattern:
      /\b(?:in the course of|in|during|within|im laufe|im lauf|innerhalb|en el curso|a lo largo|dans le courant|courant) (?:of |de |der |d' ?)?(?:the |this |la |der |dieser |esta |cette )?(?:week|woche|semana|semaine)\b(?! (?:of|from|beginning|starting)(?: on)? (?:(?:the )?\d|[a-z]+ \d))/g,
    write: (_, today) => endOfWeek(today),
  },
  {
    pattern: /\bsous (?:huitaine|quinzaine)\b/g,
    write: ([text], today) => today.add({ days: text.endsWith('quinzaine') ? 15 : 8 }),
  },
  // What is to be done before it is done on its Friday.
  {
    pattern:
      /(?<=\b(?:before|b4|vor|antes del?|avant) )(?:the |this |dem |el |le )?(?:week-?end|w\/e|wochenende|fin de semana)\b/g,
    write: (_, today) => endOfWeek(today),
  },
  {
    pattern:
      /(?<=\b(?:before|vor|antes de|avant) )(?:next week|(?:der )?nachste[rn]? woche|la (?:proxima semana|semana que viene)|la semaine prochaine)\b/g,
    write: (_, today) => endOfWeek(today),
  },
  {
    pattern: /\b(?:ende (?:der )?|end of )?(?:kw|kalenderwoche|calendar week|week no\.?|cw) ?(\d{1,2})\b/g,
    write: ([, week], today) => endOfCalendarWeek(Number(week), today),
  },
  {
    pattern: /\b(?:(?:the )?week after next|ubernachster? woche|ende ubernachster woche|la semaine d'apres)\b/g,
    write: (_, today) => endOfWeek(weekdayAfter(today, 1, true).add({ weeks: 1 })),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(week-?end|${WEEKDAY}) after (?:next|this one)\\b`, 'g'),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 6, false).add({ weeks: 1 }),
  },
  {
    pattern: new RegExp(
      `\\b(?:the |on the |over the )?(${anyOfWords(Object.keys(ORDINALS))}) week-?end (?:of|in) (${MONTH})\\b`,
      'g',
    ),
    write: ([, place = '', month = ''], today) => {
      const first = dayOf(today.year, MONTHS[month] ?? 0, 1);
      const found = first && weekdayOfMonth(first, 6, ORDINALS[place] ?? 1);
      return found && today.until(found).days < 0
        ? weekdayOfMonth(first.add({ years: 1 }), 6, ORDINALS[place] ?? 1)
        : found;
    },
  },
  // 'The week of the 22nd'
  {
    pattern: new RegExp(
      `\\b(?:in |during )?(?:the )?week (?:of|from|beginning|starting|commencing)(?: on)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?(?:${MONTH})\\b)`,
      'g',
    ),
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
  // 'The week of 7 December'
  {
    pattern: /\b(?:in |during )?the week (?:of|from|beginning|starting|commencing)(?: on)? (?=(?:the )?\d|[a-z]+ \d)/g,
    write: () => 'on ',
  },
];

/** The working day that ends a week of the calendar; one that is over, of the next year. */
function endOfCalendarWeek(week: number, today: Day): Day | null {
  if (week < 1 || week > 53) return null;
  const inYear = (year: number) => endOfWeek(firstWeekOf(year).add({ weeks: week - 1 }));
  const found = inYear(today.year);
  return today.until(found).days < 0 ? inYear(today.year + 1) : found;
}

/** The first week of a year is that with its fourth day. */
function firstWeekOf(year: number): Day {
  const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
  return fourth.subtract({ days: fourth.dayOfWeek - 1 });
}
