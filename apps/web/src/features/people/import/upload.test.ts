import { ApiError } from '@taskwell/client/client';
import type { NewEmployee } from '@taskwell/contract/employee-csv';
import { LIMITS } from '@taskwell/contract/limits';
import { REFUSALS } from '@taskwell/contract/refusals';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api.ts';
import { remainingOf, uploadPeople } from './upload.ts';

vi.mock('../../../lib/api.ts', () => ({ api: { call: vi.fn() } }));
const call = vi.mocked(api.call as (name: string, sent: Sent) => Promise<unknown>);

interface Sent {
  body: { people: { email: string }[] };
  idempotencyKey: string;
}

const CHUNK = LIMITS.importPeoplePerCall;
const OPTIONS = { onProgress: () => undefined, isStopped: () => false };
const people = Array.from(
  { length: 2 * CHUNK },
  (_, index): NewEmployee => ({
    row: index + 2,
    name: `Person ${index}`,
    email: `person.${index}@example.com`,
    role: 'EMPLOYEE',
  }),
);
const taken = people[0] as NewEmployee;

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (_, { body }) => {
    const failed = body.people.filter(({ email }) => email === taken.email);
    return {
      data: {
        imported: body.people.length - failed.length,
        waiting: 10,
        failed: failed.map(({ email }) => ({ email, error: REFUSALS.emailTaken })),
      },
    };
  });
});

async function loseTheSecondAnswer() {
  const answer = call.getMockImplementation();
  call.mockImplementationOnce((name, sent) => answer?.(name, sent) ?? Promise.reject());
  call.mockImplementationOnce(() => Promise.reject(new ApiError(0, {}, null)));
  return uploadPeople(people, OPTIONS);
}

it('a call whose answer was lost is sent again with its key, so that nobody is told to have failed who is in', async () => {
  const before = await loseTheSecondAnswer();
  expect(remainingOf(before)).toEqual(people.slice(CHUNK));
  await uploadPeople(remainingOf(before), OPTIONS, before);
  const [first, lost, again] = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(again).toBe(lost);
  expect(lost).not.toBe(first);
});

it('going on keeps what came of the calls before', async () => {
  const before = await loseTheSecondAnswer();
  expect(before).toMatchObject({ imported: CHUNK - 1 });
  expect(before.failed).toHaveLength(1 + CHUNK);
  const after = await uploadPeople(remainingOf(before), OPTIONS, before);
  expect(after).toEqual({
    imported: 2 * CHUNK - 1,
    waiting: 20,
    failed: [{ person: taken, error: REFUSALS.emailTaken }],
    unsent: [],
    retryable: [],
  });
});
