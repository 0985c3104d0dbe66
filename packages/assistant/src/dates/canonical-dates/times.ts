import { anyOfWords, COUNTS, WEEKDAYS } from '../date-words.ts';
import { dated, nthOfMonth } from './day-of-month.ts';
import { dayNamed } from './relative.ts';
import { APART, before, HIDDEN, hidden, type Rule } from './rule.ts';
import { countOf, MONTH, WEEKDAY } from './vocabulary.ts';

const HOUR_WORDS = anyOfWords(
  Object.keys(COUNTS).filter((word) => !/^(?:a|an|un|una|one|eine?[mr]?|couple)$/.test(word)),
);

/** 'The fitter comes at six', but not 'at six schools' */
const HOUR_IN_WORDS =
  /\bat (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s*(?:[,;!?)]|\.(?!\d)|$)| (?:on|tomorrow|today|tonight|sharp|please|pls|instead)\b)/g;

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

/**
 * Hours with their end, where the first has its minutes: the end says whether that is of the morning. 'Thursdays from 19:30 to
 * 21:00' is no day.
 */
export const CLOCK_FROM_TO: Rule = {
  pattern:
    /(?<![\d.:-]|days (?:from |at )?)(?:(?:between|zwischen|entre(?: las)?) (?=\d{1,2}:\d{2} (?:and|und|y(?: las)?|et) ))?(\d{1,2}):(\d{2}) ?(?:-|–|—|to|until|till|bis|a(?: las)?|and|und|y(?: las)?|et) ?(\d{1,2})(?::\d{2})?\b(?![:.-]?\d| ?(?:[ap]\.?m\b|h\b|uhr\b|%)| (?!on\b|at\b|in\b|for\b|with\b|next\b|this\b|to\b|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|am\b|im\b|el\b|le\b)\p{L}{3})/gu,
  write: (match) => {
    const [text, hour = '', minute, end] = match;
    // 'Doors 19:00 and 20:00' are two.
    if (/ (?:and|und|y|et) /.test(text) && !/^(?:between|zwischen|entre)/.test(text)) return null;
    return hour.startsWith('0') ? clock(hour, minute) : clockUntil(hour, minute, end);
  },
};

const TODAY_OR_SO = 'this|today|to?m+o?r+o?w|tmr|tmw|tomoz|(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const PARTS = 'morning|afternoon|evening|night';

/** '7 in the evening' of a day. */
function partTime(
  lead: string | undefined,
  day: string,
  hour: string,
  minute: string | undefined,
  part: string,
): string | null {
  const time = clockOfPart(countOf(hour), minute, part);
  const named = day === 'this' ? 'today' : /^t.{0,2}m/.test(day) ? 'tomorrow' : day;
  return time === null ? null : `${lead ?? 'at'} ${time} ${named}`;
}

