import { beginsWithAction } from '../../words/verbs.ts';
import { type Day, dayOf, endOfMonth, weekdayAfter } from '../calendar.ts';
import { anyOfWords, MONTHS, WEEKDAYS } from '../date-words.ts';
import { DEADLINE_BEFORE, dated, nthOfMonth } from './day-of-month.ts';
import { APART, before, HIDDEN, type Rule } from './rule.ts';
import { MONTH, WEEKDAY } from './vocabulary.ts';

/** 'Friday, ' or 'Freitag, den ' before a day of the month says nothing more. */
const NAMED = `(?:(?:${WEEKDAY})\\b\\.?,?\\s{0,2}(?:the |den |dem |el |le |am )?)?`;
const ORDINAL_DAYS: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1])
    .concat([['thirtieth', 30]]),
);
const TENS_AND_ORDINAL = `((?:twenty|thirty)[- ])?(${anyOfWords(Object.keys(ORDINAL_DAYS))})`;

function dayInWords(tens: string | undefined, ordinal = ''): number {
  return (tens === undefined ? 0 : tens.startsWith('tw') ? 20 : 30) + (ORDINAL_DAYS[ordinal] ?? 0);
}

/**
 * Digits that can be nothing else than a day, by their form or by the word before them. They are read before NO_DATES,
 * which takes parts of them for '2-3 weeks' or a number.
 */
export const UNMISTAKABLE_DAYS: Rule[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})(?:t|\s)(\d{2}:\d{2})(?::\d{2})?\b/g,
    write: ([, y, m, d, time]) => dayText(y, m, d, time),
  },
  { pattern: /\b(20\d{2})\/(\d{2})\/(\d{2})\b/g, write: ([, y, m, d]) => dayText(y, m, d) },
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b(?![-/]\d)/g,
    write: (match) =>
      NUMBER_BEFORE.test(before(match))
        ? null
        : (dayText(match[1], match[2], match[3]) ?? HIDDEN.repeat(match[0].length)),
  },
  // '04-Dec-2026', '04/Dec/26'
  {
    pattern: new RegExp(`\\b(\\d{1,2})[-/](${MONTH})[-/](\\d{4}|\\d{2})\\b`, 'g'),
    write: (match, today) => dated(match, match[1] ?? '', MONTHS[match[2] ?? ''] ?? 0, match[3], today),
  },
  // 'on 30-09'
  {
    pattern:
      /(?<=\b(?:on|by|until|till|before|due|deadline|op|voor|am|bis|el|le|antes del?|avant le) )(\d{1,2})-(\d{2})\b(?![-\d])/g,
    write: (match, today) => dated(match, match[1] ?? '', Number(match[2]), undefined, today),
  },
  // 'auf 3.12. verschoben'
  {
    pattern: /(?<=\bauf (?:den )?)(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?!\d)/g,
    write: (match, today) => dated(match, match[1] ?? '', Number(match[2]), undefined, today),
  },
  // 'by 30.11', but 'by 9.05' and 'by 8.10' are rather hours
  {
    pattern:
      /(?<=\b(?:by|until|till|before|due|on|bis|bis zum|am|zum|vor|el|le) )(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\b(?![.:]|\d| ?(?:[ap]\.?m|uhr|h|%|€|eur|kg|g|l|cm|mm|m|to|and|-)\b)/g,
    write: (match, today) => {
      const [, day = '', month = ''] = match;
      const isHour = Number(day) < 24 && /^(?:05|10)$/.test(month) && ENGLISH_BEFORE.test(before(match));
      return isHour ? null : dated(match, day, Number(month), undefined, today);
    },
  },
];

/** 'The first', 'the second' and 'the third' are mostly no days. */
const WORDS_TOO = 3;

const ENGLISH_BEFORE = /\b(?:by|until|till|before|due|on) $/;

