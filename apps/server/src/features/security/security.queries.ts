import type { Role } from '@taskwell/contract/labels';
import { SECURITY_LIMITS } from '@taskwell/contract/platform-security';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

// Across all companies, as the system. Every list and count reads an index from its newest end; none goes through a table.

export interface AccountRow {
  id: number;
  name: string;
  email: string | null;
  role: Role;
  companyName: string | null;
}

/** Of the user `u` and the company `c`; what a personal account calls its company is the person's own name. */
export const accountColumns = [
  'u.id',
  'u.name',
  'u.email',
  'u.role',
  sql<string | null>`case when not c.is_personal then c.name end`.as('companyName'),
] as const;

const counted = sql<number>`count(*)::integer`;

export function daysAgo(days: number): RawBuilder<Date> {
  return sql<Date>`now() - make_interval(days => ${days}::integer)`;
}

function failures(tx: SystemTransaction, days: number) {
  return tx.db
    .selectFrom('sign_in_attempts as a')
    .where(sql<boolean>`not a.succeeded`)
    .where('a.created_at', '>=', daysAgo(days));
}

export async function countFailures(tx: SystemTransaction, days: number): Promise<number> {
  const { total } = await failures(tx, days).select(counted.as('total')).executeTakeFirstOrThrow();
  return total;
}

export async function listFailures(tx: SystemTransaction, days: number, limit: number) {
  return failures(tx, days)
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      'a.id as attemptId',
      'a.email as attemptEmail',
      'a.reason',
      sql<string | null>`host(a.ip)`.as('ip'),
      'a.user_agent as userAgent',
      'a.created_at as createdAt',
      ...accountColumns,
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

/** Wrong passwords; who came with the right one was not guessing. */
function guesses(tx: SystemTransaction, days: number) {
  return failures(tx, days).where('a.reason', '=', 'INVALID_CREDENTIALS');
}

const latest = sql<Date>`max(a.created_at)`;
const allOfThem = sql<number>`(count(*) over ())::integer`;

/** Accounts with so many wrong passwords or more, those tried last first; `total` counts all of them. */
export async function listGuessedAccounts(tx: SystemTransaction, days: number, limit: number) {
  const tried = guesses(tx, days)
    .where('a.user_id', 'is not', null)
    .select(['a.user_id as userId', counted.as('attempts'), latest.as('createdAt'), allOfThem.as('total')])
    .groupBy('a.user_id')
    .having(sql<boolean>`count(*) >= ${SECURITY_LIMITS.lockThreshold}`)
    .orderBy(latest, 'desc')
    .limit(limit);
  return tx.db
    .selectFrom(tried.as('tried'))
    .innerJoin('users as u', 'u.id', 'tried.userId')
    .select(['u.id', 'u.name', 'u.email', 'tried.attempts', 'tried.createdAt', 'tried.total'])
    .orderBy('tried.createdAt', 'desc')
    .execute();
}

/** Network addresses that have failed at many accounts. */
export async function listGuessingAddresses(tx: SystemTransaction, days: number, limit: number) {
  return guesses(tx, days)
    .where('a.ip', 'is not', null)
    .select([
      sql<string>`host(a.ip)`.as('ip'),
      counted.as('attempts'),
      sql<number>`count(distinct a.email)::integer`.as('accounts'),
      latest.as('createdAt'),
      allOfThem.as('total'),
    ])
    .groupBy('a.ip')
    .having(sql<boolean>`count(distinct a.email) >= ${SECURITY_LIMITS.accountsFromAddress}`)
    .orderBy(latest, 'desc')
    .limit(limit)
    .execute();
}

export async function countAttempts(tx: SystemTransaction, days: number): Promise<number> {
  const { total } = await tx.db
    .selectFrom('sign_in_attempts')
    .select(counted.as('total'))
    .where('created_at', '>=', daysAgo(days))
    .executeTakeFirstOrThrow();
  return total;
}

/** Accounts whose owners have not verified their address. */
export async function countUnverified(tx: SystemTransaction): Promise<number> {
  const { total } = await tx.db
    .selectFrom('users')
    .select(counted.as('total'))
    .where(sql<boolean>`not is_email_verified`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countOpenSessions(tx: SystemTransaction): Promise<number> {
  const { total } = await tx.db
    .selectFrom('sessions')
    .select(counted.as('total'))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Open ones that began within the days. */
function sessionsSince(tx: SystemTransaction, days: number) {
  return tx.db
    .selectFrom('sessions as s')
    .where('s.created_at', '>=', daysAgo(days))
    .where('s.expires_at', '>', sql<Date>`now()`);
}

export async function countSessions(tx: SystemTransaction, days: number): Promise<number> {
  const { total } = await sessionsSince(tx, days).select(counted.as('total')).executeTakeFirstOrThrow();
  return total;
}

export async function listSessionsSince(
  tx: SystemTransaction,
  days: number,
  limit: number,
  ownTokenHash: Buffer | null,
) {
  return sessionsSince(tx, days)
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      's.id as sessionId',
      sql<boolean>`s.token_hash = ${ownTokenHash}`.as('isCurrent'),
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      sql<string | null>`host(s.ip)`.as('ip'),
      's.user_agent as userAgent',
      ...accountColumns,
    ])
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

/** People who signed in or changed something within the last hours. */
export async function countActive(tx: SystemTransaction, hours: number): Promise<number> {
  const since = sql<Date>`now() - make_interval(hours => ${hours}::integer)`;
  const acted = tx.db
    .selectFrom('audit_entries')
    .select('user_id as userId')
    .where('created_at', '>=', since)
    // Both ends, so that the planner takes the index of the time.
    .where('created_at', '<=', sql<Date>`now()`);
  const signedIn = tx.db.selectFrom('sessions').select('user_id as userId').where('created_at', '>=', since);
  const { total } = await tx.db
    .selectFrom(acted.unionAll(signedIn).as('active'))
    .select(sql<number>`count(distinct active."userId")::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
