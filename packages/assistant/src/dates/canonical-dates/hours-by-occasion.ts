import { clock, HOUR_IN_WORDS, HOUR_WORDS } from './clock.ts';
import type { Rule } from './rule.ts';
import { countOf } from './vocabulary.ts';

/** What people do in the evening: 'dinner at 7' is no breakfast. */
export const EVENING =
  /\b(?:dinner|supper|evening|tonight|party|drinks|concert|abendessen|abends?|cena|diner|soiree)\b/;
export const EVENING_HOURS: Rule[] = [
  {
    pattern:
      /(?<=\b(?:at|um|a las?) )([5-9]|1[01])(?:[:.](\d{2}))?\b(?![:.]?\d| ?[ap]\.?m|[./]\d| uhr| h\b| in the (?:morning|afternoon|evening)\b| (?!on\b|for\b|tomorrow|today|tonight|with\b|sharp)[a-z]{3})/g,
    write: ([, hour, minute]) => clock(String(Number(hour) + 12), minute),
  },
  {
    pattern: HOUR_IN_WORDS,
    write: ([, hour = '']) => {
      const count = countOf(hour);
      return count < 5 || count > 11 ? null : `at ${clock(String(count + 12))}`;
    },
  },
];

/** What people do before the day begins: 'open up at 5:30', 'the train leaves at 5:12', 'um halb sieben aufschließen'. */
export const EARLY =
  /\b(?:(?:open|unlock)(?:s|ing)?(?: up)?(?: the)?(?: (?:shop|store|bakery|cafe|kitchen|gates?|doors?|hall|office))?(?= at| by|,| tomorrow| on|$)|early (?:shift|start|bird|train|flight|bus|delivery)|early in the morning|let the bakers? in|wake|alarm clock|sunrise|dawn|(?:train|flight|plane|bus|ferry|coach) (?:leaves|departs|goes)|checks? in (?:for|at) (?:the |my |our )?(?:flight|gate)|mucking out|milking|aufschlie[a-zß]*|aufsperren|aufstehen|wecker|fruhschicht|abflug|(?:zug|bus|flug|flieger) (?:geht|fahrt))\b/;
export const EARLY_HOURS: Rule[] = [
  {
    pattern: /(?<![\d.:-])([3-6]):([0-5]\d)\b(?!:?\d| ?[ap]\.?m\b)/g,
    write: ([, hour, minute]) => clock(hour, minute),
  },
  { pattern: /(?<=\bat )([4-6])\b(?![:.]?\d| ?[ap]\.?m\b| in the )/g, write: ([, hour]) => clock(hour) },
  {
    pattern: /(?<=\bopens? (?:up )?at )([7-9]|1[01])\b(?![:.]?\d| ?[ap]\.?m\b| in the )/g,
    write: ([, hour]) => clock(hour),
  },
  {
    pattern: new RegExp(`\\bhalb (${HOUR_WORDS}|\\d{1,2})\\b`, 'g'),
    write: ([, hour = '']) => clock(String(countOf(hour) - 1), '30'),
  },
];