/** Hours with their day right behind them. */
export const HOURS_OF_DAYS: Rule[] = [
  {
    pattern: HOUR_IN_WORDS,
    write: ([, hour = '']) => {
      const count = countOf(hour);
      if (count > 12) return null;
      return count < 7 ? `at ${count} pm${APART}` : `at ${count}`;
    },
  },
  // 'El sábado por la mañana', which is not tomorrow
  {
    pattern: /(?<=\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) )por la manana\b/g,
    write: () => 'morning',
  },
  // 'By midnight tonight', 'until midnight on Friday': the end of that day
  {
    pattern: /\b(?:midnight|mitternacht|medianoche|minuit) (?:tonight|today|heute|de hoy|aujourd'hui)\b/g,
    write: () => `23:59${APART} today`,
  },
  {
    pattern:
      /(?<=\b(?:by|before|until|till|til|bis|hasta(?: la)?|avant|jusqu'a) )(?:midnight|mitternacht|medianoche|minuit)\b/g,
    write: () => `23:59${APART}`,
  },
  // 'Switch it on at 7 tmrw'
  {
    pattern: /\bat (\d{1,2}) (?:tmrw|tmr|2moro)\b/g,
    write: ([, hour = '']) => `tomorrow ${clockOfDay(Number(hour), '00')}`,
  },
  // 'Friday by 4', 'sat before 1'
  {
    pattern: new RegExp(
      `\\b((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?),? (before|by|until|till) (\\d{1,2})(?=[\\s,;.!?)]|$)(?!\\.\\d| ?(?:[ap]\\.?m|h|uhr|%|of|${MONTH}|people|days?|weeks?|hours?|minutes?|percent)\\b)`,
      'g',
    ),
    write: ([, day, lead, hour = '']) => {
      const time = clockOfDay(countOf(hour), '00');
      return time === null ? null : `${lead} ${day} ${time}`;
    },
  },
  // 'Monday 9 sharp', 'at 18 o'clock'
  {
    pattern: new RegExp(`\\b(${WEEKDAY}|today|tomorrow),? (?:at )?(\\d{1,2}) (?:sharp|on the dot)\\b`, 'g'),
    write: ([, day, hour = '']) => {
      const time = clockOfDay(Number(hour), '00');
      return time === null ? null : `${day} ${time}`;
    },
  },
  {
    pattern: /\b(?:at |by |before )?(1[3-9]|2[0-3]) o'? ?clock\b/g,
    write: ([, hour]) => `at ${clock(hour)}`,
  },
  // 'Pay the rent mon 9', unless Monday is the 9th
  {
    pattern: /(?<=\S )(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun) (1[0-2]|[1-9])(?=\s*(?:[,;!?]|\.(?!\d)|$)| for \p{L})/gu,
    write: ([, day = '', hour = ''], today) => {
      const named = nthOfMonth(Number(hour), today);
      if (named !== null && named.dayOfWeek % 7 === (WEEKDAYS[day] ?? 1) % 7) return null;
      return `${dayNamed(day, today)} ${clockOfDay(Number(hour), '00')}`;
    },
  },
  // 'Volunteers for Saturday 9-12', but not 'open Mon-Fri 8-5'
  {
    pattern: new RegExp(
      `(?<![-–&] ?|\\b(?:open|opens|closed|hours|and|to|till) )\\b(${WEEKDAY}|today|tomorrow),? (\\d{1,2}) ?[-–] ?(\\d{1,2})(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)| (?:for|at|in|with|please|pls)\\b)`,
      'g',
    ),
    write: ([, day = '', hour = '', end], today) => {
      if (Number(end) > 24 || Number(hour) === 0) return null;
      const time = clockUntil(hour, '00', end);
      return time && `${dayNamed(day, today)} ${time}`;
    },
  },
  // 'Halb acht morgen früh', '7:30 morgen früh'
  {
    pattern: new RegExp(`\\b(?:halb (${HOUR_WORDS}|\\d{1,2})|(\\d{1,2}):(\\d{2})(?: uhr)?) morgen fruh\\b`, 'g'),
    write: ([, half, hour, minute]) => {
      const time = half === undefined ? clock(hour, minute) : clock(String(countOf(half) - 1), '30');
      return time && `tomorrow at ${time}`;
    },
  },
  // 'Gym 6:30 tomorrow morning'
  {
    pattern: new RegExp(
      `(?<![\\d.:-]|\\b(?:by|at|before|until|till|from|around) )(\\d{1,2}):(\\d{2}) (${TODAY_OR_SO}) (${PARTS})\\b`,
      'g',
    ),
    write: ([, hour = '', minute, day = '', part = '']) => partTime(undefined, day, hour, minute, part),
  },
  // 'Reunión el jueves de 5 a 6 de la tarde'
  {
    pattern: /\bde (\d{1,2}) a \d{1,2} de la (manana|tarde|noche)\b/g,
    write: ([, hour = '', part]) => {
      const time = clockOfPart(Number(hour), '00', part);
      return time && `at ${time}`;
    },
  },
  // 'By 7 tomorrow morning', 'tomorrow evening by 7'
  {
    pattern: new RegExp(
      `\\b(by|at|before|until|till|from|around) (\\d{1,2})(?:[:.](\\d{2}))? (${TODAY_OR_SO}) (${PARTS})\\b`,
      'g',
    ),
    write: ([, lead, hour = '', minute, day = '', part = '']) => partTime(lead, day, hour, minute, part),
  },
  {
    pattern: new RegExp(
      `\\b(${TODAY_OR_SO}) (${PARTS}),? (by|at|before|until|till|from|around) (\\d{1,2}|${HOUR_WORDS})(?:[:.](\\d{2}))?(?![:.]?\\d| ?(?:[ap]\\.?m|h|uhr|%|people|days?|weeks?|hours?|minutes?|percent)\\b)`,
      'g',
    ),
    write: ([, day = '', part = '', lead, hour = '', minute]) => partTime(lead, day, hour, minute, part),
  },
  // 'At 5 in the evening tomorrow'
  {
    pattern: new RegExp(
      `\\b(by|at|before|until|till|from|around) (\\d{1,2})(?:[:.](\\d{2}))? in the (${PARTS}) (?:on |of )?(${TODAY_OR_SO})\\b`,
      'g',
    ),
    write: ([, lead, hour = '', minute, part = '', day = '']) => partTime(lead, day, hour, minute, part),
  },
  // 'At 4:30 in the morning'
  {
    pattern: new RegExp(`(?<![\\d.:-])(\\d{1,2}):(\\d{2}) in the (${PARTS})\\b`, 'g'),
    write: ([, hour = '', minute, part]) => clockOfPart(Number(hour), minute, part),
  },
  // 'By 3 today', 'before eight this evening', but not 'grew by 10 today'
  {
    pattern: new RegExp(
      `(?<!\\b(?:up|down|out|off|differs?|r[ao]ised?|rises?|rose|grew|grow|fell|falls?|dropped|increased?|reduced?|cut) )\\b(by|before|until|till|at|for) (\\d{1,2}|${HOUR_WORDS}) (today|tonight|tomorrow|this (?:morning|afternoon|evening))\\b`,
      'g',
    ),
    write: ([, lead, hour = '', day = '']) => {
      const isLate = /night|evening|afternoon/.test(day) && countOf(hour) < 12;
      const time = isLate ? clock(String(countOf(hour) + 12)) : clockOfDay(countOf(hour), '00');
      return time === null ? null : `${lead} ${time} ${day === 'tomorrow' ? day : 'today'}`;
    },
  },
  // 'For 3 on Thursday', but not 'a table for 3 on Thursday'
  {
    pattern:
      /\b(by|before|until|till|at|(?<!\b(?:table|room|rooms|seats?|places?|tickets?|beds?|chairs?|cake|dinner|lunch|breakfast|enough|food) )for) (\d{1,2}) (on (?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?)\b/g,
    write: ([, lead, hour = '', day]) => {
      const time = Number(hour) <= 12 ? clockOfDay(Number(hour), '00') : null;
      return time === null ? null : `${day} ${lead === 'for' ? 'at' : lead} ${time}`;
    },
  },
  // 'Till Thu lunch'
  {
    pattern: new RegExp(
      `\\b(by|before|until|till) (${WEEKDAY}|today|tomorrow),? (?:lunch(?:time)?|midday)\\b(?!(?:,| [-–—]|) \\(?say )`,
      'g',
    ),
    write: ([, lead, day = ''], today) => `${lead} ${dayNamed(day, today)} 12:00${APART}`,
  },
  // 'By tonight's 9:30 close'
  {
    pattern: /\btonight's (\d{1,2})(?:[:.]([0-5]\d))\b/g,
    write: ([, hour = '', minute]) => `today ${clock(String((Number(hour) % 12) + 12), minute)}`,
  },
  // 'Thursday 3.30': whoever means the night says so.
  {
    pattern:
      /\b((?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day|dy)?|today|tomorrow),? ([1-5])[.:]([0-5]\d)\b(?![:.]\d|\.,? ?\d{1,2}[:.]\d\d| ?[ap]\.?m\b| uhr| h\b| in the (?:morning|night))/g,
    write: ([, day, hour, minute]) => `${day} ${clock(String(Number(hour) + 12), minute)}`,
  },
  // 'Tomorrow at 8 the bill', 'morgen um 8 die Rechnung'
  {
    pattern:
      /(?<=\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|heute|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch) )(?:(at) (\d{1,2})(?= (?:the|an?|our|my|with|for)\b)|um (\d{1,2})(?= (?!uhr|prozent|euro|grad|minuten|stunden|personen|leute|h\b)\p{L}))/gu,
    write: ([, at, hour = '', um]) => (at === undefined ? clock(um) : clockOfDay(Number(hour), '00')),
  },
  // 'Heat the hall on Thursday by 7 please', but not 'by the 7th'
  {
    pattern:
      /(?<=\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.!?;\d]{0,60} )(by|before) (\d{1,2})(?= (?:please|pls|plz)\b)/g,
    write: ([, lead, hour = '']) => (Number(hour) > 12 ? null : `${lead} ${clockOfDay(Number(hour), '00')}`),
  },
  // 'Can you pull the survey by 3?', but not 'cut it by 3'
  {
    pattern:
      /(?<=\b(?:can|could|would|will|please|pls|plz|need)\b(?![^.!?;]*\b(?:up|down|short|off|grow|cut|reduce|increase|raise|multiply|divide|extend|lower)\b)[^.!?;\d]{0,60} )(by|before) ([1-7])(?=\s*(?:[?!]|\.(?!\d)|$))/g,
    write: ([, lead, hour = '']) => `${lead} ${clockOfDay(Number(hour), '00')}`,
  },
  // 'Sunday morning 26th'
  {
    pattern: new RegExp(`\\b(?:${WEEKDAY}) (${PARTS}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`, 'g'),
    write: ([, part, day], today) => {
      const named = nthOfMonth(Number(day), today);
      return named && `${named} ${part}`;
    },
  },
  // 'The fitter comes at 9', said in the evening: people come during the day.
  {
    pattern:
      /(?<=\b(?:comes?|coming|arrives?|arriving|visits?|visiting|delivers?|(?:is|are|be) (?:here|there)) (?:\p{L}+ ){0,3}at )([7-9]|1[01])(?![:.]?\d| ?[ap]\.?m| o'?clock| in the )\b/gu,
    write: ([, hour]) => clock(hour, '00'),
  },
  // 'Monday at 3:30'
  {
    pattern:
      /(?<=\bat )([1-5])[:.]([0-5]\d)\b(?![:.]?\d| ?[ap]\.?m\b| uhr| h\b| in the (?:morning|night)|%| (?:per|each|apiece|a piece)\b)/g,
    write: ([, hour, minute]) => clock(String(Number(hour) + 12), minute),
  },
  // '3:30 today'
  {
    pattern:
      /(?<![\d.:-]|\b(?:room|raum|zimmer|section|version|chapter|point|no\.?|nr\.?) )([1-5])(?::([0-5]\d)|\.(00|15|30|45)) (today|tomorrow|tmrw|on (?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?)\b/g,
    write: ([, hour, minute, minutes = minute, day]) => `${day} ${clock(String(Number(hour) + 12), minutes)}`,
  },
  // 'By tonight 6'
  {
    pattern: /\btonight,? (?:at )?(\d{1,2})\b(?![:.]\d| ?[ap]\.?m\b| \p{L})/gu,
    write: ([, hour = '']) => `today ${clock(String((Number(hour) % 12) + 12))}`,
  },
  // 'Till 15 hour', 'before 8 evening', as those write who think in another language
  {
    pattern: /\b(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:at )?(1[3-9]|2[0-3]) hours?\b/g,
    write: ([, day, hour = '']) => `${day} ${clock(hour)}`,
  },
  {
    pattern: /\b(by|before|until|till|at) (1[3-9]|2[0-3]) hours?\b/g,
    write: ([, lead, hour = '']) => `${lead} ${clock(hour)}`,
  },
  {
    pattern: /\b(by|before|until|till|at) ([1-9]|1[01]) (?:evening|afternoon)\b/g,
    write: ([, lead, hour = '']) => `${lead} ${clock(String(Number(hour) + 12))}`,
  },
  // 'Half past three this afternoon'
  {
    pattern: new RegExp(
      `\\b(half|quarter) (past|to) (\\d{1,2}|${HOUR_WORDS}) (?:this|in the|tomorrow) (${PARTS})\\b`,
      'g',
    ),
    write: ([text, part, side, hour = '', of]) => {
      const hours = countOf(hour) - (side === 'to' ? 1 : 0) + (of === 'morning' ? 0 : 12);
      const time = clock(String(hours), minutesOf(part, side));
      return time && `${time}${text.includes('in the') ? '' : text.includes('tomorrow') ? ' tomorrow' : ' today'}`;
    },
  },
  // British: 'half seven tonight'
  {
    pattern: new RegExp(`\\b(?:at )?half (${HOUR_WORDS}|\\d{1,2}) (?:tonight|this evening)\\b`, 'g'),
    write: ([, hour = '']) => `today ${clock(String((countOf(hour) % 12) + 12), '30')}`,
  },
];

/** Hours with the end of what takes place then, which begins at the first: '18:00-21:00', '6 - 9 pm'. */
export const HOURS_FROM_TO: Rule[] = [
  // 'De 14h à 16h', 'von 14 bis 16 Uhr', 'de 9h30 a 11h'
  {
    pattern:
      /\b(?:de|von|entre) (\d{1,2})(?: ?h ?(\d{2})?| uhr|[:.](\d{2}))? ?(?:a|bis|y|et|-|–) ?\d{1,2}(?:[:.]\d{2})?(?: ?h(?: ?\d{2})?| uhr)\b/g,
    write: ([, hour, minute, behind]) => `at ${clock(hour, minute ?? behind)}`,
  },
  // '9-10 Uhr'
  {
    pattern: /(?<![\d.:-])(\d{1,2}) ?[-–] ?\d{1,2} uhr\b/g,
    write: ([, hour]) => `at ${clock(hour)}`,
  },
  {
    pattern:
      /(?<![\d.:-])(\d{1,2})[:.](\d{2})(?: ?h| uhr)? ?(?:-|–|—|to|bis|until) ?\d{1,2}[:.]\d{2}(?![\d:.-]\d)(?: ?(?:uhr|h)\b)?(?! ?[ap]\.?m\b)/g,
    write: ([, hour, minute]) => clock(hour, minute),
  },
  {
    pattern:
      /(?<![\d.:-])(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)? ?(?:-|–|—|to|until) ?(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\b\.?/g,
    write: ([, hour = '', minute, half, end, endHalf]) => {
      const isMorning = half === undefined ? endHalf === 'a' || Number(hour) > Number(end) : half === 'am';
      return clock(String((Number(hour) % 12) + (isMorning ? 0 : 12)), minute);
    },
  },
];

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

/** Of 'half past', 'quarter past' and 'quarter to'. */
function minutesOf(part: string | undefined, side: string | undefined): string {
  if (part === 'half') return '30';
  return side === 'to' ? '45' : '15';
}

/** The hour of the afternoon, of one that nobody means in the night. */
function clockOfDay(hour: number, minute = '00'): string | null {
  return clock(String(hour < 7 ? hour + 12 : hour), minute);
}

/** The hour at which something begins that has an end: of the morning where it would else last over the day, or end before. */
function clockUntil(hour: string, minute: string | undefined, end: string | undefined): string | null {
  const isOfMorning = Number(end) >= 12 || Number(end) < Number(hour);
  return isOfMorning ? clock(hour, minute) : clockOfDay(Number(hour), minute);
}

/** '5 in the afternoon', '5 de la mañana' */
function clockOfPart(hour: number, minute: string | undefined, part: string | undefined): string | null {
  const isOfMorning = part === 'morning' || part === 'manana';
  return clock(String(!isOfMorning && hour < 12 ? hour + 12 : hour), minute);
}

/** With 'at', so that the hour says more than the part of the day before it: 'morgen früh um 9 Uhr'. */
function clockAt(at: string | undefined, hour: string | undefined, minute: string | undefined): string | null {
  const time = clock(hour, minute);
  return time === null || at === undefined ? time : `at ${time}`;
}

function clock(hour = '', minute = '00'): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}${APART}` : null;
}
