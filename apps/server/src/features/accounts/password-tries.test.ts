import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@taskwell/contract/limits';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { describe, it } from 'vitest';
import { createFactories, uniqueEmail } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const app = await startTestApp();
const make = createFactories(app);

describe('tries at the own password', () => {
  it('are not used up while too many others are looked at', async () => {
    const person = await make.personal();
    const move = { as: person, body: { newEmail: uniqueEmail(), currentPassword: person.password } };
    let isBusy = true;
    const others = Array.from({ length: 2 * LIMITS.passwordsWaiting.session }, async () => {
      while (isBusy) await hashPassword('Some-horse-1!', 'session').catch(() => setTimeout(1));
    });
    for (let tried = 0; tried < RATE_LIMITS.passwordAccount.points; tried += 1) {
      await app.fail('POST /auth/change-email', 'TOO_MANY_IN_FLIGHT', move);
    }
    isBusy = false;
    await Promise.all(others);
    await app.succeed('POST /auth/change-email', move);
  });
});
