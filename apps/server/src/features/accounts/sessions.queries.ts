import { randomBytes } from 'node:crypto';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import type { SignInSession } from '@taskwell/contract/schemas/people';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/http/request.ts';

export interface Origin {
  ip: string;
  userAgent: string | null;
}

/**
 * Opens a session; only the hash of its token is kept. Where the person then has more than the limit, the oldest ends, its
 * live stream too: the caller has the person locked, or two would not see each other's.
 */
export async function openSession(
  tx: SystemTransaction,
  userId: number,
  remember: boolean,
  origin: Origin,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = remember ? LIFETIMES.rememberedSessionDays * 24 : LIFETIMES.sessionHours;
  await tx.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: new Date(Date.now() + hours * 3_600_000),
      ip: origin.ip,
      user_agent: origin.userAgent,
    })
    .execute();
  await endOldestSessions(tx, userId);
  return token;
}

async function endOldestSessions(tx: SystemTransaction, userId: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    delete from sessions where user_id = ${userId}::bigint and id in (
      select id from sessions where user_id = ${userId}::bigint and scope is null
      order by expires_at > now() desc, id desc offset ${LIMITS.sessionsPerPerson})`.execute(tx.db);
  if (numAffectedRows > 0n) await announceEnd(tx);
}

export async function endSession(tx: SystemTransaction, tokenHash: Buffer): Promise<void> {
  await tx.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  await announceEnd(tx);
}

/**
 * After a new password, address or role, or a deletion: whoever is signed in as this person no longer is, nor does any of
 * the person's access tokens open anything.
 *
 * @param ownTokenHash of the one session that goes on, if any
 */
export async function endSessionsOfUser(
  tx: SystemTransaction,
  userId: number,
  ownTokenHash: Buffer | null = null,
): Promise<void> {
  await sql`
    delete from sessions
    where user_id = ${userId}::bigint and token_hash is distinct from ${ownTokenHash}::bytea`.execute(tx.db);
  await announceEnd(tx);
}

/** The same for many at once. */
export async function endSessionsOfUsers(tx: SystemTransaction, userIds: number[]): Promise<void> {
  await tx.db.deleteFrom('sessions').where('user_id', '=', sql<number>`any(${userIds}::bigint[])`).execute();
  await announceEnd(tx);
}

/** Of everybody who belongs to a company: all but the super administrators. */
export async function endSessionsOfMembers(tx: SystemTransaction): Promise<void> {
  await tx.db
    .deleteFrom('sessions as s')
    .using('users as u')
    .whereRef('u.id', '=', 's.user_id')
    .where('u.company_id', 'is not', null)
    .execute();
  await announceEnd(tx);
}

export async function endSessionsOfCompany(tx: SystemTransaction, companyId: number): Promise<void> {
  await sql`delete from sessions s using users u where u.id = s.user_id and u.company_id = ${companyId}`.execute(tx.db);
  await announceEnd(tx);
}

/** A person's open sessions, newest first; the caller's own is marked. */
export async function listSessions(
  tx: SystemTransaction,
  userId: number,
  ownTokenHash: Buffer | null,
): Promise<SignInSession[]> {
  const { rows } = await sql<{ json: SignInSession }>`
    select json_build_object('id', id, 'isCurrent', token_hash = ${ownTokenHash}, 'createdAt', app.instant(created_at),
      'expiresAt', app.instant(expires_at), 'ip', host(ip), 'userAgent', user_agent) as json
    from sessions where user_id = ${userId}::bigint and scope is null and expires_at > now() order by id desc`.execute(
    tx.db,
  );
  return rows.map(({ json }) => json);
}

/** False where the person has no such session; an access token is none: its end is written down (access-tokens.service.ts). */
export async function endSessionById(tx: SystemTransaction, userId: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from sessions where user_id = ${userId}::bigint and id = ${id}::bigint and scope is null`.execute(tx.db);
  if (numAffectedRows > 0n) await announceEnd(tx);
  return numAffectedRows > 0n;
}

/** Makes every process look which of its live streams are still somebody's. */
export async function announceEnd(tx: SystemTransaction): Promise<void> {
  await tx.db.insertInto('events').values({ kind: 'session.ended', entity_id: 0, audience: sql`'{}'` }).execute();
  tx.wroteEvents();
}
