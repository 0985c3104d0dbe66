import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { createFactories } from '../factories.ts';
import { startTestApp } from '../test-app.ts';
import { createStage, type Stage } from './cast.ts';
import { operationCases } from './operation-cases.ts';
import { fieldsOf } from './request-parts.ts';

// SECURITY.md row 10: every call that takes a password or a code, or sends mail, has a rate limit.

const app = await startTestApp();
const make = createFactories(app);
const names = Object.keys(operations) as OperationName[];
const handled = names.filter((name) => operation(name).handles);
const ENOUGH_TRIES = 260;
let stage: Stage;

beforeAll(async () => {
  stage = await createStage(app, make);
});

describe('the inventory', () => {
  it.each(names)('%s says so when it takes a password or a code', (name) => {
    const fields = fieldsOf(name, 'body');
    const handles: readonly string[] = operation(name).handles ?? [];
    if (fields.some((field) => /password/i.test(field))) expect(handles).toContain('password');
    if (fields.some((field) => /^(code|token)$/i.test(field))) expect(handles).toContain('code');
  });

  it.each(names.filter((name) => operation(name).stream !== 'live'))('%s says so when it sends mail', async (name) => {
    const sent = await operationCases[name].valid(stage, 'SYSDMIN');
    await app.settle();
    // Those about notifications have a limit of their own, on the person who gets them (see notifications.test.ts).
    const mails = async () => (await app.query(`select from mails where template <> 'notification'`)).length;
    const before = await mails();
    await app.call(name, knownAddress(name, sent));
    await app.settle();
    if ((await mails()) > before) expect(operation(name).handles ?? []).toContain('mail');
  });

  it.each(handled)('%s has a rate limit', (name) => {
    expect(operation(name).rateLimits).toBeDefined();
  });
});

/** Of calls that answer the same for any address, the one that has an account. */
function knownAddress(name: OperationName, sent: Sent): Sent {
  const isForAnybody = name === 'POST /auth/forgot-password' || name === 'POST /email-verification/send';
  return isForAnybody ? { ...sent, body: { email: stage.cast.unverified?.email } } : sent;
}

/** The same request, but sure to be refused after it was counted. */
function refusable(name: OperationName, sent: Sent): Sent {
  if (name === 'POST /users/{id}/resend-invitation') return { ...sent, params: { id: stage.cast.SYSDMIN?.id ?? 0 } };
  if (name === 'GET /auth/set-password-links/{token}') return { ...sent, params: { token: 'x'.repeat(43) } };
  const body = { ...(sent.body as Record<string, unknown>) };
  for (const field of Object.keys(body)) {
    if (/password/i.test(field)) body[field] = 'Passw0rd!';
    if (field === 'code') body[field] = String(body[field]).length === 4 ? '0000' : '000000';
  }
  return { ...sent, body };
}

describe('the rate limit of', () => {
  it.each(handled)('%s holds, and says for how long', async (name) => {
    // Several calls share a limit, and each is to be seen by itself.
    await app.query('delete from throttles');
    const valid = await operationCases[name].valid(stage, 'SYSDMIN');
    const sent = { ...valid, from: `192.0.2.${handled.indexOf(name)}` };
    let tries = 0;
    let status = 0;
    while (status !== 429 && tries < ENOUGH_TRIES) {
      ({ status } = await app.call(name, refusable(name, sent)));
      tries += 1;
    }
    expect(status, `${name} after ${tries} tries`).toBe(429);
    expect(tries).toBeGreaterThan(5);
    const failure = await app.fail(name, 'TOO_MANY_REQUESTS', sent);
    expect(failure.error, 'it says when').toMatch(
      /^Too many attempts\. Try again in (?:a moment|\d+ (?:second|minute|hour)s?)\.$/,
    );
  });
});
