import { isDueDate } from '@taskwell/contract/rules';
import { fold } from '../words/words.ts';
import {
  type Day,
  dayOf,
  dayOfInstant,
  daysLater,
  endOfDay,
  endOfWeek,
  MS_OF_DAY,
  onDayOf,
  type Reading,
  startOfDay,
  today,
  weekdayAfter,
  weekdayBefore,
} from './calendar.ts';
import { canonicalDates } from './canonical-dates/canonical-dates.ts';
import { COUNT, countOf, UNIT, unitOf, WEEKDAY } from './canonical-dates/vocabulary.ts';
import { type Unit, WEEKDAYS } from './date-words.ts';
import type { FoundDue } from './find-due.ts';

/** 'Two weeks', or 'the day', of which a word behind says from when it is counted. */
const LENGTH = `(?:(?:the |am |el |le |la )(?:working |very )?(?<one>day|evening|night|morning|afternoon|week|tag|abend|dia|noche|jour|soir|veille|vortag|vorabend|vispera)(?! of\\b)|(?:net |netto )?(?<count>${COUNT})(?: of)?(?: \\(\\d{1,3}\\))? (?:full |whole |clear )?(?<unit>${UNIT})(?: net)?)`;
const EARLIER =
  'before|prior to|ahead(?: of)?|in advance(?: of)?|earlier|beforehand|vorher|davor|zuvor|vor|antes del?|antes|anterior|previo|avant|auparavant|plus tot';
const LATER = 'after|following|from|of|nach|ab|after receipt of|despues del?|desde|a partir del?|apres|a compter de';
/** 'Am Vortag', 'la veille': no word behind says from when they are counted. */
const DAY_BEFORE =
  /\b(?:am vor(?:tag|abend)|la (?:veille|vispera)|(?:el|para el) dia anterior|the day before(?! \p{L}))\b/u;
const COUNTED = new RegExp(
  `\\b(?:(?:within|in|innerhalb(?: von)?|binnen|bis|dentro de|en|dans(?: les)?|sous|at least|at the latest|mindestens|spatestens|no later than|al menos|au moins) )*${LENGTH} (?:(?<earlier>${EARLIER})|(?<later>${LATER}))(?! (?:today|now|heute|hoy))(?<from>(?: (?!(?:${EARLIER}|need|needs|must|muss|mussen|should|we|please)\\b)[\\p{L}'.-]+){0,4})`,
  'u',
);
/** What bills and letters count from, which is the day that they bear. */
const OWN_DATE =
  /\b(?:invoice|issue|billing|letter|receipt|receiving|date|rechnungs\p{L}*|rechnung|erhalt|zugang|ausstellung|datum|factura|fecha|recepcion|facture|date|reception)\b/u;
const NET = new RegExp(
  `\\b(?:(?:net|netto|payable (?:with)?in|zahl(?:bar|ung) in(?:nerhalb von)?|(?:paiement|reglement|payable) (?:a|sous)|(?:pago|a pagar) (?:a|en)) (?<count>${COUNT}) (?<unit>${UNIT})\\b|(?:terms|zahlungsziel|condiciones|conditions)\\s?:? (?:net )?(?<days>\\d{1,3})(?: (?:days|tage|dias|jours))?(?: net(?:to)?)?(?=\\s*(?:[.,;)]|$)))`,
);
const DATE = '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})';
const ANY_DATE = new RegExp(`\\b${DATE}\\b`, 'g');
const BEARS_DATE = new RegExp(
  `\\b(?:invoice date|issue date|date of issue|date of (?:the )?(?:invoice|bill|letter|notice|order)|(?<!\\bdue )date|dated|issued(?: on)?|rechnungsdatum|datum|vom|fecha|emitida el|date de facture|en date du|du|le)\\s?:?\\s?${DATE}`,
  'g',
);

