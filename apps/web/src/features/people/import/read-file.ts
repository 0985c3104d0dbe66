import { type EmployeeCsv, readEmployeeRows } from '@taskwell/contract/employee-csv';
import type { Role } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import Papa from 'papaparse';

/** Reads and checks a chosen file in the browser; nothing is sent. */
export async function readEmployeeFile(file: File, roles: readonly Role[]): Promise<EmployeeCsv> {
  if (!isCsv(file)) return unusable(VALIDATION.csvRequired);
  if (file.size > LIMITS.importPeopleFileBytes) return unusable(VALIDATION.employeeCsvTooLarge);
  const { data, errors } = Papa.parse<string[]>(decode(await file.arrayBuffer()));
  const unreadable = errors.find(({ type }) => type === 'Quotes');
  if (unreadable) return unusable(VALIDATION.csvUnreadable((unreadable.row ?? 0) + 1));
  return readEmployeeRows(data, roles);
}

function unusable(problem: string): EmployeeCsv {
  return { kind: 'unusable', problem };
}

/** By its name: what the system says of the type depends on the programs installed. */
function isCsv(file: File): boolean {
  return file.name.toLowerCase().endsWith('.csv') || file.type === 'text/csv';
}

/** UTF-8, or what spreadsheets on Windows write when they are not told otherwise. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
