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

/** Signs that turn the direction of what stands beside them, and spaces without width. */
const DIRECTION_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A text within a sentence or a line of a list: a title may hold line breaks, and signs that turn what stands behind it. */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same in quotation marks, which it cannot end. */
export function quotedTitle(title: string): string {
  return `“${oneLine(title).replace(/[“”]/g, "'")}”`;
}
