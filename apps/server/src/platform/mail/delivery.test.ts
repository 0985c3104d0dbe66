import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/free-port.mjs';
import {
  copiesTo,
  delivered,
  failedAttempt,
  messageIds,
  queueMail,
  register,
  SENDER,
  startPeer,
  startSendingApp,
  undelivered,
} from '../../testing/deliveries.ts';
import { eventually } from '../../testing/eventually.ts';
import { uniqueEmail } from '../../testing/factories.ts';
import { bringMailsForward, retryMails } from '../../testing/mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { WorkerOrders } from '../../testing/worker-process.ts';
import { SMTP_TIMEOUTS } from './smtp.ts';

describe('a mail waits and is delivered later', () => {
  it('when nothing listens where the mail server should be', async () => {
    const port = await findFreePort();
    const app = await startSendingApp(`smtp://127.0.0.1:${port}`);
    const email = await register(app);
    const { lastError, nextAttemptAt } = await failedAttempt(app, email);
    expect(lastError).toBe(`The mail server cannot be reached, see SMTP_URL: connect ECONNREFUSED 127.0.0.1:${port}`);
    expect(nextAttemptAt).not.toBeNull();
    const peer = await startPeer({ port });
    await retryMails(app);
    await delivered(app, email);
    expect(peer.received.map(({ to }) => to)).toEqual([[email]]);
  });

  it('when the mail server takes the connection and says nothing', async () => {
    const peer = await startPeer();
    peer.behave({ isSilent: true });
    const app = await startSendingApp(peer.url);
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server does not answer in time: /);
    await eventually('the end of the connection', () => peer.connections() === 0);
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('when the mail server never is silent, but never comes to an end', async () => {
    const app = await startSendingApp(await startTalker());
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server does not answer in time: /);
  });

  it('when the mail server refuses the password, with the fault named and the password not', async () => {
    const peer = await startPeer();
    peer.behave({ refusesSignIn: true });
    const app = await startSendingApp(peer.url.replace('//', '//wrong-user:wrong%20password@'));
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server refuses the sign-in, see SMTP_URL: .*535 no sign-in for … with …$/);
    // However often it was tried, it waits.
    await app.query('update mails set attempts = 40');
    await retryMails(app);
    expect(await failedAttempt(app, email, 41)).toMatchObject({ droppedAt: null });
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('when the password holds a % that encodes nothing, and the password is not told either', async () => {
    const peer = await startPeer();
    peer.behave({ refusesSignIn: true });
    const app = await startSendingApp(peer.url.replace('//', '//wrong-user:100%wrong@'));
    const { lastError } = await failedAttempt(app, await register(app));
    expect(lastError).toMatch(/535 no sign-in for … with …$/);
  });

  it('when it waited for a week without a mail server and its first attempt fails', async () => {
    const idle = await startTestApp({ works: false });
    const email = await queueMail(idle);
    await idle.query(`update mails set created_at = now() - interval '7 days'`);
    const peer = await startPeer();
    peer.behave({ refusesSignIn: true });
    const app = await startSendingApp(peer.url.replace('//', '//user:password@'), { beside: idle });
    expect(await failedAttempt(app, email)).toMatchObject({ droppedAt: null });
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('when the mail server was away for long and then refuses once', async () => {
    const port = await findFreePort();
    const app = await startSendingApp(`smtp://127.0.0.1:${port}`);
    const email = await register(app);
    await failedAttempt(app, email);
    await app.query('update mails set attempts = 20');
    const peer = await startPeer({ port });
    peer.behave({ recipientStatus: () => 550 });
    await retryMails(app);
    expect(await failedAttempt(app, email, 21)).toMatchObject({ droppedAt: null });
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
  });

  it('when the mail server has a certificate that cannot be trusted', async () => {
    const peer = await startPeer({ isSecure: true });
    const app = await startSendingApp(peer.url);
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^No secure connection to the mail server: .*certificate/);
    expect(copiesTo(peer, email)).toEqual([]);
    await startSendingApp(`${peer.url}?tls.rejectUnauthorized=false`, { beside: app });
    await eventually('the delivery by the process that trusts it', async () => {
      await bringMailsForward(app);
      return peer.received.length > 0;
    });
    await delivered(app, email);
  });
});

describe('a mail that the mail server takes without saying so', () => {
  it.each(['silence', 'hang up'] as const)('(%s) comes again as the same message', async (answer) => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => answer });
    const app = await startSendingApp(peer.url);
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server was given the whole mail and did not answer: /);
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    const [first, second, ...more] = messageIds(peer, email);
    expect(first).toMatch(/^<[\da-f-]{36}@taskwell\.test>$/);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('for longer than all the rest may take is waited for', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const mailTimeouts = { ...SMTP_TIMEOUTS, handoverMilliseconds: 1_500 };
    const app = await startSendingApp(peer.url, { mailTimeouts });
    const email = await register(app);
    await eventually('the mail that is not answered', () => peer.unanswered.length === 1);
    await sleep(mailTimeouts.handoverMilliseconds + 100);
    expect(await undelivered(app, email)).toMatchObject({ attempts: 0 });
    peer.answerLate();
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('is not sent again before its pause is over, whatever asks for it meanwhile', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startSendingApp(peer.url);
    const email = await register(app);
    await eventually('the mail that is not answered', () => peer.unanswered.length === 1);
    await app.services.mailer.resume();
    await failedAttempt(app, email);
    peer.behave({});
    await app.query(`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'created'`);
    await app.services.mailer.deliver((await undelivered(app, email))?.id ?? 0, new AbortController().signal);
    await sleep(500);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('comes, and no connection is free to note it, is noted as soon as there is one', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startSendingApp(peer.url, { mailTimeouts: SMTP_TIMEOUTS });
    const email = await register(app);
    await eventually('the mail that is not answered', () => peer.unanswered.length === 1);
    const { database } = app.services;
    const busy = Array.from({ length: 16 }, () =>
      database.asSystem('clean-up', (tx) => sql`select pg_sleep(6)`.execute(tx.db)),
    );
    await sleep(100);
    peer.answerLate();
    peer.behave({});
    await Promise.all(busy);
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('as its sender is killed comes again as the same message, from another process, and then no more', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startSendingApp(peer.url, { works: false });
    const worker = startWorkerProcess(app, peer.url);
    const email = await register(app);
    await eventually('the mail that is not answered', () => peer.unanswered.length === 1);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    peer.behave({});
    await startSendingApp(peer.url, { beside: app });
    // The killed one has it to itself until then, and who asks meanwhile asks again.
    const later = `select from pgboss.job where name = 'mail.send' and state = 'created' and start_after > now()`;
    await eventually('the mail asked for later', async () => (await app.query(later)).length === 1);
    expect(copiesTo(peer, email)).toHaveLength(1);
    await app.query('update mails set held_until = now()');
    await eventually('the delivery', async () => {
      await bringMailsForward(app);
      return (await undelivered(app, email)) === undefined;
    });
    await takeOverJobs(app);
    await app.settle();
    const [first, second, ...more] = messageIds(peer, email);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });
});

describe('workers', () => {
  it('send other mails while the mail server is slow with one', async () => {
    const peer = await startPeer();
    const slow = uniqueEmail();
    peer.behave({ mailAnswer: (recipient) => (recipient === slow ? 'silence' : null) });
    // Patient enough that the slow mail is still under way when the others are there.
    const app = await startSendingApp(peer.url, { mailTimeouts: SMTP_TIMEOUTS });
    await register(app, slow);
    await eventually('the slow mail under way', () => peer.unanswered.length === 1);
    const others = await Promise.all(Array.from({ length: 12 }, () => register(app)));
    for (const email of others) await peer.mailTo(email);
    expect(await undelivered(app, slow)).toMatchObject({ attempts: 0, lastError: null });
    peer.behave({});
    peer.hangUp();
    await failedAttempt(app, slow);
    await retryMails(app);
    await delivered(app, slow);
  });

  it('never send a mail that another has under way, nor count that as an attempt', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startSendingApp(peer.url, { mailTimeouts: SMTP_TIMEOUTS });
    const other = await startSendingApp(peer.url, { beside: app });
    const email = await register(app);
    await eventually('the mail under way', () => peer.unanswered.length === 1);
    const mail = await undelivered(app, email);
    for (const each of [app, other]) {
      await each.services.mailer.deliver(mail?.id ?? 0, new AbortController().signal);
    }
    expect(await undelivered(app, email)).toMatchObject({ attempts: 0, lastError: null });
    expect(copiesTo(peer, email)).toHaveLength(1);
    peer.behave({});
    peer.hangUp();
    await failedAttempt(app, email);
    await retryMails(app);
    await delivered(app, email);
  });
});

/** A mail server that answers EHLO with one more line, for ever. */
async function startTalker(): Promise<string> {
  const server = createServer((socket) => {
    socket.write('220 talker\r\n');
    const talking = setInterval(() => socket.write('250-AND-ANOTHER\r\n'), 50);
    socket.on('error', () => undefined);
    socket.on('close', () => clearInterval(talking));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startWorkerProcess(app: TestApp, smtpUrl: string) {
  const { appUrl, secretKey } = app.database;
  const settings = { APP_URL: 'http://taskwell.test', SMTP_URL: smtpUrl, ...SENDER };
  const orders: WorkerOrders = { appUrl, secretKey: secretKey.toString('hex'), settings };
  const script = new URL('../../testing/worker-process.ts', import.meta.url);
  const worker = fork(script, [JSON.stringify(orders)], { execArgv: [] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  return worker;
}

/** What the queue does every minute with jobs whose process was killed, at once. */
async function takeOverJobs(app: TestApp): Promise<void> {
  await app.query(`update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`);
  await app.query('update pgboss.queue set monitor_on = null');
  const boss = new PgBoss({
    connectionString: app.database.appUrl,
    options: '-c role=taskwell_system',
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.supervise('mail.send');
  await boss.stop({ graceful: false, close: true });
  expect(
    await app.query(`select from pgboss.job where state = 'active' and started_on < now() - interval '1 minute'`),
  ).toEqual([]);
}
