import { TASK_PRIORITIES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { stringify } from 'csv-stringify/sync';
import Papa from 'papaparse';
import { Temporal } from 'temporal-polyfill';
import { invalidFields } from '../../platform/failure.ts';

/** The CSV form of tasks, the same for import and export, so that what was exported can be imported. */
export const CSV_COLUMNS = ['title', 'description', 'status', 'priority', 'assignee', 'due date'] as const;
/** What an export holds besides; an import ignores columns it does not know. */
export const EXPORT_ONLY_COLUMNS = ['external contact', 'assigner', 'parent task', 'created', 'updated'] as const;
type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A line of the file by column, and its number as an editor shows it, the header being 1. */
export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

/** Reads the rows; what is no CSV of tasks at all is refused with its sentence. */
export function readCsv(csv: string): CsvRow[] {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const unreadable = errors.find(({ type }) => type === 'Quotes');
  if (unreadable) throw invalidFields({ csv: VALIDATION.csvUnreadable((unreadable.row ?? 0) + 1) });
  const [header = [], ...rows] = data;
  const columns = header.map(columnName);
  if (rows.length === 0) throw invalidFields({ csv: VALIDATION.csvNoRows });
  if (!columns.includes('title')) throw invalidFields({ csv: VALIDATION.csvNoTitle });
  if (rows.length > LIMITS.importRows) throw invalidFields({ csv: VALIDATION.csvTooManyRows });
  return rows.map((row, index) => ({
    line: index + 2,
    cells: Object.fromEntries(columns.map((column, place) => [column, plainCell(row[place] ?? '')])),
  }));
}

/** 'Due Date', 'due_date' and 'dueDate' are one column. */
function columnName(header: string): string {
  const words = header.trim().replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.toLowerCase().replace(/[\s_-]+/g, ' ');
}

/** Without the apostrophe that an export puts before what a spreadsheet would run. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

/** Writes a file that no spreadsheet runs anything of (SECURITY row 14). */
export function writeCsv(rows: Record<string, string | null>[]): string {
  const columns = [...CSV_COLUMNS, ...EXPORT_ONLY_COLUMNS];
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
}

/** A status as the file says it, by its constant or its label; undefined where there is none such. */
export const statusOf = (text: string) => constantOf(text, TASK_STATUSES, TASK_STATUS_LABELS);
export const priorityOf = (text: string) => constantOf(text, TASK_PRIORITIES, TASK_PRIORITY_LABELS);

function constantOf<T extends string>(text: string, constants: readonly T[], labels: Record<T, string>): T | undefined {
  const word = text.toLowerCase();
  return constants.find((each) => each.toLowerCase() === word || labels[each].toLowerCase() === word);
}

/**
 * A due date as the file says it: an instant with an offset, or a date with or without a time in the caller's zone; a
 * date alone is its last minute, as in the create form (SPEC §9).
 *
 * @returns null where it cannot be understood
 */
export function dueDateOf(text: string, timeZone: string): Date | null {
  const date = parseDueDate(text.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), timeZone);
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
