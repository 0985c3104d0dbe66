import type { Answer } from '@taskwell/contract/operations';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { managesAccount } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, recordAcross } from '../../platform/effects.ts';
import { forbidden, notFound } from '../../platform/failure.ts';
import type { ActorInput, SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { endSessionById, endSessionsOfUsers, unlockAccount } from '../accounts/accounts.service.ts';
import { findSessionOwner, type HeldAccount, holdAccount, listSuspicious, lockAccounts } from './accounts.queries.ts';

/** What the console does to single accounts (DECISIONS §4): end a session, lock, unlock. */
export function createAccountControls({ realtime }: Pick<Services, 'realtime'>) {
  async function endSession(input: ActorInput<'DELETE /security/user-sessions/{sessionId}'>): Promise<string> {
    const { tx, actor, params } = input;
    return tx.asSystem('platform console', async () => {
      const ownerId = await findSessionOwner(tx, params.sessionId);
      const account = ownerId === null ? null : await holdAccount(tx, ownerId);
      if (!account) throw notFound();
      if (account.id !== actor.userId && !managesAccount(actor, account)) throw forbidden();
      // It may have ended while the account was waited for.
      if (!(await endSessionById(tx, account.id, params.sessionId))) throw notFound();
      await audit(tx, actor, account, 'SESSION_ENDED', `${actor.name} ended a session of ${account.name}`);
      tx.afterCommit.push(realtime.wake);
      return SECURITY_MESSAGES.sessionEnded(account.name);
    });
  }

  async function lockSuspicious({
    tx,
    actor,
    body: { days, failedLoginThreshold },
  }: ActorInput<'POST /security/lock-suspicious-accounts'>): Promise<
    Answer<'POST /security/lock-suspicious-accounts'>['data']
  > {
    return tx.asSystem('platform console', async () => {
      const suspicious = await listSuspicious(tx, days, failedLoginThreshold);
      const locked = await lockAccounts(
        tx,
        suspicious.map(({ id }) => id),
      );
      const accounts = suspicious.filter(({ id }) => locked.has(id));
      await endSessionsOfUsers(tx, [...locked]);
      await recordAcross(
        tx,
        actor,
        accounts.flatMap(({ id, name, companyId, failedLogins }) => {
          const words = `${actor.name} locked the account of ${name} after ${failedLogins} failed sign-ins`;
          return companyId === null ? [] : [{ ...auditEntry('ACCOUNT_LOCKED', 'User', id, words), companyId }];
        }),
      );
      tx.afterCommit.push(realtime.wake);
      const total = suspicious[0]?.total ?? 0;
      return {
        suspiciousUsers: accounts.map(({ companyId: _, total: __, ...account }) => account),
        remaining: total - suspicious.length,
      };
    });
  }

  /** Of an account that is not locked (any more) it is not found: two who unlock it at once are both told what is so. */
  async function unlock(input: ActorInput<'DELETE /security/locked-accounts/{userId}'>): Promise<string> {
    const { tx, actor, params } = input;
    return tx.asSystem('platform console', async () => {
      const account = await holdAccount(tx, params.userId);
      if (!account?.isLocked) throw notFound();
      if (!managesAccount(actor, account)) throw forbidden();
      await unlockAccount(tx, account.id);
      await audit(tx, actor, account, 'ACCOUNT_UNLOCKED', `${actor.name} unlocked the account of ${account.name}`);
      return SECURITY_MESSAGES.unlocked(account.name);
    });
  }

  return { endSession, lockSuspicious, unlock };
}

/** On the history of the person's company; a super administrator has none. */
async function audit(
  tx: Transaction,
  actor: SignedInActor,
  { id, companyId }: HeldAccount,
  action: 'SESSION_ENDED' | 'ACCOUNT_UNLOCKED',
  words: string,
): Promise<void> {
  if (companyId !== null) await recordAcross(tx, actor, [{ ...auditEntry(action, 'User', id, words), companyId }]);
}
