import type { Role } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { PlanName } from '@taskwell/contract/plans';
import type { Transaction } from '../../platform/database.ts';
import { Failure } from '../../platform/failure.ts';

export interface Credentials {
  id: number;
  companyId: number | null;
  companyName: string | null;
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  isVerified: boolean;
  requiresVerification: boolean;
  isSuspended: boolean;
}

/** The account of an address, across all companies: only sign-in and recovery may ask. */
export async function unauthorizedAccountByEmail(tx: Transaction, email: string): Promise<Credentials | null> {
  const row = await tx.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      'u.id',
      'u.company_id as companyId',
      'c.name as companyName',
      'u.name',
      'u.email',
      'u.role',
      'u.password_hash as passwordHash',
      'u.is_email_verified as isVerified',
      'u.requires_verification as requiresVerification',
      'c.marked_for_deletion_at as markedForDeletionAt',
    ])
    .where('u.email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const { markedForDeletionAt, ...account } = row;
  return { ...account, email, isSuspended: markedForDeletionAt !== null };
}

export interface NewCompany {
  name: string;
  email: string;
  isPersonal: boolean;
  plan: PlanName;
}

export async function insertCompany(tx: Transaction, company: NewCompany): Promise<number> {
  const { id } = await tx.db
    .insertInto('companies')
    .values({
      name: company.name,
      email: company.email,
      is_personal: company.isPersonal,
      subscription_plan: company.plan,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewUser {
  companyId: number | null;
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  isVerified: boolean;
  requiresVerification: boolean;
}

/**
 * @param emailField what the form calls the address
 * @throws 409 when the address has an account already; of two at once one succeeds
 */
export async function insertUser(tx: Transaction, user: NewUser, emailField = 'email'): Promise<number> {
  const inserted = await tx.db
    .insertInto('users')
    .values({
      company_id: user.companyId,
      name: user.name,
      email: user.email,
      role: user.role,
      password_hash: user.passwordHash,
      is_email_verified: user.isVerified,
      requires_verification: user.requiresVerification,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw emailTaken(emailField);
  return inserted.id;
}

export function emailTaken(field: string): Failure {
  return new Failure('EMAIL_TAKEN', FAILURES.emailTaken, { fields: { [field]: FAILURES.emailTaken } });
}

export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function markVerified(tx: Transaction, userId: number): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ is_email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function recordAttempt(
  tx: Transaction,
  attempt: {
    email: string;
    account: Credentials | null;
    succeeded: boolean;
    reason: string | null;
    ip: string;
    userAgent: string | null;
  },
): Promise<void> {
  await tx.db
    .insertInto('sign_in_attempts')
    .values({
      email: attempt.email,
      user_id: attempt.account?.id ?? null,
      company_id: attempt.account?.companyId ?? null,
      succeeded: attempt.succeeded,
      reason: attempt.reason,
      ip: attempt.ip,
      user_agent: attempt.userAgent,
    })
    .execute();
}
