import { clock, clockAt, clockOfDay, clockOfPart, HOUR_WORDS, minutesOf } from './clock.ts';
import { dated } from './day-of-month.ts';
import { APART, before, HIDDEN, hidden, type Rule } from './rule.ts';
import { countOf } from './vocabulary.ts';

/** Hours and parts of the day. */
export const TIMES: Rule[] = [
  // 'At six p m', as it is dictated
  {
    pattern: new RegExp(`\\b(?:(${HOUR_WORDS}) ?|(\\d{1,2})(?:[:.](\\d{2}))? (?=[ap] ))([ap])\\.? ?m\\b\\.?`, 'g'),
    write: ([, word = '', digits, minute, half]) =>
      clock(String((Number(digits ?? countOf(word)) % 12) + (half === 'p' ? 12 : 0)), minute),
  },
  // 'By tomorrow lunchtime - say 1 pm'
  hidden(/\b(?:lunch(?:time)?|noon|midday|morning|afternoon|evening)(?=(?:,| [-–—]|) \(?say (?:at )?\d)/g),
  // 'Before the evening handover at 19:00', 'the author evening on Friday at 19:30'
  hidden(
    /\b(?:morning|afternoon|evening|night)(?=(?: (?!at\b|by\b|before\b)(?:\p{L}+|\d{4}-\d\d-\d\d)){1,2},? (?:at )?\d{1,2}:\d{2}\b)/gu,
  ),
  // 'Parents' evening on 20 March'
  hidden(
    /(?<=\p{L}s['’] |\b(?:author|quiz|open|games?|film|movie|info(?:rmation)?|social|charity|training|club) )(?:morning|afternoon|evening|night)\b/gu,
  ),
  // 'On 3 October from 9 to 5'
  {
    pattern:
      /\bfrom ([89]|1[01])(?:[:.]00)? (?:to|until|till) ([1-7])(?:[:.]00)?\b(?![:.]?\d| ?(?:[ap]\.?m|%|of|days?|weeks?|people|euros?|pounds?)\b)/g,
    write: ([, hour]) => `at ${clock(hour)}`,
  },
  // '… on 5 October, 9 to 4', behind a day that has been written anew
  {
    pattern:
      /^,? (?:from )?([89]|1[01])(?:[:.]00)? ?(?:-|–|—|to|until|till) ?([1-7])(?:[:.]00)?\b(?![:.]?\d| ?(?:[ap]\.?m|%|of|days?|weeks?|people|euros?|pounds?)\b)/g,
    write: ([, hour]) => ` at ${clock(hour)}`,
  },
  // 'Any time after 2 pm'
  { pattern: /,? any ?time (?=(?:after|from|before|between) )/g, write: () => ' ' },
  // 'Between 8 and 12 on the 4th': chrono takes '12 on the 4th' for a date.
  hidden(/\bbetween \d{1,2} and \d{1,2}(?= on (?:the )?(?:\d|[a-z]+ \d))/g),
  // 'Between 1 and 2pm' begins at one.
  {
    pattern:
      /\b(?:between|zwischen|entre(?: las)?) (\d{1,2})(?:[:.h](\d{2}))?(?: ?h| uhr)? ?(?:and|und|y(?: las)?|et) (\d{1,2})(?:[:.h]\d{2})? ?([ap]m\b|o'clock|uhr|h\b)/g,
    write: ([, hour = '', minute, end, half]) => {
      const isAfternoon = half === 'pm' && Number(hour) < 12 && (Number(hour) < Number(end) || Number(end) === 12);
      return clock(String(Number(hour) + (isAfternoon ? 12 : 0)), minute);
    },
  },
  // 'Sensors 2 and 5 until Wed 2 Dec': chrono takes '5 until 2026' for hours.
  hidden(/\b\d{1,2}(?= (?:until|till|to|bis|by) $)/g),
  // 'Dentist 7 March 2:30', behind a day that has been written anew
  {
    pattern: /^,? (?:at )?([1-4]):([0-5]\d)\b(?![:.]?\d| ?[ap]\.?m\b| ?uhr| ?h\b| in the )/g,
    write: ([, hour, minute]) => ` ${clock(String(Number(hour) + 12), minute)}`,
  },
  // Behind a day that has been written anew; chrono takes '02 in the morning' of it for a time.
  { pattern: /^ in the (morning|afternoon|evening)\b/g, write: ([, part]) => ` ${part}` },
  // 'Morgen um 9'
  {
    pattern: /(?<=\bum )(\d{1,2})(?=\s*(?:[.,;!?)]|$)| (?:bei|beim|im|in|am|mit|zum|zur|an|vor)\b)(?!\.\d)/g,
    write: ([, hour = '']) => clock(hour),
  },
  // 'Morgen früh um 8 Dachdecker anrufen'
  {
    pattern:
      /(?<=\b(?:fruh|vormittag|nachmittag|morgen|heute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) )um (\d{1,2})(?= (?!(?:euro?|prozent|tagen?|wochen?|stunden?|minuten?|personen|leute|uhr|h|am|pm|or|oder|und|bis)\b)\p{L}{3,})/gu,
    write: ([, hour]) => clockAt('at', hour, '00'),
  },
  // '26 May, hour 15.00'
  {
    pattern: /,? (?:at )?hours? (\d{1,2})[.:](\d{2})\b/g,
    write: ([, hour, minute]) => ` ${clockAt('at', hour, minute)}`,
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
  // 'Ten past four', 'at ten to nine', but not 'from ten to five'
  {
    pattern: new RegExp(
      `\\b(five|ten|twenty|twenty[- ]five|5|10|20|25)(?: min(?:ute)?s)? (?:(past)|(?<=\\b(?:at|by|before|until|till) [\\p{L}\\d -]{1,16})to) (\\d{1,2}|${HOUR_WORDS})\\b`,
      'gu',
    ),
    write: ([, minutes = '', past, hour = '']) => {
      const count = minutes.startsWith('twenty') ? (minutes === 'twenty' ? 20 : 25) : countOf(minutes);
      const minute = past === undefined ? 60 - count : count;
      return clockOfDay(countOf(hour) - (past === undefined ? 1 : 0), String(minute).padStart(2, '0'));
    },
  },
  {
    pattern: new RegExp(`\\b(half|quarter) (past|to) (\\d{1,2}|${HOUR_WORDS})\\b`, 'g'),
    write: ([, part, side, hour = '']) => clockOfDay(countOf(hour) - (side === 'to' ? 1 : 0), minutesOf(part, side)),
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
  // '0830 hrs'
  {
    pattern: /\b([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|h)\b/g,
    write: ([, hour, minute]) => clock(hour, minute),
  },
  { pattern: /(?<![\d.:-]|\blas? )(\d{1,2}):(\d{2}) ?h\b/g, write: ([, hour, minute]) => clock(hour, minute) },
  {
    pattern: /(?<![:.]|\d[:.]\d)\b((?:a|vers) )?(\d{1,2}) ?h(?: ?(\d{2}))?\b(?! x)/g,
    // 'Hedge trimming, 6 h' says how long.
    write: (match) =>
      /\d h$/.test(match[0]) &&
      match[1] === undefined &&
      !/\b(?:at|um|bis|by|until|before|vor|closes|opens|de|y|et|avant|des|jusqu'a|-)\s?$|^ $/.test(before(match))
        ? HIDDEN.repeat(match[0].length)
        : clockAt(match[1], match[2], match[3]),
  },
  {
    pattern:
      /\b(?:a|antes de|hasta|sobre|para) las? (\d{1,2})(?:[:.](\d{2}))?(?: ?h\b)?(?: (?:de|por) la (manana|tarde|noche))?\b/g,
    write: ([, hour = '', minute, part]) =>
      // 'A las 5' is in the afternoon, as it is in other languages.
      part === undefined && minute === undefined
        ? clockOfDay(Number(hour))
        : clockOfPart(Number(hour), minute, part ?? 'manana'),
  },
  {
    pattern: /(?<=\b(?:at|um|by|gegen|until|till|bis|before|vor) )(\d{1,2})\.(\d{2})\b(?!\.| ?[ap]\.?m\b)/g,
    // 'Bis 3.12' is a day, and 'version before 4.30' neither.
    write: (match, today) => {
      const [, hour = '', minute = ''] = match;
      if (
        /\b(?:version|release|chapter|kapitel|rev|off|up|down|out|differs?|r[ao]ised?|rises|grew|fell|falls|increased?|reduced?) (?:before|by|until|till|at) $/.test(
          before(match),
        )
      )
        return HIDDEN.repeat(match[0].length);
      return /\b(?:bis|vor) $/.test(before(match)) && Number(minute) <= 12
        ? dated(match, hour, Number(minute), undefined, today)
        : clockOfDay(Number(hour), minute);
    },
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2}|${HOUR_WORDS}) ?(?:o'clock|oclock)\\b(?: in the (morning|afternoon|evening))?`,
      'g',
    ),
    write: ([, hour = '', part]) =>
      part === undefined ? `at ${clockOfDay(countOf(hour), '00')}` : `at ${countOf(hour)} in the ${part}`,
  },
  // 'Can you ring them before 6?'
  {
    pattern: /\bbefore (\d{1,2})(?=\s*(?:[.,;!?)]|:\s|$)| (?:please|pls|if|so|because|and)\b)(?![.,]\d)/g,
    write: ([, hour = '']) => {
      const time = Number(hour) > 0 && Number(hour) <= 12 ? clockOfDay(Number(hour), '00') : null;
      return time === null ? null : `before ${time}`;
    },
  },
  // '3ish', 'around 7-ish': of the afternoon, or the evening
  {
    pattern: /\b(?:at |around |about )?(\d{1,2})(?::(\d{2}))?[ -]?ish\b/g,
    write: ([, hour = '', minute]) => clock(String(Number(hour) < 8 ? Number(hour) + 12 : Number(hour)), minute),
  },
  // Nobody is asked for something at three in the night: 'dentist 4:30'.
  {
    pattern:
      /(?<=\p{L}{4} )([1-4]):([0-5]\d)(?=\s*(?:[,;!?]|\.(?!\d)|$))(?<!\b(?:at|by|um|bis|from|until|till|ratio|page|psalm|mark|luke|john|matthew) \d:\d\d)/gu,
    write: ([, hour, minute]) => clock(String(Number(hour) + 12), minute),
  },
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
  { pattern: /\b(?:abends?|soir|por la noche|nite)\b/g, write: () => 'evening' },
  { pattern: /\b\d{1,2}(?::\d{2})? ?(?:am\b|pm\b|[ap]\.m\.)|\b\d{1,2}:\d{2}\b/g, write: ([time]) => `${time}${APART}` },
  // chrono takes these for weekdays and months.
  hidden(/\b(?:second|now|may|march|mar|sat|sun|mon|wed)\b/g),
];
