import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';
import { SUCCESSES } from '@taskwell/contract/messages';
import type { SystemReason, SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry, type Effects } from '../../platform/database/effects.ts';
import type { Cookies, Input } from '../../platform/http/request.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { NewMail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { type Credentials, unauthorizedLockAccount } from './accounts.queries.ts';
import { type CodeHolder, countCodeMails } from './codes.queries.ts';
import { createCodes, invalidCode } from './codes.ts';
import { markVerified, unlockAccount } from './credentials.queries.ts';
import { changePassword } from './credentials.ts';
import { createKnownDevices } from './known-devices.ts';
import { hasSetPasswordLink } from './links.queries.ts';
import { checkSetPasswordLink, consumeSetPasswordLink, makeSetPasswordLinks } from './links.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

type Message = { message: string };

/** Codes and links that prove a mailbox: verification, forgotten passwords, first passwords (DECISIONS §2). */
export function createRecoveryService(services: Services) {
  const { database, throttle, jobs, mailer, config } = services;
  const codes = createCodes(services);
  const devices = createKnownDevices(services);

  /** Whether there is an account is only looked up in the job, so neither the answer nor its time tells. */
  async function askForCode(
    email: string,
    purpose: JobData['account.send-code']['purpose'],
    reason: SystemReason,
  ): Promise<void> {
    await database.asSystem(reason, (tx) => jobs.add(tx, 'account.send-code', { email, purpose }));
  }

  async function forgotPassword({ body }: Input<'POST /auth/forgot-password'>): Promise<Message> {
    await askForCode(body.email, 'password-reset', 'account recovery');
    return { message: SUCCESSES.resetCodeSent };
  }

  async function sendVerification({ body }: Input<'POST /email-verification/send'>): Promise<Message> {
    await askForCode(body.email, 'verification', 'email verification');
    return { message: SUCCESSES.verificationSent };
  }

  /**
   * The job behind both: makes the code and queues its mail, five a day and mailbox. Strangers can ask for all five and
   * guess each to its end; so the last also carries a link that only whoever reads the mailbox can use up, and while that
   * is gone or void, one more mail goes out (decision 18).
   */
  async function sendCode(request: JobData['account.send-code']): Promise<void> {
    try {
      await database.asSystem('account recovery', (tx) => mailCode(tx, request));
    } catch (error) {
      if (!(error instanceof MailboxFull)) throw error;
    }
  }

  async function mailCode(
    tx: SystemTransaction,
    { email, purpose, causedBy }: JobData['account.send-code'],
  ): Promise<void> {
    const account = await unauthorizedLockAccount(tx, { email });
    if (!account || account.isSuspended || (purpose === 'verification' && account.isVerified && !account.isLocked))
      return;
    const left = ABUSE_LIMITS.codesPerAddressPerDay - (await countCodeMails(tx, email));
    if (left <= 0 && (await hasSetPasswordLink(tx, account))) return;
    const [link] = left <= 1 ? await makeSetPasswordLinks(tx, config, [account]) : [];
    const { code, expiresAt } = await codes.make(tx, account.id, { purpose, email });
    const lifetimes = { minutes: LIFETIMES.codeMinutes, hours: LIFETIMES.setPasswordLinkHours };
    const mail: NewMail<'verification-code' | 'password-reset-code'> = {
      template: purpose === 'verification' ? 'verification-code' : 'password-reset-code',
      recipient: email,
      props: { code, link: link?.address ?? null, ...lifetimes },
      account: account.id,
      causedBy: causedBy ?? 'recipient',
      companyId: account.companyId,
      expiresAt: link?.expiresAt ?? expiresAt,
    };
    if ((await mailer.queueWhatFits(tx, [mail])).length === 0) throw new MailboxFull();
  }

  async function verifyEmail({ body, cookies }: Input<'POST /email-verification/verify'>) {
    const holder = { purpose: 'verification', email: body.email } as const;
    await codes.check(holder, body.code);
    const account = await database.asSystem('email verification', async (tx) => {
      const proven = await consumeCode(tx, holder, body.code);
      await proveMailbox(tx, proven);
      return proven;
    });
    devices.remember(cookies, account);
    return { data: { verified: true as const } };
  }

  async function verifyResetCode({ body }: Input<'POST /auth/verify-password-reset-code'>): Promise<Message> {
    await codes.check({ purpose: 'password-reset', email: body.email }, body.code);
    return { message: SUCCESSES.resetCodeValid };
  }

  async function resetPassword({ body, cookies }: Input<'POST /auth/reset-password-with-code'>): Promise<Message> {
    const holder = { purpose: 'password-reset', email: body.email } as const;
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    await codes.check(holder, body.code);
    await choosePassword(body.newPassword, cookies, (tx) => consumeCode(tx, holder, body.code));
    return { message: SUCCESSES.passwordReset };
  }

  /** Whose account the one-use link of a mail opens; it stays as it is. */
  async function readSetPasswordLink({ params }: Input<'GET /auth/set-password-links/{token}'>) {
    return { data: await database.asSystem('account recovery', (tx) => checkSetPasswordLink(tx, params.token)) };
  }

  /** The one-use link of a mail. */
  async function setPassword({
    body,
    cookies,
  }: Input<'POST /auth/set-password'>): Promise<Message & { email: string }> {
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    // A password is only worth hashing for a link that counts.
    await database.asSystem('account recovery', (tx) => checkSetPasswordLink(tx, body.token));
    const { email } = await choosePassword(body.newPassword, cookies, (tx) => consumeSetPasswordLink(tx, body.token));
    return { message: SUCCESSES.passwordSet, email };
  }

  /** The account behind a code that was just accepted, locked; gone only if it was deleted in the same moment. */
  async function consumeCode(tx: SystemTransaction, holder: CodeHolder, code: string): Promise<Credentials> {
    const account = await unauthorizedLockAccount(tx, { email: holder.email });
    if (!account) throw invalidCode();
    await codes.consume(tx, holder, code);
    return account;
  }

  /** Whoever has what was mailed there reads the mailbox. */
  async function proveMailbox(tx: SystemTransaction, account: Credentials): Promise<void> {
    if (account.isLocked) await openLocked(tx, account);
    if (account.isVerified) return;
    await markVerified(tx, account.id);
    // Those who manage the company's people see it at once.
    const events = [{ kind: 'person.changed' as const, id: account.id, version: 0, audience: [] }];
    audit(tx, account, 'EMAIL_VERIFIED', `${account.name} verified the address ${account.email}`, events);
  }

  /** Whoever tried its passwords does not read its mailbox. */
  async function openLocked(tx: SystemTransaction, account: Credentials): Promise<void> {
    await unlockAccount(tx, account.id);
    audit(tx, account, 'ACCOUNT_UNLOCKED', `${account.name} unlocked the account by a code or link`);
  }

  /**
   * By a code or a link from the mailbox, which that proves too; the device is known from then on.
   *
   * @param consume uses it up; answers whose it was, locked
   * @returns that account
   */
  async function choosePassword(
    password: string,
    cookies: Cookies,
    consume: (tx: SystemTransaction) => Promise<Credentials>,
  ): Promise<Credentials> {
    const passwordHash = await hashPassword(password, 'owner');
    const account = await database.asSystem('account recovery', async (tx) => {
      const found = await consume(tx);
      await proveMailbox(tx, found);
      await changePassword(tx, found.id, passwordHash);
      audit(tx, found, 'PASSWORD_CHANGED', `${found.name} chose a new password`);
      return found;
    });
    const { id, email } = account;
    // What strangers have tried so far was about the password of before (decision 18).
    await throttle.forget('signInAccount', email);
    devices.remember(cookies, { id, passwordHash });
    return account;
  }

  function audit(
    tx: SystemTransaction,
    account: Credentials,
    action: 'PASSWORD_CHANGED' | 'EMAIL_VERIFIED' | 'ACCOUNT_UNLOCKED',
    description: string,
    events: NonNullable<Effects['events']> = [],
  ): void {
    if (account.companyId === null) return;
    const actor = { userId: account.id, name: account.name, role: account.role };
    const entry = auditEntry(action, 'User', account.id, description);
    tx.record({ companyId: account.companyId, actor, audit: [entry], events });
  }

  return {
    forgotPassword,
    sendVerification,
    sendCode,
    verifyEmail,
    verifyResetCode,
    resetPassword,
    readSetPasswordLink,
    setPassword,
  };
}

/** Takes a code and a link back that nobody would get: those that lie in the mailbox go on counting. */
class MailboxFull extends Error {}
