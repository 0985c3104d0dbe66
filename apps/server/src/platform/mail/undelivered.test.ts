import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/free-port.mjs';
import {
  copiesTo,
  failedAttempt,
  messageIds,
  outboxPage,
  queueMail,
  register,
  startPeer,
  startSendingApp,
  undelivered,
} from '../../testing/deliveries.ts';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { retryMails } from '../../testing/mails.ts';
import type { SmtpPeer } from '../../testing/smtp-peer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a mail that the mail server will never take', () => {
  it('is given up after eight refusals and stays on the page with its reason; the others go on', async () => {
    const peer = await startPeer();
    const app = await startSendingApp(peer.url);
    const [unknown, known] = [uniqueEmail(), uniqueEmail()];
    peer.behave({ recipientStatus: (address) => (address === unknown ? 550 : null) });
    for (const email of [unknown, known]) await register(app, email);
    await peer.mailTo(known);
    expect(await failedAttempt(app, unknown)).toMatchObject({ attempts: 1, droppedAt: null });
    // As if it had been refused five times more; whatever comes between, the eighth is the last.
    await app.query('update mails set attempts = attempts + 5, refusals = refusals + 5 where refusals > 0');
    await retryMails(app);
    await failedAttempt(app, unknown, 7);
    await retryMails(app);
    const mail = await failedAttempt(app, unknown, 8);
    expect(mail).toMatchObject({ attempts: 8, droppedAt: expect.any(String), nextAttemptAt: null });
    expect(mail.lastError).toMatch(/^The mail server refuses the recipient: .*550 no such person$/);
    await app.settle();
    const kept = 'select content, (select count(*) from pgboss.job where state = $2) as jobs from mails where id = $1';
    expect(await app.query(kept, [mail.id, 'retry'])).toEqual([{ content: null, jobs: 0 }]);
    const body = await outboxPage(app);
    expect(body).toContain('Given up');
    expect(body).toContain('550 no such person');
  });

  it('because it is away for five days is given up too, and says why', async () => {
    const app = await startSendingApp(`smtp://127.0.0.1:${await findFreePort()}`);
    const email = await register(app);
    await failedAttempt(app, email);
    await app.query(`update mails set first_tried_at = now() - interval '121 hours', expires_at = null`);
    await retryMails(app);
    const mail = await failedAttempt(app, email, 2);
    expect(mail).toMatchObject({ droppedAt: expect.any(String), nextAttemptAt: null });
    expect(mail.lastError).toContain('ECONNREFUSED');
  });

  it('because its answers are lost is sent ever later and only six times: most likely it was taken', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'hang up' });
    const app = await startSendingApp(peer.url);
    const email = await register(app);
    for (const [index, minutes] of [1, 10, 60, 360, 1_440].entries()) {
      const { nextAttemptAt } = await eventually('a next attempt', async () => {
        const mail = await failedAttempt(app, email, index + 1);
        return mail.nextAttemptAt && new Date(mail.nextAttemptAt) > new Date() && mail;
      });
      const waitMinutes = (new Date(nextAttemptAt ?? 0).getTime() - Date.now()) / 60_000;
      expect(waitMinutes).toBeGreaterThan(minutes - 0.5);
      expect(waitMinutes).toBeLessThanOrEqual(minutes);
      await retryMails(app);
    }
    const mail = await failedAttempt(app, email, 6);
    expect(mail).toMatchObject({ attempts: 6, unanswered: 6, droppedAt: expect.any(String), nextAttemptAt: null });
    await app.settle();
    expect(await app.query('select content from mails where id = $1', [mail.id])).toEqual([{ content: null }]);
    expect(new Set(messageIds(peer, email)).size).toBe(1);
    expect(copiesTo(peer, email)).toHaveLength(6);
    const body = await outboxPage(app);
    expect(body).toContain('Most likely it has arrived: it was sent whole 6 times without an answer.');
    expect(body).not.toContain('sent again');
  });
});

