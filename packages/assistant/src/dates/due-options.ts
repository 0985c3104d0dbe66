import type { Candidate, Source } from '../extract/candidate.ts';
import type { Person } from '../people/people.ts';
import type { Sentence } from '../texts/sentences.ts';
import type { Option } from '../words/learned-choice.ts';
import { fold } from '../words/words.ts';
import { endOfDay, onDayOf, type Reading } from './calendar.ts';
import { WEEKDAY } from './canonical-dates/vocabulary.ts';
import { featuresOf, featuresOfNone, type Said } from './due-features.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';

/** A moment at which a text may want its task done; null for that it says none. */
export interface DueOption extends Option<Date | null> {
  /** The words of its sentence that say it; null for what no sentence of the task says. */
  words: string | null;
  /** Of a time by itself, the day that it is of; null for others. */
  ofDay: Date | null;
}

/** More moments than these are a timetable. */
const MOST_OPTIONS = 30;

/**
 * All moments that a text names, and that it wants its task done at none of them.
 *
 * @param headings sentences that are above others, or fields, such as 'Date: 3 May'
 */
export function dueOptions<P extends Person>(
  source: Source<P>,
  subject: string | null,
  headings: readonly Sentence[],
): DueOption[] {
  const { all, context, main, reading } = source;
  // 'Send it by Friday. Sorry, I meant Monday.'
  const corrected = context.findLast(corrects);
  const said = all
    .flatMap((sentence, place) => sentence.dues.map((due): Said<P> => ({ sentence, place, due })))
    .filter(({ sentence }) => corrected === undefined || sentence === corrected)
    .slice(0, MOST_OPTIONS);
  const options = said.map((each) => ({
    ...momentOf(each, source),
    words: each.sentence.text.slice(each.due.start, each.due.end),
    features: featuresOf(each, said, source),
  }));
  const others = [
    ...findDues(subject ?? '', reading).map(({ value, rank }) => ({
      value,
      features: ['+inSubject', `+inSubject${rank}`],
    })),
    ...duesOfHeadings(headings, reading).map(({ value }) => ({ value, features: ['+inHeading'] })),
    ...thatDay(source).map(({ value }) => ({ value, features: ['+thatDay'] })),
  ];
  // Who corrects a day wants it done then.
  if (corrected !== undefined) return options;
  const none = { value: null, ofDay: null, words: null, features: featuresOfNone(said, others.length > 0, main) };
  return [...options, ...others.map((each) => ({ ...each, ofDay: null, words: null })), none];
}

/** 'No, Monday.', and 'sorry, I meant Monday' */
function corrects<P extends Person>({ text, dues, strength }: Candidate<P>): boolean {
  const isBrief = text.split(' ').length <= MOST_OF_A_CORRECTION;
  const isPlain = (isBrief && strength < 2) || SAYS_WHAT_NOT.test(fold(text));
  return isPlain && dues.some(({ hasDay }) => hasDay) && CORRECTS.test(fold(text));
}

const MOST_OF_A_CORRECTION = 6;
/** 'Sorry, Friday not Thursday, the cast page is still open' */
const SAYS_WHAT_NOT = new RegExp(`^[^.!?;:]{0,20}\\b(?:${WEEKDAY}),? not (?:on |by )?(?:${WEEKDAY})\\b`);
const CORRECTS =
  /^(?:no|nope|oh no|sorry|oops|wait|correction|pardon|nein|non|i mean|i meant|we meant)\b(?! (?:rush|hurry|need|stress|pressure|later|for)\b)/;

/** A time by itself is of the day that was named before it. */
function momentOf<P extends Person>({ sentence, place, due }: Said<P>, { all, reading }: Source<P>) {
  const named = due.hasDay
    ? null
    : (surest(
        // 'By the end of the day, it is not due until 7 October': a limit is of no day that is none.
        sentence.dues.filter(({ hasDay, rank }) => hasDay && (due.rank < 3 || rank > 1)),
      ) ?? dayNamedBefore(place, all));
  if (named === null) return { value: timeApart(due, sentence, reading) ?? due.value, ofDay: null };
  return { value: onDayOf(named.value, due.value, reading.timeZone), ofDay: named.value };
}

