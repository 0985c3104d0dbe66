import { MONTHS, WEEKDAYS } from '../date-words.ts';
import { clock, clockOfDay, clockOfPart, clockUntil, HOUR_IN_WORDS, HOUR_WORDS, minutesOf, PARTS } from './clock.ts';
import { dated, nthOfMonth } from './day-of-month.ts';
import { dayNamed } from './relative.ts';
import { APART, type Rule } from './rule.ts';
import { countOf, MONTH, WEEKDAY } from './vocabulary.ts';

const TODAY_OR_SO = 'this|today|to?m+o?r+o?w|tmr|tmw|tomoz|(?:mon|tues|wednes|thurs|fri|satur|sun)day';

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

/** '830' and '1430' of a day, but no years ('Monday 2030'), no money and nothing counted ('1500 croissants'). */
const WITHOUT_COLON =
  '(?!20(?:00|15|30|45)(?! ?(?:uhr|h)\\b))(0?[6-9]|1\\d|2[0-3])(00|15|30|45)(?![\\d.,:/%]\\d?)(?! ?(?:€|\\$|£|%)| [a-z]{3,}s\\b| ?(?:eur|euros?|kg|g|ml|km|m|people|pcs|stk|stuck|personnes?|personen|leute|x)\\b)';

/** Hours with their day right behind them. */
export const HOURS_OF_DAYS: Rule[] = [
  // 'Dentist tomorrow 830', 'Freitag 1400 Friseur', 'at 0830'
  {
    pattern: new RegExp(
      `(?<=\\b(?:at|${WEEKDAY}|today|tomorrow|tmrw|tonight|heute|hoy|demain) )${WITHOUT_COLON}(?: ?uhr\\b| ?h(?:rs)?\\b)?`,
      'g',
    ),
    write: ([, hour, minute]) => clock(hour, minute),
  },
  // 'By Thursday am'
  {
    pattern:
      /\b((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|tmrw) ([ap])m(?=\s*(?:[,;.!?)]|$))/g,
    write: ([, day = '', half], today) => `${dayNamed(day, today)} ${half === 'a' ? 'morning' : 'afternoon'}`,
  },
  // 'Reunión martes de 8 a 9'
  {
    pattern:
      /(?<=\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana) )de (\d{1,2}) a (\d{1,2})\b(?![:.]\d| de la\b| ?h\b)/g,
    write: ([, hour = '', end]) => {
      const time = clockUntil(hour, '00', end);
      return time && `at ${time}`;
    },
  },
  // '4 Jan 1930', which is no year of something to do
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? (${MONTH})\\.?,? (?:at )?(?!20)${WITHOUT_COLON}`, 'g'),
    write: (match, today) => {
      const day = dated(match, match[1] ?? '', MONTHS[match[2] ?? ''] ?? 0, undefined, today);
      return day === null || typeof day === 'string' ? day : `${day} ${clock(match[3], match[4])}`;
    },
  },
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
      `(?<![-–&] ?|\\b(?:open|opens|closed|hours|and|to|till) )\\b(${WEEKDAY}|today|tomorrow),? (\\d{1,2}) ?[-–] ?(\\d{1,2})(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)| (?:for|at|in|with|please|pls|instead)\\b)`,
      'g',
    ),
    write: ([, day = '', hour = '', end], today) => {
      if (Number(end) > 24 || Number(hour) === 0) return null;
      const time = clockUntil(hour, '00', end);
      return time && `${dayNamed(day, today)} ${time}`;
    },
  },
  // 'Fridge engineer 8-10, Tuesday'
  {
    pattern: new RegExp(
      `(?<=\\p{L} )(\\d{1,2}) ?[-–] ?(\\d{1,2}),? (?:on )?(${WEEKDAY}|tomorrow|today)(?=\\s*(?:[,;!?]|\\.(?!\\d)|$))`,
      'gu',
    ),
    write: ([, hour = '', end, day = ''], today) => {
      if (Number(end) > 24 || Number(hour) === 0) return null;
      const time = clockUntil(hour, '00', end);
      return time && `${dayNamed(day, today)} ${time}`;
    },
  },
  // 'Mittwoch zwischen 7 und 9', 'morgen vor 10 die Kühlkette prüfen'
  {
    pattern:
      /(?<=\b(?:heute|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch),? )(?:zwischen (\d{1,2}) und (\d{1,2})|(?:vor|gegen|ab|bis) (\d{1,2}))\b(?![:.]\d| ?(?:uhr|h|%)\b| (?:euro?|prozent|tagen?|wochen?|stunden?|minuten?|personen|leuten?|grad|kg|stuck)\b)/g,
    write: ([, hour, end, alone]) =>
      hour === undefined ? clockOfDay(Number(alone), '00') : clockUntil(hour, '00', end),
  },
  // 'Halb acht morgen früh', '7:30 morgen früh'
  {
    pattern: new RegExp(`\\b(?:halb (${HOUR_WORDS}|\\d{1,2})|(\\d{1,2}):(\\d{2})(?: uhr)?) morgen fruh\\b`, 'g'),
    write: ([, half, hour, minute]) => {
      const time = half === undefined ? clock(hour, minute) : clock(String(countOf(half) - 1), '30');
      return time && `tomorrow at ${time}`;
    },
  },
  // 'At half 7 tomorrow morning'
  {
    pattern: new RegExp(`\\b(?:at )?half (${HOUR_WORDS}|\\d{1,2}) (?:in the |(${TODAY_OR_SO}) )(${PARTS})\\b`, 'g'),
    write: ([, hour = '', day, part = '']) =>
      day === undefined ? clockOfPart(countOf(hour), '30', part) : partTime(undefined, day, hour, '30', part),
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
