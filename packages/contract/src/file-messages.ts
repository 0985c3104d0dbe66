import { LIMITS } from './limits.ts';
import { formatCount, formatNumber } from './numbers.ts';

// Apart from messages.ts, which every first view loads: only those who read and write files need these.

/** The sentences of imports and exports (SPEC §5, §8). */
export const FILE_MESSAGES = {
  exported: (name: string) => `Your file is ready: ${name}`,
  csvRequired: 'Please select a valid CSV file',
  csvTooLarge: `CSV file must be ${LIMITS.importFileBytes / 1_024} KB or smaller`,
  csvNoRows: 'CSV file must have at least a header row and one data row',
  csvNoTitle: 'CSV must have a "title" column',
  csvTooManyRows: `Up to ${formatNumber(LIMITS.importRows)} tasks can be imported at once`,
  csvTooManyColumns: (line: number) => `Line ${line} has more than ${LIMITS.csvColumns} columns`,
  csvCellTooLong: (line: number) =>
    `Line ${line} has a cell of more than ${formatNumber(LIMITS.csvCellLength)} characters`,
  csvRepeatedColumn: (name: string) => `CSV has the column "${name}" more than once`,
  csvSurplusCells: 'This row has more cells than the header has columns',
  csvIgnoredColumns: (names: string) => `Columns that are not imported: ${names}`,
  csvUnreadable: (line: number) => `The file cannot be read as CSV at line ${line}`,
  csvAssigneeUnknown: (name: string) => `Nobody in your company is called ${name}`,
  csvAssigneeAmbiguous: (name: string) => `Several people are called ${name}: use the email address`,
  csvDueDateInvalid: (text: string) => `Due date not understood: ${text}`,
  employeeCsvTooLarge: `File size exceeds ${LIMITS.importPeopleFileBytes / 1_048_576}MB limit`,
  employeeCsvTooManyRows: `Up to ${formatNumber(LIMITS.importPeopleRows)} employees can be imported at once`,
  employeeCsvNoColumns: 'CSV must have "name" and "email" columns',
  employeeCsvNoData: 'No valid employee data found in CSV',
  employeeCsvErrors: 'Validation errors:',
  employeeCsvRow: (row: number, problem: string) => `Row ${row}: ${problem}`,
  employeeCsvIncomplete: 'Missing name or email',
  employeeCsvEmailInvalid: (email: string) => `Invalid email format: ${email}`,
  employeeCsvRoleInvalid: (role: string) => `Invalid role: ${role}. Must be EMPLOYEE, ADMIN, or SYSDMIN`,
  employeeCsvSystemAdministrator: 'Only System Administrators can create other System Administrators',
  employeeCsvAdmin: 'Only System Administrators can create Admins',
  employeeCsvRepeated: (email: string, row: number) => `Same email as in row ${row}: ${email}`,
  importTasks: 'Failed to import tasks',
  exportTasks: 'Failed to export tasks',
  importFaulty: (rows: number) =>
    rows === 1
      ? 'Nothing was imported: one row has a fault'
      : `Nothing was imported: ${formatCount(rows, 'row')} have faults`,
  auditExportTooLarge: `Up to ${formatNumber(LIMITS.exportAuditEntries)} entries can be exported at once. Narrow the filters.`,
  exportTooLarge: `Up to ${formatNumber(LIMITS.exportTasks)} tasks can be exported at once. Narrow the filters.`,
  importNotRead: 'The file could not be read in time. Please try again in a moment, or split it into smaller ones.',
  importEmployees: 'Failed to import any employees. Check console for details.',
  employeesPartlyImported: (imported: number, failed: number) =>
    `Imported ${imported} employees, but ${failed} failed. Check console for details.`,
  employeesNotSent: (people: number) =>
    `Stopped: ${formatCount(people, 'employee')} ${people === 1 ? 'was' : 'were'} not imported`,
} as const;
