import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would run begins with one of these (SECURITY row 14), in full width too. */
const FORMULA = '[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20]';
const NEUTRALISED = new RegExp(`^'(?='*${FORMULA})`);
const MISTAKABLE = new RegExp(`^'*${FORMULA}`);

/** A cell of an imported file without the apostrophe that an export puts before what a spreadsheet would run. */
export function plainCell(cell: string): string {
  return cell.trim().replace(NEUTRALISED, '');
}

/** What has apostrophes of its own before it gets one too, so that an import takes off just that. */
function neutralCell(cell: string): string {
  return MISTAKABLE.test(cell) ? `'${cell}` : cell;
}

/**
 * Writes lines of a file that no spreadsheet runs anything of (SECURITY row 14); its header is what it begins with. Every
 * cell is in quotes: a program that reads semicolons or tabs as delimiters finds none to begin a cell of its own at.
 */
export function writeCsv<C extends string>(
  columns: readonly C[],
  rows: Record<C, string | null>[],
  { header }: { header: boolean },
): string {
  const quotes = { quoted: true, quoted_empty: true };
  return stringify(rows, { header, columns: [...columns], bom: header, ...quotes, cast: { string: neutralCell } });
}

/** Instants as '2030-06-01 17:00' in a zone, which imports and every spreadsheet read; Swedes write times so. */
export function localTimes(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}
