import { onTestFinished } from 'vitest';
import type { UndeliveredMail } from '../platform/mail/mails.queries.ts';
import { eventually } from './eventually.ts';
import { uniqueEmail, uniquePassword } from './factories.ts';
import { type SmtpPeer, type SmtpPeerOptions, startSmtpPeer } from './smtp-peer.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** For tests of what becomes of mails: an app that sends, a mail server for one test, and the outbox page as data. */

const SHORT_TIMEOUTS = { connectMilliseconds: 1_000, handoverMilliseconds: 1_500, wholeMilliseconds: 3_000 };
export const SENDER = { MAIL_FROM: 'Taskwell <tasks@taskwell.test>' };

/** Does not wait for a mail server for as long as it should. */
export const startSendingApp = (smtpUrl: string, options: TestAppOptions = {}) =>
  startTestApp({ settings: { SMTP_URL: smtpUrl, ...SENDER }, mailTimeouts: SHORT_TIMEOUTS, ...options });

/** Until the end of the test. */
export async function startPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.close());
  return peer;
}

/** Makes an account, and with it a mail. */
export async function register(app: TestApp, email = uniqueEmail()): Promise<string> {
  const name = 'Sealed Ada';
  await app.succeed('POST /auth/register', { body: { name, email, password: uniquePassword() } });
  return email;
}

/** Writes a mail as a change does, whatever becomes of it. */
export async function queueMail(app: TestApp): Promise<string> {
  const recipient = uniqueEmail();
  const mail = {
    template: 'address-in-use' as const,
    recipient,
    props: {},
    account: null,
    causedBy: 'system' as const,
    companyId: null,
    expiresAt: null,
  };
  const { database, mailer } = app.services;
  await database.asSystem('mail delivery', (tx) => mailer.queue(tx, mail));
  return recipient;
}

export const outboxPage = async (app: TestApp, accept = 'text/html') =>
  (await app.http.inject({ url: `/outbox/${app.services.mailer.outboxKey}`, headers: { accept } })).body;

/** What whoever runs the installation sees. */
export async function undelivered(app: TestApp, email: string): Promise<UndeliveredMail | undefined> {
  const { mails } = JSON.parse(await outboxPage(app, 'application/json')) as { mails: UndeliveredMail[] };
  return mails.find(({ recipient }) => recipient === email);
}

export const failedAttempt = (app: TestApp, email: string, attempts = 1) =>
  eventually('the note of a failed attempt', async () => {
    const mail = await undelivered(app, email);
    return mail && mail.attempts >= attempts && mail;
  });

export const delivered = (app: TestApp, email: string) =>
  eventually('the note of the delivery', async () => (await undelivered(app, email)) === undefined);

export const copiesTo = (peer: SmtpPeer, email: string) =>
  [...peer.received, ...peer.unanswered, ...peer.refused].filter(({ to }) => to.includes(email));

export const messageIds = (peer: SmtpPeer, email: string) =>
  copiesTo(peer, email).map(({ headers }) => headers.get('message-id')?.[0]);
