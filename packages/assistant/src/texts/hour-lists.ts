import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { fold } from '../words/words.ts';
import { beginsSpeech } from './transcript.ts';

const TIME = '(?:\\d{1,2}[:.]\\d{2}(?: ?(?:[ap]m|uhr|h)\\b)?|\\d{1,2}h\\d{2}|\\d{1,2} ?(?:[ap]m|uhr|h)\\b)';
const HOUR = `${TIME}(?: ?[-–—] ?${TIME})?`;
/** '09:00 call Anna', '- 9.30-11.00: review with Kim' */
const HOUR_FIRST = new RegExp(`^\\s*(?:[-*•]\\s*)?(${HOUR})(?:\\s?[:–-]\\s|,? )(?=\\S{2})`);
/** 'Bank 9am', 'dentist at 2' */
const HOUR_LAST = new RegExp(`,? (?:(?:at |um |a las |à |a )?(${HOUR})|(?:at|um) (\\d{1,2}))[\\s.]*$`);
const DAY = `(?:${WEEKDAY}|today|tomorrow|heute|morgen|hoy|manana|aujourd'hui|demain)`;
const DAY_ABOVE = new RegExp(
  `^\\s*(?:(?:plan|agenda|tasks|to-?dos?) (?:for|on|fur|am|para|pour) )?(${DAY})\\s?:?\\s*$`,
);
const DAY_BEFORE = new RegExp(`^\\s*(${DAY})\\s?[:–-]\\s`);
/** What somebody tells of, or says: 'restarted', 'Welcome', 'closed'. */
const TELLS =
  /^(?:(?:begin\p{L}*|begins|start|starts|end|ende|ends|doors?|einlass|inicio|fin|debut|arrival|departure|abfahrt|ankunft|check-?in|check-?out|welcome|begrussung|break|pause|from|to|von|bis)\b.{0,12}$|\d|[-–]|closed|open\b|geschlossen|geoffnet|cerrado|ferme|(?:i|we|he|she|they|it)\b|\p{L}{3,}ed\b|(?:the )?\p{L}+ (?:is|was|were|are|has|had|went|came|ist|war)\b)/u;
const LEAST = 2;
const MOST_WORDS = 8;

/** What is to be done at an hour, as it stands in a line. */
interface OfHour {
  hour: string;
  rest: string;
}

/**
 * The lines of a plan by hours as items that name their hour last, with the day above them: '07:00 bake rolls' above '09:30
 * deliver', 'tomorrow: 7:00 bake, 9:30 deliver', 'bank 9am' above 'dentist 2pm'; other lines as they are.
 */
export function withHoursLast(written: readonly string[]): readonly string[] {
  const lines = written.flatMap(dividedByHours);
  const read = lines.map(ofHour);
  const count = read.filter((each) => each !== null).length;
  const others = lines.filter((line, at) => read[at] === null && line.trim() !== '' && !DAY_ABOVE.test(fold(line)));
  // A mail that names an hour here and there is no plan.
  if (count < LEAST || others.length > 1 || read.some((each) => each !== null && TELLS.test(fold(each.rest))))
    return written;
  let day: string | null = null;
  return lines.flatMap((line, at) => {
    const each = read[at] ?? null;
    if (each !== null) return [`- ${each.rest}, ${day ?? 'at'} ${each.hour.replace(/(?<=\d)\.(?=\d\d)/g, ':')}`];
    const above = dayIn(line, DAY_ABOVE);
    day = above ?? (line.trim() === '' ? day : null);
    return above === null ? [line] : [];
  });
}

/** 'Tomorrow: 7:00 bake rolls, 9:30 deliver' as a line for each, below its day. */
function dividedByHours(line: string): string[] {
  const folded = fold(line);
  const day = dayIn(line, DAY_BEFORE);
  const start = day === null ? 0 : (DAY_BEFORE.exec(folded)?.[0].length ?? 0);
  const parts = line.slice(start).split(/[,;]\s+/);
  const areTimed = parts.length >= LEAST && parts.every((part) => ofHour(part) !== null);
  return areTimed ? [...(day === null ? [] : [day]), ...parts] : [line];
}

function dayIn(line: string, pattern: RegExp): string | null {
  const found = pattern.exec(fold(line))?.[1];
  if (found === undefined) return null;
  const start = fold(line).indexOf(found);
  return line.slice(start, start + found.length);
}

function ofHour(line: string): OfHour | null {
  if (beginsSpeech(line) || line.split(/\s+/).length > MOST_WORDS) return null;
  const folded = fold(line);
  const first = HOUR_FIRST.exec(folded);
  if (first !== null) {
    const rest = line.slice(first[0].length).replace(/[\s.]+$/, '');
    return HOUR_LAST.test(fold(rest)) || !/\p{L}{2}/u.test(rest) ? null : { hour: first[1] ?? '', rest };
  }
  const last = HOUR_LAST.exec(folded);
  if (last === null) return null;
  const rest = line.slice(0, last.index).replace(/^\s*(?:[-*•]\s*)?/, '');
  if (!/\p{L}{2}/u.test(rest) || NAMES_DAY.test(fold(rest)) || IS_SENTENCE.test(fold(rest))) return null;
  return { hour: last[1] ?? last[2] ?? '', rest };
}

const NAMES_DAY = new RegExp(`\\b${DAY}\\b|\\d`);
const IS_SENTENCE =
  /\b(?:is|are|was|were|will|can|could|please|pls|we|i|you|he|she|they|by|before|until|from|ist|sind|bitte|wir|ich|bis|ab)\b/;
