import type { Answer } from '@taskwell/contract/operations';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { managesAccount } from '@taskwell/policy/policy';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry, ofPlatform } from '../../platform/database/effects.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import type { ActorInput, SignedInActor } from '../../platform/http/request.ts';
import { endSessionById, endSessionsOfUsers, unlockAccount } from '../accounts/accounts.service.ts';
import { findSessionOwner, type HeldAccount, holdAccount, listSuspicious, lockAccounts } from './accounts.queries.ts';

// What the console does to single accounts (DECISIONS §4): end a session, lock, unlock.

export async function endSession(input: ActorInput<'DELETE /security/user-sessions/{sessionId}'>): Promise<string> {
  const { tx, actor, params } = input;
  return tx.asSystem('platform console', async (system) => {
    const ownerId = await findSessionOwner(system, params.sessionId);
    const account = ownerId === null ? null : await holdAccount(system, ownerId);
    if (!account) throw notFound();
    if (account.id !== actor.userId && !managesAccount(actor, account)) throw forbidden();
    // It may have ended while the account was waited for.
    if (!(await endSessionById(system, account.id, params.sessionId))) throw notFound();
    audit(system, actor, account, 'SESSION_ENDED', `${actor.name} ended a session of ${account.name}`);
    return SECURITY_MESSAGES.sessionEnded(account.name);
  });
}

export async function lockSuspicious({
  tx,
  actor,
  body: { days, failedLoginThreshold },
}: ActorInput<'POST /security/lock-suspicious-accounts'>): Promise<
  Answer<'POST /security/lock-suspicious-accounts'>['data']
> {
  return tx.asSystem('platform console', async (system) => {
    const suspicious = await listSuspicious(system, days, failedLoginThreshold);
    const locked = await lockAccounts(
      system,
      suspicious.map(({ id }) => id),
    );
    const accounts = suspicious.filter(({ id }) => locked.has(id));
    await endSessionsOfUsers(system, [...locked]);
    for (const { failedLogins, ...account } of accounts) {
      const words = `${actor.name} locked the account of ${account.name} after ${failedLogins} failed sign-ins`;
      audit(system, actor, account, 'ACCOUNT_LOCKED', words);
    }
    const total = suspicious[0]?.total ?? 0;
    return {
      suspiciousUsers: accounts.map(({ companyId: _, total: __, ...account }) => account),
      remaining: total - suspicious.length,
    };
  });
}

/** Of an account that is not locked (any more) it is not found: two who unlock it at once are both told what is so. */
export async function unlock(input: ActorInput<'DELETE /security/locked-accounts/{userId}'>): Promise<string> {
  const { tx, actor, params } = input;
  return tx.asSystem('platform console', async (system) => {
    const account = await holdAccount(system, params.userId);
    if (!account?.isLocked) throw notFound();
    if (!managesAccount(actor, account)) throw forbidden();
    await unlockAccount(system, account.id);
    audit(system, actor, account, 'ACCOUNT_UNLOCKED', `${actor.name} unlocked the account of ${account.name}`);
    return SECURITY_MESSAGES.unlocked(account.name);
  });
}

/** On the history of the person's company; a super administrator has none. */
function audit(
  tx: SystemTransaction,
  actor: SignedInActor,
  { id, companyId }: Pick<HeldAccount, 'id' | 'companyId'>,
  action: 'SESSION_ENDED' | 'ACCOUNT_LOCKED' | 'ACCOUNT_UNLOCKED',
  words: string,
): void {
  if (companyId === null) return;
  tx.record({ companyId, actor: ofPlatform(actor), audit: [auditEntry(action, 'User', id, words)] });
}
