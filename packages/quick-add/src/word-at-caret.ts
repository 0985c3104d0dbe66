/** What is being typed in a line: a person after '@', or a priority after '!'. */
export interface WordAtCaret {
  sign: '@' | '!';
  /** What follows the sign so far. */
  typed: string;
  /** Where the sign stands in the line. */
  start: number;
  /** Where the word ends, which may be behind the caret. */
  end: number;
}

const BEFORE_CARET = /(?<=^|\s)([@!])([\p{L}\p{M}'’.-]*)$/u;
const REST_OF_WORD = /^[\p{L}\p{M}'’.-]*/u;

/** @returns null where the caret stands in no such word. */
export function wordAtCaret(line: string, caret: number): WordAtCaret | null {
  const match = BEFORE_CARET.exec(line.slice(0, caret));
  if (match === null) return null;
  const rest = REST_OF_WORD.exec(line.slice(caret))?.[0] ?? '';
  return { sign: match[1] as '@' | '!', typed: `${match[2]}${rest}`, start: match.index, end: caret + rest.length };
}

/** The line with such a word put in full, and where the caret stands behind it. */
export function withWord(line: string, { start, end }: WordAtCaret, word: string): { line: string; caret: number } {
  const rest = line.slice(end).replace(/^\s+/, '');
  const before = `${line.slice(0, start)}${word} `;
  return { line: before + rest, caret: before.length };
}
