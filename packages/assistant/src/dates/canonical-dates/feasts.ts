import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf } from '../calendar.ts';
import type { Rule } from './rule.ts';

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

export const FEAST_DAYS: Rule = {
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
