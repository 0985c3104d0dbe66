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
