import { EMPLOYEE_CSV_COLUMNS } from '@taskwell/contract/employee-csv';
import type { Role } from '@taskwell/contract/labels';

const FILE_NAME = 'employee_import_template.csv';
const EXAMPLES: readonly (readonly [string, string, Role])[] = [
  ['Jane Smith', 'jane.smith@example.com', 'EMPLOYEE'],
  ['John Miller', 'john.miller@example.com', 'ADMIN'],
];

/** A file that shows what an import may hold, with the roles that this person may give. */
export function downloadTemplate(roles: readonly Role[]): void {
  const rows = [EMPLOYEE_CSV_COLUMNS, ...EXAMPLES.filter(([, , role]) => roles.includes(role))];
  const csv = rows.map((row) => `${row.join(',')}\r\n`).join('');
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // The browser reads the address once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
