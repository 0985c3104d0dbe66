import { knownColumns } from './tables.ts';

/** What divides the cells of a row: of those that spreadsheets copy tabs, of files semicolons or commas. */
const DIVIDERS = ['\t', ';', ','] as const;

/** The same lines, where rows copied out of a spreadsheet are those of a table: 'Fix the door;Mei' as '| Fix the door | Mei |'. */
export function spreadsheetRows(lines: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const rows = rowsAt(lines, at);
    all.push(...(rows.length === 0 ? [lines[at] ?? ''] : rows.map((cells) => `| ${cells.join(' | ')} |`)));
    at += Math.max(rows.length, 1);
  }
  return all;
}

/** The rows that begin at a line, with as many cells each: below a head, or where tabs divide them without one. */
function rowsAt(lines: readonly string[], at: number): string[][] {
  for (const divider of DIVIDERS) {
    const first = cellsOf(lines[at] ?? '', divider);
    const isRow = (cells: readonly string[]) => cells.length === first.length && cells[0] !== '';
    const hasHead = knownColumns(first) >= 2;
    if (!isRow(first) || !(hasHead || (divider === '\t' && isRowWithoutHead(first)))) continue;
    const rows = [first];
    for (const line of lines.slice(at + 1)) {
      const cells = cellsOf(line, divider);
      if (!isRow(cells)) break;
      rows.push(cells);
    }
    if (rows.length >= 2) return rows;
  }
  return [];
}

/** Unlike 'Phone:<tab>01234', which is a field. */
function isRowWithoutHead(cells: readonly string[]): boolean {
  return cells.length >= 2 && cells.every((cell) => cell !== '' && !cell.endsWith(':'));
}

/** RFC 4180: a cell in quotation marks may hold what divides cells; '|' divides those of the table that is made of them. */
function cellsOf(line: string, divider: string): string[] {
  if (!line.includes(divider)) return [line];
  const cells = line.match(divider === '\t' ? TAB_CELLS : divider === ';' ? SEMICOLON_CELLS : COMMA_CELLS) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/^[\t;,]/, '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .replaceAll('|', '/'),
  );
}

const TAB_CELLS = /(?:^|\t)(?:"(?:[^"]|"")*"|[^\t]*)/g;
const SEMICOLON_CELLS = /(?:^|;)(?:"(?:[^"]|"")*"|[^;]*)/g;
const COMMA_CELLS = /(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g;
