import { FILE_MESSAGES } from './file-messages.ts';
import { LIMITS } from './limits.ts';

/**
 * Reads CSV as spreadsheets write it, the same on the server and in the browser (docs/decisions/0022). What a file may
 * hold is held against the limits on the way, so that no record costs more than its limits and no file more than its length.
 */

export interface CsvRecord {
  /** Its first line as an editor shows it, that of the file being 1; cells may hold line breaks. */
  readonly line: number;
  readonly cells: string[];
}

/** The file is no CSV, or holds more than the limits allow; the message is the sentence to show. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
}

const QUOTE = '"';
const DELIMITERS = [',', ';', '\t'];
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * The records one after the other, so that whoever reads may stop or pause at any of them. An empty line is a record of
 * one empty cell; the line break at the end of the file begins none.
 *
 * @throws CsvFault at the record that has the fault
 */
export function* csvRecords(file: string): Generator<CsvRecord, void> {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const delimiter = delimiterOf(text);
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const { cells, end, breaks } = readRecord(text, position, delimiter, line);
    yield { line, cells };
    line += breaks;
    position = end;
  }
}

/** `end` is where the next record begins; `breaks` counts the line breaks up to there. */
function readRecord(text: string, start: number, delimiter: string, line: number) {
  const cells: string[] = [];
  let position = start;
  let breaks = 1;
  for (;;) {
    if (cells.length === LIMITS.csvColumns) throw new CsvFault(FILE_MESSAGES.csvTooManyColumns(line));
    const cell = text[position] === QUOTE ? quotedCell(text, position) : plainCell(text, position, delimiter);
    if (cell === null) throw new CsvFault(FILE_MESSAGES.csvUnreadable(line));
    if (cell.value.length > LIMITS.csvCellLength) throw new CsvFault(FILE_MESSAGES.csvCellTooLong(line));
    cells.push(cell.value);
    breaks += cell.breaks;
    position = cell.end + 1;
    if (text[cell.end] === delimiter) continue;
    if (cell.end < text.length && !isLineBreak(text, cell.end)) throw new CsvFault(FILE_MESSAGES.csvUnreadable(line));
    if (text[cell.end] === '\r' && text[position] === '\n') position += 1;
    return { cells, end: position, breaks };
  }
}

interface Cell {
  value: string;
  /** Of the character after it: a delimiter, a line break, or nothing any more. */
  end: number;
  /** Line breaks within it. */
  breaks: number;
}

/** Quotes within it are its own, as in `5" screw`. Of a cell that is too long, one character too many is read. */
function plainCell(text: string, start: number, delimiter: string): Cell {
  const most = Math.min(text.length, start + LIMITS.csvCellLength + 1);
  let end = start;
  while (end < most && text[end] !== delimiter && !isLineBreak(text, end)) end += 1;
  return { value: text.slice(start, end), end, breaks: 0 };
}

/** @returns null where its quote is never closed */
function quotedCell(text: string, start: number): Cell | null {
  // Even if all of it were quotes, written twice, it would be too long.
  const most = start + 2 * LIMITS.csvCellLength + 2;
  let close = text.indexOf(QUOTE, start + 1);
  while (close !== -1 && close < most && text[close + 1] === QUOTE) close = text.indexOf(QUOTE, close + 2);
  if (close === -1) return null;
  const value = text.slice(start + 1, close).replaceAll('""', QUOTE);
  let end = close + 1;
  while (text[end] === ' ') end += 1;
  return { value, end, breaks: value.match(LINE_BREAK)?.length ?? 0 };
}

function isLineBreak(text: string, position: number): boolean {
  return text[position] === '\n' || text[position] === '\r';
}

/** What the first line that holds something has most of outside quotes; with only one column, any will do. */
function delimiterOf(text: string): string {
  const counts = DELIMITERS.map(() => 0);
  let isQuoted = false;
  let before = '\n';
  for (const character of text.slice(0, LIMITS.csvColumns * LIMITS.csvCellLength)) {
    const place = DELIMITERS.indexOf(character);
    const isBreak = character === '\n' || character === '\r';
    // One opens at the beginning of a cell, or right after another: two are a quote in a quoted cell.
    if (character === QUOTE) isQuoted = !isQuoted && ['\n', QUOTE, ...DELIMITERS].includes(before);
    else if (!isQuoted && isBreak && before !== '\n') break;
    else if (!isQuoted && place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    before = isBreak ? '\n' : character;
  }
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
