import { isDueDate } from '@taskwell/contract/rules';
import { fold } from '../words/words.ts';
import {
  type Day,
  dayOf,
  dayOfInstant,
  daysLater,
  endOfDay,
  onDayOf,
  type Reading,
  startOfDay,
  today,
} from './calendar.ts';
import { canonicalDates } from './canonical-dates/canonical-dates.ts';
import { COUNT, countOf, UNIT, unitOf } from './canonical-dates/vocabulary.ts';
import type { Unit } from './date-words.ts';
import type { FoundDue } from './find-due.ts';

/** 'Two weeks', or 'the day', of which a word behind says from when it is counted. */
const LENGTH = `(?:(?:the |am |el |le |la )(?:working |very )?(?<one>day|evening|night|morning|week|tag|abend|dia|noche|jour|soir|veille|vortag|vorabend|vispera)|(?:net |netto )?(?<count>${COUNT})(?: \\(\\d{1,3}\\))? (?<unit>${UNIT}))`;
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
  `\\b(?:net|netto|payable (?:with)?in|zahlbar in(?:nerhalb von)?) (?<count>${COUNT}) (?<unit>${UNIT})\\b`,
);
const DATE = '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})';
const ANY_DATE = new RegExp(`\\b${DATE}\\b`, 'g');
const BEARS_DATE = new RegExp(
  `\\b(?:invoice date|issue date|date of issue|date of (?:the )?(?:invoice|bill|letter|notice|order)|date|dated|issued(?: on)?|rechnungsdatum|datum|vom|fecha|emitida el|date de facture|en date du|du|le)\\s?:?\\s?${DATE}`,
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
    canonical ??= canonicalOf(whole, reading);
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
  /** Below 0 for earlier. */
  count: number;
  unit: Exclude<Unit, 'minute' | 'hour'>;
  from: Anchor;
}
/** The date of the text itself, a day that it names, or the one that sentences tell of. */
type Anchor = { own: true; named: string } | { named: string } | { told: true };

function countIn(folded: string): Count | null {
  const net = NET.exec(folded);
  const found = DAY_BEFORE.exec(folded) ?? net ?? COUNTED.exec(folded);
  if (found === null) return null;
  const { one, count = 'one', unit = 'day', earlier, from = '' } = found.groups ?? {};
  // 'Sometime in the week before' may be the day before.
  const isWeek = one === 'week' && !/\bin the $/.test(folded.slice(0, found.index + found[0].indexOf('week')));
  const kind = one === undefined ? unitOf(unit) : isWeek ? 'week' : 'day';
  if (kind === 'minute' || kind === 'hour') return null;
  const start = found.index;
  const isEarlier = found.groups === undefined || earlier !== undefined;
  const behind = start + found[0].length;
  const end = behind + (isEarlier ? 0 : (REST_OF_OWN_DATE.exec(folded.slice(behind))?.[0].length ?? 0));
  const isOwnDate = net !== null || (!isEarlier && OWN_DATE.test(from));
  const anchor: Anchor = isOwnDate ? { own: true, named: from } : isEarlier ? { told: true } : { named: from };
  return { start, end, count: (isEarlier ? -1 : 1) * countOf(count), unit: kind, from: anchor };
}

function countedIn(
  sentence: Dated,
  at: number,
  sentences: readonly Dated[],
  dated: () => string,
  reading: Reading,
): FoundDue | null {
  const found = countIn(fold(sentence.text));
  if (found === null) return null;
  const { start, end, count, unit, from } = found;
  // 'Two days before 3 June' is read as it stands.
  if (sentence.dues.some((due) => due.start <= start && due.end >= end)) return null;
  // 'Four weeks earlier, i.e. on 12 January' says when that is.
  if (
    sentence.dues.some(
      (due) => due.hasDay && due.start >= end && IN_OTHER_WORDS.test(sentence.text.slice(end, due.start)),
    )
  )
    return null;
  const bracket = /\([^)]*\)$/.exec(sentence.text.slice(start, end))?.[0];
  const said = bracket === undefined ? null : dayIn(canonicalOf(bracket, reading), reading, ANY_DATE, true);
  const named = said ?? ('named' in from ? dayOfNamed(from.named, sentences.toSpliced(at, 1), dated, reading) : null);
  const told = 'told' in from ? anchorOf(sentence, { start, end }, sentences.slice(0, at), reading.timeZone) : null;
  const day = named ?? told ?? ('own' in from ? dayBorne(dated(), reading) : null);
  if (day === null) return null;
  const last = endOfDay(startOfDay(daysLater(day, count, unit), reading.timeZone), reading.timeZone);
  const time = sentence.dues.find(({ hasTime, hasDay }) => hasTime && !hasDay);
  const value = time === undefined ? last : onDayOf(last, time.value, reading.timeZone);
  const hasTime = time !== undefined;
  return value <= reading.now || !isDueDate(value.toISOString())
    ? null
    : { value, start, end, rank: 3, hasTime, hasDay: true, isSpan: false };
}

const IN_OTHER_WORDS =
  /^\s?(?:,\s?|[,(–-]\s?(?:i\.e\.|that is|that's|d\.h\.|das ist|also|so|es decir|soit|c'est-à-dire),?\s)$/i;

/** 'Within ten days of the Commencement Date': that of the sentence which says when it is. */
function dayOfNamed(from: string, sentences: readonly Dated[], dated: () => string, reading: Reading): Day | null {
  const words = fold(from).match(/\p{L}{4,}/gu) ?? [];
  // 'The invoice' is the text itself.
  const naming = sentences.find(
    ({ text, dues }) =>
      words.length > 1 && dues.some(({ hasDay }) => hasDay) && words.every((word) => fold(text).includes(word)),
  );
  const due = naming?.dues.find(({ hasDay }) => hasDay);
  if (due !== undefined) return dayOfInstant(due.value, reading.timeZone);
  const named = words.at(-1);
  return named === undefined ? null : dayIn(dated(), reading, new RegExp(`\\b${named}[^\\d\\n.!?]{0,15}${DATE}`, 'gu'));
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

/** The day that a bill or a letter bears; the day of reading where it bears none. */
function dayBorne(canonical: string, reading: Reading): Day {
  return dayIn(canonical, reading, BEARS_DATE) ?? dayIn(canonical, reading, ANY_DATE) ?? today(reading);
}

/** The bearing of dates stands at the beginning. */
const READ_OF_TEXT = 600;

/** The day that follows in the sentence, or else the last one before it. */
function anchorOf(
  sentence: Dated,
  count: { start: number; end: number },
  before: readonly Dated[],
  timeZone: string,
): Day | null {
  // 'In two weeks before the party' is no day by itself.
  const dues = sentence.dues.filter(({ start, end }) => end <= count.start || start >= count.end - 1);
  const following = dues.find(({ start }) => start >= count.end - 1);
  const due =
    following ??
    dues.findLast(({ hasDay }) => hasDay) ??
    before.flatMap(({ dues }) => dues).findLast(({ hasDay }) => hasDay);
  return due === undefined ? null : dayOfInstant(due.value, timeZone);
}