/** 'Of the date of this letter (14 October 2027)', 'of completion (30 November)' */
const REST_OF_OWN_DATE =
  /^(?: (?:of |this |the |dieses |der )*(?:letter|invoice|bill|schreibens|rechnung|notice)\b)?(?: \([^)]{4,30}\))?/;

interface Dated {
  text: string;
  dues: FoundDue[];
}

/**
 * 'Two days before that', 'three days before the launch, which is on 10 June', 'within 14 days of the invoice date': days
 * that are counted from one that stands elsewhere in the text.
 *
 * @param whole the text, for the day that it bears
 * @returns the sentences, where one counts so with that day in place of what it is counted from
 */
export function withCounted<S extends Dated>(sentences: readonly S[], whole: string, reading: Reading): S[] {
  let canonical: string | undefined;
  /** Read once for all the sentences, and only where one of them counts. */
  const dated = () => {
    canonical ??= plainDatesOf(whole, asWhenWritten(reading));
    return canonical;
  };
  return sentences.map((sentence, at) => {
    const counted = countedIn(sentence, at, sentences, dated, reading);
    return counted === null ? sentence : { ...sentence, dues: [counted] };
  });
}

/** So many days before or after one that stands elsewhere. */
interface Count {
  start: number;
  end: number;
  /** With what it names behind it. */
  endOfNamed: number;
  /** Below 0 for earlier. */
  count: number;
  unit: Exclude<Unit, 'minute'>;
  /** The words that name what it is counted from. */
  named: string;
  /** The date of the text itself, a day that it names, or the one that sentences tell of. */
  from: 'own' | 'named' | 'told';
}

/** 'If you cannot attend, tell us 48 hours in advance': nobody is to do that. */
const SHOULD_IT_FAIL =
  /^\W*(?:if|should) you (?:can't|cannot|can not|are unable|are not able|need to cancel|wish to cancel|want to cancel|have to cancel)\b/;

function countIn(folded: string): Count | null {
  if (SHOULD_IT_FAIL.test(folded)) return null;
  const net = NET.exec(folded);
  const found = DAY_BEFORE.exec(folded) ?? net ?? COUNTED.exec(folded);
  if (found === null) return null;
  const { one, days = 'one', count = days, unit = 'day', earlier, from = '' } = found.groups ?? {};
  // 'Sometime in the week before' may be the day before.
  const isWeek = one === 'week' && !/\bin the $/.test(folded.slice(0, found.index + found[0].indexOf('week')));
  const kind = one === undefined ? unitOf(unit) : isWeek ? 'week' : 'day';
  if (kind === 'minute') return null;
  const start = found.index;
  const isEarlier = found.groups === undefined || earlier !== undefined;
  // 'Before the race on 9 July' names a day behind it.
  const behind = start + found[0].length - (isEarlier ? from.length : 0);
  const end = behind + (isEarlier ? 0 : (REST_OF_OWN_DATE.exec(folded.slice(behind))?.[0].length ?? 0));
  const isOwnDate = net !== null || (!isEarlier && OWN_DATE.test(from));
  const kindOfDay = isOwnDate ? 'own' : isEarlier ? 'told' : 'named';
  const signed = (isEarlier ? -1 : 1) * countOf(count);
  return { start, end, endOfNamed: end + from.length, count: signed, unit: kind, named: from, from: kindOfDay };
}

function countedIn(
  sentence: Dated,
  at: number,
  sentences: readonly Dated[],
  dated: () => string,
  reading: Reading,
): FoundDue | null {
  const found = countIn(fold(sentence.text));
  if (found === null) return followingIn(sentence, sentences.slice(0, at), reading);
  const { start, end, endOfNamed, count, unit, named, from } = found;
  // 'Two days before 3 June' is read as it stands.
  if (sentence.dues.some((due) => due.start <= start && due.end >= end)) return null;
  // 'Four weeks earlier, i.e. on 12 January' says when that is.
  if (
    sentence.dues.some(
      (due) => due.hasDay && due.start >= endOfNamed && IN_OTHER_WORDS.test(sentence.text.slice(endOfNamed, due.start)),
    )
  )
    return null;
  if (from === 'told') {
    const anchor = anchorOf(sentence, found, sentences, at);
    // 'Half an hour earlier on 1 December' is on that day.
    if (anchor === null || (unit === 'hour' && !anchor.hasTime && Math.abs(count) < HOURS_OF_DAY)) return null;
    return ahead(earlierThan(anchor, found, sentence, reading), { start, end: endOfNamed }, reading);
  }
  if (unit === 'hour') return null;
  const bracket = /\([^)]*\)$/.exec(sentence.text.slice(start, end))?.[0];
  const said =
    bracket === undefined ? null : dayIn(canonicalOf(bracket, asWhenWritten(reading)), reading, ANY_DATE, true);
  // 'One month from receipt (22 October)' says which day that is: nothing is received on a day to come.
  if (said !== null && from === 'own' && today(reading).until(said).days > 0)
    return ahead(atTimeSaid(said, sentence, reading), { start, end }, reading);
  const day =
    said ??
    dayRightBehind(sentence, found, reading) ??
    dayOfNamed(named, sentences.toSpliced(at, 1), dated, reading) ??
    (from === 'own' ? dayBorne(dated(), reading) : null);
  if (day === null) return null;
  const dayBehind = sentence.dues.find((due) => due.start <= end + 1 && due.end > end);
  const saidAt = { start, end: dayBehind?.end ?? end };
  return ahead(atTimeSaid(daysLater(day, count, unit), sentence, reading), saidAt, reading);
}

