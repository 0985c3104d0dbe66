import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { PgBoss } from 'pg-boss';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/free-port.mjs';
import { eventually } from '../../testing/eventually.ts';
import { uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { retryMails } from '../../testing/mails.ts';
import { type SmtpPeer, type SmtpPeerOptions, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import type { WorkerOrders } from '../../testing/worker-process.ts';
import type { UndeliveredMail } from './mails.queries.ts';

const IMPATIENT = { connectMilliseconds: 500, silenceMilliseconds: 500, wholeMilliseconds: 1_500 };
const sender = { MAIL_FROM: 'Taskwell <tasks@taskwell.test>' };

const startApp = (smtpUrl: string, options: TestAppOptions = {}) =>
  startTestApp({ settings: { SMTP_URL: smtpUrl, ...sender }, mailPatience: IMPATIENT, ...options });

async function startPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.close());
  return peer;
}

async function register(app: TestApp, name = 'Ada'): Promise<string> {
  const email = uniqueEmail();
  await app.succeed('POST /auth/register', { body: { name, email, password: uniquePassword() } });
  return email;
}

/** The outbox page as data: what whoever runs the installation sees. */
async function undelivered(app: TestApp, email: string): Promise<UndeliveredMail | undefined> {
  const headers = { accept: 'application/json' };
  const { body } = await app.http.inject({ url: `/outbox/${app.services.mailer.outboxKey}`, headers });
  return (JSON.parse(body).mails as UndeliveredMail[]).find(({ recipient }) => recipient === email);
}

const failedAttempt = (app: TestApp, email: string, attempts = 1) =>
  eventually('the note of a failed attempt', async () => {
    const mail = await undelivered(app, email);
    return mail && mail.attempts >= attempts && mail;
  });

const delivered = (app: TestApp, email: string) =>
  eventually('the note of the delivery', async () => (await undelivered(app, email)) === undefined);

const copiesTo = (peer: SmtpPeer, email: string) =>
  [...peer.received, ...peer.unanswered, ...peer.refused].filter(({ to }) => to.includes(email));

const messageIds = (peer: SmtpPeer, email: string) =>
  copiesTo(peer, email).map(({ headers }) => headers.get('message-id')?.[0]);

describe('a mail waits and is delivered later', () => {
  it('when nothing listens where the mail server should be', async () => {
    const port = await findFreePort();
    const app = await startApp(`smtp://127.0.0.1:${port}`);
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
    const app = await startApp(peer.url);
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
    const app = await startApp(await startTalker());
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server does not answer in time: /);
  });

  it('when the mail server refuses the password, with the fault named and the password not', async () => {
    const peer = await startPeer();
    peer.behave({ refusesSignIn: true });
    const app = await startApp(peer.url.replace('//', '//wrong-user:wrong%20password@'));
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    // The peer says 'wrong password', which is just what the password is.
    expect(lastError).toMatch(/^The mail server refuses the sign-in, see SMTP_URL: .*535 …$/);
    for (const attempts of [2, 3, 4, 5, 6, 7, 8, 9]) {
      await retryMails(app);
      await failedAttempt(app, email, attempts);
    }
    expect(await undelivered(app, email)).toMatchObject({ droppedAt: null });
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    expect(copiesTo(peer, email)).toHaveLength(1);
  });

  it('when the mail server has a certificate that cannot be trusted', async () => {
    const peer = await startPeer({ isSecure: true });
    const app = await startApp(peer.url);
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^No secure connection to the mail server: .*certificate/);
    expect(copiesTo(peer, email)).toEqual([]);
    await startApp(`${peer.url}?tls.rejectUnauthorized=false`, { beside: app });
    await eventually('the delivery by the process that trusts it', async () => {
      await retryMails(app).catch(() => undefined);
      return peer.received.length > 0;
    });
    await delivered(app, email);
  });
});

describe('a mail that the mail server takes without saying so', () => {
  it.each(['silence', 'hang up'] as const)('(%s) comes again as the same message', async (answer) => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => answer });
    const app = await startApp(peer.url);
    const email = await register(app);
    const { lastError } = await failedAttempt(app, email);
    expect(lastError).toMatch(/^The mail server (does not answer in time|ended the conversation before it took)/);
    peer.behave({});
    await retryMails(app);
    await delivered(app, email);
    const [first, second, ...more] = messageIds(peer, email);
    expect(first).toMatch(/^<[\da-f-]{36}@taskwell\.test>$/);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('as its sender is killed comes again as the same message, from another process, and then no more', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startApp(peer.url, { works: false });
    const worker = startWorkerProcess(app, peer.url);
    const email = await register(app);
    await eventually('the mail that is not answered', () => peer.unanswered.length === 1, 20_000);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    peer.behave({});
    await startApp(peer.url, { beside: app });
    await delivered(app, email);
    await takeOverJobs(app);
    await app.settle();
    const [first, second, ...more] = messageIds(peer, email);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  }, 30_000);
});

