import { LIMITS } from '@taskwell/contract/limits';

/**
 * What people typed, as it may stand in a mail: mail programs turn whatever looks like an address into a link, and only our
 * own links belong there.
 */

/** Keeps the signs around it from being read as one address. */
const INVISIBLE_SPACE = '\u200B';
/** The full stops of Chinese and Japanese, which stand for a dot in the name of a host (IDNA). */
const IDEOGRAPHIC_DOTS = '\u3002\uFF61';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A person's or a company's name: in one line, and shortened as people count letters. */
export function nameInMail(name: string): string {
  const letters = [...graphemes.segment(inOneLine(visible(name)))].map(({ segment }) => segment);
  const most = LIMITS.nameInMailLength;
  return unlinked(letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`);
}

/** A title, or another text for a single line. */
export function lineInMail(text: string): string {
  return unlinked(inOneLine(visible(text)));
}

/** A text that keeps its lines. */
export function textInMail(text: string): string {
  return unlinked(visible(text));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * Without what is not seen: control signs, and formats such as those that turn the direction of writing round; the two
 * joiners stay, which scripts and emoji are written with. All ends of lines are one.
 */
function visible(text: string): string {
  return text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '');
}

/** With an invisible space after each sign that an address needs, or that is taken for one. */
function unlinked(text: string): string {
  return text.replace(/[.:/@\\]|[^\0-\x7F]/gu, (sign) => (isOfAddresses(sign) ? sign + INVISIBLE_SPACE : sign));
}

/** Compatibility forms (NFKC) are the same sign to many programs, such as the fullwidth ones. */
function isOfAddresses(sign: string): boolean {
  return IDEOGRAPHIC_DOTS.includes(sign) || /[.:/@\\]/.test(sign.normalize('NFKC'));
}
