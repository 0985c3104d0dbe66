/**
 * A text in which spans are written anew, which still knows where each of its signs comes from. What has been written
 * anew is not touched again.
 */
export class Rewriting {
  #pieces: Piece[];

  constructor(text: string) {
    this.#pieces = [{ text, start: 0, end: text.length, isDone: false }];
  }

  /**
   * Writes every match anew in what is untouched yet.
   *
   * @param write null leaves the match as it is
   */
  replace(pattern: RegExp, write: (match: RegExpMatchArray) => string | null): void {
    this.#pieces = this.#pieces.flatMap((piece) => (piece.isDone ? [piece] : rewritten(piece, pattern, write)));
  }

  get text(): string {
    return this.#pieces.map((piece) => piece.text).join('');
  }

  /** Where the span of the text as it is now stood at first; spans within what is new are all of what it replaced. */
  origin(start: number, end: number): { start: number; end: number } {
    return { start: this.#at(start, 'start'), end: this.#at(end, 'end') };
  }

  #at(position: number, edge: 'start' | 'end'): number {
    let from = 0;
    for (const piece of this.#pieces) {
      const to = from + piece.text.length;
      const isWithin = edge === 'start' ? position < to : position <= to;
      if (isWithin) return piece.isDone ? piece[edge] : piece.start + position - from;
      from = to;
    }
    return this.#pieces.at(-1)?.end ?? 0;
  }
}

interface Piece {
  text: string;
  /** Of what it stands for, in the text as it was at first. */
  start: number;
  end: number;
  isDone: boolean;
}

function rewritten(piece: Piece, pattern: RegExp, write: (match: RegExpMatchArray) => string | null): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const untouched = (to: number) => {
    if (to > from) {
      const text = piece.text.slice(from, to);
      pieces.push({ text, start: piece.start + from, end: piece.start + to, isDone: false });
    }
  };
  for (const match of piece.text.matchAll(pattern)) {
    const text = match[0] === '' ? null : write(match);
    if (text === null) continue;
    untouched(match.index);
    const start = piece.start + match.index;
    from = match.index + match[0].length;
    pieces.push({ text, start, end: piece.start + from, isDone: true });
  }
  untouched(piece.text.length);
  return pieces;
}
