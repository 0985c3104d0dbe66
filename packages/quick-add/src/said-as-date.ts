/**
 * Whether words that could be a date are meant as one, by what stands around them. In doubt they are not: they stay in
 * the title, and whoever means a date says so by a word before it ('at 5pm', 'by 3/4').
 */

/** Of a pattern: 'until', and 'till' where that is not what a shop has: 'clean the till tomorrow'. */
export const UNTIL = 'until|(?<!\\b(?:the|an?|my|our|your|this|each|every)\\s)till';

const WORDS_BEFORE = `(?:due|by|on|at|${UNTIL}|before|for)\\s+(?:(?:by|on|at)\\s+)?`;
const INTRODUCED = new RegExp(`(?<=^|\\s)${WORDS_BEFORE}$`, 'i');
const WITH_ARTICLE = new RegExp(`(?<=^|\\s)(?:${WORDS_BEFORE})?the\\s+$`, 'i');
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)\b/i;

/** The words before a date that belong to it, such as 'due by' or, before '5th of March', 'the'; empty where none do. */
export function introductionOf(before: string, text: string): string {
  return ((ORDINAL.test(text) && WITH_ARTICLE.exec(before)) || INTRODUCED.exec(before))?.[0] ?? '';
}

const MARK = '\u{fffc}';

/** No date is read from where this has put its signs, which take as much room. */
export function hideOtherThings(line: string): string {
  return NO_DATES.reduce((text, pattern) => text.replaceAll(pattern, (found) => MARK.repeat(found.length)), line);
}

const OF_DATES = [
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?',
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?',
  'aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  'today|tonight|tomorrow|morning|noon|afternoon|evening|night|day|after',
].join('|');

const DATE_WORD = '(?:due|by|on|until|till|mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const NO_DATES = [
  // A fraction, a ratio or a rating: '1/2 cup', '24/7'. Not 'by 3/4', 'Fri 3/4' or '3/4 5pm'.
  new RegExp(
    `(?<![\\w/.,:-])(?<!(?:^|\\s)${DATE_WORD}\\s+)\\d{1,2}/\\d{1,2}(?![\\w/]|\\s+\\d{1,2}(?::\\d{2}|\\s?[ap]m))`,
    'gi',
  ),
  // A version: 'v1.2', '12.11.26'. Not '5.12.2026'.
  /(?<![\w/.,:-])v\d+(?:\.\d+)*(?!\w)/gi,
  /(?<![\w/.,:-])(?!\d{1,2}\.\d{1,2}\.\d{4}(?![\w.]))\d+(?:\.\d+){2,}(?!\w)/g,
  // A price or a measure: '$9', '9:30%', '2.50 EUR', '5m', '3d'.
  /[$€£¥]\s?\d+(?:[.,:]\d+)*/g,
  /(?<![\w/.,:-])\d+(?:[.,:]\d+)*\s?(?:[$€£¥%]|(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|kg|km|cm|mm|ml|gb|mb)(?!\w))/gi,
  /(?<![\w/.,:-])(?<!\b(?:in|within)\s+)\d+[a-z](?!\w)(?<!\d[ap])/gi,
  // A place in something, or a proportion: 'room 10:30', 'scale 1:50', 'chapter 3.12', '1:2:3'.
  /(?<!\w)(?:version|release|chapter|section|verse|page|line|room|gate|track|step|part|ratio|scale|odds|score|proportion|aspect)\s+\d+(?:[.:/-]\d+)*(?!\w)/gi,
  /(?<![\w/.,:-])\d+:\d+:\d+(?![\w:])/g,
  // Words within a name: 'bob@friday.com', 'monday.com', 'plan_today.pdf'. Not '5 p.m.'.
  /(?<!\S)(?!\S*[ap]\.m\.)\S*\p{L}[@._\\]\p{L}\S*/giu,
  // And joined ones: 'docs/monday', 'non-monday', 'today/tomorrow'. Not 'Mon-Fri'.
  new RegExp(`(?<![^\\s("'])(?!(?:${OF_DATES})(?:-(?:${OF_DATES}))+(?![\\p{L}/-]))\\p{L}+(?:[-/]\\p{L}+)+`, 'giu'),
  // A tag: '#friday'.
  /#[\p{L}\d_-]+/gu,
  // What is quoted: the song “Friday”.
  /"[^"]*"|“[^”]*”|„[^“]*“|«[^»]*»/g,
];

/** 'the 9:30 train', 'the notes of Monday': a thing of that time, nothing that is due then. */
const NAMES_A_THING =
  /(?<=^|\s)(?:an?|the|this|these|that|those|my|our|your|his|her|its|their|of|from|since|than|as|versus|vs\.?)\s+$/i;
const AT_END = /^[\s.,;!?)]*$/;
const AT_START = /^[\s(]*$/;
/** What may follow 'at 5': not 'at 5 Main Street'. */
const GOES_ON = /^(?:[.,;!?)]|\s+(?:with|for|in|on|about|and|or|to|then|by|re|before|after|today|tomorrow)\b)/;

/** '20 minutes', 'for 2 hours': how long something takes, or how much of it there is. */
const LASTS =
  /^(?:for\s.*|(?:(?:about|around|roughly|approximately|just)\s+)?(?:\d|an?\s|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|couple)\b).*?)(?:second|sec|minute|min|hour|hr|day|week|month|quarter|year)s?$/i;
export const ENDED = /^(?:last|past)\b|\bago$/i;
/** 'Plan the week'. */
const THE_WEEK = /^the\s+(?:week|month|quarter|year|day|hour)$/i;
/** 'who sat there', 'sun cream', 'march 3 miles': a date only where nothing follows. */
const OTHER_WORDS = /^(?:sat|sun|wed|march\s\d+)$/;

interface Found {
  text: string;
  /** What stands before and after it. */
  before: string;
  after: string;
  /** A day is named, not only a time of day. */
  hasDay: boolean;
  /** 'at 5', without minutes or half of the day. */
  isBareHour: boolean;
}

export function isSaidAsDate({ text, before, after, hasDay, isBareHour }: Found): boolean {
  if (ENDED.test(text) || LASTS.test(text) || THE_WEEK.test(text)) return false;
  const isIntroduced = introductionOf(before, text) !== '' || /^(?:at|in|within)\s/i.test(text);
  const isAtEdge = AT_START.test(before) || AT_END.test(after);
  if (!isIntroduced && (NAMES_A_THING.test(before) || /^from\s/i.test(text))) return false;
  if (OTHER_WORDS.test(text)) return isIntroduced || AT_END.test(after);
  if (hasDay) return true;
  if (isBareHour && !AT_END.test(after) && !GOES_ON.test(after)) return false;
  return isIntroduced || isAtEdge;
}
