import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { beginsWithAction, verbOf } from '../words/verbs.ts';
import { fold, lettersIn } from '../words/words.ts';
import { strengthOf } from './requests.ts';

const BY = '(?:on|by|before|until|till|am|bis|el|para el|antes del|le|avant|pour) ';
/** 'Do 12 Uhr', which are words too where no hour is behind them */
const SHORT_DAY = '(?:mo|di|mi|do|fr|sa|so)(?=\\.?,? \\d{1,2}(?:[:.]\\d{2})? uhr\\b)';
const DAY = `(?:next |this )?(?:${WEEKDAY}|${SHORT_DAY}|today|tomorrow|tonight|heute|morgen|hoy|manana|aujourd'hui|demain)`;
const TIME_OF_DAY = ',? (?:at |um |a las |a )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m|uhr|h)?';
/** Behind a time no sign is needed: 'Wed 10:00 meeting' */
const DIVIDER = '\\s?:\\s|\\s[-–—]\\s|(?<=\\d|[ap]m|uhr|h) ';
/**
 * 'Monday: order flour', 'Dienstag 10 Uhr: Ofen putzen', 'Thu 4pm - call the landlord', 'by Friday book the hall', at the
 * beginning of a line, or of the next thing of one.
 */
const OF_DAY = new RegExp(
  `(^\\s*(?:[-*•]\\s*)?|(?<=[.!?;,])\\s+(?:(?:and|then|und|dann|y|luego|et|puis) )?|\\s(?:and|und|y|et) )((?:${BY})?${DAY}\\b\\.?(?:${TIME_OF_DAY})?)(${DIVIDER}|,? )(?=\\S)`,
  'gd',
);
/** Hours of opening, and what somebody tells of the days: neither is to be done. */
const TELLS =
  /^(?:\d|closed|open|off\b|free\b|geschlossen|geoffnet|ruhetag|cerrado|ferme|(?:i |we |he |she |they )?(?:took|went|met|had|did|got|was|were|came|saw|spoke|found|made|\p{L}{3,}ed)\b)/u;
const LEAST_DAYS = 2;

/** What is to be done on a day, as it stands in a line. */
interface OfDay {
  day: string;
  rest: string;
}

/**
 * The lines of a list by weekdays as items that name their day last, as other lists do, also where they stand in one line
 * ('Tomorrow call the bank, Monday pay the rent'); other lines as they are.
 */
export function withDaysLast(lines: readonly string[]): string[] {
  const written = underDays(lines).flatMap(thingsByDay);
  const parts = written.map(daysAndRests);
  const ofDays = parts.flat();
  if (ofDays.length < LEAST_DAYS || ofDays.some(({ rest }) => TELLS.test(fold(rest)))) return written;
  return written.flatMap((line, at) => {
    const ofLine = parts[at] ?? [];
    return ofLine.length === 0 ? [line] : ofLine.flatMap(asItems);
  });
}

/** 'Tuesday:' above what is to be done then: each line with that day. */
function underDays(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => DAY_ALONE.test(fold(line))).length < LEAST_DAYS) return lines;
  let day: string | null = null;
  return lines.flatMap((line) => {
    const folded = fold(line);
    const found = DAY_ALONE.exec(folded)?.[1];
    if (found !== undefined) {
      const start = folded.indexOf(found);
      day = line.slice(start, start + found.length);
      return [];
    }
    if (day === null || !/\p{L}{2}/u.test(line) || TELLS.test(folded)) return [line];
    return [`- ${line.replace(/^\s*(?:[-*•]\s*)?/, '').replace(/[\s.,;:]+$/, '')}, ${day}`];
  });
}

/** 'Tuesday', 'Tuesday:', 'Tasks for Tuesday:' */
const DAY_ALONE = new RegExp(
  `^\\s*(?:(?:tasks|to-?dos?|jobs|list|aufgaben|tareas|taches) (?:for|on|fur|am|para|pour) )?((?:${WEEKDAY}|today|tomorrow|heute|morgen|hoy|manana|demain))\\s?:?\\s*$`,
);

/** What is said behind the end of its sentence is a line of its own. */
function asItems({ day, rest }: OfDay): string[] {
  const [sentence = '', ...others] = rest.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const said = sentence.replace(/[\s.,;:]+$/, '');
  return [`- ${said}${BEGINS_WITH_BY.test(day) ? ' ' : ', '}${day}`, ...others];
}

const BEGINS_WITH_BY = new RegExp(`^${BY}`, 'i');

/** 'Gym Mon, dentist Tue, haircut Wed 10am': nothing but things, each with its day. */
function thingsByDay(line: string): string[] {
  const parts = line.replace(/[.!]$/, '').split(/[,;]\s+/);
  return parts.length >= LEAST_DAYS && parts.every(isThingByDay)
    ? parts.map((part) => `- ${part.replace(/ [-–—] /, ', ')}`)
    : [line];
}

function isThingByDay(part: string): boolean {
  const thing = fold(part).replace(ENDS_IN_DAY, '');
  const words = lettersIn(thing);
  return (
    thing !== fold(part) &&
    words.length > 0 &&
    words.length <= MOST_OF_A_THING &&
    !words.some((word) => IS_OF_SENTENCE.test(word))
  );
}

const ENDS_IN_DAY = new RegExp(`(?: [-–—])? (?:${WEEKDAY})\\.?(?:${TIME_OF_DAY})?$`);
const MOST_OF_A_THING = 3;
const IS_OF_SENTENCE =
  /^(?:i|i'm|we|he|she|it|they|you|is|are|was|were|will|has|have|on|by|from|until|till|next|last|this|every|and|or|not|open|closed|ich|wir|ist|sind|am|bis|el|es|le|est)$/;

/** Empty where a line has anything else before it, or what stands behind a day is nothing to do. */
function daysAndRests(line: string): OfDay[] {
  const heads = [...fold(line).matchAll(OF_DAY)].filter(
    ({ index, 0: head, 2: day = '', 3: divider = '' }) =>
      /\S/.test(divider) || /\d/.test(day) || isToDo(line.slice(index + head.length)),
  );
  const isList = heads[0]?.index === 0;
  // 'Tomorrow call the bank' is a sentence.
  const areDivided = heads.length > 1 || /\S/.test(heads[0]?.[3] ?? '') || /\d/.test(heads[0]?.[2] ?? '');
  if (!isList || !areDivided) return [];
  return heads.map((head, at) => {
    const [start, end] = head.indices?.[2] ?? [0, 0];
    const rest = line.slice(head.index + head[0].length, heads[at + 1]?.index);
    // 'Thu: urgent! invoice for the Moreaus' is one thing to do.
    return {
      day: line.slice(start, end),
      rest: rest.replace(/^(urgent|asap|dringend|wichtig|important)!+\s+/i, '$1: '),
    };
  });
}

/** 'Call the bank', 'Tomasz orders flour' */
function isToDo(behind: string): boolean {
  const words = behind.split(/[,;.!?]/, 1)[0]?.trim() ?? '';
  const verb = /^\p{Lu}[\p{L}'’-]+ (\p{Ll}+)\b/u.exec(words)?.[1];
  return (
    beginsWithAction(fold(words)) ||
    strengthOf(words, false) >= 2 ||
    INFINITIVE_LAST.test(words) ||
    (verb !== undefined && verbOf(verb) !== null)
  );
}

/** 'Die Bank anrufen' */
export const INFINITIVE_LAST = /^\p{L}[^:]* \p{Ll}{2,}(?:en|ern|eln)$/u;
