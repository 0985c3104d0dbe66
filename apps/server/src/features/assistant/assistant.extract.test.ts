import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let nora: Person;
/** A Wednesday. */
const readAt = '2026-11-25T15:00:00Z';
const inNewYork = { 'x-time-zone': 'America/New_York' };
const sentence = { text: 'Nora, send the plan to Ben by Friday noon. No rush.', readAt };

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
  await make.person(company.owner, { name: 'Ben Okoye' });
});

const extract = (as: Person, body: object = sentence) =>
  app.succeed('POST /ai/extract-task', { as, body, headers: inNewYork });

describe('a text that is read', () => {
  it('is answered as a proposal in the zone of the caller, by the built-in engine, and nothing is written', async () => {
    const before = await app.query('select count(*) from tasks');
    const answer = await extract(nora);
    expect(answer).toEqual({
      success: true,
      taskData: {
        title: 'Send the plan to Ben',
        description: 'Nora, send the plan to Ben by Friday noon. No rush.',
        priority: 'LOW',
        dueDate: '2026-11-27T17:00:00.000Z',
        assignee: { id: nora.id, name: 'Nora Lind' },
        externalContact: null,
        furtherTasks: [],
        tasksLeftOut: 0,
      },
      engine: 'built-in',
    });
    expect(await app.query('select count(*) from tasks')).toEqual(before);
  });

  it('is read now where it does not say when', async () => {
    const { taskData } = await extract(nora, { text: 'Call Kim tomorrow' });
    const hours = (Date.parse(taskData.dueDate ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(49);
  });

  it('names nobody of another company', async () => {
    const stranger = await make.company();
    expect((await extract(stranger.owner)).taskData.assignee).toBeNull();
  });

  it('of a personal account means its own contacts', async () => {
    const [personal, other] = [await make.personal(), await make.personal()];
    const { data } = await app.succeed('POST /contacts', {
      as: personal,
      body: { name: 'Nora Lind', email: 'nora@example.com', isPersonal: true },
    });
    expect((await extract(personal)).taskData).toMatchObject({
      assignee: null,
      externalContact: { id: data.id, name: 'Nora Lind' },
    });
    expect((await extract(other)).taskData).toMatchObject({ assignee: null, externalContact: null });
  });

  it.each([
    [{ text: ' ' }, 'Please enter some text'],
    [{ text: '\u200b\u2060' }, 'Please enter some text'],
    [{}, 'Please enter some text'],
    [{ text: 'x'.repeat(2_001) }, 'Text must be 2000 characters or less'],
  ])('is 1 to 2000 characters long', async (body, message) => {
    const { status, body: answer } = await app.call('POST /ai/extract-task', { as: nora, body });
    expect([status, answer.fields]).toEqual([400, { text: message }]);
  });

  it('is read at a moment of the calendar', async () => {
    const { status } = await app.call('POST /ai/extract-task', { as: nora, body: { ...sentence, readAt: 'soon' } });
    expect(status).toBe(400);
  });

  it('may be 2000 characters of anything', async () => {
    for (const part of ['a\n', '12/11 ', '@a ', '😀', '漢字', 'today ', '(']) {
      const text = `${part.repeat(2_000).slice(0, 1_998)}..`;
      const { status } = await app.call('POST /ai/extract-task', { as: nora, body: { text } });
      expect(status, JSON.stringify(part)).toBe(200);
    }
  });

  it('tells how many more tasks it has than are offered', async () => {
    const things = 'tape string bags paint glue nails soap paper ink cups forks salt'.split(' ');
    const read = async (count: number) => {
      const text = things
        .slice(0, count)
        .map((thing) => `- buy ${thing}`)
        .join('\n');
      const { taskData } = await extract(nora, { text });
      return [taskData.furtherTasks.length, taskData.tasksLeftOut];
    };
    expect(await read(11)).toEqual([10, 0]);
    expect(await read(12)).toEqual([10, 1]);
  });

  it('is refused when one person sends too many', async () => {
    const sender = await make.person(company.owner);
    // Counted before they are read.
    const blank = () => app.call('POST /ai/extract-task', { as: sender, body: {} });
    for (let sent = 0; sent < RATE_LIMITS.assistantPerson.points; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, blank));
    }
    const { status } = await app.call('POST /ai/extract-task', { as: sender, body: sentence });
    expect(status).toBe(429);
    expect((await extract(nora)).taskData.title).toBe('Send the plan to Ben');
  });
});
