import type { Role } from '@taskwell/contract/labels';
import type { PlanName } from '@taskwell/contract/plans';
import { type NotNull, sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { freeAddresses } from './addresses.ts';
import { takingAddress } from './credentials.queries.ts';
import { NO_PASSWORD } from './passwords.ts';

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
  /** For too many wrong passwords, until the owner shows to have the mailbox. */
  isLocked: boolean;
  /** The password was given to everybody at once and only leads to a new one. */
  mustChoosePassword: boolean;
}

/** Across all companies: only sign-in and recovery may ask. */
function selectAccounts(tx: SystemTransaction) {
  return tx.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      'u.id',
      'u.company_id as companyId',
      // What a personal account calls its company is the person's own name: never shown.
      sql<string | null>`case when not c.is_personal then c.name end`.as('companyName'),
      'u.name',
      'u.email',
      'u.role',
      'u.password_hash as passwordHash',
      'u.is_email_verified as isVerified',
      'u.requires_verification as requiresVerification',
      'c.marked_for_deletion_at as markedForDeletionAt',
      'u.locked_at as lockedAt',
      'u.must_choose_password as mustChoosePassword',
    ]);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

/** Null for nobody, and for somebody deleted, who has no address. */
function credentialsOf(row: AccountRow | undefined): Credentials | null {
  if (!row || row.email === null) return null;
  const { markedForDeletionAt, lockedAt, email, ...account } = row;
  return { ...account, email, isSuspended: markedForDeletionAt !== null, isLocked: lockedAt !== null };
}

/** The account of an address. */
export async function unauthorizedAccountByEmail(tx: SystemTransaction, email: string): Promise<Credentials | null> {
  return credentialsOf(await selectAccounts(tx).where('u.email', '=', email).executeTakeFirst());
}

/**
 * The account of an address or id, whose address and password nobody changes until the end of the transaction. Whoever is
 * about to write what belongs to an account (codes, links, sessions) locks it first, so that no two wait for each other.
 */
export async function unauthorizedLockAccount(
  tx: SystemTransaction,
  by: { email: string } | { id: number },
): Promise<Credentials | null> {
  const accounts = selectAccounts(tx).forNoKeyUpdate('u');
  const account = 'id' in by ? accounts.where('u.id', '=', by.id) : accounts.where('u.email', '=', by.email);
  return credentialsOf(await account.executeTakeFirst());
}

export interface NewCompany {
  name: string;
  email: string;
  isPersonal: boolean;
  plan: PlanName;
}

export async function insertCompany(tx: SystemTransaction, company: NewCompany): Promise<number> {
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
export async function insertUser(tx: OpenTransaction, user: NewUser, emailField = 'email'): Promise<number> {
  await freeAddresses(tx, [user.email]);
  const insertion = tx.db
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await takingAddress(emailField, insertion)).id;
}

export async function recordAttempt(
  tx: SystemTransaction,
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

/** Null for somebody without one. */
export async function findPasswordHash(tx: SystemTransaction, userId: number): Promise<string | null> {
  const user = await tx.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return user?.password_hash ?? null;
}

/** Whether the company is not marked for deletion, and nobody marks it until the end of the transaction. */
export async function holdLivingCompany(tx: SystemTransaction, companyId: number): Promise<boolean> {
  const living = await tx.db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('marked_for_deletion_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return living !== undefined;
}

/** Unverified and without a password; who has an account already is left out. */
export async function insertUsersWithoutPassword(
  tx: Transaction,
  companyId: number,
  people: { name: string; email: string; role: Role }[],
): Promise<{ id: number; email: string }[]> {
  const column = (name: 'name' | 'email' | 'role') => people.map((person) => person[name]);
  await freeAddresses(tx, column('email'));
  const added = sql<{ name: string; email: string; role: Role }>`unnest(
    ${column('name')}::text[], ${column('email')}::text[], ${column('role')}::user_role[])`;
  return tx.db
    .insertInto('users')
    .columns(['company_id', 'name', 'email', 'role', 'password_hash', 'is_email_verified', 'requires_verification'])
    .expression((build) =>
      build
        .selectFrom(added.as<'p'>(sql`p (name, email, role)`))
        .select(({ val, lit }) => [
          val(companyId).as('company_id'),
          'p.name',
          'p.email',
          'p.role',
          val(NO_PASSWORD).as('password_hash'),
          lit(false).as('is_email_verified'),
          lit(true).as('requires_verification'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .$narrowType<{ email: NotNull }>()
    .execute();
}

/**
 * To be purged after the given days, unless it is restored before (DECISIONS §2).
 *
 * @returns whether it was not to be purged yet
 */
export async function markCompanyForDeletion(
  tx: SystemTransaction,
  companyId: number,
  graceDays: number,
): Promise<boolean> {
  const marked = await tx.db
    .updateTable('companies')
    .set({
      marked_for_deletion_at: sql<Date>`now()`,
      purge_at: sql<Date>`now() + ${graceDays} * interval '1 day'`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', companyId)
    .where('purge_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
