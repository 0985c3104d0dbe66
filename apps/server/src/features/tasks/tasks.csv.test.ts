import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let worker: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  worker = await make.person(admin);
});

const report = async (csv: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await app.succeed('POST /tasks/import', { as: admin, body: { csv, ...body }, headers })).data;
const exported = async (query: Record<string, string> = {}, as = admin, headers: Record<string, string> = {}) =>
  (await app.call('GET /tasks/export', { as, query, headers })).text;

describe('an import', () => {
  it('says first what each row would become, and writes nothing', async () => {
    await app.settle();
    const before = await app.query('select from tasks');
    const csv = `Title,Description,Status,Priority,Assignee,Due Date
Send invoice,"To Kim, in euro",in progress,HIGH,${worker.email},2030-06-01 17:00
Mine,,,,,2030-06-02`;
    const { rows, ...totals } = await report(csv, {}, { 'x-time-zone': 'Europe/Berlin' });
    expect(totals).toEqual({ valid: 2, invalid: 0, imported: 0, ignoredColumns: [] });
    expect(rows).toEqual([
      {
        row: 2,
        title: 'Send invoice',
        status: 'IN_PROGRESS',
        priority: 'HIGH',
        assignee: worker.name,
        dueDate: '2030-06-01T15:00:00.000Z',
        errors: [],
      },
      {
        row: 3,
        title: 'Mine',
        status: 'TODO',
        priority: 'MEDIUM',
        assignee: admin.name,
        dueDate: '2030-06-02T21:59:00.000Z',
        errors: [],
      },
    ]);
    expect(await app.query('select from tasks')).toHaveLength(before.length);
  });

  it('names the columns that it leaves out', async () => {
    const csv = `title,Parent task,,DueDate,${'x'.repeat(500)}\nOrder,Bake,,2030-06-02,y`;
    const { ignoredColumns, valid } = await report(csv);
    expect(valid).toBe(1);
    expect(ignoredColumns).toEqual(['Parent task', expect.stringMatching(/^x{50,99}…?$/)]);
  });

  it('lists every fault of every row, and confirmed with one writes nothing', async () => {
    const csv = `title;description;status;priority;assignee;due date
;${'x'.repeat(301)};gone;huge;Nobody;some day
Fine;;;;;`;
    const { rows, valid, invalid } = await report(csv);
    expect({ valid, invalid }).toEqual({ valid: 1, invalid: 1 });
    expect(rows[0]?.errors).toEqual([
      'Title is required',
      'Description must be 300 characters or less',
      'Status must be one of To Do, In Progress, On Hold, Completed, Cancelled',
      'Priority must be one of Low, Medium, High, Urgent',
      'Nobody in your company is called Nobody',
      'Due date not understood: some day',
    ]);
    const failure = await app.deny('POST /tasks/import', 'IMPORT_FAULTY', { as: admin, body: { csv, confirm: true } });
    expect(failure.error).toBe('Nothing was imported: one row has a fault');
  });

  it('confirmed writes all rows, with history, and one notice per person', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `Row ${index},${index % 3 ? worker.email : ''}`);
    const { imported } = await report(`title,assignee\n${rows.join('\n')}`, { confirm: true });
    expect(imported).toBe(300);
    const { data, pagination } = await app.succeed('GET /tasks', {
      as: worker,
      query: { search: 'Row ', sortBy: 'title', limit: '1' },
    });
    expect(pagination.total).toBe(200);
    const { data: history } = await app.succeed('GET /tasks/{id}/updates', {
      as: worker,
      params: { id: data[0]?.id ?? 0 },
    });
    expect(history).toMatchObject([{ action: 'TASK_CREATED', user: { name: admin.name } }]);
    const { notifications } = await app.succeed('GET /notifications', { as: worker });
    expect(notifications[0]).toMatchObject({
      type: 'TASK_ASSIGNED',
      message: `${admin.name} assigned 200 tasks to you`,
      task: null,
    });
  });

  it('takes 5,000 rows and no more', async () => {
    const csv = (rows: number) => `title\n${Array.from({ length: rows }, (_, index) => `Many ${index}`).join('\n')}`;
    expect((await report(csv(5_000), { confirm: true })).imported).toBe(5_000);
    const failure = await app.deny('POST /tasks/import', 'INVALID_INPUT', { as: admin, body: { csv: csv(5_001) } });
    expect(failure.error).toBe('Up to 5,000 tasks can be imported at once');
  });

  it.each([
    ['', 'Please select a valid CSV file'],
    ['title', 'CSV file must have at least a header row and one data row'],
    ['name\nSomething', 'CSV must have a "title" column'],
    ['title\n"never closed', 'The file cannot be read as CSV at line 2'],
  ])('of %j is refused', async (csv, sentence) => {
    const failure = await app.deny('POST /tasks/import', 'INVALID_INPUT', { as: admin, body: { csv } });
    expect(failure.fields).toEqual({ csv: sentence });
  });

  it('names the line of the file, whatever stands before it', async () => {
    const { rows } = await report('title,description\n\n\nFirst,"two\nlines"\nSecond,\n');
    expect(rows.map(({ row, title }) => [row, title])).toEqual([
      [4, 'First'],
      [6, 'Second'],
    ]);
  });

  it('loses no cell in silence', async () => {
    const { rows } = await report('title,description\nBuy milk, eggs, bread');
    expect(rows[0]?.errors).toEqual(['This row has more cells than the header has columns']);
    const failure = await app.deny('POST /tasks/import', 'INVALID_INPUT', {
      as: admin,
      body: { csv: 'title,Title\na,b' },
    });
    expect(failure.error).toBe('CSV has the column "title" more than once');
  });

  it('asks for an address where several have the name', async () => {
    const { owner } = await make.company();
    for (const _ of [1, 2]) await make.person(owner, { name: 'Kim' });
    const { data } = await app.succeed('POST /tasks/import', { as: owner, body: { csv: 'title,assignee\nOne,kim' } });
    expect(data.rows[0]?.errors).toEqual(['Several people are called kim: use the email address']);
  });
});

