import { FILE_MESSAGES } from './file-messages.ts';
import { ROLES, type Role } from './labels.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';
import { nameProblem } from './names.ts';
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

/**
 * Reads the people of a file row by row. It stops after each, so that a browser can draw in between, and returns what came
 * of them all.
 *
 * @param rows every line of the file, empty ones included, so that rows keep their numbers
 * @param roles those that the importing person may give
 */
export function* readEmployeeRows(
  rows: Iterable<readonly string[]>,
  roles: readonly Role[],
): Generator<void, EmployeeCsv> {
  const found: Found = { people: [], errors: [], rowOfEmail: new Map() };
  let columns: string[] | null = null;
  let row = 0;
  let lines = 0;
  for (const cells of rows) {
    yield;
    row += 1;
    if (!isLine(cells)) continue;
    lines += 1;
    if (columns === null) {
      columns = cells.map((cell) => plainText(cell).toLowerCase());
      continue;
    }
    if (!columns.includes('name') || !columns.includes('email')) return unusable(FILE_MESSAGES.employeeCsvNoColumns);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (found.people.length === LIMITS.importPeopleRows) return unusable(FILE_MESSAGES.employeeCsvTooManyRows);
    addPerson(found, row, cellsOf(cells, columns), roles);
  }
  if (lines < 2) return unusable(FILE_MESSAGES.csvNoRows);
  const { people, errors } = found;
  if (people.length === 0) return unusable(FILE_MESSAGES.employeeCsvNoData);
  return errors.length > 0 ? { kind: 'faulty', errors } : { kind: 'ready', people };
}

interface Found {
  people: NewEmployee[];
  errors: string[];
  rowOfEmail: Map<string, number>;
}

function unusable(problem: string): EmployeeCsv {
  return { kind: 'unusable', problem };
}

/** Not an empty line; one of empty cells only is a line of the spreadsheet that nobody has filled in. */
function isLine(cells: readonly string[]): boolean {
  return cells.length > 1 || (cells[0] ?? '').trim() !== '';
}

function addPerson({ people, errors, rowOfEmail }: Found, row: number, read: Cells, roles: readonly Role[]): void {
  const email = normalizeEmail(read.email);
  const problems = rowProblems(read, roles);
  const earlier = rowOfEmail.get(email);
  if (earlier !== undefined) problems.push(FILE_MESSAGES.employeeCsvRepeated(read.email, earlier));
  else if (email !== '') rowOfEmail.set(email, row);
  errors.push(...problems.map((problem) => FILE_MESSAGES.employeeCsvRow(row, problem)));
  people.push({ row, name: read.name, email, role: roleOf(read.role) ?? 'EMPLOYEE' });
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
  if (name === '' || email === '') problems.push(FILE_MESSAGES.employeeCsvIncomplete);
  if (name.length > LIMITS.nameLength) problems.push(VALIDATION.nameTooLong);
  if (!isStorableText(name)) problems.push(VALIDATION.textInvalid);
  else if (name !== '')
    problems.push(...[nameProblem(name, VALIDATION.nameRequired)].filter((found) => found !== null));
  if (email !== '' && !isEmail(email)) problems.push(FILE_MESSAGES.employeeCsvEmailInvalid(email));
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
  if (role === undefined) return FILE_MESSAGES.employeeCsvRoleInvalid(text);
  if (roles.includes(role)) return null;
  return role === 'SYSDMIN' ? FILE_MESSAGES.employeeCsvSystemAdministrator : FILE_MESSAGES.employeeCsvAdmin;
}