describe('a mail that outlived its use', () => {
  it('while there was no mail server is dropped as soon as there is one', async () => {
    const idle = await startTestApp({ works: false });
    const email = await queueMail(idle);
    await idle.query(`update mails set expires_at = now() - interval '1 second'`);
    await idle.query('delete from pgboss.job');
    const peer = await startPeer();
    const app = await startSendingApp(peer.url, { beside: idle });
    const mail = await eventually('the end of the mail', async () => {
      const found = await undelivered(app, email);
      return found?.droppedAt ? found : null;
    });
    expect(mail).toMatchObject({ attempts: 0, lastError: 'Expired before it could be delivered' });
    expect(await app.query('select content from mails where id = $1', [mail.id])).toEqual([{ content: null }]);
    expect(copiesTo(peer, email)).toEqual([]);
  });
});

describe('the outbox page', () => {
  it('says what waits, since when, how often it was tried, why and when next, and nothing of the mail', async () => {
    const peer = await startPeer();
    const app = await startSendingApp(peer.url);
    peer.refuseWith(451);
    const email = await register(app);
    const { createdAt, nextAttemptAt, lastError } = await failedAttempt(app, email);
    // The peer repeats the subject, which is the code.
    expect(peer.refused[0]?.subject).toMatch(/^\d{6} is your/);
    expect(lastError).toMatch(/^The mail server puts it off: .*451 not now: …$/);
    const body = await outboxPage(app);
    expect(body).toContain(email);
    expect(body).toContain(`since ${String(createdAt).slice(0, 19).replace('T', ' ')} UTC`);
    expect(body).toContain('451 not now');
    expect(body).toMatch(/Waits, (next tried \d{4}-|being tried now).*; tried \d+ times?/);
    expect(nextAttemptAt).toEqual(expect.any(String));
    expect(body).not.toContain('Sealed Ada');
    expect(body).not.toContain(peer.refused[0]?.subject.slice(0, 6));
  });
});

describe('a mail server that quotes the mail', () => {
  it.each([
    ['its link without a scheme', (token: string) => `host/set-password/${token}`],
    ['a line of it', (token: string) => `Choose a password: http://taskwell.test/set-password/${token}`],
    ['what its link ends in', (token: string) => token],
  ])('(%s) gives nobody a link that works', async (_, quote) => {
    const peer = await startPeer();
    const app = await startSendingApp(peer.url);
    const owner = await companyOwner(app, peer);
    let token = '';
    peer.behave({
      mailAnswer: () => 554,
      words: ({ parts }) => {
        token = /set-password\/([\w-]+)/.exec(parts.get('text/plain') ?? '')?.[1] ?? '';
        return `URL blocked: ${quote(token)}`;
      },
    });
    const email = uniqueEmail();
    await app.succeed('POST /users', { as: owner, body: { name: 'Ada', email, password: uniquePassword() } });
    const { lastError } = await failedAttempt(app, email);
    expect(token).toMatch(/^[\w-]{20,}$/);
    expect(lastError).toMatch(/554 URL blocked: .*…$/);
    expect(lastError).not.toContain(token);
    expect(app.logged.join('\n')).not.toContain(token);
    const body = await outboxPage(app);
    expect(body).not.toContain(token);
  });
});

/** A system administrator who was verified by the mail. */
async function companyOwner(app: TestApp, peer: SmtpPeer) {
  const admin = { name: 'Owner', email: uniqueEmail(), password: uniquePassword() };
  const account = { adminName: admin.name, adminEmail: admin.email, password: admin.password };
  const body = { name: 'Quoted', email: uniqueEmail(), ...account };
  await app.succeed('POST /auth/register-company', { body });
  const { subject } = await peer.mailTo(admin.email);
  await app.succeed('POST /email-verification/verify', { body: { email: admin.email, code: subject.slice(0, 6) } });
  return { token: await createFactories(app).signIn(admin) };
}
