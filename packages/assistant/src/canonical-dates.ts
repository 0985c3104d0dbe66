import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf, daysLater, endOfMonth, endOfQuarter, endOfWeek, weekdayAfter } from './calendar.ts';
import { anyOfWords, COUNTS, MONTHS, UNITS, type Unit, WEEKDAYS, ZONES } from './date-words.ts';
import { Rewriting } from './rewriting.ts';
import { isOneMistakeApart } from './words.ts';

/** What no date is read from. */
const HIDDEN = '\u{fffc}';
/** Behind a time of day, so that no word after it is taken for a zone: chrono knows 'hay', 'eat' and 'get' as such. */
export const APART = '\u{2060}';

export interface CanonicalDates {
  rewriting: Rewriting;
  /** Zones named behind a time of day: where in the folded text, and which. */
  zones: { at: number; timeZone: string }[];
}

interface Rule {
  pattern: RegExp;
  write: (match: RegExpMatchArray, today: Day, isDayFirst: boolean) => string | Day | null;
}

/**
 * The folded text with its dates and times as quick add reads them: days as 2026-11-30, hours as 17:00, whatever language
 * and form they are in. What only looks like a date (versions, prices, numbers of invoices, days that have passed) is
 * hidden.
 */
export function canonicalDates(folded: string, today: Day, isDayFirst: boolean): CanonicalDates {
  const rewriting = new Rewriting(folded);
  const zones: CanonicalDates['zones'] = [];
  rewriting.replace(ZONED_TIME, (match) => {
    zones.push({ at: match.index ?? 0, timeZone: ZONES[match[2] ?? match[3] ?? ''] ?? 'UTC' });
    return `${match[1] ?? ''}${APART}`;
  });
  if (EVENING.test(folded)) {
    rewriting.replace(EVENING_HOUR, ([, hour, minute]) => clock(String(Number(hour) + 12), minute));
  }
  for (const { pattern, write } of RULES) {
    rewriting.replace(pattern, (match) => {
      const written = write(match, today, isDayFirst);
      return written === null || typeof written === 'string' ? written : written.toString();
    });
  }
  return { rewriting, zones };
}

const MONTH = anyOfWords(Object.keys(MONTHS));
const WEEKDAY = anyOfWords(Object.keys(WEEKDAYS));
export const COUNT = `\\d{1,3}|${anyOfWords(Object.keys(COUNTS))}`;
export const UNIT = `business days?|working days?|workdays?|werktagen?|arbeitstagen?|dias habiles|jours ouvres|${anyOfWords(UNITS.keys())}`;
const TIME = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?';
/** 'Friday, ' or 'Freitag, den ' before a day of the month says nothing more. */
const NAMED = `(?:(?:${WEEKDAY})\\b\\.?,?\\s{0,2}(?:the |den |dem |el |le |am )?)?`;

/** Of zones that are words too: only where 'time', the end or a day follows. */
const IS_ZONE = '(?: (?:standard |daylight )?time\\b|(?=\\s*(?:[,.;!?)]|$)| (?:today|tomorrow|on)\\b))';
const WORDS_TOO = ['eastern', 'central', 'mountain', 'pacific', 'ist', 'est', 'wet'];
const ZONED_TIME = new RegExp(
  `\\b(${TIME})\\s?(?:(${anyOfWords(Object.keys(ZONES).filter((name) => !WORDS_TOO.includes(name)))})\\b(?: time\\b)?|(${anyOfWords(WORDS_TOO)})\\b${IS_ZONE})`,
  'g',
);

/** What people do in the evening: 'dinner at 7' is no breakfast. */
const EVENING = /\b(?:dinner|supper|evening|tonight|party|drinks|concert|abendessen|abends?|cena|diner|soiree)\b/;
const EVENING_HOUR =
  /(?<=\b(?:at|um|a las?) )([5-9]|1[01])(?:[:.](\d{2}))?\b(?![:.]?\d| ?[ap]\.?m|[./]\d| uhr| h\b| (?!on\b|for\b|tomorrow|today|tonight|with\b|sharp)[a-z]{3})/g;

