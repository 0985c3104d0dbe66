import { LIFETIMES } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { SystemReason, Transaction } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import { Failure } from '../../platform/failure.ts';
import type { JobData } from '../../platform/jobs.ts';
import { hashToken, type Input } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Credentials,
  markVerified,
  setPassword,
  takeSetPasswordLink,
  unauthorizedAccountByEmail,
} from './accounts.queries.ts';
import { revokeResetSecrets } from './codes.queries.ts';
import { checkCode, consumeCode, newCode, storeCode } from './codes.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessionsOfUser } from './sessions.queries.ts';

type Message = { message: string };

/** Codes and links that prove a mailbox: verification, forgotten passwords, first passwords (DECISIONS §2). */
export function createRecoveryService(services: Services) {
  const { database, throttle, jobs, mailer, realtime, config } = services;

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
    const account = await database.asSystem('account recovery', (tx) => unauthorizedAccountByEmail(tx, email));
    if (!account || account.isSuspended || (purpose === 'verification' && account.isVerified)) return;
    if (!(await throttle.trySpend('codesPerMailbox', email))) return;
    await database.asSystem('account recovery', async (tx) => {
      const code = newCode();
      const expiresAt = await storeCode(tx, email, purpose, code);
      const template = purpose === 'verification' ? 'verification-code' : 'password-reset-code';
      const props = { name: account.name, code, minutes: LIFETIMES.codeMinutes };
      await mailer.queue(tx, { template, recipient: email, props, companyId: account.companyId, expiresAt });
    });
  }

  async function verifyEmail({ body }: Input<'POST /email-verification/verify'>) {
    await checkCode(database, 'e-mail verification', body.email, 'verification', body.code);
    await database.asSystem('e-mail verification', async (tx) => {
      await consumeCode(tx, body.email, 'verification', body.code);
      const account = await accountOf(tx, body.email);
      await markVerified(tx, account.id);
      await audit(tx, account, 'EMAIL_VERIFIED', `${account.name} verified the address ${body.email}`);
    });
    return { data: { verified: true as const } };
  }

  async function verifyResetCode({ body }: Input<'POST /auth/verify-password-reset-code'>): Promise<Message> {
    await checkCode(database, 'account recovery', body.email, 'password-reset', body.code);
    return { message: SUCCESSES.resetCodeValid };
  }

  async function resetPassword({ body }: Input<'POST /auth/reset-password-with-code'>): Promise<Message> {
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    await checkCode(database, 'account recovery', body.email, 'password-reset', body.code);
    const passwordHash = await hashPassword(body.newPassword);
    await database.asSystem('account recovery', async (tx) => {
      await consumeCode(tx, body.email, 'password-reset', body.code);
      const account = await accountOf(tx, body.email);
      await replacePassword(tx, account, passwordHash);
    });
    return { message: SUCCESSES.passwordReset };
  }

  /** The one-use link of a welcome mail; it proves the mailbox too. */
  async function setFirstPassword({ body }: Input<'POST /auth/set-password'>): Promise<Message> {
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    const passwordHash = await hashPassword(body.newPassword);
    await database.asSystem('account recovery', async (tx) => {
      const email = await takeSetPasswordLink(tx, hashToken(body.token));
      if (!email) throw new Failure('INVALID_LINK', FAILURES.linkInvalid);
      const account = await accountOf(tx, email);
      await markVerified(tx, account.id);
      await replacePassword(tx, account, passwordHash);
    });
    return { message: SUCCESSES.passwordSet };
  }

  async function replacePassword(tx: Transaction, account: Credentials, passwordHash: string): Promise<void> {
    await setPassword(tx, account.id, passwordHash);
    await revokeResetSecrets(tx, account);
    await endSessionsOfUser(tx, account.id);
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

  return { forgotPassword, sendVerification, sendCode, verifyEmail, verifyResetCode, resetPassword, setFirstPassword };
}

/** The account behind a code that was just accepted; gone only if it was deleted in the same moment. */
async function accountOf(tx: Transaction, email: string): Promise<Credentials> {
  const account = await unauthorizedAccountByEmail(tx, email);
  if (!account) throw new Failure('INVALID_CODE', FAILURES.invalidCode);
  return account;
}
