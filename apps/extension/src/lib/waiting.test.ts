import { expect, it } from 'vitest';
import { waitingIn } from './waiting.ts';

const now = Date.parse('2031-05-09T10:00:00Z');
const waiting = { type: 'complete', text: 'The lamp is repaired', since: now - 3_600_000 };

it('a text waits for the address for an hour, as hand-overs do', () => {
  expect(waitingIn(waiting, now)).toEqual(waiting);
  expect(waitingIn(waiting, now + 1)).toBeNull();
});

it.each([
  undefined,
  null,
  'text',
  {},
  { ...waiting, type: 'delete' },
  { ...waiting, text: 7 },
  { ...waiting, since: '1' },
])('%j is nothing that waits', (kept) => {
  expect(waitingIn(kept, now)).toBeNull();
});