/** A day that a letter bears without its year has passed by now. */
function asWhenWritten(reading: Reading): Reading {
  return { ...reading, now: new Date(reading.now.getTime() - MOST_DAYS_UNDERWAY * MS_OF_DAY) };
}

const MOST_DAYS_UNDERWAY = 60;

/** '14 days from 9 May' */
function dayRightBehind({ text }: Dated, { end }: Count, reading: Reading): Day | null {
  return dayIn(canonicalOf(text.slice(end, end + LONGEST_DAY), reading), reading, RIGHT_BEHIND, true);
}

const RIGHT_BEHIND = new RegExp(`^,? ?(?:the |dem |el |le )?${DATE}`, 'g');
/** With its weekday: 'Wednesday, the 13th of September 2028' */
const LONGEST_DAY = 40;

/** The end of a day, or the time of day that the sentence says. */
function atTimeSaid(day: Day, sentence: Dated, { timeZone }: Reading): Pick<FoundDue, 'value' | 'hasTime'> {
  const last = endOfDay(startOfDay(day, timeZone), timeZone);
  const time = sentence.dues.find(({ hasTime, hasDay }) => hasTime && !hasDay);
  if (time === undefined) return { value: last, hasTime: false };
  return { value: onDayOf(last, time.value, timeZone), hasTime: true };
}

/** '48 hours before' a time of day is at that time. */
function earlierThan(anchor: FoundDue, { count, unit }: Count, sentence: Dated, reading: Reading) {
  const day = dayOfInstant(anchor.value, reading.timeZone);
  if (unit !== 'hour') return atTimeSaid(daysLater(day, count, unit), sentence, reading);
  if (anchor.hasTime) return { value: new Date(anchor.value.getTime() + count * MS_OF_HOUR), hasTime: true };
  return atTimeSaid(daysLater(day, Math.floor(count / HOURS_OF_DAY), 'day'), sentence, reading);
}

const MS_OF_HOUR = 3_600_000;
const HOURS_OF_DAY = 24;

function ahead(
  { value, hasTime }: Pick<FoundDue, 'value' | 'hasTime'>,
  { start, end }: Pick<FoundDue, 'start' | 'end'>,
  { now }: Reading,
): FoundDue | null {
  if (value <= now || !isDueDate(value.toISOString())) return null;
  return { value, start, end, rank: 3, hasTime, hasDay: true, isBareHour: false, isSpan: false };
}

