import { LIFETIMES } from '@taskwell/contract/limits';
import { SUCCESSES } from '@taskwell/contract/messages';
import type { SignInSession, User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { type AuditEntry, auditEntry } from '../../platform/database/effects.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import { type ActorInput, companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { markCompanyForDeletion, unauthorizedLockAccount } from './accounts.queries.ts';
import { isHeld } from './addresses.queries.ts';
import type { CodeHolder } from './codes.queries.ts';
import { createCodes } from './codes.ts';
import { changeAddress, changePassword } from './credentials.ts';
import { createKnownDevices } from './known-devices.ts';
import { confirmOwnPassword } from './password-confirmation.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessionById, endSessionsOfCompany, endSessionsOfUser, listSessions } from './sessions.queries.ts';
import { readUser } from './users.queries.ts';

type Message = { message: string };

/** What people do with their own account while signed in: sessions, password, address. */
export function createOwnAccountService(services: Services) {
  const { mailer, config } = services;
  const codes = createCodes(services);
  const devices = createKnownDevices(services);

  async function sessions({
    tx,
    actor,
    tokenHash,
  }: ActorInput<'GET /auth/sessions'>): Promise<{ data: SignInSession[] }> {
    return { data: await tx.asSystem('own account', (system) => listSessions(system, actor.userId, tokenHash)) };
  }

  async function endSession({ tx, actor, params }: ActorInput<'DELETE /auth/sessions/{id}'>): Promise<Message> {
    await tx.asSystem('own account', async (system) => {
      if (!(await endSessionById(system, actor.userId, params.id))) throw notFound();
    });
    return { message: SUCCESSES.sessionEnded };
  }

  async function endOtherSessions({ tx, actor, tokenHash }: ActorInput<'DELETE /auth/sessions'>): Promise<Message> {
    await tx.asSystem('own account', (system) => endSessionsOfUser(system, actor.userId, tokenHash));
    return { message: SUCCESSES.otherSessionsEnded };
  }

  async function chooseNewPassword(input: ActorInput<'POST /auth/change-password'>): Promise<Message> {
    const { tx, actor, body, tokenHash, cookies } = input;
    // First, as it costs nothing to tell.
    checkNewPassword('newPassword', body.newPassword, config.passwordMinLength);
    const user = await confirmOwner(tx, actor, body.currentPassword);
    const passwordHash = await hashPassword(body.newPassword, 'session');
    await tx.asSystem('own account', async (system) => {
      await changePassword(system, actor.userId, passwordHash, tokenHash);
      await tellByMail(system, user, 'password-changed', user.email);
      audit(system, actor, auditEntry('PASSWORD_CHANGED', 'User', actor.userId, `${actor.name} changed the password`));
    });
    devices.remember(cookies, { id: actor.userId, passwordHash });
    return { message: SUCCESSES.passwordChanged };
  }

  /** The code goes to the new address; who has an account there already is told so in a mail, not in the answer. */
  async function askForNewAddress({ tx, actor, body }: ActorInput<'POST /auth/change-email'>): Promise<Message> {
    await confirmOwner(tx, actor, body.currentPassword);
    await tx.asSystem('own account', async (system) => {
      const { code, expiresAt } = await codes.make(system, actor.userId, movingTo(actor, body.newEmail));
      const isTaken = await isHeld(system, body.newEmail);
      const mail = { recipient: body.newEmail, causedBy: actor, companyId: actor.companyId, expiresAt };
      if (isTaken) await mailer.queue(system, { ...mail, template: 'address-in-use', account: null, props: {} });
      else
        await mailer.queue(system, {
          ...mail,
          template: 'email-change-code',
          account: actor.userId,
          props: { code, minutes: LIFETIMES.codeMinutes },
        });
    });
    return { message: SUCCESSES.emailChangeSent };
  }

  async function confirmNewAddress(input: ActorInput<'POST /auth/confirm-email-change'>): Promise<{ user: User }> {
    const { tx, actor, body, tokenHash } = input;
    const holder = movingTo(actor, body.newEmail);
    await codes.check(holder, body.code);
    const before = await ownUser(tx, actor);
    await tx.asSystem('own account', async (system) => {
      await unauthorizedLockAccount(system, { id: actor.userId });
      await codes.consume(system, holder, body.code);
      const address = { email: body.newEmail, isVerified: true };
      await changeAddress(system, actor.userId, address, { field: 'newEmail', ownTokenHash: tokenHash });
      await tellByMail(system, before, 'own-address-changed', before.email);
      audit(system, actor, {
        ...auditEntry('EMAIL_CHANGED', 'User', actor.userId, `${actor.name} changed the email address`),
        changes: [{ field: 'email', from: before.email, to: body.newEmail }],
      });
    });
    return { user: await ownUser(tx, actor) };
  }

  /** DECISIONS §2: marks the company for deletion, to be purged later; every session of it ends now. */
  async function deleteCompany({ tx, actor, body }: ActorInput<'DELETE /auth/company'>): Promise<Message> {
    if (!canInCompany(actor, 'deleteCompany')) throw forbidden();
    const companyId = companyOf(actor);
    await confirmOwner(tx, actor, body.currentPassword);
    await tx.asSystem('account deletion', async (system) => {
      // Who asked at the same moment was first, and has written it down.
      if (!(await markCompanyForDeletion(system, companyId, config.purgeAfterDays))) return;
      await endSessionsOfCompany(system, companyId);
      const description = `${actor.name} asked for the deletion of the account; it is purged after ${config.purgeAfterDays} days`;
      const audit = [auditEntry('COMPANY_DELETED', 'Company', companyId, description)];
      system.record({ companyId, actor, audit });
    });
    return { message: SUCCESSES.companyDeleted };
  }

  /** Who acts knows the password, not only the session. @throws 403 */
  async function confirmOwner(tx: Transaction, actor: SignedInActor, password: string): Promise<User> {
    await confirmOwnPassword(services, tx, actor, password);
    return ownUser(tx, actor);
  }

  async function tellByMail(
    tx: SystemTransaction,
    user: User,
    template: 'password-changed' | 'own-address-changed',
    recipient: string,
  ): Promise<void> {
    const props = { name: user.name, link: `${config.appUrl}/login` };
    const causedBy = { userId: user.id, companyId: user.companyId };
    const mail = { template, recipient, props, account: null, causedBy, companyId: user.companyId, expiresAt: null };
    await mailer.queue(tx, mail);
  }

  function audit(tx: SystemTransaction, actor: SignedInActor, entry: AuditEntry): void {
    if (actor.companyId === null) return;
    tx.record({ companyId: actor.companyId, actor, audit: [entry] });
  }

  return {
    sessions,
    endSession,
    endOtherSessions,
    chooseNewPassword,
    askForNewAddress,
    confirmNewAddress,
    deleteCompany,
  };
}

/** A code is for one person and one address: two who want the same address have a code each. */
function movingTo(actor: SignedInActor, newEmail: string): CodeHolder {
  return { purpose: 'email-change', email: newEmail, userId: actor.userId };
}

async function ownUser(tx: Transaction, actor: SignedInActor): Promise<User> {
  const user = await readUser(tx, actor.userId);
  if (!user) throw notFound();
  return user;
}