const ORDINALS: Readonly<Record<string, number>> = {
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
const WEEKDAY_OF_MONTH: Rule = {
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
function weekdayOfMonth(first: Day, weekday: number, place: number): Day {
  if (place < 0) return weekdayAfter(endOfMonth(first).subtract({ days: 7 }), weekday, false);
  return weekdayAfter(first.subtract({ days: 1 }), weekday, false).add({ weeks: place - 1 });
}

const hidden = (pattern: RegExp): Rule => ({ pattern, write: ([text]) => HIDDEN.repeat(text.length) });

/** Nothing of these is a date, whatever it looks like. */
const NO_DATES: Rule[] = [
  // 'Quiz night', 'opening night'
  hidden(
    new RegExp(
      `(?<=\\b(?!(?:${WEEKDAY}|tomorrow|today|this|that|last|next|every|each|late|over|all|the|per|one|first|mid|until|before)\\b)\\p{L}{3,} )night(?= (?:on|at|for)\\b)`,
      'gu',
    ),
  ),
  // 'not today', 'please don't do it this week'
  hidden(
    new RegExp(
      `(?:\\b(?:not|nicht|no|pas)|n't|\\bisnt|\\bwasnt) (?:(?:on|by|before|until|am|vor|this|next) )?(?:today|tonight|tomorrow|this (?:week|month|afternoon|morning)|heute|diese woche|hoy|esta semana|aujourd'hui|cette semaine|(?:on )?(?:${WEEKDAY}))\\b(?! (?:but|sondern|sino|mais)\\b)|\\b(?:don't|do not|dont|no need to|needn't|not necessarily|(?:doesn't|doesnt|does not) (?:have|need) to|has no need to) (?!forget|let|miss|wait)[^.!?;,]{2,30}?(?<!\\b(?:past|until|till|beyond|than|before)) (?:today|tonight|tomorrow|this week|this month)\\b`,
      'g',
    ),
  ),
  // 'Have a nice weekend', 'you had a good weekend'
  hidden(
    /\b(?:good|nice|great|lovely|pleasant|fine|long|relaxing|schones?|buen|bon) (?:week-?end|wochenende|fin de semana|(?:rest of the )?(?:week|day|evening|monday|friday|holidays?|thanksgiving|christmas))\b/g,
  ),
  // 'one box and a half', 'one day'
  hidden(
    /\b(?:and a half|half an? (?!hour\b)\p{L}+|(?:one|some|any|the other|these) days?\b(?! (?:before|after|prior|earlier|later|from|ahead)))/gu,
  ),
  // 'was due on 3 May', 'Monday: took delivery': it has been
  hidden(/\b(?:was|were|had been|fell|war|waren|era|etait) (?:due|fallig|payable|vencida?|exigible)\b[^.!?;,]{0,40}/g),
  hidden(
    new RegExp(
      `^(?:on )?(?:${WEEKDAY})\\b[:,]? (?=(?:i |we |he |she |they )?(?:took|went|met|had|did|got|was|were|came|saw|spoke|talked|called|visited|received|found)\\b)`,
      'g',
    ),
  ),
  // 'when you have a minute'
  hidden(
    /\b(?:have|has|get|got|find|take|takes|need|needs|for|only|another) (?:about )?(?:a |an |any |some |two |three |four |five |six |seven |eight |nine |ten |\d{1,3} )(?:spare |free |more |quick )?(?:mins?|minutes?|moments?|secs?|seconds?|hours?|days?|weeks?|months?)\b(?! (?:from|before|prior|after|ahead) )/g,
  ),
  // 'wants 20 minutes with the breaker off', '2 hours piano practice': how long
  hidden(
    /(?<!\b(?:in|within|next|after|half|under|innerhalb|dans|en|sous|dentro de|about|another|an?|the) |[\d.:-])\b\d{1,3} (?:mins?|minutes?|hours?|hrs?|minuten|stunden|horas?|minutos?|heures?)\b(?! (?:from|before|prior|after|ahead|later|spater|max|or|and|to)\b)(?=,? \p{L})/gu,
  ),
  hidden(/(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+/g),
  hidden(
    /[$€£¥]\s?\d[\d.,' ]*|\b\d[\d.,']*\s?(?:[€£%]|eur\b|euros?\b|usd\b|chf\b|gbp\b|dollars?\b|percent\b|prozent\b)/g,
  ),
  hidden(/\b(?:eur|usd|chf|gbp)\s?\d[\d.,']*/g),
  // 'invoice no. 12-01-2026', 'version 2.10', 'room 11/26', '§ 7': what is counted or numbered.
  hidden(
    /\b(?:invoice|inv|bill|receipt|rechnung|rechnungsnr|aktenzeichen|az|facture|factura|recibo|order|bestellung|pedido|commande|ticket|claim|case|ref|reference|referenz|no|nr|num|number|numero|nummer|customer|contract|vertrag|po|version|ver|release|build|v|node|rack|room|raum|zimmer|sala|salle|chapter|kapitel|section|abschnitt|page|seite|flat|unit|floor|class|klasse|discount of|rate of|ratio of|score of)(?:\s(?:no|nr|number|num))?(?:\.|°|º)?\s?:?\s?(?:is |ist )?#?(?=\S{0,20}\d)[a-z]{0,6}-?\d[\d./_-]*/g,
  ),
  hidden(/#\s?\d[\w-]*|§+\s?\d+|\bn[°º]\s?\d[\d./-]*/g),
  hidden(/\b[a-z]+-\d[\d-]*/g),
  // '31.12.99999' is no day.
  hidden(/\b\d{1,2}([./])\d{1,2}\1\d{5,}\b|\b(?:\d{1,2}-){2}\d{3}\b|\b\d{5,}\b/g),
  hidden(/\+\d[\d ()/-]{6,20}\d|\(?\b0\d{2,5}\)?[ /-]\d[\d ]{4,12}|\b\d{3}-\d{4}\b/g),
  // Of a meeting.
  hidden(/\b(?:the|these|those|our|meeting|draft|signed) minutes\b(?! (?:after|before|later|ago|until|till)\b)/g),
  // 'Arrived 13:40 instead of 9:00', 'full within the hour'
  hidden(
    /(?<!\b(?:be|to|have|has) )\b(?:arrived|came|left|rang)(?: (?:only|just|again))?(?: at)? \d{1,2}[:.]\d{2}(?: ?[ap]m)?(?: instead of (?:at )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?)?/g,
  ),
  hidden(/\b(?:full|gone|sold out|booked) within (?:the|an|one|half an) hour\b/g),
  // 'after ten minutes', '10 minutes early': how long, not when.
  hidden(
    new RegExp(
      `\\bafter (?:~ ?|about |some |approx(?:imately|\\.)? |around |roughly |ca\\.? )?(?:${COUNT}) (?:seconds?|minutes?|mins?|hours?)\\b`,
      'g',
    ),
  ),
  hidden(
    new RegExp(
      `\\b(?:${COUNT}) (?:${UNIT}) (?:early|earlier|late|behind|slow|fast|long|max(?:imum)?|beforehand|in advance|ahead|each|a (?:day|week|month)|per)\\b`,
      'g',
    ),
  ),
  // 'within 14 days of acceptance', which nobody knows here
  hidden(
    new RegExp(
      `\\b(?:within|innerhalb von) (?:${COUNT}) (?:${UNIT}) (?:of|after|following|from|nach) (?!this\\b|today|now\\b|receipt|receiving|the (?:date|receipt)|dieses|erhalt)\\p{L}+`,
      'gu',
    ),
  ),
  hidden(new RegExp(`\\(\\d{1,3}\\)(?= (?:${UNIT})\\b)`, 'g')),
  // 'Boxes 1 to 7', 'pages 3-5'
  hidden(
    /\b(?:box(?:es)?|pages?|chapters?|rooms?|items?|rows?|tables?|steps?|questions?|levels?|units?|lots?|aisles?|shelves|lines?|seiten?|kapitel|zimmer|cajas?|paginas?|salas?|pieces?|lignes?) \d{1,3} ?(?:to|-|–|through|thru|bis|a|al) ?\d{1,3}\b/g,
  ),
  // '1225 Monday Lane', '(was Dec 3)'
  hidden(new RegExp(`\\b(?:${WEEKDAY}) (?:lane|street|road|avenue|drive|court)\\b`, 'g')),
  hidden(/\((?:was|instead of|statt|formerly|originally|previously|au lieu du?|en lugar del?) [^()]{2,30}\)/g),
  // '100 a day', '20 hours per week'
  hidden(/\b\d[\d.,]{0,8}(?: [a-z]{2,12})? (?:a|per) (?:hour|day|week|month|year)\b/g),
  // 'like 20 sec', '~1h', 'delayed by about four weeks': how long
  hidden(
    /(?<!\bin )\b\d{1,4} ?(?:s|secs?|seconds?|sekunden|segundos|secondes)\b|[~≈] ?\d+(?:[.,]\d+)? ?(?:h|hrs?|hours?|min\p{L}*|days?|weeks?)\b/gu,
  ),
  hidden(
    new RegExp(
      `(?<=\\b(?:delay|extend|short|reduc|increas|lengthen|slow|push|postpon|miss|overrun|exceed)[^.!?;]{0,40} )by (?:about |around |roughly |at least |up to |approximately |~ ?)?(?:${COUNT}) (?:${UNIT})\\b(?! (?:from|before|after)\\b)`,
      'g',
    ),
  ),
  hidden(/\bhope (?:you had |your |the |you all had )?(?:an? )?(?:\p{L}+ )?(?:week-?end|week|evening|day)\b/gu),
  // 'over 2 m': no minutes
  hidden(/\b\d+(?:[.,]\d+)? ?(?:m|mm|cm|km|kg|g|mg|l|ml|w|kw|v|kb|mb|gb|tb|px|m2|m²)\b/g),
  hidden(
    new RegExp(
      `\\b(?:for|since|seit|durante|pendant|depuis) (?:about |over |almost |more than )?(?:${COUNT}) (?:${UNIT})\\b(?! (?:from|ab|desde|a partir))`,
      'g',
    ),
  ),
  // 'once a minute', '30 days' notice', 'an hour out'
  hidden(
    new RegExp(
      `\\b(?:once|twice|times|x|every|per) (?:an?|per|every|few|couple of|other|\\d{1,3})? ?(?:${UNIT})\\b|\\b(?:${COUNT}) (?:${UNIT})'?s? (?:notice|warning|out|off|old|on end|in a row|running|straight)\\b`,
      'g',
    ),
  ),
  hidden(/\b(?:black friday|cyber monday|any (?:week)?day)\b|\b\d{2}-\d{2}-\d{2}\/\d+/g),
  // Hours of opening, and 'a Monday', which is any
  hidden(
    /\b(?:opening (?:hours|times)|office hours|business hours|opened|offnungszeiten|sprechzeiten|burozeiten|horario|horaires)\b(?=[:,]? ?(?:(?:are|is|from|daily|mo|tu|we|th|fr|sa|su|di|mi|do|lu|ma|ju|vi)\b|(?:mon|tue|wed|thu|fri|sat|sun|montag|lunes|lundi)|\d)).*$/g,
  ),
  hidden(
    new RegExp(
      `\\b(?:${WEEKDAY})\\.?\\s?(?:-|–|to|through|bis|a)\\s?(?:${WEEKDAY})\\b\\.?(?:,? (?:from |von |de )?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| h| uhr)?\\s?(?:-|–|to|bis|a)\\s?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| h| uhr)?)?`,
      'g',
    ),
  ),
  hidden(new RegExp(`\\b(?:an?|einen?|einem|any|some) (?:[a-z-]+ )?(?:${WEEKDAY})\\b(?! (?:\\d|in|next|the))`, 'g')),
  // '06 12 34 56 78'
  hidden(/\b0\d(?:[ .-]\d{2}){3,4}\b/g),
  // 'for 4/5 of the guests'
  hidden(/\b\d{1,2}\/\d{1,2}(?= (?:of (?:the|our|all|them|those)|cups?|full|empty|der|des|de las?|de los)\b)/g),
  hidden(/\bv?\d+\.\d+\.\d+(?:\.\d+)*\b(?<!\b\d{1,2}\.\d{1,2}\.(?:20|19)?\d\d)/g),
  hidden(/\b24\/7\b|\b\d+\s?x\s?\d+|\b\d+\/\d+\s?(?:inch|zoll)/g),
  // 'every Monday' is no date, and 'last Friday' has passed.
  hidden(
    new RegExp(
      `\\b(?:every|each|jeden?|cada|chaque|tous les|todos los|last|past|previous|letzten?[rs]?|vergangenen?[rs]?|vorigen?[rs]?)\\s(?:(?:other|${COUNT})\\s)?(?:${WEEKDAY}|days?|weeks?|months?|years?|nights?|${anyOfWords(UNITS.keys())})s?\\b(?:\\s(?:at|um)\\s${TIME})?`,
      'g',
    ),
  ),
  hidden(new RegExp(`\\b(?:${WEEKDAY})\\s(?:pasado|dernier|passe)e?\\b`, 'g')),
  hidden(new RegExp(`\\b(?:${COUNT})\\s(?:${UNIT})\\s(?:ago|old)\\b|\\bvor\\s(?:${COUNT})\\s(?:${UNIT})\\b`, 'g')),
  hidden(/\b(?:yesterday|gestern|vorgestern|ayer|hier soir)\b/g),
  hidden(/\b(?:guten morgen|(?<!manana )por la manana|(?<!manana )de la manana(?! a las)|esta manana)\b/g),
  // 'at 3 suppliers', 'at 12 people': no hour.
  hidden(
    /\bat \d{1,2}(?= (?!am\b|pm\b|a\.m|p\.m|o'clock|h\b|sharp|on\b|in the|tomorrow|today|tonight|next|this|and\b|or\b|est\b|please|pls|november|december|january)[a-z]{3})/g,
  ),
  // '3 to 4 people'
  hidden(
    new RegExp(
      `\\b\\d{1,2} (?:to|or|bis|oder|a|o|ou) \\d{1,2}(?= (?!uhr|[ap]m\\b|o'clock|on\\b|tomorrow|today|horas|heures|${MONTH})[a-z]{3})`,
      'g',
    ),
  ),
  // '2-3 weeks', but not 'kitchen 2 - 15 Dec'
  hidden(
    new RegExp(`\\b\\d{1,2}(?:[-–]| [-–] (?!\\d{1,2} (?:${MONTH})\\b)|\\s?[-–](?=\\d)|[-–]\\s)\\d{1,2}(?= [a-z])`, 'g'),
  ),
];

/** A day of the month without its year: the next there is, unless it has only just passed and nothing says 'by'. */
function nextOrNull(match: RegExpMatchArray, month: number, day: number, today: Day): Day | string | null {
  const thisYear = dayOf(today.year, month, day);
  if (thisYear === null) return dayOf(today.year + 1, month, day);
  const daysPast = thisYear.until(today).days;
  const hasJustPassed = daysPast > 0 && daysPast < 120 && !DEADLINE_BEFORE.test(before(match));
  if (hasJustPassed) return HIDDEN.repeat(match[0].length);
  return daysPast > 0 ? dayOf(today.year + 1, month, day) : thisYear;
}

const DEADLINE_BEFORE =
  /\b(?:by|until|till|before|due(?: date)?:?|deadline(?: is|:)?|bis(?: zum)?|hasta(?: el)?|antes del?|avant(?: le)?|d'ici(?: le)?)\s{0,2}$/;

/** 'The permit runs out on 09/12' */
const ENDS_BEFORE = /\b(?:runs? out|expires?|ends?|lapses?|closes?) (?:on )?$/;

function before(match: RegExpMatchArray): string {
  return (match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 20), match.index);
}

function dated(match: RegExpMatchArray, day: string, month: number, year: string | undefined, today: Day) {
  if (year === undefined) return nextOrNull(match, month, Number(day), today);
  return dayOf(Number(year) < 100 ? 2000 + Number(year) : Number(year), month, Number(day));
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
 * 'Deadline 10/12/2026' in November: a deadline that only the other order puts ahead. Without a year it may as well be of
 * the next one, unless something ends then.
 */
function isAheadOnly(match: RegExpMatchArray, today: Day): boolean {
  const [, first = '', second = '', written] = match;
  const year = written ?? String(today.year);
  const leads = written === undefined ? ENDS_BEFORE : DEADLINE_BEFORE;
  if (Number(first) > 12 || Number(second) > 12 || !leads.test(before(match))) return false;
  const isAhead = (month: string, day: string) => {
    const found = dayOf((Number(year) % 2000) + 2000, Number(month), Number(day));
    return found !== null && today.until(found).days >= 0;
  };
  return !isAhead(first, second) && isAhead(second, first);
}

const CALENDAR_DAYS: Rule[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})(?:t|\s)(\d{2}:\d{2})(?::\d{2})?\b/g,
    write: ([, y, m, d, time]) => dayText(y, m, d, time),
  },
  { pattern: /\b(20\d{2})\/(\d{2})\/(\d{2})\b/g, write: ([, y, m, d]) => dayText(y, m, d) },
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b(?![-/]\d)/g,
    write: (match) => (NUMBER_BEFORE.test(before(match)) ? null : dayText(match[1], match[2], match[3])),
  },
  // 'on 30-09'
  {
    pattern:
      /(?<=\b(?:on|by|until|till|before|due|deadline|op|voor|am|bis|el|le|antes del?|avant le) )(\d{1,2})-(\d{2})\b(?![-\d])/g,
    write: (match, today) => dated(match, match[1] ?? '', Number(match[2]), undefined, today),
  },
  {
    pattern: new RegExp(`${NAMED}\\b(\\d{1,2})\\.\\s?(\\d{1,2})\\.(?:\\s?(\\d{4}|\\d{2}(?![\\d:])))?(?!\\d)`, 'g'),
    write: (match, today, isDayFirst) =>
      // 'Release notes for 4.2.'
      match[3] === undefined &&
      !isDayFirst &&
      Number(match[1]) <= 12 &&
      !(Number(match[2]) > 9 && DEADLINE_BEFORE.test(before(match)))
        ? null
        : dated(match, match[1] ?? '', Number(match[2]), match[3], today),
  },
  {
    pattern: new RegExp(
      `${NAMED}\\b(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s{0,2}(?:day of |of |de |du )?(${MONTH})\\b\\.?(?:,?\\s(?:de |del )?(\\d{4})\\b)?`,
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
      /\b(?:(?<=\b(?:by|on|until|till|before|of|in|for|from|due|is) )the (?:day )?|am |bis zum |(?:de)?l dia |el (?:dia )?|(?<=\b(?:avant|pour|d'ici) )le |le (?=\d{1,2}\s?[.,;!?]?\s*$))(\d{1,2})(?:st|nd|rd|th|\.)?(?=[\s,.;!?)]|$)(?! ?[ap]\.?m\b)(?! (?:floor|street|avenue|time|edition|grade|place|version|stock|etage|piso|uhr|h\b|personas|personnes))/g,
    write: ([, day], today) => nthOfMonth(Number(day), today),
  },
];

/** 'Facture n° 2027-03-22' */
const NUMBER_BEFORE =
  /(?:#|\bn[°º]|\b(?:no|nr|num|number|numero|nummer|ref|reference|az|aktenzeichen|page|seite|pagina|version|volume|issue|edition|ausgabe))\.?\s?:?\s?$|(?<![a-z\d])[a-z]{1,6}[-_/]$/;

function dayText(year = '', month = '', day = '', time?: string): string | null {
  const date = dayOf(Number(year), Number(month), Number(day));
  return date && (time === undefined ? date.toString() : `${date.toString()} ${time}${APART}`);
}

function nthOfMonth(day: number, today: Day): Day | null {
  const thisMonth = dayOf(today.year, today.month, day);
  if (thisMonth && today.until(thisMonth).days >= 0) return thisMonth;
  const next = today.with({ day: 1 }).add({ months: 1 });
  return dayOf(next.year, next.month, day);
}

function endOfSpan(span: string, from: Day): Day | null {
  if (/^(?:week|woche|semana|semaine)/.test(span)) return endOfWeek(from);
  if (/^(?:month|monat|mes|mois)/.test(span)) return endOfMonth(from);
  if (/^(?:quarter|quartal|trimestre)/.test(span)) return endOfQuarter(from);
  if (/^(?:year|jahr|ano|annee)/.test(span)) return dayOf(from.year, 12, 31);
  return null;
}

function nextSpan(span: string, from: Day): Day {
  if (/^(?:week|woche|semana|semaine)/.test(span)) return from.add({ weeks: 1 });
  if (/^(?:month|monat|mes|mois)/.test(span)) return from.with({ day: 1 }).add({ months: 1 });
  if (/^(?:quarter|quartal|trimestre)/.test(span)) return from.with({ day: 1 }).add({ months: 3 });
  return from.with({ day: 1, month: 1 }).add({ years: 1 });
}

const SPAN =
  'weeks?|woche|semana|semaine|months?|monate?s?|mes|mois|quarter|quartals?|trimestre|years?|jahre?s?|ano|annee';
const NEXT = 'next|coming|following|nachste[mnrs]?|kommende[mnrs]?|proxim[oa]|prochaine?';
const THIS = 'this|the|diese[mnrs]?|de[rs]|est[ea]|la|le|cette|ce|del?';

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

const THIS_OR_NEXT =
  'this|next|the|coming|following|diese[rnms]?|der|nachste[mnrs]?|kommende[mnrs]?|la|esta|proxima|proximo|cette|semaine';

const HOUR_WORDS = anyOfWords(
  Object.keys(COUNTS).filter((word) => !/^(?:a|an|un|una|one|eine?[mr]?|couple)$/.test(word)),
);
const ORDINAL_DAYS: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

const WEEKS: Rule[] = [
  // 'Friday week', 'a week on Friday', 'Friday in a week'
  {
    pattern: new RegExp(
      `\\b(?:a week on (${WEEKDAY})|(${WEEKDAY}) week(?!end|s|ly)|(${WEEKDAY}) in einer woche|(?:de )?(${WEEKDAY}) en huit)\\b`,
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
      `\\b(?:next week|nachste woche|la semana que viene|la proxima semana|la semaine prochaine),? (?:on |am |el |le )?(${WEEKDAY})\\b`,
      'g',
    ),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, true),
  },
  // 'Tuesday next week', 'Dienstag nächster Woche'
  {
    pattern: new RegExp(
      `\\b(?:on )?(${WEEKDAY})(?: (?:of|in the))? (?:next week|the following week|(?:in )?(?:der )?(?:nachste[nr]?|kommende[nr]?) woche|(?:de )?la (?:semana que viene|proxima semana)|(?:de )?la semaine prochaine)\\b`,
      'g',
    ),
    write: ([, name = ''], today) => weekdayAfter(today, WEEKDAYS[name] ?? 1, true),
  },
  // 'a week from Friday', 'a fortnight today'
  {
    pattern: new RegExp(
      `\\b(?:in )?(${COUNT}) (weeks?|fortnights?) (?:from |on |after )?(${WEEKDAY}|today|tomorrow|now)\\b`,
      'g',
    ),
    write: ([, count = '', unit = '', from = ''], today) =>
      later(dayNamed(from, today), countOf(count), unit.startsWith('f') ? 'fortnight' : 'week'),
  },
  // 'Ready by 10 tomorrow'
  {
    pattern: new RegExp(
      `((?<=\\b(?:ready|done|finished|here|there|back|in|out|it|them|us|me) )by|\\b(?:before|until|till|at)) (\\d{1,2}|${HOUR_WORDS}) (today|tonight|tomorrow)\\b`,
      'g',
    ),
    write: ([, lead, hour = '', day]) => {
      const isLate = day === 'tonight' && countOf(hour) < 12;
      const time = isLate ? clock(String(countOf(hour) + 12)) : clockOfDay(countOf(hour), '00');
      return time === null ? null : `${lead} ${time} ${day === 'tonight' ? 'today' : day}`;
    },
  },
  // British: 'half seven tonight'
  {
    pattern: new RegExp(`\\b(?:at )?half (${HOUR_WORDS}|\\d{1,2}) (?:tonight|this evening)\\b`, 'g'),
    write: ([, hour = '']) => `today ${clock(String((countOf(hour) % 12) + 12), '30')}`,
  },
  // 'the thirty-first of March'
  {
    pattern: new RegExp(
      `\\b(?:the )?((?:twenty|thirty)[- ])?(${anyOfWords(Object.keys(ORDINAL_DAYS))})(?: day)?(?: of)? (${MONTH})\\b(?:,? (\\d{4}))?`,
      'g',
    ),
    write: (match, today) => {
      const tens = match[1] === undefined ? 0 : match[1].startsWith('tw') ? 20 : 30;
      return dated(
        match,
        String(tens + (ORDINAL_DAYS[match[2] ?? ''] ?? 0)),
        MONTHS[match[3] ?? ''] ?? 0,
        match[4],
        today,
      );
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
  // 'before Saturdays do', 'b4 friday'
  {
    pattern: new RegExp(
      `\\b(?:b4|(?<=\\b(?:before|befor|for|by|until) )(?=(?:${WEEKDAY})s\\b))\\s?(${WEEKDAY})s?\\b`,
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
  // 'Friday the 17th'
  {
    pattern: new RegExp(
      `\\b(?:${WEEKDAY}),? (?:(?:the|den|dem|el|le) |(?=\\d{1,2}(?:st|nd|rd|th)))(\\d{1,2})(?:st|nd|rd|th|\\.)?(?=[\\s,;!?)]|\\.?$)(?! (?:${MONTH})\\b)`,
      'g',
    ),
    write: ([, day], today) => nthOfMonth(Number(day), today),
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
      /(?<=\b(?:before|vor|antes del?|avant) )(?:the |this |dem |el |le )?(?:week-?end|wochenende|fin de semana)\b/g,
    write: (_, today) => endOfWeek(today),
  },
  {
    pattern: /\b(?:ende (?:der )?|end of )?(?:kw|kalenderwoche|calendar week|week no\.?|cw) ?(\d{1,2})\b/g,
    write: ([, week], today) => endOfCalendarWeek(Number(week), today),
  },
  {
    pattern: /\b(?:(?:the )?week after next|ubernachster? woche|ende ubernachster woche|la semaine d'apres)\b/g,
    write: (_, today) => endOfWeek(today.add({ weeks: 2 })),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(week-?end|${WEEKDAY}) after next\\b`, 'g'),
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
  // 'The week of 7 December'
  {
    pattern: /\b(?:in |during )?the week (?:of|from|beginning|starting)(?: on)? (?=(?:the )?\d|[a-z]+ \d)/g,
    write: () => 'on ',
  },
  // '06/27' of a language that puts the day first is a month.
  {
    pattern: /(?<![\d/.])(0?[1-9]|1[0-2])\/(\d{2}|20\d{2})(?![\d/])/g,
    write: (match, today, isDayFirst) => {
      if (NUMBER_BEFORE.test(before(match))) return null;
      const [, month, year = ''] = match;
      const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
      const isMonth = year.length === 4 || (isDayFirst && Number(year) > 12 && fullYear <= today.year + 2);
      const first = isMonth && fullYear >= today.year ? dayOf(fullYear, Number(month), 1) : null;
      return first && endOfMonth(first);
    },
  },
];

/** Days with a name, by year; only where something leads to them, as 'Christmas party' names a party. */
const FEASTS: readonly (readonly [RegExp, (year: number) => Day | null])[] = [
  [/^(?:christmas eve|heiligabend|nochebuena|reveillon)$/, (year) => dayOf(year, 12, 24)],
  [/^(?:christmas|x-?mas|weihnachten|navidad|noel)$/, (year) => dayOf(year, 12, 25)],
  [/^(?:new year'?s eve|silvester|nochevieja|saint-sylvestre)$/, (year) => dayOf(year, 12, 31)],
  [/^(?:new year(?:'?s(?: day)?)?|neujahr|ano nuevo|nouvel an)$/, (year) => dayOf(year, 1, 1)],
  [/^(?:halloween)$/, (year) => dayOf(year, 10, 31)],
  [/^(?:all saints'?(?: day)?|allerheiligen|todos los santos|la toussaint|toussaint)$/, (year) => dayOf(year, 11, 1)],
  [/^(?:easter|ostern|pascua|paques)$/, (year) => easter(year)],
  [/^(?:easter monday|ostermontag|lunes de pascua|lundi de paques)$/, (year) => easter(year).add({ days: 1 })],
  [/^(?:good friday|karfreitag|viernes santo)$/, (year) => easter(year).subtract({ days: 2 })],
  [/^(?:whitsun|pentecost|pfingsten|pentecostes|pentecote)$/, (year) => easter(year).add({ days: 49 })],
];
const FEAST =
  "christmas eve|heiligabend|nochebuena|christmas|x-?mas|weihnachten|navidad|noel|new year'?s eve|silvester|nochevieja|new year(?:'?s(?: day)?)?|neujahr|ano nuevo|nouvel an|halloween|all saints'?(?: day)?|allerheiligen|todos los santos|la toussaint|easter monday|ostermontag|lunes de pascua|lundi de paques|easter|ostern|pascua|paques|good friday|karfreitag|viernes santo|whitsun|pentecost|pfingsten|pentecostes|pentecote";

/** Easter Sunday by the rule of the Gregorian calendar. */
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const offset = full - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Temporal.PlainDate.from({ year, month, day: offset + 28 - 31 * Math.floor(month / 4) });
}

const FEAST_DAYS: Rule = {
  pattern: new RegExp(
    `(?<=\\b(?:by|before|until|till|on|at|over|bis|vor|an|zu|antes del?|para|hasta|avant|pour|d'ici|a) )(${FEAST})(?=\\s*(?:[.,;:!?)]|$)| (?:at|please|if|because|so|and|we|i|wir|bitte|por|s'il|ware|would|is|ist|seria|serait|ideally|pls|latest|preferably)\\b)`,
    'g',
  ),
  write: ([, name = ''], today) => {
    const dayIn = FEASTS.find(([pattern]) => pattern.test(name))?.[1];
    const found = dayIn?.(today.year) ?? null;
    return found !== null && today.until(found).days < 0 ? (dayIn?.(today.year + 1) ?? null) : found;
  },
};

/** 'From 20 to 24 September': the end counts, and nothing of it is a time of day. */
const RANGES: Rule = {
  pattern: new RegExp(
    `(?<![\\d.])\\b(?:(?:from|between|vom|von|zwischen|del?|entre(?: el)?|du) (?:the )?)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s?(?:-|–|to|until|till|and|bis(?: zum)?|und|al?|y(?: el)?|au|et(?: le)?)\\s?(?:the )?(\\d{1,2})(?:(?:(?:st|nd|rd|th|\\.)\\s?|\\s)(?:of |de )?(${MONTH})\\b(?! (?:be|not|have)\\b)|\\.\\s?(\\d{1,2})\\.(?!\\d))`,
    'g',
  ),
  write: (match, today) => dated(match, match[1] ?? '', MONTHS[match[2] ?? ''] ?? Number(match[3]), undefined, today),
};

/** 'Early next week', 'Anfang Oktober' */
const BEGINNINGS: Rule = {
  pattern: new RegExp(
    `\\b(?:early|(?:at )?(?:the )?(?:beginning|start) of|anfang|(?:a )?principios de|(?:au )?debut (?:de )?(?:la )?) ?(?:(?:${THIS_OR_NEXT}) )?(${SPAN})\\b(?: (?:que viene|prochaine?))?`,
    'g',
  ),
  write: ([text, span = ''], today) => {
    const isNext = /\b(?:next|coming|following|nachste|kommende|proxim|prochain|que viene)/.test(text);
    const first = isNext ? nextSpan(span, today) : today;
    if (/^(?:week|woche|semana|semaine)/.test(span)) return first.subtract({ days: first.dayOfWeek - 1 });
    return isNext ? first : null;
  },
};

const ENDS: Rule[] = [
  {
    pattern: /\b(?:the |zum )?(?:end|ende|fin|finales)(?: of| de)? q([1-4])\b/g,
    write: ([, quarter], today) => {
      const end = dayOf(today.year, Number(quarter) * 3, 1);
      return end === null ? null : endOfMonth(today.until(endOfMonth(end)).days < 0 ? end.add({ years: 1 }) : end);
    },
  },
  {
    pattern:
      /\b(?:eod|end of (?:the |this )?(?:day|business(?: day)?)|close of (?:day|play)|feierabend|final del dia|fin de (?:la )?journee|ende des tages)\b/g,
    write: () => `23:59${APART}`,
  },
  { pattern: /\b(?:cob|close of business|geschaftsschluss)\b/g, write: () => `17:00${APART}` },
  { pattern: /\beow\b/g, write: (_, today) => endOfWeek(today) },
  { pattern: /\b(?:eom|monatsende|(?:el )?cierre de(?:l)? mes)\b/g, write: (_, today) => endOfMonth(today) },
  { pattern: /\beoq\b/g, write: (_, today) => endOfQuarter(today) },
  { pattern: /\b(?:eoy|jahresende|year'?s? end)\b/g, write: (_, today) => dayOf(today.year, 12, 31) },
  {
    pattern: new RegExp(
      `\\b(?:the |zum |la )?(?:end|ende|final|fin|finales)(?: (?:of|from|de|du|von))? (?:(?:the|la|der|des) )?(?:${NEXT}) (${SPAN})\\b`,
      'g',
    ),
    write: ([, span = ''], today) => endOfSpan(span, nextSpan(span, today)),
  },
  {
    pattern:
      /\b(?:la )?(?:fin|final) (?:de |du )?(?:la |l')?(semana|semaine|mois|mes) (?:que viene|prochaine?|proxim[oa])\b/g,
    write: ([, span = ''], today) => endOfSpan(span, nextSpan(span, today)),
  },
  {
    pattern: new RegExp(
      `\\b(?:the |zum |la |el )?(?:end|ende|final|finales|fin)(?:(?: of| from| de| du| von| d'| del)? )?(?:(?:${THIS}|l') ?)?(${SPAN})\\b`,
      'g',
    ),
    // 'fin de semana' is the weekend, which comes below.
    write: ([text, span = ''], today) => (/^fin de semana$/.test(text) ? null : endOfSpan(span, today)),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(?:end|ende|finales?|fin)(?: of| de| von)? (${MONTH})\\b(?: (\\d{4}))?`, 'g'),
    write: ([, month = '', year], today) => endOfNamedMonth(MONTHS[month] ?? 0, year, today),
  },
];

function endOfNamedMonth(month: number, year: string | undefined, today: Day): Day | null {
  const first = dayOf(year ? Number(year) : today.year, month, 1);
  if (first === null) return null;
  const end = endOfMonth(first);
  return year === undefined && today.until(end).days < 0 ? endOfMonth(first.add({ years: 1 })) : end;
}

/** What a word or number of COUNT says. */
export function countOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : (COUNTS[text] ?? 0);
}

/** What a word of UNIT means. */
export function unitOf(text: string): Unit {
  return /^(?:business|work|werk|arbeits)|habiles|ouvres/.test(text) ? 'workday' : (UNITS.get(text) ?? 'day');
}

function later(from: Day, count: number, unit: Unit): Day | string | null {
  if (unit === 'minute' || unit === 'hour') return `in ${count} ${unit}s`;
  const day = count > 0 && count < 500 ? daysLater(from, count, unit) : null;
  return day !== null && day.year <= 9999 ? day : null;
}

const RELATIVE: Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:the )?(?:middle|mitte|mediados|milieu) (?:of |de |der )?(?:la |the )?(${NEXT}|this|the|diese[rnms]?) (?:week|woche|semana|semaine)\\b|\\bmid[- ](next )?week\\b|\\bmidweek\\b`,
      'g',
    ),
    write: ([text, which = ''], today) =>
      middleOfWeek(
        /^(?:this|the|diese)/.test(which) || !/next|nachst|kommend|proxim|prochain|coming|following/.test(text)
          ? today
          : today.add({ weeks: 1 }),
      ),
  },
  {
    pattern:
      /\b(?:it gets |it is |it's |es )?(?:dark|dusk|nightfall|sunset|sundown|dunkel(?:heit)?|einbruch der dunkelheit|anochecer|la nuit)\b/g,
    write: (match) => (BEFORE_DARK.test(before(match)) ? 'tonight' : null),
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?(mid|middle|mitte|mediados|mi|beginning|start|early|anfang|principios|debut)(?:[- ]of|[- ]de|-)? ?(${MONTH})\\b`,
      'g',
    ),
    write: ([, part = '', month = ''], today) => {
      const date = dayOf(today.year, MONTHS[month] ?? 0, part.startsWith('m') ? 15 : 1);
      return date && today.until(date).days < 0 ? date.add({ years: 1 }) : date;
    },
  },
  {
    pattern:
      /\b(?:in|within|innerhalb|dans|en) (?:half an hour|(?:der nachsten |einer )?(?:einer )?halben stunde|une demi-heure|media hora|30 min\b)/g,
    write: () => 'in 30 minutes',
  },
  {
    pattern: /\b(?:with)?in the next (half )?hour\b/g,
    write: ([, half]) => (half === undefined ? 'in 1 hour' : 'in 30 minutes'),
  },
  {
    pattern: new RegExp(`\\b(${COUNT}) (weeks?|days?|months?) from (${WEEKDAY}|today|tomorrow|now)\\b`, 'g'),
    write: ([, count = '', unit = '', from = ''], today) => later(dayNamed(from, today), countOf(count), unitOf(unit)),
  },
  {
    pattern: new RegExp(`\\b(${WEEKDAY}|heute|today|morgen|tomorrow) in (${COUNT}) (wochen?|weeks?)\\b`, 'g'),
    write: ([, from = '', count = ''], today) => later(dayNamed(from, today), countOf(count), 'week'),
  },
  {
    pattern: new RegExp(
      `\\b(?:in(?: the| a)?|within(?: the)?|innerhalb(?: von| der)?|binnen|dentro de|en|dans(?: les)?|d'ici|sous)(?: next| nachsten| proximos| prochains?)? (?:a )?(${COUNT})(?: of)? (?:prochains |prochaines )?(${UNIT})(?:' time)?\\b`,
      'g',
    ),
    write: ([, count = '', unit = ''], today) => later(today, countOf(count), unitOf(unit)),
  },
  {
    pattern: new RegExp(`\\bnext (${COUNT}) (days|weeks|months)\\b`, 'g'),
    write: ([, count = '', unit = ''], today) => later(today, countOf(count), unitOf(unit)),
  },
  {
    pattern: /\b(?:the )?day after tomorrow\b|\bubermorgen\b|\bpasado manana\b|\bapres[- ]demain\b/g,
    write: (_, today) => today.add({ days: 2 }),
  },
  { pattern: /\bmanana (?:por|de) la manana\b/g, write: () => 'tomorrow morning' },
  { pattern: /\bb4\b/g, write: () => 'before' },
  { pattern: /\b(?:tonite|2nite)\b/g, write: () => 'tonight' },
  {
    pattern: /\b2day\b/g,
    write: (_, today) => today,
  },
  {
    pattern: /\b(?:to?m+o?r+o?w|tmr|tmw|tomoz|2moro|2morrow|2mrw|morgen|manana|demain)\b(?!s\b)/g,
    write: () => 'tomorrow',
  },
  {
    pattern: /\bthis afternoon\b|\besta tarde\b|\bcett?e? (?:apres-midi|aprem)\b|\bheute nachmittag\b/g,
    write: () => `today 15:00${APART}`,
  },
  { pattern: /\b(?:later today|this evening)\b/g, write: () => 'today' },
  { pattern: /\b(?:by )?(?:tonight|heute abend|ce soir|esta noche)\b/g, write: () => 'tonight' },
  { pattern: /\b(?:heute|hoy|aujourd'hui)\b/g, write: () => 'today' },
  {
    pattern: /\b(?:on |over |at |am |ce |el |this |the |dieses )?(?:week-?end|wochenende|fin de semana)\b/g,
    write: (_, today) => weekdayAfter(today.subtract({ days: 1 }), 6, false),
  },
  {
    pattern: new RegExp(
      `\\b(?:(${NEXT}) (week|woche|semana|semaine|month|monat|mes|mois)|(semana|mes) que viene|(semaine|mois) prochaine?)\\b`,
      'g',
    ),
    write: ([, , one, two, three], today) => {
      const span = one ?? two ?? three ?? '';
      return endOfSpan(span, nextSpan(span, today));
    },
  },
  {
    pattern: /\b(?:this|diese[nr]?|esta|cette|ce) (week|woche|semana|semaine|month|monat|mes|mois)\b/g,
    write: ([, span = ''], today) => endOfSpan(span, today),
  },
];

/** 'before dark', but not 'dark blue'. */
const BEFORE_DARK = /\b(?:before|by|until|till|vor|bis|antes del?|avant)\s$/;

/** Its Wednesday. */
function middleOfWeek(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek }).add({ days: 3 });
}

function dayNamed(name: string, today: Day): Day {
  if (/^(?:today|now|heute)$/.test(name)) return today;
  if (/^(?:tomorrow|morgen)$/.test(name)) return today.add({ days: 1 });
  return weekdayAfter(today, WEEKDAYS[name] ?? 1, false);
}

const WEEK_LATER = '(?: (?:next week|nachster woche|in a week|la semana que viene))';
const NAMED_DAYS: Rule[] = [
  // Mistyped: 'firday', 'mornig'; 'Fridays' are no day.
  {
    pattern: /\b[a-z]{5,10}\b/g,
    write: ([word]) =>
      MISTYPED.includes(word) || RIGHT.has(word) || word.endsWith('s')
        ? null
        : (MISTYPED.find((name) => name[0] === word[0] && isOneMistakeApart(word, name)) ?? null),
  },
];
const MISTYPED =
  'monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow morning afternoon evening'.split(
    ' ',
  );
/** One mistake away from one of these, and right. */
const RIGHT = new Set(['mourning', 'sundae', 'toddy', 'moaning']);

const WEEKDAY_RULES: Rule[] = [
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
  if (DAY_BEFORE.test(before(match)) || TIME_AFTER.test(after)) return true;
  return /^(?:mon|wed)$/.test(match[0]) && /^\s?(?:[.,;!?)]|$)/.test(after);
}
const DAY_BEFORE = /(?:\b(?:by|on|until|till|before|due|for|from|this|next)|[(,:-])\s?$/;
const TIME_AFTER =
  /^ (?:morning|afternoon|evening|night|noon|lunch|am\b|pm\b|(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m|h|uhr)?\b|(?:the )?\d{1,2}(?:st|nd|rd|th))/;

/** The hour of the afternoon, of one that nobody means in the night. */
function clockOfDay(hour: number, minute: string): string | null {
  return clock(String(hour < 7 ? hour + 12 : hour), minute);
}

const TIMES: Rule[] = [
  // 'Before the evening handover at 19:00'
  hidden(/\b(?:morning|afternoon|evening|night)(?=(?: (?!at\b|by\b|before\b)\p{L}+){1,2},? (?:at )?\d{1,2}:\d{2}\b)/gu),
  // 'Between 1 and 2pm' begins at one.
  {
    pattern:
      /\b(?:between|zwischen|entre(?: las)?) (\d{1,2})(?:[:.h](\d{2}))?(?: ?h| uhr)? ?(?:and|und|y(?: las)?|et) \d{1,2}(?:[:.h]\d{2})? ?([ap]m\b|o'clock|uhr|h\b)/g,
    write: (match) => {
      const [text, hour = '', minute, half = ''] = match;
      const end = Number(/(\d{1,2})(?:[:.h]\d{2})? ?[a-z']+$/.exec(text)?.[1]);
      const isAfternoon = half === 'pm' && Number(hour) < 12 && (Number(hour) < end || end === 12);
      return clock(String(Number(hour) + (isAfternoon ? 12 : 0)), minute);
    },
  },
  // 'Sensors 2 and 5 until Wed 2 Dec': chrono takes '5 until 2026' for hours.
  hidden(/\b\d{1,2}(?= (?:until|till|to|bis|by) $)/g),
  // Behind a day that has been written anew; chrono takes '02 in the morning' of it for a time.
  { pattern: /^ in the (morning|afternoon|evening)\b/g, write: ([, part]) => ` ${part}` },
  // 'Morgen um 9'
  {
    pattern: /(?<=\bum )(\d{1,2})(?=\s*(?:[.,;!?)]|$)| (?:bei|beim|im|in|am|mit|zum|zur|an|vor)\b)(?!\.\d)/g,
    write: ([, hour = '']) => clock(hour),
  },
  // 'Today before 5', 'tomorrow by ten'
  {
    pattern: new RegExp(
      `\\b(today|tonight|tomorrow),? (before|by|until|till) (\\d{1,2}|${HOUR_WORDS})(?=[\\s,;.!?)]|$)(?!\\.\\d| ?(?:[ap]\\.?m|h|uhr|%|of|people|days?|weeks?|hours?|minutes?|percent)\\b)`,
      'g',
    ),
    write: ([, day, lead, hour = '']) => {
      const time = clockOfDay(countOf(hour), '00');
      return time === null ? null : `${day} ${lead} ${time}`;
    },
  },
  {
    pattern: new RegExp(`\\b(half|quarter) (past|to) (\\d{1,2}|${HOUR_WORDS})\\b`, 'g'),
    write: ([, part, side, hour = '']) =>
      clockOfDay(countOf(hour) - (side === 'to' ? 1 : 0), part === 'half' ? '30' : side === 'to' ? '45' : '15'),
  },
  {
    pattern: new RegExp(`\\bhalf (${HOUR_WORDS}|\\d{1,2})\\b(?! (?:an? |hour|day|price|dozen|of))`, 'g'),
    write: ([, hour = '']) => clockOfDay(countOf(hour), '30'),
  },
  {
    pattern: new RegExp(`\\b(halb|viertel nach|viertel vor) (\\d{1,2}|${HOUR_WORDS})\\b`, 'g'),
    write: ([, part, hour = '']) =>
      part === 'viertel nach'
        ? clockOfDay(countOf(hour), '15')
        : clockOfDay(countOf(hour) - 1, part === 'halb' ? '30' : '45'),
  },
  {
    pattern: /\b((?:um|gegen) )?(\d{1,2})(?:[:.](\d{2}))? ?uhr(?: (\d{2})\b)?/g,
    write: ([, at, hour, minute, behind]) => clockAt(at, hour, minute ?? behind),
  },
  {
    pattern: /\b((?:a|vers) )?(\d{1,2}) ?h(?: ?(\d{2}))?\b(?! x)/g,
    // 'Hedge trimming, 6 h' says how long.
    write: (match) =>
      /\d h$/.test(match[0]) &&
      match[1] === undefined &&
      !/\b(?:at|um|bis|by|until|before|vor|de|y|et|avant|des|jusqu'a|-)\s?$|^ $/.test(before(match))
        ? HIDDEN.repeat(match[0].length)
        : clockAt(match[1], match[2], match[3]),
  },
  {
    pattern:
      /\b(?:a|antes de|hasta|sobre|para) las? (\d{1,2})(?:[:.](\d{2}))?(?: (?:de|por) la (manana|tarde|noche))?\b/g,
    write: ([, hour = '', minute, part]) =>
      clock(part !== undefined && part !== 'manana' && Number(hour) < 12 ? String(Number(hour) + 12) : hour, minute),
  },
  {
    pattern: /(?<=\b(?:at|um|by|gegen|until|till|bis|before|vor) )(\d{1,2})\.(\d{2})\b(?!\.| ?[ap]\.?m\b)/g,
    // 'Bis 3.12' is a day, and 'version before 4.30' neither.
    write: (match, today) => {
      const [, hour = '', minute = ''] = match;
      if (/\b(?:version|release|chapter|kapitel|rev) (?:before|by|until|till|at) $/.test(before(match))) return null;
      return /\b(?:bis|vor) $/.test(before(match)) && Number(minute) <= 12
        ? dated(match, hour, Number(minute), undefined, today)
        : clockOfDay(Number(hour), minute);
    },
  },
  {
    pattern: /\b(\d{1,2}) ?(?:o'clock|oclock)\b(?: in the (morning|afternoon|evening))?/g,
    write: ([, hour, part]) => `at ${hour}${part ? ` in the ${part}` : ''}`,
  },
  // '3ish', 'around 7-ish': of the afternoon, or the evening
  {
    pattern: /\b(?:at |around |about )?(\d{1,2})(?::(\d{2}))?[ -]?ish\b/g,
    write: ([, hour = '', minute]) => clock(String(Number(hour) < 8 ? Number(hour) + 12 : Number(hour)), minute),
  },
  // Nobody is asked for something at three in the night.
  {
    pattern: /(?<!\bmorning )\bat ([1-6])\b(?![:.]?\d| ?[ap]\.?m| in the)/g,
    write: ([, hour]) => `at ${hour} pm${APART}`,
  },
  {
    pattern:
      /(?<=\b(?:before|befor|bis|vor|until|till|antes de|avant) )(?:lunch(?:time)?|(?:dem )?mittagessen|la comida|le dejeuner)\b/g,
    write: () => 'noon',
  },
  { pattern: /\blunchtime\b|(?<=\b(?:by|till) )lunch\b/g, write: () => 'noon' },
  { pattern: /\b(?:mittags?|mediodia|(?<!apres-)midi|12 noon)\b/g, write: () => 'noon' },
  { pattern: /\b(?:mitternacht|medianoche|minuit)\b/g, write: () => 'midnight' },
  { pattern: /\b(?:fruh|vormittags?|matin)\b/g, write: () => 'morning' },
  { pattern: /\b(?:nachmittags?|apres-midi|por la tarde)\b/g, write: () => 'afternoon' },
  { pattern: /\b(?:abends?|soir|por la noche)\b/g, write: () => 'evening' },
  { pattern: /\b\d{1,2}(?::\d{2})? ?(?:am\b|pm\b|[ap]\.m\.)|\b\d{1,2}:\d{2}\b/g, write: ([time]) => `${time}${APART}` },
  // chrono takes these for weekdays and months.
  hidden(/\b(?:second|now|may|march|mar|sat|sun|mon|wed)\b/g),
];

/** With 'at', so that the hour says more than the part of the day before it: 'morgen früh um 9 Uhr'. */
function clockAt(at: string | undefined, hour: string | undefined, minute: string | undefined): string | null {
  const time = clock(hour, minute);
  return time === null || at === undefined ? time : `at ${time}`;
}

function clock(hour = '', minute = '00'): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}${APART}` : null;
}

const RULES: Rule[] = [
  ...CALENDAR_DAYS.slice(0, 4),
  WEEKDAY_OF_MONTH,
  ...WEEKS,
  RANGES,
  ...NO_DATES,
  ...CALENDAR_DAYS.slice(4),
  FEAST_DAYS,
  BEGINNINGS,
  ...ENDS,
  ...RELATIVE,
  ...WEEKDAY_RULES,
  ...NAMED_DAYS,
  ...TIMES,
];
