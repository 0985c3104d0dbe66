import { ROLES, type Role } from './labels.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';
import { isEmail, isStorableText, normalizeEmail } from './rules.ts';

/** The people of an import file (SPEC §5 'CSV import'), as pure functions over cells that a CSV parser has read. */

export interface NewEmployee {
  /** Its line as a spreadsheet shows it, the header being 1. */
  row: number;
  name: string;
  email: string;
  role: Role;
}

export type EmployeeCsv =
  | { kind: 'unusable'; problem: string }
  | { kind: 'faulty'; errors: string[] }
  | { kind: 'ready'; people: NewEmployee[] };

export const EMPLOYEE_CSV_COLUMNS = ['name', 'email', 'role'] as const;
type Column = (typeof EMPLOYEE_CSV_COLUMNS)[number];
type Cells = Record<Column, string>;

interface NumberedRow {
  row: number;
  cells: readonly string[];
}

/**
 * @param rows every line of the file, empty ones included, so that rows keep their numbers
 * @param roles those that the importing person may give
 */
export function readEmployeeRows(rows: readonly (readonly string[])[], roles: readonly Role[]): EmployeeCsv {
  const numbered = rows.map((cells, index): NumberedRow => ({ row: index + 1, cells })).filter(isLine);
  const [header, ...lines] = numbered;
  if (!header || lines.length === 0) return { kind: 'unusable', problem: VALIDATION.csvNoRows };
  const columns = header.cells.map((cell) => plainText(cell).toLowerCase());
  if (!columns.includes('name') || !columns.includes('email')) {
    return { kind: 'unusable', problem: VALIDATION.employeeCsvNoColumns };
  }
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { kind: 'unusable', problem: VALIDATION.employeeCsvNoData };
  return readPeople(filled, columns, roles);
}

/** Not an empty line; one of empty cells only is a line of the spreadsheet that nobody has filled in. */
function isLine({ cells }: NumberedRow): boolean {
  return cells.length > 1 || (cells[0] ?? '').trim() !== '';
}

function readPeople(lines: readonly NumberedRow[], columns: readonly string[], roles: readonly Role[]): EmployeeCsv {
  const people: NewEmployee[] = [];
  const errors: string[] = [];
  const rowOfEmail = new Map<string, number>();
  for (const { row, cells } of lines) {
    const read = cellsOf(cells, columns);
    const email = normalizeEmail(read.email);
    const problems = rowProblems(read, roles);
    const earlier = rowOfEmail.get(email);
    if (earlier !== undefined) problems.push(VALIDATION.employeeCsvRepeated(read.email, earlier));
    else if (email !== '') rowOfEmail.set(email, row);
    errors.push(...problems.map((problem) => VALIDATION.employeeCsvRow(row, problem)));
    people.push({ row, name: read.name, email, role: roleOf(read.role) ?? 'EMPLOYEE' });
  }
  return errors.length > 0 ? { kind: 'faulty', errors } : { kind: 'ready', people };
}

function cellsOf(cells: readonly string[], columns: readonly string[]): Cells {
  const text = (column: Column) => plainText(cells[columns.indexOf(column)] ?? '');
  return { name: text('name'), email: text('email'), role: text('role') };
}

/** Without the apostrophe that an export puts before what a spreadsheet would run. */
function plainText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

function rowProblems({ name, email, role }: Cells, roles: readonly Role[]): string[] {
  const problems: string[] = [];
  if (name === '' || email === '') problems.push(VALIDATION.employeeCsvIncomplete);
  if (name.length > LIMITS.nameLength) problems.push(VALIDATION.nameTooLong);
  if (!isStorableText(name)) problems.push(VALIDATION.textInvalid);
  if (email !== '' && !isEmail(email)) problems.push(VALIDATION.employeeCsvEmailInvalid(email));
  const roleFault = roleProblem(role, roles);
  if (roleFault !== null) problems.push(roleFault);
  return problems;
}

/** Nothing in the column means an employee; nobody is made a super administrator. */
function roleOf(text: string): Role | undefined {
  if (text === '') return 'EMPLOYEE';
  return ROLES.find((role) => role === text.toUpperCase() && role !== 'SUPER_ADMIN');
}

function roleProblem(text: string, roles: readonly Role[]): string | null {
  const role = roleOf(text);
  if (role === undefined) return VALIDATION.employeeCsvRoleInvalid(text);
  if (roles.includes(role)) return null;
  return role === 'SYSDMIN' ? VALIDATION.employeeCsvSystemAdministrator : VALIDATION.employeeCsvAdmin;
}
