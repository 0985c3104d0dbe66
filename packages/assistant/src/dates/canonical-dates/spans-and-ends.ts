import { type Day, dayOf, endOfMonth, endOfQuarter, endOfWeek, weekdayAfter } from '../calendar.ts';
import { MONTHS } from '../date-words.ts';
import { dated, endOfNamedMonth } from './day-of-month.ts';
import { APART, type Rule } from './rule.ts';
import { MONTH } from './vocabulary.ts';

const SPAN =
  'weeks?|woche|semana|semaine|months?|monate?s?|mes|mois|quarter|quartals?|trimestre|years?|jahre?s?|ano|annee';
export const NEXT = 'next|coming|following|nachste[mnrs]?|kommende[mnrs]?|proxim[oa]|prochaine?';
const THIS = 'this|the|diese[mnrs]?|de[rs]|est[ea]|la|le|cette|ce|del?';
const THIS_OR_NEXT =
  'this|next|the|coming|following|diese[rnms]?|der|nachste[mnrs]?|kommende[mnrs]?|la|esta|proxima|proximo|cette|semaine';

/** 'From 20 to 24 September': the end counts, and nothing of it is a time of day. */
export const RANGES: Rule = {
  pattern: new RegExp(
    `(?<![\\d.])\\b(?:(?:from|between|vom|von|zwischen|del?|entre(?: el)?|du) (?:the )?)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s?(?:-|–|to|until|till|and|bis(?: zum)?|und|al?|y(?: el)?|au|et(?: le)?)\\s?(?:the )?(\\d{1,2})(?:(?:(?:st|nd|rd|th|\\.)\\s?|\\s)(?:of |de )?(${MONTH})\\b(?! (?:be|not|have)\\b)|\\.\\s?(\\d{1,2})\\.(?!\\d))`,
    'g',
  ),
  write: (match, today) => dated(match, match[1] ?? '', MONTHS[match[2] ?? ''] ?? Number(match[3]), undefined, today),
};

/** The same as Americans write it: 'Sept 20-24', 'October 4 to 6' */
export const RANGES_AFTER_MONTH: Rule = {
  pattern: new RegExp(
    `\\b(?:(?:from|between) )?(${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|until|till|through|and) ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:./]\\d| ?(?:[ap]\\.?m\\b|uhr\\b|h\\b|%|people|pm\\b))(?:,? (\\d{4})\\b)?`,
    'g',
  ),
  write: (match, today) => dated(match, match[2] ?? '', MONTHS[match[1] ?? ''] ?? 0, match[3], today),
};

