import { CsvFault, csvRecords } from '@taskwell/contract/csv';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { TASK_PRIORITIES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { cutText } from '@taskwell/contract/text';
import { Temporal } from 'temporal-polyfill';
import { plainCell } from '../../platform/csv-writer.ts';

/** The CSV form of tasks, the same for import and export, so that what was exported can be imported. */
export const CSV_COLUMNS = ['title', 'description', 'status', 'priority', 'assignee', 'due date'] as const;
/** An export holds more; an import ignores columns it does not know. */
export const EXPORT_COLUMNS = [
  ...CSV_COLUMNS,
  'external contact',
  'assigner',
  'parent task',
  'created',
  'updated',
] as const;
type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A row of the file by column, and the number of its first line as an editor shows it, the header being 1. */
export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
  /** There is more in it than the header has columns: a comma in a text without quotes, most of the time. */
  hasSurplus: boolean;
}

export interface CsvFile {
  rows: CsvRow[];
  /** Named by its first line, and read by nobody. */
  ignoredColumns: string[];
}

/**
 * Reads the rows that hold something.
 *
 * @throws CsvFault for what is no CSV of tasks, or more of it than an import takes
 */
export function readCsv(csv: string): CsvFile {
  const rows: CsvRow[] = [];
  let header: string[] | null = null;
  let places: Places | null = null;
  for (const { line, cells } of csvRecords(csv)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (header === null) {
      header = cells;
      continue;
    }
    places ??= placesOf(header);
    if (rows.length === LIMITS.importRows) throw new CsvFault(FILE_MESSAGES.csvTooManyRows);
    const hasSurplus = cells.slice(header.length).some((cell) => cell.trim() !== '');
    rows.push({ line, cells: knownCells(cells, places), hasSurplus });
  }
  if (header === null || rows.length === 0) throw new CsvFault(FILE_MESSAGES.csvNoRows);
  return { rows, ignoredColumns: ignoredOf(header) };
}

/** Its columns that hold nothing of a task, as far as they have names. */
function ignoredOf(header: string[]): string[] {
  const known: readonly string[] = CSV_COLUMNS;
  const ignored = header.filter((name) => name.trim() !== '' && !known.includes(columnName(name)));
  return ignored.map((name) => cutText(name.trim(), LIMITS.titleLength));
}

/** Where the columns stand that an import knows. */
type Places = [CsvColumn, number][];

function placesOf(header: string[]): Places {
  const names = header.map(columnName);
  if (!names.includes('title')) throw new CsvFault(FILE_MESSAGES.csvNoTitle);
  const known = CSV_COLUMNS.filter((column) => names.includes(column));
  const repeated = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (repeated) throw new CsvFault(FILE_MESSAGES.csvRepeatedColumn(repeated));
  return known.map((column) => [column, names.indexOf(column)]);
}

function knownCells(cells: string[], places: Places): CsvRow['cells'] {
  return Object.fromEntries(places.map(([column, place]) => [column, plainCell(cells[place] ?? '')]));
}

/** 'Due Date', 'due_date' and 'dueDate' are one column. */
function columnName(header: string): string {
  const words = header.trim().replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** A status as the file says it, by its constant or its label; undefined where there is none such. */
export const statusOf = (text: string) => constantOf(text, TASK_STATUSES, TASK_STATUS_LABELS);
export const priorityOf = (text: string) => constantOf(text, TASK_PRIORITIES, TASK_PRIORITY_LABELS);

function constantOf<T extends string>(text: string, constants: readonly T[], labels: Record<T, string>): T | undefined {
  const word = text.toLowerCase();
  return constants.find((each) => each.toLowerCase() === word || labels[each].toLowerCase() === word);
}

/** '2030-06-01T17:00:00.123456789+00:00:00' has less. */
const LONGEST_DATE = 60;

/**
 * A due date as the file says it: an instant with an offset, or a date with or without a time in the caller's zone; a
 * date alone is its last minute, as in the create form (SPEC §9).
 *
 * @returns null where it cannot be understood
 */
export function dueDateOf(text: string, timeZone: string): Date | null {
  // Zones in brackets are Temporal's own notation; a spreadsheet has none.
  const date =
    text.length > LONGEST_DATE || text.includes('[')
      ? null
      : parseDueDate(text.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), timeZone);
  const year = date?.getUTCFullYear() ?? 0;
  return date && date.getTime() >= 0 && year <= LIMITS.yearMax ? date : null;
}

function parseDueDate(text: string, timeZone: string): Date | null {
  try {
    if (/(Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T')) {
      return new Date(Temporal.Instant.from(text).epochMilliseconds);
    }
    const hasTime = text.includes('T');
    const local = Temporal.PlainDateTime.from(hasTime ? text : `${text}T23:59`);
    return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
