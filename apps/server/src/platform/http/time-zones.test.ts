import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let person: Person;

beforeAll(async () => {
  person = await make.personal();
});

/** The zone in which it is a few minutes past midnight, and those in which yesterday ends or noon is. */
function zoneAtHour(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX signs: Etc/GMT-3 is three hours ahead of Greenwich.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

describe('X-Time-Zone', () => {
  it('decides which day it is', async () => {
    const task = await make.task(person, { dueDate: new Date(Date.now() - 2 * 3_600_000).toISOString() });
    const dueToday = async (zone: string) => {
      const headers = { 'x-time-zone': zone };
      const { data } = await app.succeed('GET /tasks', { as: person, headers, query: { dueDateFilter: 'due-today' } });
      return data.some(({ id }) => id === task.id);
    };
    expect(await dueToday(zoneAtHour(0))).toBe(false);
    expect(await dueToday(zoneAtHour(12))).toBe(true);
  });

  it.each([
    'Mars/Olympus',
    '',
    'UTC; drop table tasks',
    'x'.repeat(500),
    '../../etc/passwd',
    '+25:00',
    '+05:30',
    '-00:00',
    '+0530',
    '+05',
    'GMT',
    'EST5EDT',
    'europe/berlin',
    'Etc/Unknown',
    'local',
  ])('of %j never fails: an unknown one is UTC', async (zone) => {
    const headers = { 'x-time-zone': zone };
    for (const dueDateFilter of ['overdue', 'due-this-month']) {
      await app.succeed('GET /tasks', { as: person, headers, query: { dueDateFilter } });
    }
  });
});
