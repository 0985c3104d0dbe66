import { EMPLOYEE_CSV_COLUMNS } from '@taskwell/contract/employee-csv';
import type { Role } from '@taskwell/contract/labels';
import { saveCsv } from '../../../lib/save-file.ts';

const FILE_NAME = 'employee_import_template.csv';
const EXAMPLES: readonly (readonly [string, string, Role])[] = [
  ['Jane Smith', 'jane.smith@example.com', 'EMPLOYEE'],
  ['John Miller', 'john.miller@example.com', 'ADMIN'],
];

/** A file that shows what an import may hold, with the roles that this person may give. */
export function downloadEmployeeTemplate(roles: readonly Role[]): void {
  const rows = [EMPLOYEE_CSV_COLUMNS, ...EXAMPLES.filter(([, , role]) => roles.includes(role))];
  saveCsv(rows, FILE_NAME);
}
