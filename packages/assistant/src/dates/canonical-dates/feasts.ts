import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf, endOfWeek, weekdayAfter, weekdayBefore } from '../calendar.ts';
import { WEEKDAYS } from '../date-words.ts';
import type { Rule } from './rule.ts';
import { WEEKDAY } from './vocabulary.ts';

/** Days with a name, by year; only where something leads to them, as 'Christmas party' names a party. */
const FEASTS: readonly (readonly [names: string, (year: number) => Day | null])[] = [
  ['burns night', (year) => dayOf(year, 1, 25)],
  ['australia day', (year) => dayOf(year, 1, 26)],
  ['waitangi day', (year) => dayOf(year, 2, 6)],
  ["presidents'? day", (year) => weekdayIn(year, 2, 1, 3)],
  ['anzac day', (year) => dayOf(year, 4, 25)],
  ["king'?s day|koningsdag", (year) => dayOf(year, 4, 27)],
  ['may day', (year) => dayOf(year, 5, 1)],
  ['canada day', (year) => dayOf(year, 7, 1)],
  ['bastille day', (year) => dayOf(year, 7, 14)],
  ['guy fawkes(?: night| day)?|bonfire night', (year) => dayOf(year, 11, 5)],
  ['epiphany|dreikonig(?:stag)?|(?:los )?reyes', (year) => dayOf(year, 1, 6)],
  [
    "(?:st\\.?|saint) valentine'?s(?: day)?|valentine'?s(?: day)?|valentinstag|san valentin",
    (year) => dayOf(year, 2, 14),
  ],
  ["(?:st\\.?|saint) patrick'?s(?: day)?|paddy'?s day", (year) => dayOf(year, 3, 17)],
  [
    'ash wednesday|aschermittwoch|miercoles de ceniza|mercredi des cendres',
    (year) => easter(year).subtract({ days: 46 }),
  ],
  ['maundy thursday|grundonnerstag|jueves santo|jeudi saint', (year) => easter(year).subtract({ days: 3 })],
  [
    'easter saturday|holy saturday|karsamstag|ostersamstag|sabado santo|samedi saint',
    (year) => easter(year).subtract({ days: 1 }),
  ],
  ['good friday|karfreitag|viernes santo|vendredi saint', (year) => easter(year).subtract({ days: 2 })],
  ['easter(?: sunday)?|ostern|pascua|paques', (year) => easter(year)],
  ['easter monday|ostermontag|lunes de pascua|lundi de paques', (year) => easter(year).add({ days: 1 })],
  ['ascension(?: day)?|(?:christi )?himmelfahrt', (year) => easter(year).add({ days: 39 })],
  ['whitsun|pentecost|pfingsten|pentecostes|pentecote', (year) => easter(year).add({ days: 49 })],
  ['whit monday|pfingstmontag|lundi de pentecote', (year) => easter(year).add({ days: 50 })],
  ['memorial day', (year) => weekdayIn(year, 5, 1, 'last')],
  ['juneteenth', (year) => dayOf(year, 6, 19)],
  ['independence day|(?:the )?fourth of july', (year) => dayOf(year, 7, 4)],
  ['labor day', (year) => weekdayIn(year, 9, 1, 1)],
  ['columbus day', (year) => weekdayIn(year, 10, 1, 2)],
  ['halloween', (year) => dayOf(year, 10, 31)],
  ["all saints'?(?: day)?|allerheiligen|todos los santos|la toussaint|toussaint", (year) => dayOf(year, 11, 1)],
  ['veterans day', (year) => dayOf(year, 11, 11)],
  ['thanksgiving(?: day)?', (year) => weekdayIn(year, 11, 4, 4)],
  ['black friday', (year) => weekdayIn(year, 11, 4, 4)?.add({ days: 1 }) ?? null],
  ['christmas eve|heiligabend|nochebuena|reveillon', (year) => dayOf(year, 12, 24)],
  ['christmas(?: day)?|x-?mas|weihnachten|navidad|noel', (year) => dayOf(year, 12, 25)],
  ["boxing day|st\\.? stephen'?s day", (year) => dayOf(year, 12, 26)],
  ["new year'?s eve|silvester|nochevieja|saint-sylvestre", (year) => dayOf(year, 12, 31)],
  ["new year(?:'?s(?: day)?)?|neujahr|ano nuevo|nouvel an", (year) => dayOf(year, 1, 1)],
];

const NAMES_OF_FEASTS = FEASTS.map(([names]) => names).join('|');

/** 'Before Christmas', but not 'before Christmas dinner'; 'vor Weihnachten Stollen backen', where no such noun is two words. */
export const FEAST_DAYS: Rule = {
  pattern: new RegExp(
    `(?<=\\b(?:bis|vor|antes del?|hasta|avant|d'ici) )(${NAMES_OF_FEASTS})\\b(?: (20\\d\\d))?|(?<=\\b(?:by|before|until|till|on|at|over|to|an|auf|zu|para|pour|a) )(${NAMES_OF_FEASTS})(?: (20\\d\\d))?(?=\\s*(?:[.,;:!?)]|$)| (?:the|our|at|please|if|because|so|and|we|i|wir|bitte|por|s'il|ware|would|is|ist|seria|serait|ideally|pls|latest|preferably)\\b)`,
    'g',
  ),
  write: ([, abroad, ofAbroad, name = abroad ?? '', year = ofAbroad], today) => feastNamed(name, year, today),
};

/** 'The week after Christmas', 'the Monday after Easter', 'the day before Thanksgiving' */
export const BESIDE_FEASTS: Rule = {
  pattern: new RegExp(
    `\\b(?:in |on )?(?:the )?(week|day|${WEEKDAY}) (after|following|before) (${NAMES_OF_FEASTS})\\b(?: (20\\d\\d))?`,
    'g',
  ),
  write: ([, what = '', side, name = '', year], today) => {
    const feast = feastNamed(name, year, today);
    if (feast === null) return null;
    const count = side === 'before' ? -1 : 1;
    if (what === 'day') return feast.add({ days: count });
    if (what === 'week') return endOfWeek(feast.subtract({ days: feast.dayOfWeek - 1 }).add({ weeks: count }));
    const weekday = WEEKDAYS[what] ?? 1;
    return side === 'before' ? weekdayBefore(feast, weekday) : weekdayAfter(feast, weekday, false);
  },
};

/** The next one, or that of the year. */
function feastNamed(name: string, year: string | undefined, today: Day): Day | null {
  const dayIn = FEASTS.find(([names]) => new RegExp(`^(?:${names})$`).test(name))?.[1];
  if (year !== undefined) return dayIn?.(Number(year)) ?? null;
  const found = dayIn?.(today.year) ?? null;
  return found !== null && today.until(found).days < 0 ? (dayIn?.(today.year + 1) ?? null) : found;
}

/**
 * Such as the fourth Thursday of November.
 *
 * @param weekday 1 for Monday to 7
 */
function weekdayIn(year: number, month: number, weekday: number, which: number | 'last'): Day | null {
  const first = dayOf(year, month, 1);
  if (first === null) return null;
  const days = Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }));
  return days.filter((day) => day.dayOfWeek === weekday).at(which === 'last' ? -1 : which - 1) ?? null;
}

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
