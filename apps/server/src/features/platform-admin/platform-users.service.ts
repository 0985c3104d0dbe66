import { SUCCESSES } from '@taskwell/contract/messages';
import type { Answer } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { User } from '@taskwell/contract/schemas/people';
import { managesAccount } from '@taskwell/policy/policy';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry, ofPlatform } from '../../platform/database/effects.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import type { ActorInput, SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { givePassword, markUnverified, markVerified, readAccount } from '../accounts/accounts.service.ts';
import { findUsers, holdUser } from './platform-users.queries.ts';

/** People of all companies in the console (SPEC §2 'Users'). Who may call it at all is the contract's. */
export function createPlatformUsers({ config, mailer }: Services) {
  async function search({
    tx,
    query: { page, limit, ...found },
  }: ActorInput<'GET /super-admin/users/search'>): Promise<Answer<'GET /super-admin/users/search'>['data']> {
    const { users, total } = await tx.asSystem('platform console', (system) =>
      findUsers(system, found, { page, limit }),
    );
    return { users, pagination: { page, limit, total, pages: Math.ceil(total / limit) } };
  }

  /** Their company learns from its own history that they were looked at. */
  async function read({ tx, actor, params: { id } }: ActorInput<'GET /super-admin/users/{id}'>): Promise<User> {
    return tx.asSystem('platform console', async (system) => {
      if (!(await holdUser(system, id))) throw notFound();
      const user = await readAccount(system, id);
      const words = `${actor.name}, who administers the platform, looked at the account of ${user.name}`;
      const entry = auditEntry('SEEN_BY_PLATFORM', 'User', id, words);
      if (user.companyId !== null) {
        system.record({ companyId: user.companyId, actor: ofPlatform(actor), audit: [entry] });
      }
      return user;
    });
  }

  async function resetPassword({
    tx,
    actor,
    params: { id },
    body,
  }: ActorInput<'PUT /super-admin/users/{id}/reset-password'>): Promise<string> {
    return tx.asSystem('platform console', async (system) => {
      const { user, companyId } = await accessMember(system, actor, id);
      await givePassword(system, config, user, body.newPassword);
      await mailer.queue(system, {
        template: 'password-reset-by-administrator',
        recipient: user.email,
        props: { name: user.name, companyName: PRODUCT.name, link: `${config.appUrl}/login` },
        account: null,
        causedBy: actor,
        companyId,
        expiresAt: null,
      });
      audit(system, actor, companyId, 'PASSWORD_CHANGED', id, `${actor.name} reset the password of ${user.name}`);
      return SUCCESSES.passwordReset;
    });
  }

  /** Asked for what is so already, it changes nothing. */
  async function setVerified({
    tx,
    actor,
    params: { id },
    body: { isEmailVerified },
  }: ActorInput<'PUT /super-admin/users/{id}/verification'>): Promise<User> {
    return tx.asSystem('platform console', async (system) => {
      const { user, companyId } = await accessMember(system, actor, id);
      if (user.isEmailVerified === isEmailVerified) return user;
      if (isEmailVerified) await markVerified(system, id);
      else await markUnverified(system, id);
      const word = isEmailVerified ? 'verified' : 'not verified';
      const action = isEmailVerified ? 'EMAIL_VERIFIED' : 'EMAIL_UNVERIFIED';
      audit(system, actor, companyId, action, id, `${actor.name} marked the address of ${user.name} as ${word}`);
      return readAccount(system, id);
    });
  }

  /** Those who manage the company's people see it at once. */
  function audit(
    tx: SystemTransaction,
    { userId, name, role }: SignedInActor,
    companyId: number,
    action: 'PASSWORD_CHANGED' | 'EMAIL_VERIFIED' | 'EMAIL_UNVERIFIED',
    id: number,
    words: string,
  ): void {
    const audit = [auditEntry(action, 'User', id, words)];
    const events = [{ kind: 'person.changed' as const, id, version: 0, audience: [] }];
    tx.record({ companyId, actor: { userId, name, role }, audit, events });
  }

  return { search, read, resetPassword, setVerified };
}

/** Somebody whose account the actor may change, locked. @throws 404 for nobody, 403 for another super administrator */
async function accessMember(
  tx: SystemTransaction,
  actor: SignedInActor,
  id: number,
): Promise<{ user: User; companyId: number }> {
  if (!(await holdUser(tx, id))) throw notFound();
  const user = await readAccount(tx, id);
  if (user.companyId === null || !managesAccount(actor, user)) throw forbidden();
  return { user, companyId: user.companyId };
}
