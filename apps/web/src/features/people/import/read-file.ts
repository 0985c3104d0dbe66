import { CsvFault, csvRecords } from '@taskwell/contract/csv';
import { type EmployeeCsv, readEmployeeRows } from '@taskwell/contract/employee-csv';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import type { Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { csvText } from '../../../lib/csv-text.ts';
import { finishInSlices } from '../../../lib/slices.ts';

/** Reads and checks a chosen file in the browser; nothing is sent. The page stays usable meanwhile. */
export async function readEmployeeFile(file: File, roles: readonly Role[]): Promise<EmployeeCsv> {
  if (!isCsv(file)) return unusable(FILE_MESSAGES.csvRequired);
  if (file.size > LIMITS.importPeopleFileBytes) return unusable(FILE_MESSAGES.employeeCsvTooLarge);
  try {
    return await finishInSlices(readEmployeeRows(rowsOf(await csvText(file)), roles));
  } catch (error) {
    if (error instanceof CsvFault) return unusable(error.message);
    throw error;
  }
}

function* rowsOf(text: string): Generator<readonly string[], void> {
  for (const { cells } of csvRecords(text)) yield cells;
}

function unusable(problem: string): EmployeeCsv {
  return { kind: 'unusable', problem };
}

/** By its name: what the system says of the type depends on the programs installed. */
function isCsv(file: File): boolean {
  return file.name.toLowerCase().endsWith('.csv') || file.type === 'text/csv';
}
