import type { Database } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/failure.ts';
import type { Implement } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { createAccessTokenService } from './access-tokens.service.ts';
import { createCalendarAddressService } from './calendar-address.service.ts';
import { createOwnAccountService } from './own-account.service.ts';
import { createRecoveryService } from './recovery.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { readUser } from './users.queries.ts';

export function accountRoutes(implement: Implement, services: Services): void {
  const signInService = createSignInService(services);
  const registration = createRegistrationService(services, signInService);
  const recovery = createRecoveryService(services);
  const ownAccount = createOwnAccountService(services);
  const calendarAddress = createCalendarAddressService(services);
  const accessTokens = createAccessTokenService(services);

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
  implement.session('GET /auth/tokens', accessTokens.list);
  implement.session('POST /auth/tokens', accessTokens.create);
  implement.session('DELETE /auth/tokens/{id}', accessTokens.revoke);
  implement.session('GET /calendar/address', calendarAddress.find);
  implement.session('POST /calendar/address', calendarAddress.create);
  implement.session('DELETE /calendar/address', calendarAddress.revoke);
  implement.session('DELETE /auth/company', ownAccount.deleteCompany);

  implement.public('POST /auth/forgot-password', recovery.forgotPassword);
  implement.public('POST /auth/verify-password-reset-code', recovery.verifyResetCode);
  implement.public('POST /auth/reset-password-with-code', recovery.resetPassword);
  implement.public('GET /auth/set-password-links/{token}', recovery.readSetPasswordLink);
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