describe('a mail that the mail server will never take', () => {
  it('is given up after some attempts and stays on the page with its reason; the others go on', async () => {
    const peer = await startPeer();
    const app = await startApp(peer.url);
    const [unknown, known] = [uniqueEmail(), uniqueEmail()];
    peer.behave({ recipientStatus: (address) => (address === unknown ? 550 : null) });
    for (const email of [unknown, known]) {
      await app.succeed('POST /auth/register', { body: { name: 'Ada', email, password: uniquePassword() } });
    }
    await peer.mailTo(known);
    for (const attempts of [1, 2, 3, 4, 5, 6, 7]) {
      expect(await failedAttempt(app, unknown, attempts)).toMatchObject({ attempts, droppedAt: null });
      await retryMails(app);
    }
    const mail = await failedAttempt(app, unknown, 8);
    expect(mail).toMatchObject({ attempts: 8, droppedAt: expect.any(String), nextAttemptAt: null });
    expect(mail.lastError).toMatch(/^The mail server refuses the recipient: .*550 no such person$/);
    await app.settle();
    const kept = 'select content, (select count(*) from pgboss.job where state = $2) as jobs from mails where id = $1';
    expect(await app.query(kept, [mail.id, 'retry'])).toEqual([{ content: null, jobs: 0 }]);
    const { body } = await app.http.inject({ url: `/outbox/${app.services.mailer.outboxKey}` });
    expect(body).toContain('Given up');
    expect(body).toContain('550 no such person');
  });

  it('because it is away for five days is given up too, and says why', async () => {
    const app = await startApp(`smtp://127.0.0.1:${await findFreePort()}`);
    const email = await register(app);
    await failedAttempt(app, email);
    await app.query(`update mails set created_at = now() - interval '121 hours', expires_at = null`);
    await retryMails(app);
    const mail = await failedAttempt(app, email, 2);
    expect(mail).toMatchObject({ droppedAt: expect.any(String), nextAttemptAt: null });
    expect(mail.lastError).toContain('ECONNREFUSED');
  });
});

describe('workers', () => {
  it('send other mails while the mail server is slow with one', async () => {
    const peer = await startPeer();
    const slow = uniqueEmail();
    peer.behave({ mailAnswer: (recipient) => (recipient === slow ? 'silence' : null) });
    // Patient enough that the slow mail is still under way when the others are there.
    const app = await startApp(peer.url, {
      mailPatience: { ...IMPATIENT, silenceMilliseconds: 60_000, wholeMilliseconds: 3_000 },
    });
    await app.succeed('POST /auth/register', { body: { name: 'Slow', email: slow, password: uniquePassword() } });
    await eventually('the slow mail under way', () => peer.unanswered.length === 1);
    const others = await Promise.all(Array.from({ length: 12 }, () => register(app)));
    for (const email of others) await peer.mailTo(email);
    expect(await undelivered(app, slow)).toMatchObject({ attempts: 0, lastError: null });
    peer.behave({});
    await failedAttempt(app, slow);
    await retryMails(app);
    await delivered(app, slow);
  });

  it('never send a mail that another has under way, nor count that as an attempt', async () => {
    const peer = await startPeer();
    peer.behave({ mailAnswer: () => 'silence' });
    const app = await startApp(peer.url, {
      mailPatience: { ...IMPATIENT, silenceMilliseconds: 2_000, wholeMilliseconds: 3_000 },
    });
    const other = await startApp(peer.url, { beside: app });
    const email = await register(app);
    await eventually('the mail under way', () => peer.unanswered.length === 1);
    const mail = await undelivered(app, email);
    const again = [app, other].map((each) => each.services.mailer.deliver(mail?.id ?? 0, new AbortController().signal));
    for (const each of again) await expect(each).rejects.toThrow('another worker is delivering this mail');
    expect(await undelivered(app, email)).toMatchObject({ attempts: 0, lastError: null });
    expect(copiesTo(peer, email)).toHaveLength(1);
    peer.behave({});
    await failedAttempt(app, email);
    await retryMails(app);
    await delivered(app, email);
  });
});

describe('the outbox page', () => {
  it('says what waits, since when, how often it was tried, why and when next, and nothing of the mail', async () => {
    const peer = await startPeer();
    const app = await startApp(peer.url);
    peer.refuseWith(451);
    const email = await register(app, 'Sealed Ada');
    const { createdAt, nextAttemptAt, lastError } = await failedAttempt(app, email);
    // The peer repeats the subject, which is the code.
    expect(peer.refused[0]?.subject).toMatch(/^\d{6} is your/);
    expect(lastError).toMatch(/^The mail server puts it off: .*451 not now: …$/);
    const { body } = await app.http.inject({ url: `/outbox/${app.services.mailer.outboxKey}` });
    expect(body).toContain(email);
    expect(body).toContain(`since ${String(createdAt).slice(0, 19).replace('T', ' ')} UTC`);
    expect(body).toContain('451 not now');
    expect(body).toMatch(/Waits, (next tried \d{4}-|being tried now).*; tried \d+ times?/);
    expect(nextAttemptAt).toEqual(expect.any(String));
    expect(body).not.toContain('Sealed Ada');
    expect(body).not.toContain(peer.refused[0]?.subject.slice(0, 6));
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
  const settings = { APP_URL: 'http://taskwell.test', SMTP_URL: smtpUrl, ...sender };
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
