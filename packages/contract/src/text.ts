/** The beginning of a text, at most so many UTF-16 units long, without half of a character at its end. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** The same, cut at the end of a word. */
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
