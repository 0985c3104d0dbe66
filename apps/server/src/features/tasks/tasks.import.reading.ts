import { CsvFault } from '@taskwell/contract/csv';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { asStored } from '@taskwell/contract/hidden-signs';
import { VALIDATION } from '@taskwell/contract/messages';
import { titleProblem } from '@taskwell/contract/names';
import { descriptionProblem } from '@taskwell/contract/rules';
import type { ImportRow } from '@taskwell/contract/schemas';
import { type CsvRow, dueDateOf, priorityOf, readCsv, statusOf } from './tasks.csv.ts';
import type { ImportedTask } from './tasks.import.queries.ts';

/** What is needed to read a file of tasks, besides the file. */
export interface ImportRequest {
  csv: string;
  /** IANA zone of the due dates without an offset. */
  timeZone: string;
  /** Who imports: rows that name nobody are theirs. */
  importer: ImportColleague;
  colleagues: ImportColleague[];
}

export interface ImportColleague {
  id: number;
  name: string;
  email: string;
}

export type ImportReading =
  | { kind: 'unusable'; problem: string }
  | {
      kind: 'read';
      /** The report's rows as JSON text: ImportRow[]. */
      rows: string;
      /** Of the rows that have no fault. */
      tasks: ImportedTask[];
      invalid: number;
      ignoredColumns: string[];
    };

interface Colleagues {
  byEmail: Map<string, ImportColleague>;
  /** In lower case. */
  byName: Map<string, ImportColleague[]>;
}

/** A row that was understood; without `task` it has faults. */
interface ReadRow {
  report: ImportRow;
  task: ImportedTask | null;
}

const NEW_TASK = { status: 'TODO', priority: 'MEDIUM' } as const;

/** What each row of a file would become. Takes time, and is done in a thread (see tasks.import.ts). */
export function readImport({ csv, timeZone, importer, colleagues }: ImportRequest): ImportReading {
  const index = indexColleagues(colleagues);
  try {
    const file = readCsv(csv);
    const rows = file.rows.map((row) => readRow(row, importer, index, timeZone));
    const tasks = rows.map(({ task }) => task).filter((task) => task !== null);
    const report = JSON.stringify(rows.map((row) => row.report));
    return {
      kind: 'read',
      rows: report,
      tasks,
      invalid: rows.length - tasks.length,
      ignoredColumns: file.ignoredColumns,
    };
  } catch (error) {
    if (error instanceof CsvFault) return { kind: 'unusable', problem: error.message };
    throw error;
  }
}

function indexColleagues(colleagues: ImportColleague[]): Colleagues {
  return {
    byEmail: new Map(colleagues.map((colleague) => [colleague.email, colleague])),
    byName: Map.groupBy(colleagues, ({ name }) => name.toLowerCase()),
  };
}

function readRow(
  { line, cells, hasSurplus }: CsvRow,
  importer: ImportColleague,
  colleagues: Colleagues,
  timeZone: string,
): ReadRow {
  const errors: string[] = hasSurplus ? [FILE_MESSAGES.csvSurplusCells] : [];
  /** What a cell means, or undefined with the fault noted. */
  function read<T>(text: string, meaning: T | null | undefined, fault: string): T | undefined {
    if (text !== '' && (meaning === null || meaning === undefined)) errors.push(fault);
    return meaning ?? undefined;
  }
  function check(problem: string | null): void {
    if (problem !== null) errors.push(problem);
  }
  const named = {
    title: asStored(cells.title ?? ''),
    description: asStored(cells.description ?? ''),
    status: cells.status ?? '',
    priority: cells.priority ?? '',
    assignee: cells.assignee ?? '',
    dueDate: cells['due date'] ?? '',
  };
  check(titleProblem(named.title));
  check(descriptionProblem(named.description));
  const status = read(named.status, statusOf(named.status), VALIDATION.statusInvalid);
  const priority = read(named.priority, priorityOf(named.priority), VALIDATION.priorityInvalid);
  const { colleague = null, fault = '' } = findColleague(named.assignee, importer, colleagues);
  if (fault !== '') errors.push(fault);
  const date = named.dueDate === '' ? null : dueDateOf(named.dueDate, timeZone);
  const dueDate = read(named.dueDate, date, FILE_MESSAGES.csvDueDateInvalid(named.dueDate)) ?? null;
  const report: ImportRow = {
    row: line,
    title: named.title,
    // What was not understood is shown as the file has it.
    status: status ?? (named.status || NEW_TASK.status),
    priority: priority ?? (named.priority || NEW_TASK.priority),
    assignee: colleague?.name ?? named.assignee,
    dueDate: dueDate?.toISOString() ?? null,
    errors,
  };
  if (errors.length > 0 || !colleague) return { report, task: null };
  const given = { ...(status && { status }), ...(priority && { priority }) };
  const text = { title: named.title, description: named.description || null };
  return { report, task: { ...NEW_TASK, ...given, ...text, dueDate, assigneeId: colleague.id } };
}

/** By address, or by a name that only one has; a row that names nobody is the importing person's own. */
function findColleague(
  text: string,
  importer: ImportColleague,
  colleagues: Colleagues,
): { colleague?: ImportColleague; fault?: string } {
  if (text === '') return { colleague: importer };
  const word = text.toLowerCase();
  const byEmail = colleagues.byEmail.get(word);
  if (byEmail) return { colleague: byEmail };
  const [first, ...others] = colleagues.byName.get(word) ?? [];
  if (others.length > 0) return { fault: FILE_MESSAGES.csvAssigneeAmbiguous(text) };
  return first ? { colleague: first } : { fault: FILE_MESSAGES.csvAssigneeUnknown(text) };
}
