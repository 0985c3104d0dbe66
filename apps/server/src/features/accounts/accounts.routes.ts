import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { canInCompany } from '@taskwell/policy/policy';
import type { Database } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import { Failure, forbidden, unauthenticated } from '../../platform/failure.ts';
import type { Implement } from '../../platform/implement.ts';
import { type ActorInput, companyOf } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { findPasswordHash, markCompanyForDeletion } from './accounts.queries.ts';
import { createOwnAccountService } from './own-account.service.ts';
import { isRightPassword } from './passwords.ts';
import { createRecoveryService } from './recovery.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { endSessionsOfCompany } from './sessions.queries.ts';
import { createSignInService } from './sign-in.service.ts';
import { readUser } from './users.queries.ts';

export function accountRoutes(implement: Implement, services: Services): void {
  const signInService = createSignInService(services);
  const registration = createRegistrationService(services, signInService);
  const recovery = createRecoveryService(services);
  const ownAccount = createOwnAccountService(services);

  implement.public('POST /auth/login', signInService.signIn);
  implement.session('POST /auth/logout', signInService.signOut);
  implement.public('POST /auth/register', registration.registerWithVerification);
  implement.public('POST /auth/register-personal', registration.registerPersonal);
  implement.public('POST /auth/register-company', registration.registerCompany);
  implement.session('GET /auth/me', async ({ tx, actor }) => {
    const user = await readUser(tx, actor.userId);
    if (!user) throw unauthenticated();
    return { user };
  });
  implement.session('GET /auth/sessions', ownAccount.sessions);
  implement.session('DELETE /auth/sessions/{id}', ownAccount.endSession);
  implement.session('DELETE /auth/sessions', ownAccount.endOtherSessions);
  implement.session('POST /auth/change-password', ownAccount.chooseNewPassword);
  implement.session('POST /auth/change-email', ownAccount.askForNewAddress);
  implement.session('POST /auth/confirm-email-change', ownAccount.confirmNewAddress);
  implement.session('DELETE /auth/company', (input) => deleteCompany(services, input));

  implement.public('POST /auth/forgot-password', recovery.forgotPassword);
  implement.public('POST /auth/verify-password-reset-code', recovery.verifyResetCode);
  implement.public('POST /auth/reset-password-with-code', recovery.resetPassword);
  implement.public('POST /auth/set-password', recovery.setPassword);

  implement.public('POST /email-verification/send', recovery.sendVerification);
  implement.public('POST /email-verification/verify', recovery.verifyEmail);
  implement.public('GET /email-verification/status', async ({ query, tokenHash }) => ({
    data: { verified: tokenHash !== null && (await isOwnVerifiedAddress(services.database, tokenHash, query.email)) },
  }));
}

/** Only one's own address: for any other the answer would say who has an account. */
async function isOwnVerifiedAddress(database: Database, tokenHash: Buffer, email: string): Promise<boolean> {
  const user = await database.asReader(tokenHash, false, (tx, session) => readUser(tx, session.user_id));
  return user?.email === email && user.isEmailVerified;
}

/** DECISIONS §2: marks the company for deletion, to be purged later; every session of it ends now. */
async function deleteCompany(
  { config, realtime, throttle }: Services,
  { tx, actor, body }: ActorInput<'DELETE /auth/company'>,
): Promise<{ message: string }> {
  if (!canInCompany(actor, 'deleteCompany')) throw forbidden();
  const companyId = companyOf(actor);
  await throttle.spend('passwordAccount', actor.userId);
  await tx.asSystem('account deletion', async () => {
    if (!(await isRightPassword(await findPasswordHash(tx, actor.userId), body.currentPassword))) {
      throw new Failure('WRONG_PASSWORD', FAILURES.currentPassword, {
        fields: { currentPassword: FAILURES.currentPassword },
      });
    }
    await markCompanyForDeletion(tx, companyId, config.purgeAfterDays);
    await endSessionsOfCompany(tx, companyId);
    const description = `${actor.name} asked for the deletion of the account; it is purged after ${config.purgeAfterDays} days`;
    const audit = [auditEntry('COMPANY_DELETED', 'Company', companyId, description)];
    await record(tx, { companyId, actor, audit }, realtime.wake);
    tx.afterCommit.push(realtime.wake);
  });
  await throttle.refund('passwordAccount', actor.userId);
  return { message: SUCCESSES.companyDeleted };
}