/** 'The following week', 'by the Tuesday after': than the day that was named before. */
const FOLLOWING = new RegExp(
  `\\b(?:(?:by |on |in )?(?:the |am |la |el )?following (week|day|month|${WEEKDAY})|(?:by |on )?the (${WEEKDAY}) (after|following|before|prior)(?=\\s*(?:[.,;!?)]|$)))\\b`,
);

function followingIn(sentence: Dated, before: readonly Dated[], reading: Reading): FoundDue | null {
  const found = FOLLOWING.exec(fold(sentence.text));
  if (found === null) return null;
  const named =
    sentence.dues.findLast(({ hasDay, end }) => hasDay && end <= found.index) ??
    before.flatMap(({ dues }) => dues).findLast(({ hasDay }) => hasDay);
  if (named === undefined) return null;
  const day = dayOfInstant(named.value, reading.timeZone);
  const what = found[1] ?? found[2] ?? 'day';
  const weekday = WEEKDAYS[what];
  const next =
    weekday === undefined
      ? what === 'week'
        ? endOfWeek(weekdayAfter(day, 1, true))
        : daysLater(day, 1, what === 'month' ? 'month' : 'day')
      : found[3] === 'before' || found[3] === 'prior'
        ? weekdayBefore(day, weekday)
        : weekdayAfter(day, weekday, false);
  const at = { start: found.index, end: found.index + found[0].length };
  const counted = ahead(atTimeSaid(next, sentence, reading), at, reading);
  // It is a deadline only where words say so.
  return counted && { ...counted, rank: /\bby\b/.test(found[0]) ? 3 : 2 };
}

const IN_OTHER_WORDS =
  /^\s?(?:,\s?|[,(–-]\s?(?:i\.e\.|that is|that's|d\.h\.|das ist|also|so|es decir|soit|c'est-à-dire),?\s)$/i;

/** 'Within ten days of the Commencement Date': that of the sentence which says when it is. */
function dayOfNamed(from: string, sentences: readonly Dated[], dated: () => string, reading: Reading): Day | null {
  const words = (fold(from).match(/\p{L}{4,}/gu) ?? []).filter((word) => !POINTS.test(word));
  // 'The invoice' is the text itself.
  const naming = sentences.find(
    ({ text, dues }) =>
      words.length > 1 && dues.some(({ hasDay }) => hasDay) && words.every((word) => fold(text).includes(word)),
  );
  const due = naming?.dues.find(({ hasDay }) => hasDay);
  if (due !== undefined) return dayOfInstant(due.value, reading.timeZone);
  const named = words.at(-1);
  if (named === undefined) return null;
  // 'Of submission', where 'Submitted: 28 September' stands
  const family = named.length > SAME_BEGINNING ? `${named.slice(0, SAME_BEGINNING)}\\p{L}*` : named;
  return dayIn(dated(), reading, new RegExp(`\\b${family}[^\\d\\n!?]{0,25}${DATE}`, 'gu'));
}

/** Names nothing. */
const POINTS = /^(?:this|that|these|your|dies\p{L}*|este|esta|cette)$/u;

/** How many letters of words of one family are the same, as of 'opening' and 'opens'. */
const SAME_BEGINNING = 5;

function isOfFamily(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, SAME_BEGINNING);
  return length >= 4 && one.slice(0, length) === other.slice(0, length);
}

/** The day beside which the sentences name what words name: 'we open on Friday, 12 November' of 'opening'. */
function dayBeside(named: string, sentences: readonly Dated[]): FoundDue | null {
  const words = fold(named).match(/\p{L}{4,}/gu) ?? [];
  const isNamedIn = (said: string) =>
    (said.match(/\p{L}{4,}/gu) ?? []).some((word) => words.some((each) => isOfFamily(each, word)));
  const days = sentences.flatMap(({ text, dues }) =>
    dues.filter(({ hasDay }) => hasDay).map((due) => ({ folded: fold(text), due })),
  );
  const before = days.find(({ folded, due }) => isNamedIn(folded.slice(Math.max(0, due.start - 40), due.start)));
  const found = before ?? days.find(({ folded, due }) => isNamedIn(folded.slice(due.end, due.end + 20)));
  return found?.due ?? null;
}

