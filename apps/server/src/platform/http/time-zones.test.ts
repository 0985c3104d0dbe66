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

  const dueOn = async (zone: string, from: string) => {
    const headers = { 'x-time-zone': zone };
    const query = { from, days: '3' };
    const { data } = await app.succeed('GET /tasks/calendar', { as: person, headers, query });
    return data.days.map(({ day }) => day);
  };

  it.each([
    ['Asia/Kolkata', '2026-11-21'],
    ['Asia/Calcutta', '2026-11-21'],
    ['asia/kolkata', '2026-11-21'],
    ['US/Pacific', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
    // No names of a zone: their days are those of UTC.
    ['+05:30', '2026-11-20'],
    ['-08:00', '2026-11-20'],
    ['IST', '2026-11-20'],
  ])('as %s puts what is due at 20:00 UTC on %s', async (zone, day) => {
    const task = await make.task(person, { dueDate: '2026-11-20T20:00:00.000Z' });
    expect(await dueOn(zone, '2026-11-19')).toEqual([day]);
    await app.succeed('DELETE /tasks/{id}', { as: person, params: { id: task.id } });
  });

  it('is taken by every call in every zone that a browser may name', async () => {
    const { owner } = await make.company();
    const links = [
      'Asia/Calcutta',
      'US/Pacific',
      'America/Buenos_Aires',
      'Europe/Kiev',
      'GMT',
      'EST5EDT',
      'Etc/GMT+12',
    ];
    for (const zone of [...Intl.supportedValuesOf('timeZone'), ...links]) {
      const { status } = await app.call('GET /overview/mine', { as: owner, headers: { 'x-time-zone': zone } });
      expect(status, zone).toBe(200);
    }
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
    ...['IST', 'BST', 'CST', 'PST', 'JST', 'ACT', 'AET', 'VST', 'CAT', 'MIT', 'NST', 'US/Pacific-New'],
  ])('of %j never fails: an unknown one is UTC', async (zone) => {
    const headers = { 'x-time-zone': zone };
    for (const dueDateFilter of ['overdue', 'due-this-month']) {
      await app.succeed('GET /tasks', { as: person, headers, query: { dueDateFilter } });
    }
    await app.succeed('GET /tasks/calendar', { as: person, headers, query: { from: '2026-11-01', days: '30' } });
    await app.succeed('GET /overview/mine', { as: person, headers });
    await app.succeed('POST /ai/extract-task', { as: person, headers, body: { text: 'Call Ann tomorrow at 5pm' } });
  });
});
