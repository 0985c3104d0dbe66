import { type Day, dayOf, dayOfInstant, daysLater, endOfDay, type Reading, startOfDay, today } from './calendar.ts';
import { COUNT, canonicalDates, countOf, UNIT, unitOf } from './canonical-dates.ts';
import type { FoundDue } from './find-due.ts';
import { fold } from './words.ts';

/** 'Two weeks', or 'the day', of which a word behind says from when it is counted. */
const LENGTH = `(?:(?:the |am |el |le )(?<one>day|week|tag|dia|jour)|(?:net |netto )?(?<count>${COUNT}) (?<unit>${UNIT}))`;
const EARLIER =
  'before|prior to|ahead of|earlier|beforehand|vorher|davor|zuvor|vor|antes del?|antes|avant|auparavant|plus tot';
const LATER = 'after|following|from|of|nach|ab|after receipt of|despues del?|desde|a partir del?|apres|a compter de';
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
const ANY_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const BEARS_DATE =
  /(?:\b(?:invoice date|issue date|date of issue|date|dated|issued(?: on)?|rechnungsdatum|datum|vom|fecha|emitida el|date de facture|en date du|du|le)\s?:?\s?)(\d{4})-(\d{2})-(\d{2})/;

/** 'Of the date of this letter (14 October 2027)' */
const REST_OF_OWN_DATE =
  /^ (?:of |this |the |dieses |der )*(?:letter|invoice|bill|schreibens|rechnung|notice)\b(?: \([^)]{4,30}\))?/;

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
  return sentences.map((sentence, at) => {
    const counted = countedIn(sentence, sentences.slice(0, at), whole, reading);
    return counted === null ? sentence : { ...sentence, dues: [counted] };
  });
}

function countedIn(sentence: Dated, before: readonly Dated[], whole: string, reading: Reading): FoundDue | null {
  const folded = fold(sentence.text);
  const net = NET.exec(folded);
  const found = net ?? COUNTED.exec(folded);
  if (found?.groups === undefined) return null;
  const { one, count = 'one', unit = one ?? 'day', earlier, from = '' } = found.groups;
  const kind = unitOf(unit);
  if (kind === 'minute' || kind === 'hour') return null;
  const start = found.index;
  const end = start + found[0].length + (REST_OF_OWN_DATE.exec(folded.slice(start + found[0].length))?.[0].length ?? 0);
  // 'Two days before 3 June' is read as it stands.
  if (sentence.dues.some((due) => due.start <= start && due.end >= end)) return null;
  const isOwnDate = net !== null || (earlier === undefined && OWN_DATE.test(from));
  const day = isOwnDate
    ? dayBorne(whole, reading)
    : earlier === undefined
      ? null
      : anchorOf(sentence, end, before, reading.timeZone);
  if (day === null) return null;
  const value = endOfDay(
    startOfDay(daysLater(day, (earlier === undefined ? 1 : -1) * countOf(count), kind), reading.timeZone),
    reading.timeZone,
  );
  return value <= reading.now ? null : { value, start, end, rank: 3, hasTime: false, hasDay: true, isSpan: false };
}

/** The day that a bill or a letter bears; the day of reading where it bears none. */
function dayBorne(whole: string, reading: Reading): Day {
  const { rewriting } = canonicalDates(fold(whole).slice(0, READ_OF_TEXT), today(reading), reading.isDayFirst ?? false);
  const written = BEARS_DATE.exec(rewriting.text) ?? ANY_DATE.exec(rewriting.text);
  const found = written && dayOf(Number(written[1]), Number(written[2]), Number(written[3]));
  return found !== null && today(reading).until(found).days <= 0 ? found : today(reading);
}

/** The bearing of dates stands at the beginning. */
const READ_OF_TEXT = 600;

/** The day that follows in the sentence, or else the last one before it. */
function anchorOf(sentence: Dated, end: number, before: readonly Dated[], timeZone: string): Day | null {
  const following = sentence.dues.find(({ start }) => start >= end - 1);
  const due =
    following ??
    sentence.dues.findLast(({ hasDay }) => hasDay) ??
    before.flatMap(({ dues }) => dues).findLast(({ hasDay }) => hasDay);
  return due === undefined ? null : dayOfInstant(due.value, timeZone);
}
