import { setImmediate as nextTurn } from 'node:timers/promises';
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, type TaskPriority } from '@taskwell/contract/labels';
import { PRODUCT } from '@taskwell/contract/product';
import type { FeedEntry } from '@taskwell/contract/schemas/calendar-feed';

/** Tasks as iCalendar (RFC 5545). */

const LINE_OCTETS = 75;

/** 1 is the highest, 9 the lowest (RFC 5545 §3.8.1.9). */
const PRIORITIES: Record<TaskPriority, number> = { URGENT: 1, HIGH: 3, MEDIUM: 5, LOW: 7 };

/** A calendar at its limit is 1.5 MB: other requests have their turn between the parts that it is written in. */
const EVENTS_A_TURN = 50;

/**
 * Each task is an event without length at the moment when it is due, which takes nobody's time. Nothing in it tells when
 * it was made: the same tasks are the same text.
 *
 * @param appUrl the address of the installation, where each task is opened
 * @returns the text in parts
 */
export async function* writeCalendar(entries: readonly FeedEntry[], appUrl: string): AsyncGenerator<string> {
  yield contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT.name}//${PRODUCT.version}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(PRODUCT.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);
  for (let start = 0; start < entries.length; start += EVENTS_A_TURN) {
    yield contentLines(entries.slice(start, start + EVENTS_A_TURN).flatMap((entry) => eventOf(entry, appUrl)));
    await nextTurn();
  }
  yield contentLines(['END:VCALENDAR']);
}

function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventOf({ id, version, title, description, status, priority, ...entry }: FeedEntry, appUrl: string): string[] {
  const changed = instant(entry.updatedAt);
  const link = `${appUrl}/dashboard?task=${id}`;
  const words = [`${TASK_STATUS_LABELS[status]}, ${TASK_PRIORITY_LABELS[priority]}`, description, link];
  return [
    'BEGIN:VEVENT',
    `UID:task-${id}@${PRODUCT.name.toLowerCase()}`,
    `DTSTAMP:${changed}`,
    `CREATED:${instant(entry.createdAt)}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${version}`,
    `DTSTART:${instant(entry.dueDate)}`,
    `SUMMARY:${escapeText(status === 'COMPLETED' ? `✓ ${title}` : title)}`,
    `DESCRIPTION:${escapeText(words.filter((text) => text !== null).join('\n\n'))}`,
    `PRIORITY:${PRIORITIES[priority]}`,
    `STATUS:${status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    `URL:${link}`,
    'END:VEVENT',
  ];
}

/** '2030-06-01T17:00:00.000Z' as '20300601T170000Z' */
function instant(iso: string): string {
  return `${iso.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545 §3.3.11; other controls may not stand in a text at all. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** No line is longer than 75 octets; the next one begins with a space, and no character is cut (RFC 5545 §3.1). */
function fold(line: string): string {
  const octets = Buffer.from(line);
  if (octets.length <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  for (let start = 0; start < octets.length; ) {
    const most = pieces.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    const end = characterStart(octets, start + most);
    pieces.push(octets.toString('utf8', start, end));
    start = end;
  }
  return pieces.join('\r\n ');
}

/** Where the character begins that this octet is part of. */
function characterStart(octets: Buffer, at: number): number {
  let start = Math.min(at, octets.length);
  while (((octets[start] ?? 0) & 0b1100_0000) === 0b1000_0000) start -= 1;
  return start;
}
