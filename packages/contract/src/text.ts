/** The beginning of a text, at most so many UTF-16 units long, without half of a character at its end. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