/** Days that words tell, beside digits or alone. They are read before NO_DATES, for which 'last' and 'past' are over. */
export const DAYS_IN_WORDS: Rule[] = [
  // 'the thirty-first of March'
  {
    pattern: new RegExp(`\\b(?:the )?${TENS_AND_ORDINAL}(?: day)?(?: of)? (${MONTH})\\b(?:,? (\\d{4}))?`, 'g'),
    write: (match, today) =>
      dated(match, String(dayInWords(match[1], match[2])), MONTHS[match[3] ?? ''] ?? 0, match[4], today),
  },
  // 'November the tenth'
  {
    pattern: new RegExp(`\\b(${MONTH}) (?:the )?${TENS_AND_ORDINAL}\\b(?:,? (\\d{4}))?`, 'g'),
    write: (match, today) =>
      dated(match, String(dayInWords(match[2], match[3])), MONTHS[match[1] ?? ''] ?? 0, match[4], today),
  },
  // 'Runs out the thirtieth', but 'the second' may be anything.
  {
    pattern: new RegExp(
      `(?<=\\b(?:by|on|until|till|before|out|ends|expires|due|for|than|is) )the ${TENS_AND_ORDINAL}(?=\\s*(?:[.,;!?)]|$)| (?:so|and|at|please|latest|otherwise|or|because|if|assign|for|full|priority)\\b)`,
      'g',
    ),
    write: ([, tens, ordinal], today) => {
      const day = dayInWords(tens, ordinal);
      return day <= WORDS_TOO ? null : nthOfMonth(day, today);
    },
  },
  // 'the last day of the month', 'the 1st of next month'
  {
    pattern: new RegExp(
      `\\b(?:the |am |zum |el |le )?(last|final|first|1st|letzten|ersten|ultimo|primer|dernier|premier) (?:day|working day|tag|dia|jour)?\\s?(?:of|des|del|du|de) (?:the |this |das |la )?(?:(next|coming|following|nachsten|kommenden|proximo) )?(?:month|monats|mes|mois|(${MONTH}))\\b(?: (prochain|que viene))?`,
      'g',
    ),
    write: ([, which = '', next, month, behind], today) => {
      const named = month === undefined ? today.with({ day: 1 }) : dayOf(today.year, MONTHS[month] ?? 1, 1);
      // The first of a month that has begun is that of the next.
      const isOver = month === undefined && today.day > 1 && !/^(?:last|final|letzt|ultim|derni)/.test(which);
      const isNext = next !== undefined || behind !== undefined || isOver;
      const first = named?.add({ months: isNext ? 1 : 0 }) ?? null;
      const ahead =
        first && month !== undefined && today.until(endOfMonth(first)).days < 0 ? first.add({ years: 1 }) : first;
      return ahead && (/^(?:last|final|letzt|ultim|derni)/.test(which) ? endOfMonth(ahead) : ahead);
    },
  },
  // 'By 18th of this month'
  {
    pattern: /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? of (this|the current|next|the coming) month\b/g,
    write: ([, day, which = ''], today) => {
      const first = today.with({ day: 1 }).add({ months: /next|coming/.test(which) ? 1 : 0 });
      return dayOf(first.year, first.month, Number(day));
    },
  },
  // 'before Saturdays do', 'b4 friday'
  {
    pattern: new RegExp(
      `\\b(?:b4|(?<=\\b(?:before|befor|for|by|until) )(?=(?!(?:tues|weds|thurs)\\b)(?:${WEEKDAY})s\\b))\\s?(${WEEKDAY})s?\\b`,
      'g',
    ),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, false),
  },
  // '19th is the cut-off'
  {
    pattern:
      /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)(?= is (?:the |our |their )?(?:cut-?off|deadline|last day|due date|final day)\b)/g,
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
  // 'Before 15th', as those write who drop the article
  {
    pattern: new RegExp(
      `(?<=\\b(?:by|before|until|till|due|latest) )(\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:[.,;!?)]|$)| (?!of\\b|${MONTH})[a-z])`,
      'g',
    ),
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
  // 'Pay the childminder, 31st'
  {
    pattern: /(?<=[,(–>→-] ?)(\d{1,2})(?:st|nd|rd|th)(?=\s*[.!)]?$|, \d{1,2}(?::\d\d)? ?[ap]m\b)/g,
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
  // 'Friday the 17th'
  {
    pattern: new RegExp(
      `\\b(?:${WEEKDAY}),? (?:(?:the|den|dem|el|le) |(?=\\d{1,2}(?:st|nd|rd|th)))(\\d{1,2})(?:st|nd|rd|th|\\.)?(?=[\\s,;!?):]|\\.?$)(?! (?:${MONTH}|lesson|session|period|shift|team|grade|floor)\\b)`,
      'g',
    ),
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
  // 'Pay rent 1st', but not 'came 2nd'
  {
    pattern: /(?<=\p{L}{3} )(\d{1,2})(?:st|nd|rd|th)(?=[\s.!]*$)/gu,
    write: ({ 1: day, input = '' }, today) => (beginsWithAction(input.trim()) ? nthOfMonth(Number(day), today) : null),
  },
  // 'The 5th: pay rent'
  {
    pattern: /^(?:the )?(\d{1,2})(?:st|nd|rd|th)(?=:\s| [-–—] )/g,
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
];

/** '06/27' of a language that puts the day first is a month. */
export const MONTH_IN_DIGITS: Rule = {
  pattern: /(?<![\d/.])(0?[1-9]|1[0-2])\/(\d{2}|20\d{2})(?![\d/]|-\d)/g,
  write: (match, today, isDayFirst) => {
    if (NUMBER_BEFORE.test(before(match))) return null;
    const [, month, year = ''] = match;
    const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
    const isMonth = year.length === 4 || (isDayFirst && Number(year) > 12 && fullYear <= today.year + 2);
    const first = isMonth && fullYear >= today.year ? dayOf(fullYear, Number(month), 1) : null;
    return first && endOfMonth(first);
  },
};

/** 'Zahnarzt 3.12. 14:30', 'Do 3.12.', or among German words: no version is written so, whatever the zone. */
function isSurelyDay({ 0: said, index = 0, input = '' }: RegExpMatchArray): boolean {
  return (
    TIME_BEHIND.test(input.slice(index + said.length)) ||
    LEADS_TO_DAY.test(input.slice(Math.max(0, index - 20), index)) ||
    AMONG_GERMAN.test(input)
  );
}

const TIME_BEHIND = /^,?\s*(?:um |at |ab |@ ?)?\d{1,2}(?:[:.]\d{2}|(?: ?[-–] ?\d{1,2})? ?(?:uhr|h|[ap]\.?m)\b)/;
const LEADS_TO_DAY = new RegExp(
  `(?:^|\\b(?:am|vom|zum|ab|bis|seit|vor|on|by|until|due|${WEEKDAY}|mo|di|mi|do|fr|sa|so)[.,]? )$`,
);
const AMONG_GERMAN = /\b(?:der|die|das|und|bitte|uhr|mit|fur|nicht|wir|ich|termin|bis|zahnarzt|rechnung|noch|auf)\b/;

/**
 * Days of a month in every other way of writing. What looks like them may be a version, a price or the number of an
 * invoice: they are read after NO_DATES has hidden those.
 */
export const CALENDAR_DAYS: Rule[] = [
  {
    pattern: new RegExp(
      `${NAMED}\\b(\\d{1,2})\\.\\s?(\\d{1,2})\\.(?:\\s?(\\d{4}|\\d{2}(?![\\d:]| ?(?:uhr|h)\\b)))?(?!\\d)`,
      'g',
    ),
    write: (match, today, isDayFirst) =>
      // 'Release notes for 4.2.'
      match[3] === undefined &&
      !isDayFirst &&
      Number(match[1]) <= 12 &&
      !(Number(match[2]) > 9 && DEADLINE_BEFORE.test(before(match))) &&
      !isSurelyDay(match)
        ? null
        : dated(match, match[1] ?? '', Number(match[2]), match[3], today),
  },
  {
    pattern: new RegExp(
      `${NAMED}(?:\\bthe day )?\\b(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s{0,2}(?:day of |of |de |du )?(${MONTH})\\b\\.?(?:,?\\s(?:de |del )?(\\d{4})\\b)?`,
      'g',
    ),
    write: (match, today) => dated(match, match[1] ?? '', MONTHS[match[2] ?? ''] ?? 0, match[3], today),
  },
  {
    pattern: new RegExp(
      `${NAMED}\\b(${MONTH})\\b\\.?\\s(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d|\\.\\d)\\b(?:,?\\s(\\d{4})\\b)?`,
      'g',
    ),
    write: (match, today) => dated(match, match[2] ?? '', MONTHS[match[1] ?? ''] ?? 0, match[3], today),
  },
  // 'Viernes 24', where the next 24th is one
  {
    pattern: new RegExp(
      `\\b(?:(?:next|proximo|este|nachste[mnr]?|kommende[mnr]?|ce) )?(${WEEKDAY}),? (?:the |den |dem |dia |le )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?=[\\s,;.!?)]|$)(?! ?(?:[ap]\\.?m|uhr|h|heures|horas)\\b|\\.\\d)`,
      'g',
    ),
    write: ([, name = '', day], today) => {
      const found = nthOfMonth(Number(day), today);
      return found !== null && found.dayOfWeek % 7 === (WEEKDAYS[name] ?? 1) % 7 ? found : null;
    },
  },
  { pattern: new RegExp(`${NAMED}\\b(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?\\b(?!/)`, 'g'), write: slashed },
  { pattern: /\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g, write: slashed },
  {
    pattern:
      /\b(?:(?<=\b(?:by|on|until|till|before|of|in|for|from|due|is|than) )the (?:day )?|am |bis zum |(?:de)?l dia |el (?:dia )?|(?<=\b(?:avant|pour|d'ici) )le |le (?=\d{1,2}(?:\s?[.,;!?]?\s*$| courant\b))|(?:zum|fur den) (?=\d{1,2}\.(?! ?(?:mal|stock|etage|platz|lauf|quartal|gang|klasse|semester|versuch|teil|kapitel|spieltag|geburtstag|punkt)\b)))(\d{1,2})(?:st|nd|rd|th|\.)?(?!\.?\d)(?=[\s,.;!?)'"”]|:(?!\d)|$)(?! ?[ap]\.?m\b)(?! (?:floor|street|avenue|time|edition|grade|place|version|stock|etage|piso|uhr|o'? ?clock|h\b|personas|personnes))/g,
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
];

/** 'Facture n° 2027-03-22', 'lot 0327B (exp 03/2027)' */
const NUMBER_BEFORE =
  /(?:#|\bn[°º]|\b(?:no|nr|num|number|numero|nummer|ref|reference|az|aktenzeichen|page|seite|pagina|version|volume|issue|edition|ausgabe|exp))\.?\s?:?\s?$|\b(?:ref|reference|no|nr|az)\.? (?:is |ist |es |est )?[a-z]{1,5} $|(?<![a-z\d])[a-z]{1,6}[-_/]$/;

function dayText(year = '', month = '', day = '', time?: string): string | null {
  const date = dayOf(Number(year), Number(month), Number(day));
  return date && (time === undefined ? date.toString() : `${date.toString()} ${time}${APART}`);
}

/** '12/11' in the order of whoever writes, unless that is no date. */
function slashed(match: RegExpMatchArray, today: Day, isDayFirst: boolean): Day | string | null {
  const [, first = '', second = '', year] = match;
  const hasDayFirst = Number(first) > 12 || (isDayFirst && Number(second) <= 12) || isAheadOnly(match, today);
  return hasDayFirst
    ? dated(match, first, Number(second), year, today)
    : dated(match, second, Number(first), year, today);
}

/**
 * 'Deadline 10/12/2026' and 'Thursday 10/12/2026' in November: what only the other order puts ahead. Without a year it may as well be of
 * the next one, unless something ends then.
 */
function isAheadOnly(match: RegExpMatchArray, today: Day): boolean {
  const [, first = '', second = '', written] = match;
  const year = written ?? String(today.year);
  const leads = written === undefined ? ENDS_BEFORE : DEADLINE_BEFORE;
  const isNamed = written !== undefined && /^\p{L}/u.test(match[0]);
  if (Number(first) > 12 || Number(second) > 12 || !(isNamed || leads.test(before(match)))) return false;
  const isAhead = (month: string, day: string) => {
    const found = dayOf((Number(year) % 2000) + 2000, Number(month), Number(day));
    return found !== null && today.until(found).days >= 0;
  };
  return !isAhead(first, second) && isAhead(second, first);
}

/** 'The permit runs out on 09/12' */
const ENDS_BEFORE = /\b(?:runs? out|expires?|ends?|lapses?|closes?) (?:on )?$/;