/** 'Early next week', 'Anfang Oktober' */
export const BEGINNINGS: Rule = {
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

/** 'Postponed until January', 'can wait until January', 'bis März verschoben': its first day. A shop that is closed until January asks for nothing. */
export const UNTIL_MONTHS: Rule = {
  pattern: new RegExp(
    `(?<=\\b(?:until|till|til|to|bis|auf|hasta|jusqu'en|jusqu'a) )(${MONTH})\\b(?! \\d{1,2}\\b)(?:,? (\\d{4})\\b)?`,
    'g',
  ),
  write: ({ 1: name = '', 2: year, index = 0, input = '' }, today) => {
    const month = MONTHS[name] ?? 0;
    if (!MOVES.test(input.slice(Math.max(0, index - 50), index + 50))) return null;
    const nearest = month > today.month ? today.year : today.year + 1;
    return year === undefined && month === today.month ? null : dayOf(year ? Number(year) : nearest, month, 1);
  },
};

/** What is to be done 'before October' is done in September. */
export const BEFORE_MONTHS: Rule = {
  pattern: new RegExp(
    `(?<=\\b(?:before|vor|antes de|avant) )(${MONTH})\\b(?! \\d{1,2}\\b|'s| \\p{L}+ing\\b)(?:,? (\\d{4})\\b)?`,
    'gu',
  ),
  write: ([, name = '', year], today) => {
    const month = MONTHS[name] ?? 0;
    if (year === undefined && month === today.month) return null;
    const nearest = month > today.month ? today.year : today.year + 1;
    return dayOf(year === undefined ? nearest : Number(year), month, 1)?.subtract({ days: 1 }) ?? null;
  },
};

const MOVES =
  /\b(?:postpon|mov(?:e|ed|ing)\b|push|delay|defer|put (?:it |this |that )?(?:off|on hold)|verschob|verschieb|vertag|aplaz|pospon|report(?:e|ee|er)\b|repouss|can wait\b|\bwarten\b|puede(?:n)? esperar|peu(?:t|vent) attendre)/;

export const ENDS: Rule[] = [
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
  {
    pattern: /\b(?:eom|(?:the )?month'?s?[- ]end|monatsende|(?:el )?cierre de(?:l)? mes)\b/g,
    write: (_, today) => endOfMonth(today),
  },
  {
    pattern: /\b(?:eoq|(?:the )?quarter'?s?[- ]end|quartalsende|(?:el )?cierre del trimestre)\b/g,
    write: (_, today) => endOfQuarter(today),
  },
  { pattern: /\b(?:eoy|jahresende|year'?s?[- ]end)\b/g, write: (_, today) => dayOf(today.year, 12, 31) },
  {
    pattern: new RegExp(
      `\\b(?:the |zum |la )?(?:end|ende|final|fin|finales)(?: (?:of|from|de|du|von))? (?:(?:the|la|der|des) )?(?:${NEXT}) (${SPAN})\\b`,
      'g',
    ),
    write: ([, span = ''], today) => endOfSpan(span, nextSpan(span, today)),
  },
  {
    pattern:
      /\b(?:la |a )?(?:fin|final|finales) (?:de |du |del )?(?:la |l')?(semana|semaine|mois|mes) (?:que viene|prochaine?|proxim[oa])\b/g,
    write: ([, span = ''], today) => endOfSpan(span, nextSpan(span, today)),
  },
  {
    pattern: new RegExp(
      `\\b(?:the |zum |la |el )?(?:end|ende|final|finales|fin)(?:(?: of| from| de| du| von| d'| del)? )?(?:(?:${THIS}|l') ?)?(${SPAN})\\b`,
      'g',
    ),
    // 'fin de semana' is the weekend, which RELATIVE reads.
    write: ([text, span = ''], today) => (/^fin de semana$/.test(text) ? null : endOfSpan(span, today)),
  },
  // 'Before the month is over'
  {
    pattern:
      /(?<=\bbefore )(?:the|this) (week|month|quarter|year) (?:is (?:out|over|up|done)|runs out|ends|finishes)\b/g,
    write: ([, span = ''], today) => endOfSpan(span, today),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(?:end|ende|finales?|fin)(?: of| de| von)? (${MONTH})\\b(?: (\\d{4}))?`, 'g'),
    write: ([, month = '', year], today) => endOfNamedMonth(MONTHS[month] ?? 0, year, today),
  },
];

export function endOfSpan(span: string, from: Day): Day | null {
  if (/^(?:w(?:ee)?k|woche|semana|semaine)/.test(span)) return endOfWeek(from);
  if (/^(?:month|monat|mes|mois)/.test(span)) return endOfMonth(from);
  if (/^(?:quarter|quartal|trimestre)/.test(span)) return endOfQuarter(from);
  if (/^(?:year|jahr|ano|annee)/.test(span)) return dayOf(from.year, 12, 31);
  return null;
}

export function nextSpan(span: string, from: Day): Day {
  if (/^(?:w(?:ee)?k|woche|semana|semaine)/.test(span)) return weekdayAfter(from, 1, true);
  if (/^(?:month|monat|mes|mois)/.test(span)) return from.with({ day: 1 }).add({ months: 1 });
  if (/^(?:quarter|quartal|trimestre)/.test(span)) return from.with({ day: 1 }).add({ months: 3 });
  return from.with({ day: 1, month: 1 }).add({ years: 1 });
}
