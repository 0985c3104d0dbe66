/** The beginning of a text, at most so many UTF-16 units long, without half of a character at its end. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** How many characters a text has as the API counts them: code points. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** The beginning of a text, at most so many characters long as the API counts them. */
export function cutCharacters(text: string, count: number): string {
  return text.length <= count ? text : [...text].slice(0, count).join('');
}

/** The same as cutText, cut at the end of a word. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const space = cut.lastIndexOf(' ');
  return (space > length / 2 ? cut.slice(0, space) : cutText(text, length)).trimEnd();
}

/** The same, where '…' says that there is more. */
export function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${cutAtWord(text, length - 1)}…`;
}

/**
 * What somebody writes, without the signs in it that nobody sees and that make it look like something else: those that turn the
 * direction of what follows, spaces without width, controls, letters that only machines read. What is written with signs that
 * are not seen stays: tabs and line breaks, the joiners of emoji and of many scripts, the marks that Hebrew and Arabic are set
 * with, soft hyphens, and the flags of England, Scotland and Wales.
 */
export function withoutHiddenSigns(text: string): string {
  return text.replace(OTHER_LINE_BREAKS, '\n').replace(HIDDEN, (_, flag: string | undefined) => flag ?? '');
}

/** As word processors have them. */
const OTHER_LINE_BREAKS = /[\v\f\u0085]/g;
/** A flag is found as a whole, so that none of its letters is. */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{2,6}\u{E007F})|(?![\t\n\r])[\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Signs that turn the direction of what stands beside them only where it has none of its own. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** A text within a sentence or a line of a list: a title may hold line breaks, and signs that turn what stands behind it. */
export function oneLine(text: string): string {
  return withoutHiddenSigns(text)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same in quotation marks, which it cannot end. */
export function quotedTitle(title: string): string {
  return `“${oneLine(title).replace(/[“”]/g, "'")}”`;
}
