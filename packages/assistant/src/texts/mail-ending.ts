import { fold } from '../words/words.ts';
import { GREETING } from './mail-greeting.ts';
import { FORWARDED, HEADER_START, isHeader } from './mail-header.ts';
import { givesOnlyFields } from './only-fields.ts';

// What stands below a message: who signs it, and what was written before.

export const QUOTE_BEGINS =
  /^(?:on .{6,80}wrote\s?:|am .{6,80}schrieb.{0,60}:|le .{6,80}a ecrit\s?:|el .{6,80}escribio\s?:|-+\s?(?:original message|ursprungliche nachricht|forwarded message|message d'origine|mensaje original)\s?-*|_{5,})\s*$/;
const SIGNATURE =
  /^(?:--(?!-)|—|(?:(?:best|kind|warm|kindest|many|with)\s?)?(?:(?:best|kind|warm)\s)?(?:regards|wishes|greetings)|best|bests|cheers|thanks?(?: a lot| so much| in advance| again| and regards)?|thank you(?: very much| so much| in advance)?|many thanks(?: in advance)?|thx|ty|tia|sincerely(?: yours)?|yours(?: sincerely| faithfully| truly)?|br|kr|rgds|best regard|(?:lots of )?love|hugs|warmly|fondly|cordially|respectfully|gratefully|kuss|bussi|besos|abrazos?|un abrazo|bises|bisous|xx+|mfg|vg|lg|bg|x|xo|(?:mit )?(?:freundlichen|besten|vielen|lieben|herzlichen|viele|liebe|beste|schone|herzliche|freundliche) gru(?:ss|ß)(?:en|e)?|gru(?:ss|ß)e?|vielen dank|danke(?: dir| ihnen| schon)?|besten dank|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|gracias(?: de antemano)?|muchas gracias|cordialement|bien (?:a (?:vous|toi)|cordialement)|merci(?: d'avance| beaucoup)?|salutations|bonne journee|a bientot)(?:\b|(?<=ß)(?!\p{L}))(?: to all| im voraus| team)?[\s,.!–-]*(?<name>(?:\/?\p{L}[\p{L}.']*(?:-[\p{L}.']+)*(?: \/?[\p{L}.'-]+){0,3})?) ?$/u;
const DISCLAIMER =
  /(?:confidential|intended (?:only|solely)|if you (?:have )?receive(?:d)? this|in error|vertraulich|disclaimer|not monitored|do not reply to this|reply to this e-?mail directly|you are receiving this (?:e-?mail )?because|unsubscribe|please consider the environment|scanned for viruses|sent from (?:my|outlook)|get outlook|gesendet von mein|von meinem (?:iphone|handy)|enviado desde|envoye de(?:puis)? mon|esta? (?:mensaje|correo).{0,40}confiden|ce (?:message|courriel).{0,40}confiden)/;
const PAGE = /^(?:(?:page|seite|pagina) ?\d+(?: ?(?:of|von|de|sur|\/) ?\d+)?|[-–—] ?\d{1,4} ?[-–—]|\d+ ?\/ ?\d+)$/;
const CONTACT =
  /(?:\b(?:gmbh|ag|ltd|llc|inc|plc|sarl|s\.l\.|e\.v\.)\.? \| |\b(?:tel|phone|mobile|fax|fon|mob)\b[.:]? ?[+(\d]|^\+?[\d ()/-]{7,}$|^(?:www\.|https?:\/\/)\S+$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$)/;

/** What was written before, by whomever: lines behind '>', and all that follows 'On … wrote:'. */
export function withoutQuotes(lines: string[]): string[] {
  const own: string[] = [];
  for (const [index, line] of lines.entries()) {
    const folded = fold(line.trim());
    const hasOwn = own.some((each) => each.trim() !== '');
    const beginsHeader =
      /^(?:from|von|de) ?: ?.*[@<]/.test(folded) || (HEADER_START.test(folded) && isHeader(lines[index + 1] ?? ''));
    const endsMessage =
      QUOTE_BEGINS.test(folded) || FORWARDED.test(folded) || (beginsHeader && /^(?:from|von|de) ?:/.test(folded));
    if (endsMessage && hasOwn) break;
    if (!folded.startsWith('>') && !QUOTE_BEGINS.test(folded)) own.push(line);
  }
  return own;
}

/** What is added below whoever signs, in a paragraph of its own: 'PS: needed by Thursday', 'Assign to Tomasz, due Friday' */
function addedBelow(lines: readonly string[]): string[] {
  const added = lines.filter(
    (line, at) => at > 0 && lines[at - 1]?.trim() === '' && (IS_POSTSCRIPT.test(line) || givesOnlyFields(line, [])),
  );
  return added.flatMap((line) => ['', line.replace(IS_POSTSCRIPT, '')]);
}

const IS_POSTSCRIPT = /^\s*P\.?\s?S\.?\s?[:.–-]\s*/i;

/** '-- ', below which nobody is greeted. */
function isRule(lines: readonly string[], at: number): boolean {
  const [next, ...others] = lines.slice(at + 1).filter((line) => line.trim() !== '');
  const isBrief = others.length < MOST_OF_SIGNATURE;
  return (
    lines[at]?.trim() === '--' &&
    next !== undefined &&
    isBrief &&
    !GREETS.test(next.trim()) &&
    !GREETING.test(fold(next.trim()))
  );
}

/** 'Kat, this one's yours' */
const GREETS = /^\p{Lu}[\p{L}'’-]+, \p{L}/u;
/** In lines. */
const MOST_OF_SIGNATURE = 8;

/** Longer lines are paragraphs. */
const LONGEST_CONTACT = 60;

export function withoutSignature(lines: string[]): string[] {
  const kept: string[] = [];
  const added: string[] = [];
  for (const [at, line] of lines.entries()) {
    const folded = fold(line.trim());
    const hasContent = kept.some((each) => each.trim() !== '');
    const closing = SIGNATURE.exec(folded);
    // '-- ' alone stands above whatever signs (RFC 3676 §4.3).
    if (hasContent && (isRule(lines, at) || (closing && folded.length <= 60))) {
      added.push(...addedBelow(lines.slice(at + 1)));
      break;
    }
    if (PAGE.test(folded)) continue;
    const isOver = (text: string) => DISCLAIMER.test(text) || (hasContent && CONTACT.test(text));
    if (!isOver(folded)) kept.push(line);
    else if (folded.length > LONGEST_CONTACT) {
      // Of a paragraph only its own sentence.
      const own = line.split(/(?<=[.!?])\s+/).filter((sentence) => !isOver(fold(sentence)));
      if (own.length > 0) kept.push(own.join(' '));
    }
  }
  return [...withoutName(withoutClosing(kept)), ...added];
}

/** 'Take the ladder. Cheers, Sophie', where nothing but that closes it. */
function withoutClosing(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (SIGNED_WITHIN.test(lines[end] ?? ''))
    return [...lines.slice(0, end), (lines[end] ?? '').replace(SIGNED_WITHIN, '')];
  const [, said, closing = ''] = /^(.*[.!?…])\s+([^.!?]{2,40}[.!]?)$/.exec(lines[end]?.trim() ?? '') ?? [];
  if (said === undefined || !SIGNATURE.test(fold(closing))) return lines;
  return [...lines.slice(0, end), said];
}

/** 'I am away by then. -Chloe' */
const SIGNED_WITHIN = /(?<=[.!?)(])\s+[-–—~]\s?(?:\p{Lu}\p{Ll}+|\p{Lu}{1,2})\.?\s*$/u;

/** A last line that is nothing but a name, or initials, signs. */
function withoutName(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[end]?.trim() ?? '';
  const isName =
    /^[-–~/]?\s?(?:x\s)?\p{Lu}[\p{L}'’-]*\.?(?:\s\p{Lu}(?:[\p{L}'’-]*\.?))?\s?$/u.test(last) &&
    !/^(?:TODO|URGENT|ASAP)$/i.test(last);
  const hasOffice = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, \p{Lu}[\p{L} &-]{2,30}$/u.test(last);
  const isApart = lines[end - 1]?.trim() === '' || /[.!?]$/.test(lines[end - 1]?.trim() ?? '');
  // 'Harriet, Customer Care', which a line of its own below the rest is.
  const isSigned = isName ? isApart : hasOffice && lines[end - 1]?.trim() === '';
  return end > 0 && isSigned ? withoutName(lines.slice(0, end)) : lines.slice(0, end + 1);
}
