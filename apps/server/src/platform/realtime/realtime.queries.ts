import type { EventKind } from '@taskwell/contract/live-events';
import { sql } from 'kysely';
import type { SystemTransaction } from '../database/database.ts';

/** Of an event in the outbox: they are read in the order of their transactions. */
export interface Position {
  transactionId: string;
  id: number;
}

export interface EventRow extends Position {
  company_id: number | null;
  kind: EventKind;
  entity_id: number;
  version: number;
  audience: number[];
  notified: number[];
}

/** The oldest transaction that is still open: what it and younger ones write may yet come before something read already. */
const oldestOpenTransaction = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`;

/** The first events behind a position, of transactions before which none is open. */
export async function readEvents(
  tx: SystemTransaction,
  { transactionId, id }: Position,
  limit: number,
): Promise<EventRow[]> {
  return tx.db
    .selectFrom('events')
    .select([
      sql<string>`transaction_id::text`.as('transactionId'),
      'id',
      'company_id',
      'kind',
      'entity_id',
      'version',
      'audience',
      'notified',
    ])
    .where(sql<boolean>`(transaction_id, id) > (${transactionId}::xid8, ${id}::bigint)`)
    .where('transaction_id', '<', oldestOpenTransaction)
    .orderBy('events.transaction_id')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ kind: EventKind }>()
    .execute();
}

/** Whether there are events that readEvents leaves for later. */
export async function hasEventsToCome(tx: SystemTransaction): Promise<boolean> {
  const event = await tx.db
    .selectFrom('events')
    .select('id')
    .where('transaction_id', '>=', oldestOpenTransaction)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Everything before now has been seen by whoever connects later. */
export async function currentPosition(tx: SystemTransaction): Promise<Position> {
  return tx.db
    .selectNoFrom([sql<string>`${oldestOpenTransaction}::text`.as('transactionId'), sql<number>`0`.as('id')])
    .executeTakeFirstOrThrow();
}

/** Of these sessions, by the hashes of their tokens, those that somebody can still use. */
export async function selectLiveSessions(tx: SystemTransaction, tokenHashes: Buffer[]): Promise<Buffer[]> {
  const rows = await tx.db
    .withTables<{ 'app.live_sessions': { token_hash: Buffer } }>()
    .selectFrom('app.live_sessions')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}
