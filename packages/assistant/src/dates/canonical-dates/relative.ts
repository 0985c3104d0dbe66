import { beginsWithAction } from '../../words/verbs.ts';
import { type Day, dayOf, daysLater, weekdayAfter } from '../calendar.ts';
import { MONTHS, type Unit, WEEKDAYS } from '../date-words.ts';
import { APART, before, type Rule } from './rule.ts';
import { endOfSpan, NEXT, nextSpan } from './spans-and-ends.ts';
import { COUNT, countOf, MONTH, UNIT, unitOf, WEEKDAY } from './vocabulary.ts';

/** Days counted from the one on which the text is read. */
export const RELATIVE: Rule[] = [
  // 'Call the technician now', but not 'it works now'
  {
    pattern: /(?<= )(?:right )?now(?=[.!]*$)/g,
    write: ({ input = '', index = 0 }, today) =>
      beginsWithAction(/(?:please |pls |plz )?([^.!?;:,]*)$/.exec(input.slice(0, index))?.[1]?.trim() ?? '')
        ? today
        : null,
  },
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
  // Irish and British: 'this day week', 'today week'
  { pattern: /\b(?:this day|today) week\b/g, write: (_, today) => today.add({ weeks: 1 }) },
  { pattern: /\bmanana (?:por|de) la manana\b/g, write: () => 'tomorrow morning' },
  { pattern: /\bb4( lunch(?:time)?)?\b/g, write: ([, lunch]) => (lunch === undefined ? 'before' : 'before noon') },
  { pattern: /\b(?:tonite|2nite)\b/g, write: () => 'tonight' },
  {
    pattern: /\b2day\b/g,
    write: (_, today) => today,
  },
  {
    pattern: /\b(?:to?m+o?r+o?w|tom+or+o|tmr|tmw|tomoz|2moro|2morrow|2mrw|morgen|manana|demain)\b(?!s\b)/g,
    write: () => 'tomorrow',
  },
  {
    pattern: /\bthis afternoon\b|\besta tarde\b|\bcett?e? (?:apres-midi|aprem)\b|\bheute nachmittag\b/g,
    write: () => `today 15:00${APART}`,
  },
  // 'Please call this morning', but not 'he called this morning'
  {
    pattern:
      /(?<=\b(?:please|pls|can you|could you|would you|need|needs|must|has to|have to|should|do it|get it|by|later|still)\b[^.!?;]{0,60} )this morning\b|\bthis morning(?= (?:please|pls|plz|if (?:you can|possible))\b)/g,
    write: () => `today 12:00${APART}`,
  },
  // 'Tomorrow at 24:00'
  { pattern: /\b24[:.h]00\b(?: ?(?:uhr|h)\b)?|\b24 uhr\b/g, write: () => '23:59' },
  { pattern: /\b(?:later today|this evening)\b/g, write: () => 'today' },
  { pattern: /\b(?:by )?(?:tonight|heute abend|ce soir|esta noche)\b/g, write: () => 'tonight' },
  // 'Still this day', as those write who think in another language
  { pattern: /\bstill this day\b(?! week)/g, write: () => 'today' },
  { pattern: /\b(?:heute|hoy|aujourd'hui)\b/g, write: () => 'today' },
  // 'Next weekend', which on a Friday is not the one that begins
  {
    pattern: new RegExp(
      `\\b(?:on |over |at |am |el )?(?:the )?(?:${NEXT}) (?:week-?end|wochenende|fin de semana)\\b|\\b(?:el )?fin de semana que viene\\b|\\b(?:le )?week-?end prochain\\b`,
      'g',
    ),
    write: (_, today) => weekdayAfter(today.dayOfWeek >= FRIDAY ? today.add({ days: 3 }) : today, 6, false),
  },
  {
    pattern: /\b(?:on |over |at |am |ce |el |this |the |dieses )?(?:week-?end|w\/e|wochenende|fin de semana)\b/g,
    write: (_, today) => weekdayAfter(today.subtract({ days: 1 }), 6, false),
  },
  {
    pattern: new RegExp(
      `\\b(?:(${NEXT}) (w(?:ee)?k|woche|semana|semaine|month|monat|mes|mois)|(semana|mes) que viene|(semaine|mois) prochaine?)\\b`,
      'g',
    ),
    write: ([, , one, two, three], today) => {
      const span = one ?? two ?? three ?? '';
      return endOfSpan(span, nextSpan(span, today));
    },
  },
  {
    pattern: /\b(?:this|diese[nr]?|esta|cette|ce) (w(?:ee)?k|woche|semana|semaine|month|monat|mes|mois)\b/g,
    write: ([, span = ''], today) => endOfSpan(span, today),
  },
];

const FRIDAY = 5;

/** 'before dark', but not 'dark blue'. */
const BEFORE_DARK = /\b(?:before|by|until|till|vor|bis|antes del?|avant)\s$/;

/** Its Wednesday. */
function middleOfWeek(day: Day): Day {
  return day.subtract({ days: day.dayOfWeek }).add({ days: 3 });
}

export function later(from: Day, count: number, unit: Unit): Day | string | null {
  if (unit === 'minute' || unit === 'hour') return `in ${count} ${unit}s`;
  const day = count > 0 && count < 500 ? daysLater(from, count, unit) : null;
  return day !== null && day.year <= 9999 ? day : null;
}

export function dayNamed(name: string, today: Day): Day {
  if (/^(?:today|now|heute)$/.test(name)) return today;
  if (/^(?:tomorrow|morgen)$/.test(name)) return today.add({ days: 1 });
  return weekdayAfter(today, WEEKDAYS[name] ?? 1, false);
}