/** The first day that has come, of those that a text has with their year or month; null where it has none. */
export function dayCome(text: string, reading: Reading): Day | null {
  return dayIn(canonicalOf(text, reading), reading, ANY_DATE);
}

/**
 * The same without those that are counted from the day of reading: no text bears 'within 30 days', or 'tomorrow'. They are
 * what another day of reading gives another date.
 */
function plainDatesOf(text: string, reading: Reading): string {
  const weekBefore = canonicalOf(text, { ...reading, now: new Date(reading.now.getTime() - 7 * MS_OF_DAY) });
  const plain = new Set(weekBefore.match(ANY_DATE));
  return canonicalOf(text, reading).replace(ANY_DATE, (date) => (plain.has(date) ? date : ' '));
}

/** The beginning of a text with its dates as 2026-11-30. */
function canonicalOf(text: string, reading: Reading): string {
  const isDayFirst = reading.isDayFirst ?? false;
  return canonicalDates(fold(text).slice(0, READ_OF_TEXT), today(reading), isDayFirst).rewriting.text;
}

/** The first day, none ahead unless that may be, that the text has as the pattern says. */
function dayIn(canonical: string, reading: Reading, pattern: RegExp, mayBeAhead = false): Day | null {
  for (const { groups = {} } of canonical.matchAll(pattern)) {
    const found = dayOf(Number(groups.year), Number(groups.month), Number(groups.day));
    if (found !== null && (mayBeAhead || today(reading).until(found).days <= 0)) return found;
  }
  return null;
}

/** 'RECEIVED 6 SEP' is stamped on a letter, which bears another day. */
const CAME_IN = /\b(?:received|paid|eingegangen|bezahlt|recibid[oa]|pagad[oa]|recue?|payee?)\b[^\d\n]{0,15}$/;

/** Of the days that have passed the last: what a letter speaks of was before it was written. */
function latestDayIn(canonical: string, reading: Reading): Day | null {
  return [...canonical.matchAll(ANY_DATE)]
    .filter(({ index }) => !CAME_IN.test(canonical.slice(0, index)))
    .map(({ groups = {} }) => dayOf(Number(groups.year), Number(groups.month), Number(groups.day)))
    .filter((day) => day !== null && today(reading).until(day).days <= 0)
    .reduce<Day | null>(
      (latest, day) => (day !== null && (latest === null || latest.until(day).days > 0) ? day : latest),
      null,
    );
}

/** The day that a bill or a letter bears; the day of reading where it bears none. */
function dayBorne(canonical: string, reading: Reading): Day {
  return dayIn(canonical, reading, BEARS_DATE) ?? latestDayIn(canonical, reading) ?? today(reading);
}

/** The bearing of dates stands at the beginning. */
const READ_OF_TEXT = 600;

/** The day that follows in the sentence, or the one of what it names, or else the last one before it. */
function anchorOf(sentence: Dated, count: Count, sentences: readonly Dated[], at: number): FoundDue | null {
  // 'In two weeks before the party' is no day by itself.
  const dues = sentence.dues.filter(({ end, hasDay }) => hasDay && (end <= count.start || end > count.end));
  const before = sentences.slice(0, at).flatMap((each) => each.dues);
  return (
    dues.find(({ end }) => end > count.end) ??
    dayBeside(count.named, [...sentences.slice(0, at), { ...sentence, dues }, ...sentences.slice(at + 1)]) ??
    dues.at(-1) ??
    before.findLast(({ hasDay }) => hasDay) ??
    null
  );
}
