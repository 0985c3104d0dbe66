import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Answer } from '@taskwell/contract/operations';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { ActorInput, Input } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Credentials,
  holdLivingCompany,
  recordAttempt,
  unauthorizedAccountByEmail,
  unauthorizedLockAccount,
} from './accounts.queries.ts';
import { createKnownDevices } from './known-devices.ts';
import { tryPassword } from './password-tries.ts';
import { endSession, openSession } from './sessions.queries.ts';
import { readUser } from './users.queries.ts';

type SignedIn = Omit<Answer<'POST /auth/login'>, 'success'>;

/** Signing in and out (DECISIONS §2). */
export function createSignInService(services: Pick<Services, 'database' | 'throttle' | 'keyFor' | 'config'>) {
  const { database, throttle } = services;
  const devices = createKnownDevices(services);

  /** Only after the right password does the answer say why one may not come in. */
  async function signIn({ body, ip, userAgent, cookies }: Input<'POST /auth/login'>): Promise<SignedIn> {
    const account = await database.asSystem('sign-in', (tx) => unauthorizedAccountByEmail(tx, body.email));
    const device = account && devices.recognize(cookies, account);
    const storedHash = account?.passwordHash ?? null;
    const tries = triesOf(account, body.email, device);
    const isRight = await tryPassword(throttle, { ...tries, storedHash, password: body.password });
    const refusal = refusalFor(account, isRight);
    if (account === null || refusal) {
      const reason = refusal?.code ?? 'INVALID_CREDENTIALS';
      await database.asSystem('sign-in', async (tx) => {
        await recordAttempt(tx, { email: body.email, account, succeeded: false, reason, ip, userAgent });
        if (account) recordFailure(tx, account, isRight, ip);
      });
      // The password was right, so nobody was guessing.
      if (isRight) await throttle.refund('signInAddress', ip);
      throw refusal ?? wrongCredentials();
    }
    await throttle.spend('sessionsOpened', account.id);
    const signedIn = await database.asSystem('sign-in', async (tx) => {
      await lockUnchanged(tx, account);
      await recordAttempt(tx, { email: body.email, account, succeeded: true, reason: null, ip, userAgent });
      return completeSignIn(tx, account, body.rememberMe, { ip, userAgent });
    });
    devices.remember(cookies, account);
    return signedIn;
  }

  /** The company's administrators see who is tried at, and from where; rate limits keep it to a few lines. */
  function recordFailure(tx: SystemTransaction, account: Credentials, isRight: boolean, ip: string): void {
    const { id, companyId, name } = account;
    if (companyId === null) return;
    const reason = isRight ? 'the account may not come in' : 'wrong password';
    const audit = [auditEntry('USER_LOGIN_FAILED', 'User', id, `Failed sign-in as ${name} from ${ip}: ${reason}`)];
    tx.record({ companyId, actor: null, audit });
  }

  /** Which tries it is one of: the known device's own, or those that everybody else has together (decision 18). */
  function triesOf(account: Credentials | null, email: string, device: string | null) {
    return account && device
      ? ({ limit: 'signInDevice', key: `${account.id} ${device}`, holder: 'owner' } as const)
      : ({ limit: 'signInAccount', key: email, holder: 'stranger' } as const);
  }

  function suspended({ email, companyName }: Credentials): Failure {
    return new Failure('COMPANY_SUSPENDED', FAILURES.companySuspended, {
      companySuspended: true,
      email,
      companyName: companyName ?? '',
    });
  }

  /** Opened again by a code, as an address is verified. */
  function locked({ email }: Credentials): Failure {
    return new Failure('ACCOUNT_LOCKED', FAILURES.accountLocked, { requiresVerification: true, email });
  }

  function refusalFor(account: Credentials | null, isRight: boolean): Failure | null {
    if (account === null || !isRight) return wrongCredentials();
    if (account.isSuspended) return suspended(account);
    if (account.isLocked) return locked(account);
    if (!account.isVerified && account.requiresVerification) {
      return new Failure('EMAIL_NOT_VERIFIED', REFUSALS.emailNotVerified, {
        requiresVerification: true,
        email: account.email,
      });
    }
    if (account.mustChoosePassword) {
      return new Failure('PASSWORD_CHANGE_REQUIRED', FAILURES.passwordChangeRequired, { email: account.email });
    }
    return null;
  }

  /**
   * The account was looked at outside the transaction; nobody may have changed its address or password meanwhile, nor
   * suspended its company: the session would escape that and come to life when the company is restored. The lock also
   * keeps two from opening the last session that is left.
   */
  async function lockUnchanged(tx: SystemTransaction, account: Credentials): Promise<void> {
    const now = await unauthorizedLockAccount(tx, { id: account.id });
    if (now?.passwordHash !== account.passwordHash || now.email !== account.email) throw wrongCredentials();
    if (now.isLocked) throw locked(now);
    if (account.companyId !== null && !(await holdLivingCompany(tx, account.companyId))) throw suspended(account);
  }

  /** Opens the session of an account that has shown who it is. */
  async function completeSignIn(
    tx: SystemTransaction,
    account: Pick<Credentials, 'id' | 'companyId' | 'name' | 'role'>,
    remember: boolean,
    origin: { ip: string; userAgent: string | null },
  ): Promise<SignedIn> {
    const token = await openSession(tx, account.id, remember, origin);
    if (account.companyId !== null) {
      const actor = { userId: account.id, name: account.name, role: account.role };
      const audit = [auditEntry('USER_LOGIN', 'User', account.id, `${account.name} signed in`)];
      tx.record({ companyId: account.companyId, actor, audit });
    }
    const user = await readUser(tx, account.id);
    if (!user) throw wrongCredentials();
    return { token, user };
  }

  async function signOut({ tx, actor, tokenHash }: ActorInput<'POST /auth/logout'>): Promise<{ message: string }> {
    await tx.asSystem('sign-in', async (system) => {
      if (tokenHash) await endSession(system, tokenHash);
    });
    if (actor.companyId !== null) {
      const audit = [auditEntry('USER_LOGOUT', 'User', actor.userId, `${actor.name} signed out`)];
      tx.record({ companyId: actor.companyId, actor, audit });
    }
    return { message: SUCCESSES.signedOut };
  }

  return { signIn, signOut, completeSignIn };
}

function wrongCredentials(): Failure {
  return new Failure('INVALID_CREDENTIALS', REFUSALS.credentials);
}
