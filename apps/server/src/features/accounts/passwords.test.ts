import { LIMITS } from '@taskwell/contract/limits';
import { describe, expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';

// SECURITY.md rows 20 and 24: what strangers cause holds nobody up for long.

describe('passwords that wait to be hashed', () => {
  it('are fewest of those who are signed in, because each keeps a connection of the database', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 40 }, () => hashPassword('Right-horse-1!', 'session')),
    );
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(40 - LIMITS.passwordsWaiting.session - 3);
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_IN_FLIGHT' } });
  });

  it('are few of strangers, and owners come before them', async () => {
    const most = LIMITS.passwordsWaiting.stranger;
    const order: string[] = [];
    const refusals: unknown[] = [];
    const strangers = Array.from({ length: 2 * most }, () =>
      hashPassword('Wrong-horse-1!', 'stranger').then(
        () => order.push('stranger'),
        (refusal) => refusals.push(refusal),
      ),
    );
    await hashPassword('Right-horse-1!', 'owner');
    order.push('owner');
    await Promise.all(strangers);
    expect(order.indexOf('owner')).toBeLessThan(10);
    expect(order.length).toBeLessThan(most + 10);
    expect(refusals).toHaveLength(2 * most + 1 - order.length);
    expect(refusals[0]).toMatchObject({ code: 'TOO_MANY_IN_FLIGHT', status: 429, extra: { retryAfterSeconds: 1 } });
  });
});