/** 'Tomorrow I must bring the car to the mechanic, 7.30 am': of the only day of a sentence, the only time. */
function timeApart<P extends Person>(due: FoundDue, { text, dues }: Candidate<P>, reading: Reading): Date | null {
  const [first, second, third] = dues;
  const time = first === due ? second : undefined;
  if (!due.hasDay || due.hasTime || time === undefined || third !== undefined) return null;
  const isApart = /,\s*$/.test(text.slice(0, time.start)) && /^\s*(?:[,.;!]|$)/.test(text.slice(time.end));
  return !time.hasDay && time.hasTime && isApart ? onDayOf(due.value, time.value, reading.timeZone) : null;
}

/** The day that a sentence before it named last. */
function dayNamedBefore<P extends Person>(place: number, context: readonly Candidate<P>[]): FoundDue | null {
  const dated = context.slice(0, place).findLast(({ dues }) => dues.some(({ hasDay }) => hasDay));
  return dated === undefined ? null : surest(dated.dues.filter(({ hasDay }) => hasDay));
}

const ON_THAT_DAY =
  /\b(?:(?:on )?that (?:day|morning|afternoon|evening|date)|(?:by|before|until|till) then|an dem tag|bis dahin|ese dia|ce jour-la|d'ici la|before (?:they|it|he|she|that|work|the work|this) (?:starts?|begins?|opens?|comes?|arrives?)|(?:before|by) (?:this|that)(?: date)?(?=$|[\s]*[,.;:!?)]| (?:i|we|you|he|she|they|please)\b)|avant cette date|vor diesem (?:datum|termin)|antes de (?:esa|esta) fecha)\b/;

function thatDay<P extends Person>({ context, main }: Source<P>): FoundDue[] {
  if (main === null || !ON_THAT_DAY.test(fold(main.text))) return [];
  return [dayNamedBefore(context.indexOf(main), context) ?? []].flat();
}

/** 'Date: 15 December, 8:40' of an appointment, 'To do before Friday:', 'Sat jobs'; that of minutes is over, or is today. */
export function duesOfHeadings(sentences: readonly Sentence[], reading: Reading): FoundDue[] {
  const dated = sentences.filter(
    ({ text }) =>
      OF_ALL.test(fold(text)) ||
      /^(?:date|datum|fecha|when|wann|cuando|quand|termin|appointment|date et heure)\s?:|\b(?:due|fallig|deadline)\b.*:$|,? (?:all |everything |alles |todo |tout )?(?:by|before|until|bis|vor|antes de(?:l)?|avant) [^:,]{2,30}:$|^(?:to[- ]?dos?|tasks|action items?)\b.*:$|^(?:shopping ?\/ ?)?(?:to[- ]?dos?|tasks|jobs|chores|errands|list) (?:for |on )?(?:(?:next |this )?(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow)$|^(?:please |bitte )?(?:for|before|until|by|fur|vor|bis|para|antes|pour|avant)\b.*:$|^(?:for |on )?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?:'s)?|(?:first thing )?tomorrow|today) ?(?:jobs?|list|tasks?|to[- ]?dos?|errands|chores|plan)?\s?:?$/.test(
        fold(text),
      ),
  );
  const tomorrow = endOfDay(reading.now, reading.timeZone).getTime();
  return dated.flatMap(({ text }) =>
    // 'Jobs sat': a day that is a word as well is one here.
    findDues(text.replace(/(?<! (?:on|for)) (sat|sun|mon|wed)$/i, ' on $1'), reading).filter(
      // What bears the date of today is not due then.
      ({ value }) => value.getTime() > tomorrow || IS_FOR_TODAY.test(fold(text)),
    ),
  );
}

/** 'Both by Friday!' behind what several people are to do */
const OF_ALL =
  /^(?:please |bitte )?(?:both|(?:all|both) of (?:it|them|this|these)|all|everything|alles|beides|todo|tout)(?: (?:please|bitte|done|to be done|finished|ready))? (?:by|before|until|bis|vor|para|antes del?|avant|pour) [^:,]{2,30}[\s.!]*$/;
/** 'To do today:' */
const IS_FOR_TODAY = /^(?:to[- ]?dos?|tasks|jobs|chores|errands|list|things to do)\b.*\b(?:today|tonight)\s?:?$/;
