import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedEntry } from '@taskwell/contract/schemas/calendar-feed';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forAll } from '../../testing/property.ts';
import { writeCalendar } from './icalendar.ts';

const APP = 'https://tasks.example.com';
const anEntry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 7,
  version: 3,
  title: 'Send the offer',
  description: null,
  status: 'TODO',
  priority: 'HIGH',
  dueDate: '2030-06-01T17:00:00.000Z',
  createdAt: '2030-05-01T08:00:00.000Z',
  updatedAt: '2030-05-02T09:30:00.000Z',
  ...more,
});

async function textOf(entries: FeedEntry[]): Promise<string> {
  let text = '';
  for await (const part of writeCalendar(entries, APP)) text += part;
  return text;
}

function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('a calendar file', () => {
  it('is what RFC 5545 says', async () => {
    const text = await textOf([anEntry({ description: 'One, two; three\\four\nfive' })]);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:-\/\/Taskwell\/\//),
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Taskwell',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:task-7@taskwell',
      'DTSTAMP:20300502T093000Z',
      'CREATED:20300501T080000Z',
      'LAST-MODIFIED:20300502T093000Z',
      'SEQUENCE:3',
      'DTSTART:20300601T170000Z',
      'SUMMARY:Send the offer',
      'DESCRIPTION:To Do\\, High\\n\\nOne\\, two\\; three\\\\four\\nfive\\n\\nhttps://tasks.',
      ' example.com/dashboard?task=7',
      'PRIORITY:3',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'URL:https://tasks.example.com/dashboard?task=7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says what is completed and what is cancelled', async () => {
    const text = await textOf([anEntry({ status: 'COMPLETED' }), anEntry({ status: 'CANCELLED' })]);
    const events = eventsOf(text);
    expect(events.map(({ summary }) => summary)).toEqual(['✓ Send the offer', 'Send the offer']);
    expect(text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  });

  it('brings every title and description across, in lines of at most 75 octets', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    await forAll(fc.tuple(text, text), 300, async ([title, description]) => {
      const written = await textOf([anEntry({ title, description })]);
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(written).not.toMatch(/[^\r]\n|\r[^\n]/);
      const [event] = eventsOf(written);
      const kept = (original: string) => original.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
      expect(event?.summary).toBe(kept(title));
      expect(event?.description).toContain(kept(description));
    });
  });

  it('is read by khal, where the machine has it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taskwell-khal-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const paths = { config: join(folder, 'config'), file: join(folder, 'feed.ics') };
    const locale = 'timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\nlocal_timezone = UTC';
    writeFileSync(
      paths.config,
      `[calendars]\n[[tasks]]\npath = ${folder}/calendar\n[sqlite]\npath = ${folder}/khal.db\n[locale]\n${locale}\n`,
    );
    writeFileSync(paths.file, await textOf([anEntry({ title: 'Pay; the, bill \u00fcber 日本' })]));
    const khal = (...given: string[]) =>
      spawnSync('khal', ['-c', paths.config, ...given], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
    const { error, status, stderr } = khal('import', '--batch', '-a', 'tasks', paths.file);
    if (error && 'code' in error && error.code === 'ENOENT') return;
    expect(status, stderr).toBe(0);
    const { stdout } = khal('list', '--format', '{start-time} {title}', '2030-06-01', '1d');
    expect(stdout).toContain('17:00 Pay; the, bill \u00fcber 日本');
  });
});
