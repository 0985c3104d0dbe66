import { TOKEN_SCOPES, type TokenScope } from '@taskwell/contract/access-tokens';
import type { AccessToken } from '@taskwell/contract/schemas/access-tokens';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { announceEnd } from './sessions.queries.ts';

const json = sql<AccessToken>`json_build_object('id', id, 'name', name, 'scope', scope,
  'createdAt', app.instant(created_at), 'expiresAt', app.instant(expires_at), 'lastUsedAt', app.instant(last_used_at))`;

/** A person's tokens that have not ended, newest first. */
export async function listAccessTokens(tx: SystemTransaction, userId: number): Promise<AccessToken[]> {
  const rows = await tx.db
    .selectFrom('sessions')
    .select(json.as('json'))
    .where('user_id', '=', userId)
    .where('scope', 'in', TOKEN_SCOPES)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.json);
}

interface NewAccessToken {
  userId: number;
  tokenHash: Buffer;
  name: string;
  scope: TokenScope;
  expiresInDays: number;
  ip: string;
}

export async function insertAccessToken(tx: SystemTransaction, values: NewAccessToken): Promise<AccessToken> {
  const { userId, tokenHash, name, scope, expiresInDays, ip } = values;
  const row = await tx.db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      name,
      scope,
      expires_at: sql<Date>`now() + make_interval(days => ${expiresInDays}::integer)`,
      ip,
      user_agent: `Access token “${name}”`,
    })
    .returning(json.as('json'))
    .executeTakeFirstOrThrow();
  return row.json;
}

/** @returns its name; null where the person has no such token */
export async function deleteAccessToken(tx: SystemTransaction, userId: number, id: number): Promise<string | null> {
  const token = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('scope', 'in', TOKEN_SCOPES)
    .returning('name')
    .executeTakeFirst();
  if (token) await announceEnd(tx);
  return token?.name ?? null;
}
