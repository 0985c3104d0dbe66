import { LIMITS } from '@taskwell/contract/limits';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { describe, expect, it } from 'vitest';
import { createFactories, uniqueEmail } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const app = await startTestApp();
const make = createFactories(app);

describe('tries at the own password', () => {
  it('are not used up while too many others are looked at', async () => {
    const person = await make.personal();
    const move = { as: person, body: { newEmail: uniqueEmail(), currentPassword: person.password } };
    const others = Array.from({ length: 2 * LIMITS.passwordsWaiting.session }, () =>
      hashPassword('Some-horse-1!', 'session').catch(() => undefined),
    );
    const tries = Array.from({ length: RATE_LIMITS.passwordAccount.points }, () =>
      app.call('POST /auth/change-email', move),
    );
    const refusals = await Promise.all(tries);
    expect(refusals.map(({ body }) => body.code)).toContain('TOO_MANY_IN_FLIGHT');
    await Promise.all(others);
    await app.succeed('POST /auth/change-email', move);
  });
});
