import { fold } from '../words/words.ts';
import { isInstruction } from './instructions.ts';
import { strengthOf } from './requests.ts';

// What stands above a mail: who sent it to whom, when, and its subject.

const HEADER =
  /^(from|to|cc|bcc|sent|date|subject|sub|re(?=\s?:)|reply-to|attachments?|importance|von|an|gesendet|datum|betreff|de|a|para|enviado(?: el)?|fecha|asunto|envoye|objet|date d'envoi|x-[a-z-]{2,30})\s?:(.*)$/;
export const HEADER_START =
  /^(?:from|to|date|fecha|datum|von|an|de|a|para|subject|betreff|asunto|objet|sent|gesendet)\s?:/;
export const FORWARDED =
  /^(?:begin forwarded message|-+\s?(?:forwarded|original|weitergeleitete|ursprungliche|mensaje|message).*|anfang der weitergeleiteten.*)/;

/** The header of a mail at its beginning, or of one that was only passed on. */
export function withoutHeaders(lines: string[]): { headers: Map<string, string>; lines: string[] } {
  const headers = new Map<string, string>();
  let at = 0;
  const skipEmpty = () => {
    while (at < lines.length && lines[at]?.trim() === '') at += 1;
  };
  skipEmpty();
  const headed = lines.findIndex((line, index) => index > at && index <= at + MOST_ABOVE && isHeader(line));
  const isWhole = isHeader(lines[headed + 1] ?? '') || NAMES_SENDER.test(fold(lines[headed]?.trim() ?? ''));
  const isBelow = headed !== -1 && isWhole && !isHeader(lines[at] ?? '');
  // What asks for something above a header is of whoever sends on the mail below.
  if (isBelow && !lines.slice(at, headed).some((line) => strengthOf(line.trim(), false) >= 2)) at = headed;
  if (FORWARDED.test(fold(lines[at] ?? '')) || NAMES_FORM.test(fold(lines[at] ?? ''))) at += 1;
  skipEmpty();
  if (!HEADER_START.test(fold(lines[at] ?? ''))) return { headers, lines: lines.slice(at) };
  for (; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    const header = HEADER.exec(fold(line));
    if (!header) break;
    headers.set(HEADER_NAMES[header[1] ?? ''] ?? header[1] ?? '', line.slice(line.indexOf(':') + 1).trim());
  }
  return { headers, lines: lines.slice(at) };
}

/** 'From: reception@hotel.example' below 'Ticket #90217' */
const NAMES_SENDER = /^(?:from|von|de)\s?:\s?(?:[^@\s]+\s){0,4}<?[^@\s]+@[^@\s]+$/;

/** How many lines, such as 'Case no. 12', may stand above a header. */
const MOST_ABOVE = 2;

export function isHeader(line: string): boolean {
  return HEADER.test(fold(line.trim()));
}

/** 'Memo', above its header */
const NAMES_FORM =
  /^\W*(?:(?:internal )?(?:memo(?:randum)?|note|fax|mail|e-?mail|message)|aktennotiz|notiz|nota(?: interna)?|note de service)\W*$/;

const HEADER_NAMES: Record<string, string> = {
  von: 'from',
  de: 'from',
  sub: 'subject',
  re: 'subject',
  betreff: 'subject',
  asunto: 'subject',
  objet: 'subject',
  an: 'to',
  a: 'to',
  para: 'to',
  sent: 'date',
  gesendet: 'date',
  datum: 'date',
  fecha: 'date',
  enviado: 'date',
  'enviado el': 'date',
  envoye: 'date',
  "date d'envoi": 'date',
};

/** 'INC0012114' says nothing of what it is about. */
const ONLY_NUMBER = /^(?:ref(?:erence)?\s?[.:]?\s*)?#?[\p{Lu}-]{0,6}\d[\d/-]*$/iu;

export function subjectOf(written: string): string | null {
  const subject = written.replace(/^(?:\s*(?:re|aw|fwd?|wg|tr|rv|sv)\s?(?:\[\d+\])?\s?:)+/i, '').trim();
  return subject === '' || ONLY_NUMBER.test(subject) || isInstruction(subject) ? null : subject;
}

export function sentOn(headers: ReadonlyMap<string, string>): string | null {
  return headers.get('date') ?? null;
}

/** A bill and minutes have a date too, but nobody who sends them. */
export function mailedOn(headers: ReadonlyMap<string, string>): string | null {
  return headers.has('from') || headers.has('subject') ? sentOn(headers) : null;
}

/** The day that a letter bears as a line of its own, near its beginning or its end: 'Zürich, 9 April 2027'; null for none. */
export function letterDate(lines: readonly string[]): string | null {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const ends = [...written.slice(0, MOST_ABOVE_DATE), ...written.slice(-MOST_BELOW_DATE)];
  return ends.find((line) => LETTER_DATE.test(fold(line))) ?? null;
}

const MOST_ABOVE_DATE = 5;
const MOST_BELOW_DATE = 3;
const LETTER_DATE =
  /^(?:(?:date|datum|fecha)\s?: |\p{L}[\p{L}. -]{1,24}, )?(?:the |le |den |el |am |a )?(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de |of )?\p{L}{3,10}\.?,? (?:de )?20\d\d|\p{L}{3,10} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d)\.?$/u;
