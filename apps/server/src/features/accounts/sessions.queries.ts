import { randomBytes } from 'node:crypto';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import type { SignInSession } from '@taskwell/contract/schemas/people';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/http/request.ts';
import { anyOf } from '../../platform/queries/any-of.ts';

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

/** The sessions that a sign-in has opened, not the access tokens. */
function openedByPerson(tx: SystemTransaction, userId: number) {
  return tx.db.selectFrom('sessions').where('user_id', '=', userId).where('scope', 'is', null);
}

async function endOldestSessions(tx: SystemTransaction, userId: number): Promise<void> {
  const beyondTheLimit = openedByPerson(tx, userId)
    .select('id')
    .orderBy(sql`expires_at > now()`, 'desc')
    .orderBy('id', 'desc')
    .offset(LIMITS.sessionsPerPerson);
  const { numDeletedRows } = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', beyondTheLimit)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await announceEnd(tx);
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
  await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'is distinct from', ownTokenHash)
    .execute();
  await announceEnd(tx);
}

/** Signs out many people at once and ends their access tokens. */
export async function endSessionsOfUsers(tx: SystemTransaction, userIds: number[]): Promise<void> {
  await tx.db.deleteFrom('sessions').where('user_id', '=', anyOf(userIds)).execute();
  await announceEnd(tx);
}

/** Of everybody who belongs to a company: all but the super administrators. */
export async function endSessionsOfMembers(tx: SystemTransaction): Promise<void> {
  await deleteByCompany(tx).where('u.company_id', 'is not', null).execute();
  await announceEnd(tx);
}

export async function endSessionsOfCompany(tx: SystemTransaction, companyId: number): Promise<void> {
  await deleteByCompany(tx).where('u.company_id', '=', companyId).execute();
  await announceEnd(tx);
}

function deleteByCompany(tx: SystemTransaction) {
  return tx.db.deleteFrom('sessions as s').using('users as u').whereRef('u.id', '=', 's.user_id');
}

/** A person's open sessions, newest first; the caller's own is marked. */
export async function listSessions(
  tx: SystemTransaction,
  userId: number,
  ownTokenHash: Buffer | null,
): Promise<SignInSession[]> {
  const json = sql<SignInSession>`json_build_object('id', id, 'isCurrent', token_hash = ${ownTokenHash},
    'createdAt', app.instant(created_at), 'expiresAt', app.instant(expires_at), 'ip', host(ip), 'userAgent', user_agent)`;
  const rows = await openedByPerson(tx, userId)
    .select(json.as('json'))
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.json);
}

/** False where the person has no such session; an access token is none: its end is written down (access-tokens.service.ts). */
export async function endSessionById(tx: SystemTransaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('scope', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await announceEnd(tx);
  return numDeletedRows > 0n;
}

/** Makes every process look which of its live streams are still somebody's. */
export async function announceEnd(tx: SystemTransaction): Promise<void> {
  await tx.db.insertInto('events').values({ kind: 'session.ended', entity_id: 0, audience: sql`'{}'` }).execute();
  tx.wroteEvents();
}
