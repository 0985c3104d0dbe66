import { CALENDAR_FEED_MESSAGES } from '@taskwell/contract/calendar-feed';
import { LIMITS } from '@taskwell/contract/limits';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/digest.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { sessionEnds } from '../../testing/session-ends.ts';
import { APP_URL, startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
let owner: Person;
let nora: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  nora = await make.person(owner, { name: 'Nora Lind' });
});

const makeAddress = (person: Person, currentPassword = person.password) =>
  app.succeed('POST /calendar/address', { as: person, body: { currentPassword } });

/** As a calendar asks: without a cookie and without a session. */
const read = (address: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: address.replace(APP_URL, ''), headers });

async function titles(address: string, query = ''): Promise<string[]> {
  const response = await read(`${address}${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return new ICAL.Component(ICAL.parse(response.body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary);
}

describe('a calendar address', () => {
  it('is told once, kept as a hash, and written down in the audit log', async () => {
    expect((await app.succeed('GET /calendar/address', { as: nora })).data).toBeNull();
    const { address, data } = await makeAddress(nora);
    expect(address).toMatch(/^http:\/\/taskwell\.test\/calendar\/feed\/taskwell_[\w-]{43}\.ics$/);
    const secret = address.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(await titles(address)).toEqual([]);
    const { data: seen } = await app.succeed('GET /calendar/address', { as: nora });
    expect(seen).toEqual({ ...data, lastUsedAt: expect.any(String) });
    expect(await dumpDatabase(app.database)).not.toContain(secret);
    expect(app.logged.join('')).not.toContain(secret);
    expect((await app.succeed('GET /auth/tokens', { as: nora })).data, 'it is no access token').toEqual([]);
    expect((await app.succeed('GET /auth/sessions', { as: nora })).data, 'and no session').toHaveLength(1);

    const { address: next } = await makeAddress(nora);
    expect((await read(address)).statusCode, 'the one before has ended').toBe(404);
    expect(await titles(next)).toEqual([]);
    await app.succeed('DELETE /calendar/address', { as: nora });
    const gone = await read(next);
    expect([gone.statusCode, gone.body]).toEqual([404, CALENDAR_FEED_MESSAGES.notValid]);
    await app.fail('DELETE /calendar/address', 'NOT_FOUND', { as: nora });
    const history = await app.query<{ description: string }>(
      `select description from audit_entries where action like 'CALENDAR_ADDRESS_%' order by id`,
    );
    expect(history.map(({ description }) => description)).toEqual([
      'Nora Lind made a calendar address',
      'Nora Lind made a new calendar address, which ended the one before',
      'Nora Lind revoked the calendar address',
    ]);
  });

  it('is made with the right password only', async () => {
    const body = { currentPassword: 'Wr0ng!pass' };
    await app.deny('POST /calendar/address', 'WRONG_PASSWORD', { as: nora, body });
    await app.deny('POST /calendar/address', 'INVALID_INPUT', { as: nora, body: {} });
  });

  it('is one, however many are made at once', async () => {
    const person = await make.person(owner);
    const made = await Promise.all([1, 2, 3].map(() => makeAddress(person)));
    const statuses = await Promise.all(made.map(async ({ address }) => (await read(address)).statusCode));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it.each(sessionEnds(app, () => owner))('ends with %s', async (_, end) => {
    const person = await make.person(owner);
    const { address } = await makeAddress(person);
    expect((await read(address)).statusCode).toBe(200);
    await end(person);
    expect((await read(address)).statusCode).toBe(404);
  });

  it('ends with the suspension of its company', async () => {
    const other = await make.company();
    const { address } = await makeAddress(other.owner);
    await make.suspend(other.id);
    expect((await read(address)).statusCode).toBe(404);
  });

  it('that nobody has is none', async () => {
    for (const file of ['x', 'x.ics', `taskwell_${'a'.repeat(43)}.ics`, '%00.ics']) {
      const response = await read(`/calendar/feed/${file}`);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
    }
  });

  it('may be read so often, by all that have it, and its owner not less for it', async () => {
    const person = await make.person(owner);
    const { address } = await makeAddress(person);
    const { points } = RATE_LIMITS.calendarFeed;
    expect((await read(address)).statusCode).toBe(200);
    await app.query('update throttles set points = $1 where key = $2', [points, `calendarFeed:${person.id}`]);
    const refused = await read(address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.succeed('GET /tasks', { as: person });
  });
});

describe('what a calendar address costs', () => {
  it('is its reader’s: a few readings of one address at once, and never those of others', async () => {
    const person = await make.person(owner);
    const { address } = await makeAddress(person);
    const { address: another } = await makeAddress(nora);
    const readings = Array.from({ length: 20 }, () => read(address));
    expect((await read(another)).statusCode).toBe(200);
    const statuses = (await Promise.all(readings)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.requestsPerPerson.filesInFlight);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - LIMITS.requestsPerPerson.filesInFlight);
    expect((await read(address)).statusCode, 'afterwards').toBe(200);
  });

  it('is not to be had with a session, which opens more', async () => {
    const { token } = await make.person(owner);
    expect((await read(`/calendar/feed/${token}.ics`)).statusCode).toBe(404);
  });
});

describe('a calendar elsewhere', () => {
  let lead: Person;
  let address: string;
  beforeAll(async () => {
    lead = await make.person(owner);
    ({ address } = await makeAddress(lead));
    const tasks = [
      ['Tomorrow', inHours(24)],
      ['Yesterday', inHours(-24)],
      ['In a year', inHours(24 * 366)],
      ['Two years ago', inHours(-24 * 730)],
      ['Done', inHours(2)],
      ['Whenever', null],
    ] as const;
    for (const [title, dueDate] of tasks) {
      const task = await make.task(owner, { title, dueDate, assigneeId: lead.id });
      if (title === 'Done') {
        const body = { status: 'COMPLETED' };
        await app.succeed('PATCH /tasks/{id}/status', { as: lead, params: { id: task.id }, body });
      }
    }
    const given = await make.task(lead, { title: 'Given away', dueDate: inHours(48), assigneeId: nora.id });
    await make.task(owner, { title: 'Of others', dueDate: inHours(48), assigneeId: owner.id });
    expect(given.id).toBeGreaterThan(0);
  });

  it('reads the open tasks of its owner that are due, the earliest first', async () => {
    expect(await titles(address)).toEqual(['Yesterday', 'Tomorrow', 'In a year']);
  });

  it('reads completed ones and all that its owner may see, where its address says so, and no more', async () => {
    expect(await titles(address, '?status=all')).toEqual(['Yesterday', '✓ Done', 'Tomorrow', 'In a year']);
    expect(await titles(address, '?tasks=all')).toEqual(['Yesterday', 'Tomorrow', 'Given away', 'In a year']);
    const { address: whole } = await makeAddress(owner);
    expect(await titles(whole)).toEqual(['Of others']);
    expect(await titles(whole, '?tasks=all')).toContain('Given away');
    const { owner: stranger } = await make.company();
    expect(await titles((await makeAddress(stranger)).address, '?tasks=all&status=all')).toEqual([]);
    const refused = await read(`${address}?tasks=everything`);
    expect(refused.statusCode).toBe(400);
  });

  it('reads all tasks of a personal account', async () => {
    const person = await make.personal();
    await make.task(person, { title: 'My own', dueDate: inHours(5), assigneeId: null });
    expect(await titles((await makeAddress(person)).address)).toEqual(['My own']);
  });

  it('gets nothing twice: only a change makes another answer', async () => {
    const first = await read(address);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers.etag);
    // Weak, because compressed it is the same calendar in other bytes.
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect((await read(address, { 'accept-encoding': 'gzip' })).headers.etag).toBe(etag);
    for (const known of [etag, etag.slice(2)]) {
      const again = await read(address, { 'if-none-match': `"other", ${known}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    await make.task(owner, { title: 'Next', dueDate: inHours(30), assigneeId: lead.id });
    const changed = await read(address, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('keeps knowing a task by the same name while it changes', async () => {
    const uidOf = async () => /UID:(task-\d+@taskwell)/.exec((await read(`${address}?status=all`)).body)?.[1];
    const before = await uidOf();
    const id = Number(/task-(\d+)@/.exec(before ?? '')?.[1]);
    await app.succeed('PUT /tasks/{id}', { as: owner, params: { id }, body: { title: 'Renamed' } });
    expect(await uidOf()).toBe(before);
    expect(await titles(address)).toContain('Renamed');
  });
});
