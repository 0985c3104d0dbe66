import type { Answer, ReadBody } from '@taskwell/contract/operations';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import type { Input } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { insertCompany, insertUser } from './accounts.queries.ts';
import { createKnownDevices } from './known-devices.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { createSignInService } from './sign-in.service.ts';
import { readUser } from './users.queries.ts';

type Registered = Omit<Answer<'POST /auth/register'>, 'success'>;
type PersonalBody = ReadBody<'POST /auth/register-personal'>;

interface NewAccount {
  companyName: string;
  companyEmail: string;
  isPersonal: boolean;
  name: string;
  email: string;
  /** What the form calls the person's address. */
  emailField: string;
  passwordHash: string;
  requiresVerification: boolean;
}

/** The three ways to open an account (SPEC §7 'Auth', DECISIONS §2). */
export function createRegistrationService(services: Services, signInService: ReturnType<typeof createSignInService>) {
  const { database, jobs, config } = services;
  const devices = createKnownDevices(services);

  /** With verification first: no token, a code is sent. */
  async function registerWithVerification({ body }: Input<'POST /auth/register'>): Promise<Registered> {
    const account = await personalAccount(body, true);
    return database.asSystem('sign-up', async (tx) => asRegistered(tx, await createAccount(tx, account)));
  }

  /** Signed in at once; the address is verified when its owner wants to, for instance to accept invitations. */
  async function registerPersonal({ body, ip, userAgent, cookies }: Input<'POST /auth/register-personal'>) {
    const account = await personalAccount(body, false);
    const signedIn = await database.asSystem('sign-up', async (tx) => {
      const { userId, companyId } = await createAccount(tx, account);
      return signInService.completeSignIn(tx, { id: userId, companyId, name: body.name, role: 'SYSDMIN' }, false, {
        ip,
        userAgent,
      });
    });
    devices.remember(cookies, { id: signedIn.user.id, passwordHash: account.passwordHash });
    return signedIn;
  }

  async function registerCompany({ body }: Input<'POST /auth/register-company'>): Promise<Registered> {
    checkNewPassword('password', body.password, config.passwordMinLength);
    const account: NewAccount = {
      companyName: body.name,
      companyEmail: body.email,
      isPersonal: false,
      name: body.adminName,
      email: body.adminEmail,
      emailField: 'adminEmail',
      passwordHash: await hashPassword(body.password, 'stranger'),
      requiresVerification: true,
    };
    return database.asSystem('sign-up', async (tx) => asRegistered(tx, await createAccount(tx, account)));
  }

  async function personalAccount(body: PersonalBody, requiresVerification: boolean): Promise<NewAccount> {
    checkNewPassword('password', body.password, config.passwordMinLength);
    return {
      companyName: body.name,
      companyEmail: body.email,
      isPersonal: true,
      name: body.name,
      email: body.email,
      emailField: 'email',
      passwordHash: await hashPassword(body.password, 'stranger'),
      requiresVerification,
    };
  }

  /** A company and its first person, its System Administrator; a personal account is a company of one. */
  async function createAccount(
    tx: SystemTransaction,
    account: NewAccount,
  ): Promise<{ userId: number; companyId: number }> {
    const companyId = await insertCompany(tx, {
      name: account.companyName,
      email: account.companyEmail,
      isPersonal: account.isPersonal,
      plan: account.isPersonal ? 'PERSONAL' : 'BUSINESS',
    });
    const { name, email, passwordHash, requiresVerification } = account;
    const userId = await insertUser(
      tx,
      { companyId, name, email, role: 'SYSDMIN', passwordHash, isVerified: false, requiresVerification },
      account.emailField,
    );
    const actor = { userId, name: account.name, role: 'SYSDMIN' } as const;
    const audit = [
      auditEntry('COMPANY_CREATED', 'Company', companyId, `Created account "${account.companyName}"`),
      auditEntry('USER_CREATED', 'User', userId, `Added ${account.name}`),
    ];
    tx.record({ companyId, actor, audit });
    await jobs.add(tx, 'account.send-code', { email: account.email, purpose: 'verification' });
    return { userId, companyId };
  }

  async function asRegistered(tx: SystemTransaction, { userId }: { userId: number }): Promise<Registered> {
    const user = await readUser(tx, userId);
    if (!user) throw new Error(`user ${userId} vanished within its transaction`);
    return { email: user.email, requiresVerification: true, user };
  }

  return { registerWithVerification, registerPersonal, registerCompany };
}