describe('an export', () => {
  it('holds the tasks of the filters, and can be imported again', async () => {
    const { owner } = await make.company();
    await make.task(owner, { title: 'Keep, "this"', description: 'line\nbreak', dueDate: '2030-06-01T15:00:00.000Z' });
    await make.task(owner, { title: 'Other', priority: 'URGENT' });
    const zone = { 'x-time-zone': 'Europe/Berlin' };
    const csv = await exported({ priority: 'MEDIUM' }, owner, zone);
    const [header, ...rows] = csv.replace('\uFEFF', '').trim().split('\n');
    expect(header).toBe(
      '"title","description","status","priority","assignee","due date","external contact","assigner","parent task","created","updated"',
    );
    expect(rows.join('\n')).toContain(
      `"Keep, ""this""","line\nbreak","To Do","Medium","${owner.email}","2030-06-01 17:00","","${owner.name}","",`,
    );
    const again = await app.succeed('POST /tasks/import', { as: owner, body: { csv }, headers: zone });
    expect(again.data.rows).toMatchObject([
      { title: 'Keep, "this"', dueDate: '2030-06-01T15:00:00.000Z', assignee: owner.name, errors: [] },
    ]);
  });

  it('has every cell in quotes, so that no other delimiter begins one', async () => {
    const { owner } = await make.company();
    await make.task(owner, { title: 'a;=1+1', description: 'b\t=1+1\n=1+1' });
    const csv = await exported({}, owner);
    expect(csv.replace('\uFEFF', '')).toMatch(/^(("([^"]|"")*",){10}"([^"]|"")*"\n){2}$/);
  });

  it('gives everyone what they see, the archive apart', async () => {
    const mine = await make.task(worker, { title: 'Seen by worker' });
    await make.task(admin, { title: 'Hidden from worker' });
    const csv = await exported({}, worker);
    expect(csv).toContain('Seen by worker');
    expect(csv).not.toContain('Hidden from worker');
    await app.succeed('POST /task-archive/{id}/archive', { as: worker, params: { id: mine.id } });
    expect(await exported({}, worker)).not.toContain('Seen by worker');
    expect(await exported({ archived: 'true' }, worker)).toContain('Seen by worker');
  });

  it.each(['Europe/Berlin', '+05:30', '+0530', 'Pacific/Kiritimati'])(
    'and import agree on times in %s',
    async (zone) => {
      const { owner } = await make.company();
      const dueDate = '2030-06-01T10:00:00.000Z';
      await make.task(owner, { dueDate });
      const headers = { 'x-time-zone': zone };
      const csv = await exported({}, owner, headers);
      const { data } = await app.succeed('POST /tasks/import', { as: owner, body: { csv }, headers });
      expect(data.rows[0]?.dueDate).toBe(dueDate);
    },
  );

  it.each(['=1+1', '+1', '-1', '@sum(1)', '=HYPERLINK("x")', "'=1+1", '\uFF1DSUM(A1)'])(
    'runs nothing of %s in a spreadsheet',
    async (title) => {
      const { owner } = await make.company();
      await make.task(owner, { title, description: `\t${title}` });
      const csv = await exported({}, owner);
      const cells = csv.split('\n')[1]?.split(',') ?? [];
      for (const cell of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/);
      const { data } = await app.succeed('POST /tasks/import', { as: owner, body: { csv } });
      expect(data.rows[0]?.title).toBe(title);
    },
  );
});
