import { LIFETIMES } from '@taskwell/contract/limits';
import { SUCCESSES } from '@taskwell/contract/messages';
import type { SystemReason, Transaction } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import type { JobData } from '../../platform/jobs.ts';
import type { Input } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { type Credentials, unauthorizedLockAccount } from './accounts.queries.ts';
import type { CodeHolder } from './codes.queries.ts';
import { createCodes, invalidCode } from './codes.ts';
import { markVerified } from './credentials.queries.ts';
import { changePassword } from './credentials.ts';
import { consumeSetPasswordLink } from './links.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

type Message = { message: string };

/** Codes and links that prove a mailbox: verification, forgotten passwords, first passwords (DECISIONS §2). */
export function createRecoveryService(services: Services) {
  const { database, throttle, jobs, mailer, realtime, config } = services;
  const codes = createCodes(services);

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
    await askForCode(body.email, 'verification', 'e-mail verification');
    return { message: SUCCESSES.verificationSent };
  }

  /** The job behind both: makes the code and queues its mail, five a day and mailbox. */
  async function sendCode({ email, purpose }: JobData['account.send-code']): Promise<void> {
    await database.asSystem('account recovery', async (tx) => {
      const account = await unauthorizedLockAccount(tx, { email });
      if (!account || account.isSuspended || (purpose === 'verification' && account.isVerified)) return;
      if (!(await throttle.trySpend('codesPerMailbox', email))) return;
      const { code, expiresAt } = await codes.make(tx, account.id, { purpose, email });
      await mailer.queue(tx, {
        template: purpose === 'verification' ? 'verification-code' : 'password-reset-code',
        recipient: email,
        props: { name: account.name, code, minutes: LIFETIMES.codeMinutes },
        account: account.id,
        companyId: account.companyId,
        expiresAt,
      });
    });
  }

  async function verifyEmail({ body }: Input<'POST /email-verification/verify'>) {
    const holder = { purpose: 'verification', email: body.email } as const;
    await codes.check(holder, body.code);
    await database.asSystem('e-mail verification', async (tx) => {
      await proveMailbox(tx, await consumeCode(tx, holder, body.code));
    });
    return { data: { verified: true as const } };
  }

  async function verifyResetCode({ body }: Input<'POST /auth/verify-password-reset-code'>): Promise<Message> {
    await codes.check({ purpose: 'password-reset', email: body.email }, body.code);
    return { message: SUCCESSES.resetCodeValid };
  }

  async function resetPassword({ body }: Input<'POST /auth/reset-password-with-code'>): Promise<Message> {
    const holder = { purpose: 'password-reset', email: body.email } as const;
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    await codes.check(holder, body.code);
    const passwordHash = await hashPassword(body.newPassword);
    await database.asSystem('account recovery', async (tx) => {
      await choosePassword(tx, await consumeCode(tx, holder, body.code), passwordHash);
    });
    return { message: SUCCESSES.passwordReset };
  }

  /** The one-use link of a mail. */
  async function setPassword({ body }: Input<'POST /auth/set-password'>): Promise<Message> {
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    const passwordHash = await hashPassword(body.newPassword);
    await database.asSystem('account recovery', async (tx) => {
      await choosePassword(tx, await consumeSetPasswordLink(tx, body.token), passwordHash);
    });
    return { message: SUCCESSES.passwordSet };
  }

  /** The account behind a code that was just accepted, locked; gone only if it was deleted in the same moment. */
  async function consumeCode(tx: Transaction, holder: CodeHolder, code: string): Promise<Credentials> {
    const account = await unauthorizedLockAccount(tx, { email: holder.email });
    if (!account) throw invalidCode();
    await codes.consume(tx, holder, code);
    return account;
  }

  /** Whoever has what was mailed there reads the mailbox. */
  async function proveMailbox(tx: Transaction, account: Credentials): Promise<void> {
    if (account.isVerified) return;
    await markVerified(tx, account.id);
    await audit(tx, account, 'EMAIL_VERIFIED', `${account.name} verified the address ${account.email}`);
  }

  /** By a code or a link from the mailbox, which that proves too. */
  async function choosePassword(tx: Transaction, account: Credentials, passwordHash: string): Promise<void> {
    await proveMailbox(tx, account);
    await changePassword(tx, account.id, passwordHash);
    tx.afterCommit.push(realtime.wake);
    await audit(tx, account, 'PASSWORD_CHANGED', `${account.name} chose a new password`);
  }

  async function audit(
    tx: Transaction,
    account: Credentials,
    action: 'PASSWORD_CHANGED' | 'EMAIL_VERIFIED',
    description: string,
  ) {
    if (account.companyId === null) return;
    const actor = { userId: account.id, name: account.name, role: account.role };
    const entry = auditEntry(action, 'User', account.id, description);
    await record(tx, { companyId: account.companyId, actor, audit: [entry] }, realtime.wake);
  }

  return { forgotPassword, sendVerification, sendCode, verifyEmail, verifyResetCode, resetPassword, setPassword };
}
