import { describe, expect, it } from 'vitest';
import { type EmployeeCsv, readEmployeeRows } from './employee-csv.ts';
import type { Role } from './labels.ts';

const SYSDMIN: readonly Role[] = ['EMPLOYEE', 'ADMIN', 'SYSDMIN'];
const ADMIN: readonly Role[] = ['EMPLOYEE'];
const HEADER = ['name', 'email', 'role'];

function read(rows: string[][], roles = SYSDMIN): EmployeeCsv {
  const steps = readEmployeeRows(rows, roles);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const unusable = (problem: string) => ({ kind: 'unusable', problem });
const faulty = (...errors: string[]) => ({ kind: 'faulty', errors });

describe('the file', () => {
  it.each([
    ['nothing', []],
    ['an empty line', [['']]],
    ['a header alone', [HEADER, ['']]],
  ])('is refused when it holds %s', (_, rows) => {
    expect(read(rows)).toEqual(unusable('CSV file must have at least a header row and one data row'));
  });

  it.each([[['name', 'mail']], [['email', 'role']], [['Ada', 'ada@example.com']]])(
    'needs both columns: %j',
    (header) => {
      expect(read([header, ['Ada', 'ada@example.com']])).toEqual(unusable('CSV must have "name" and "email" columns'));
    },
  );

  it('is refused when its lines are all unfilled', () => {
    expect(read([HEADER, ['', ' ', ''], ['', '', '']])).toEqual(unusable('No valid employee data found in CSV'));
  });

  it('takes columns in any order and spelling, and ignores others', () => {
    const result = read([
      ['Team', ' EMAIL ', 'Name'],
      ['Sales', ' Ada@Example.com ', ' Ada Lovelace '],
    ]);
    const ada = { row: 2, name: 'Ada Lovelace', email: 'ada@example.com', role: 'EMPLOYEE' };
    expect(result).toEqual({ kind: 'ready', people: [ada] });
  });
});

describe('a row', () => {
  it('is counted as a spreadsheet shows it, unfilled ones included', () => {
    expect(read([HEADER, ['Ada', 'ada@example.com'], [''], ['', '', ''], ['Bob', '']])).toEqual(
      faulty('Row 5: Missing name or email'),
    );
  });

  it.each([
    [['', 'ada@example.com'], 'Row 2: Missing name or email'],
    [['Ada', '  '], 'Row 2: Missing name or email'],
    [['Ada'], 'Row 2: Missing name or email'],
    [['Ada', 'ada@'], 'Row 2: Invalid email format: ada@'],
    [['Ada', 'ada@example.com', 'boss'], 'Row 2: Invalid role: boss. Must be EMPLOYEE, ADMIN, or SYSDMIN'],
    [
      ['Ada', 'ada@example.com', 'SUPER_ADMIN'],
      'Row 2: Invalid role: SUPER_ADMIN. Must be EMPLOYEE, ADMIN, or SYSDMIN',
    ],
    [['A'.repeat(101), 'ada@example.com'], 'Row 2: Name must be 100 characters or less'],
    [['Ada\0', 'ada@example.com'], 'Row 2: This text contains characters that cannot be stored'],
  ])('is refused: %j', (row, error) => {
    expect(read([HEADER, row])).toEqual(faulty(error));
  });

  it('names every fault of every row', () => {
    expect(read([HEADER, ['Ada', 'ada', 'boss'], ['Bob', 'bob@example.com'], ['', '']])).toEqual(
      faulty('Row 2: Invalid email format: ada', 'Row 2: Invalid role: boss. Must be EMPLOYEE, ADMIN, or SYSDMIN'),
    );
  });

  it('may not repeat the address of an earlier one, however it is written', () => {
    expect(read([HEADER, ['Ada', 'ada@example.com'], ['Ada', 'ADA@example.com'], ['Ada', 'ada@example.com']])).toEqual(
      faulty('Row 3: Same email as in row 2: ADA@example.com', 'Row 4: Same email as in row 2: ada@example.com'),
    );
  });
});

describe('roles', () => {
  it('are taken in any case', () => {
    const result = read([HEADER, ['Ada', 'ada@example.com', 'sysdmin'], ['Bob', 'bob@example.com', ' Admin ']]);
    expect(result.kind === 'ready' && result.people.map(({ role }) => role)).toEqual(['SYSDMIN', 'ADMIN']);
  });

  it('keep System Administrators and Admins to System Administrators', () => {
    expect(read([HEADER, ['Ada', 'ada@example.com', 'SYSDMIN'], ['Bob', 'bob@example.com', 'ADMIN']], ADMIN)).toEqual(
      faulty(
        'Row 2: Only System Administrators can create other System Administrators',
        'Row 3: Only System Administrators can create Admins',
      ),
    );
  });
});

it('takes 10,000 people and no more', () => {
  const rows = (people: number) => Array.from({ length: people }, (_, index) => ['Ada', `ada.${index}@example.com`]);
  expect(read([HEADER, ...rows(10_000)])).toMatchObject({ kind: 'ready' });
  expect(read([HEADER, ...rows(10_001)])).toEqual(unusable('Up to 10,000 employees can be imported at once'));
});

it('reads 5,000 rows in the blink of an eye', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [`Person ${index}`, `person.${index}@example.com`, '']);
  const start = performance.now();
  const result = read([HEADER, ...rows]);
  expect(result.kind === 'ready' && result.people.length).toBe(5_000);
  expect(performance.now() - start).toBeLessThan(500);
});

it('a name that hides or turns round what is read is told by its row', () => {
  expect(read([HEADER, ['Ada\u202E nimdA', 'ada@example.com', '']])).toMatchObject({
    errors: [expect.stringContaining('Name cannot contain line breaks or invisible characters')],
  });
});
