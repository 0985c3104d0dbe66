import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

/** All of an entry that its hash is made of; the time to the microsecond, as text. */
export interface ChainedEntry {
  id: number;
  companyId: number;
  userId: number | null;
  userName: string;
  userRole: string | null;
  action: string;
  entityType: string;
  entityId: number | null;
  taskId: number | null;
  description: string;
  /** As text; null where there are none. */
  changes: string | null;
  createdAt: string;
}

export interface ChainLink {
  companyId: number;
  position: number;
  entryId: number;
  hash: Buffer;
}

const entryColumns = [
  'e.id',
  'e.company_id as companyId',
  'e.user_id as userId',
  'e.user_name as userName',
  'e.user_role as userRole',
  'e.action',
  'e.entity_type as entityType',
  'e.entity_id as entityId',
  'e.task_id as taskId',
  'e.description',
  sql<string | null>`e.changes::text`.as('changes'),
  sql<string>`to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`.as('createdAt'),
] as const;

/**
 * How far the chain has come, kept from others until the end of the transaction.
 *
 * @returns null where another process is at it
 */
export async function holdProgress(tx: SystemTransaction): Promise<{ chainedUntil: Date; now: Date } | null> {
  const progress = await tx.db
    .selectFrom('audit_chain_progress')
    .select(['chained_until as chainedUntil', sql<Date>`now()`.as('now')])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return progress ?? null;
}

export async function noteProgress(tx: SystemTransaction, chainedUntil: Date): Promise<void> {
  await tx.db.updateTable('audit_chain_progress').set({ chained_until: chainedUntil }).execute();
}

/** Entries that are in no chain. */
function unchained(tx: SystemTransaction) {
  return tx.db
    .selectFrom('audit_entries as e')
    .leftJoin('audit_chain as link', (join) =>
      join.onRef('link.company_id', '=', 'e.company_id').onRef('link.entry_id', '=', 'e.id'),
    )
    .where('link.entry_id', 'is', null);
}

/** Entries made since then that are in no chain yet, oldest first. */
export async function listUnchained(tx: SystemTransaction, since: Date, limit: number): Promise<ChainedEntry[]> {
  return unchained(tx).select(entryColumns).where('e.created_at', '>=', since).orderBy('e.id').limit(limit).execute();
}

/** The last link of each company that has one. */
export async function listHeads(tx: SystemTransaction, companyIds: number[]): Promise<ChainLink[]> {
  return tx.db
    .selectFrom(sql<{ id: number }>`unnest(${companyIds}::bigint[])`.as<'c'>(sql`c (id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('audit_chain')
          .select(['company_id as companyId', 'position', 'entry_id as entryId', 'hash'])
          .whereRef('company_id', '=', 'c.id')
          .orderBy('position', 'desc')
          .limit(1)
          .as('head'),
      (join) => join.onTrue(),
    )
    .selectAll('head')
    .execute();
}

export async function insertLinks(tx: SystemTransaction, links: ChainLink[]): Promise<void> {
  const values = links.map(({ companyId, entryId, ...link }) => ({
    company_id: companyId,
    entry_id: entryId,
    ...link,
  }));
  await tx.db.insertInto('audit_chain').values(values).execute();
}

/** Companies that have a chain, by id, behind one. */
export async function listChainedCompanies(tx: SystemTransaction, after: number, limit: number): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('companies')
    .select('id')
    .where('id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit_chain').select('position').whereRef('audit_chain.company_id', '=', 'companies.id')),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A link with its entry; null where that is gone. */
export interface VerifiedLink extends ChainLink {
  entry: ChainedEntry | null;
}

/** The next links of a company behind a position, in the order of the chain. */
export async function listLinks(
  tx: SystemTransaction,
  companyId: number,
  after: number,
  limit: number,
): Promise<VerifiedLink[]> {
  const rows = await tx.db
    .selectFrom('audit_chain as link')
    .leftJoin('audit_entries as e', (join) =>
      join.onRef('e.company_id', '=', 'link.company_id').onRef('e.id', '=', 'link.entry_id'),
    )
    .select(['link.position', 'link.entry_id as entryId', 'link.hash', ...entryColumns])
    .where('link.company_id', '=', companyId)
    .where('link.position', '>', after)
    .orderBy('link.position')
    .limit(limit)
    .execute();
  return rows.map(({ position, entryId, hash, ...entry }) => ({
    companyId,
    position,
    entryId,
    hash,
    entry: entry.id === null ? null : (entry as ChainedEntry),
  }));
}

/** Entries that came in when the chain had begun, and that it should have by now. */
export async function countMissedEntries(tx: SystemTransaction, olderThanMinutes: number): Promise<number> {
  const { missed } = await unchained(tx)
    .select(sql<number>`count(*)::integer`.as('missed'))
    .where('e.created_at', '>=', (from) => from.selectFrom('audit_chain_progress').select('began_at'))
    .where('e.created_at', '<', sql<Date>`now() - make_interval(mins => ${olderThanMinutes}::integer)`)
    .executeTakeFirstOrThrow();
  return missed;
}
