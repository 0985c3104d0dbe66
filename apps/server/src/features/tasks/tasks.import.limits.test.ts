import { bodyBytesOf } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

// SECURITY.md row 19: no file costs without bound, and while one is read everybody else is served.

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
});

const imported = (csv: string) => app.call('POST /tasks/import', { as: admin, body: { csv } });
const refused = (csv: string) => app.deny('POST /tasks/import', 'INVALID_INPUT', { as: admin, body: { csv } });

const HOSTILE: [what: string, csv: string, sentence: string][] = [
  ['100,000 empty columns', `${','.repeat(100_000)}\n${'x\n'.repeat(1_000)}`, 'Line 1 has more than 50 columns'],
  ['150,000 headers', `${'abc,'.repeat(150_000)}title\n${'x\n'.repeat(600)}`, 'Line 1 has more than 50 columns'],
  ['a row of 100,000 cells', `title\nfine\n${';,'.repeat(50_000)}`, 'Line 3 has more than 50 columns'],
  ['quotes within text', `title\n${'x"x"'.repeat(80_000)}`, 'Line 2 has a cell of more than 2,000 characters'],
  ['quotes that close too early', `title\n${'"x"x'.repeat(80_000)}`, 'The file cannot be read as CSV at line 2'],
  ['nothing but quotes', `title\n${'"'.repeat(900_000)}`, 'Line 2 has a cell of more than 2,000 characters'],
  ['an endless cell', `title\n\n${'x'.repeat(900_000)}`, 'Line 3 has a cell of more than 2,000 characters'],
  ['nothing but lines', '\n'.repeat(900_000), 'CSV file must have at least a header row and one data row'],
  [
    'nothing but delimiters',
    `title\n${',\n'.repeat(450_000)}`,
    'CSV file must have at least a header row and one data row',
  ],
  ['450,000 rows', `title\n${'x\n'.repeat(450_000)}`, 'Up to 5,000 tasks can be imported at once'],
  ['more than 900 KB', `title\n${'x\n'.repeat(461_000)}`, 'CSV file must be 900 KB or smaller'],
];

describe('a file of', () => {
  it.each(HOSTILE)('%s is refused with its sentence', async (_, csv, sentence) => {
    expect((await refused(csv)).fields).toEqual({ csv: sentence });
  });

  it('more than the body of a request may hold is too large', async () => {
    const { status } = await imported('"'.repeat(bodyBytesOf('POST /tasks/import') / 2));
    expect(status).toBe(413);
  });

  it('900 KB is taken, with every character written twice', async () => {
    const { body } = await imported(`title\n${'"\n"'.repeat(300_000)}`);
    expect(body.code).toBe('INVALID_INPUT');
  });

  it('50 columns and 2,000 characters a cell is taken, and what is in unknown columns is passed over', async () => {
    const header = ['title', ...Array.from({ length: 49 }, (_, index) => `column ${index}`)];
    const row = ['One', ...header.slice(1).map(() => 'x'.repeat(2_000))];
    const { data } = await app.succeed('POST /tasks/import', {
      as: admin,
      body: { csv: `${header.join(';')}\n${row.join(';')}` },
    });
    expect(data).toMatchObject({ valid: 1, rows: [{ title: 'One', errors: [] }] });
  });

  it.each([';', '\t'])('%j as delimiter is read like one of commas', async (delimiter) => {
    const csv = [
      ['Title', 'Due Date'],
      ['One, two', '2030-06-01'],
    ].map((cells) => cells.join(delimiter));
    const { data } = await app.succeed('POST /tasks/import', { as: admin, body: { csv: csv.join('\r\n') } });
    expect(data.rows).toMatchObject([{ row: 2, title: 'One, two', dueDate: '2030-06-01T23:59:00.000Z', errors: [] }]);
  });
});

describe('while a file is read', () => {
  const slow = `title,description,due date\n${`${'t'.repeat(50)},${'d'.repeat(100)},2030-06-01 17:00\n`.repeat(5_000)}`;

  it.each([
    ['the largest', slow],
    ['the most hostile', HOSTILE[0]?.[1] ?? ''],
  ])('%s, another request is answered', async (_, csv) => {
    const order: string[] = [];
    const reading = imported(csv).then(() => order.push('file'));
    for (let time = 1; time <= 3; time++) {
      await app.succeed('GET /tasks', { as: admin, headers: { 'x-time-zone': 'Europe/Berlin' } });
      order.push(`list ${time}`);
    }
    await reading;
    expect(order).toEqual(['list 1', 'list 2', 'list 3', 'file']);
  });
});
