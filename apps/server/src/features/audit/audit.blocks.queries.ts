import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

// How the blocks of audit_blocks are made. As the system.

export interface BlocksProgress {
  settledId: number;
  /** Since when the next candidate waits, in milliseconds. */
  waited: number;
  /** Null when all companies have their blocks. */
  reachedCompanyId: number | null;
}

/**
 * How far the blocks have come, kept from others until the end of the transaction.
 *
 * @returns null where another process is at it
 */
export async function holdBlocksProgress(tx: SystemTransaction): Promise<BlocksProgress | null> {
  const progress = await tx.db
    .selectFrom('audit_blocks_progress')
    .select([
      'settled_id as settledId',
      sql<number>`(extract(epoch from now() - candidate_at) * 1000)::float8`.as('waited'),
      'reached_company_id as reachedCompanyId',
    ])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return progress ?? null;
}

/** The candidate is settled, and the newest entry of now is the next one. */
export async function settleCandidate(tx: SystemTransaction): Promise<void> {
  await tx.db
    .updateTable('audit_blocks_progress')
    .set((set) => ({
      settled_id: set.ref('candidate_id'),
      candidate_id: sql`(select last_value from audit_entries_id_seq)`,
      candidate_at: sql`now()`,
      reached_company_id: 0,
    }))
    .execute();
}

export async function noteReachedCompany(tx: SystemTransaction, companyId: number | null): Promise<void> {
  await tx.db.updateTable('audit_blocks_progress').set({ reached_company_id: companyId }).execute();
}

/** A company, and the last entry of its next block; null where it has too few for one. */
export interface NextBlock {
  companyId: number;
  behind: number;
  lastId: number | null;
}

/** The next companies behind one, by id. */
export async function listNextBlocks(
  tx: SystemTransaction,
  after: number,
  settledId: number,
  { companies, entries }: { companies: number; entries: number },
): Promise<NextBlock[]> {
  return tx.db
    .selectFrom((from) =>
      from
        .selectFrom('companies as c')
        .select((of) => [
          'c.id as companyId',
          of.fn
            .coalesce(
              of
                .selectFrom('audit_blocks as b')
                .select((block) => block.fn.max('b.last_id').as('last'))
                .whereRef('b.company_id', '=', 'c.id'),
              sql<number>`0`,
            )
            .as('behind'),
        ])
        .where('c.id', '>', after)
        .orderBy('c.id')
        .limit(companies)
        .as('next'),
    )
    .select((of) => [
      'next.companyId',
      'next.behind',
      // In the index alone.
      of
        .selectFrom('audit_entries as e')
        .select('e.id')
        .whereRef('e.company_id', '=', 'next.companyId')
        .whereRef('e.id', '>', 'next.behind')
        .where('e.id', '<=', settledId)
        .orderBy('e.id')
        .offset(entries - 1)
        .limit(1)
        .as('lastId'),
    ])
    .orderBy('next.companyId')
    .execute();
}

/** Between the description and the name, where a search looks through both; control characters are never searched for. */
export const BETWEEN_TEXTS = sql`chr(31)`;

export async function insertBlock(tx: SystemTransaction, companyId: number, behind: number, lastId: number) {
  const inOrder = (column: string) => sql`array_agg(${sql.ref(column)} order by id)`;
  await tx.db
    .insertInto('audit_blocks')
    .columns([
      'company_id',
      'last_id',
      'action',
      'entity_type',
      'entries',
      'first_at',
      'last_at',
      'ids',
      'user_ids',
      'times',
      'texts',
    ])
    .expression((build) =>
      build
        .selectFrom('audit_entries')
        .select((of) => [
          'company_id',
          sql<number>`${lastId}::bigint`.as('last_id'),
          'action',
          'entity_type',
          sql<number>`count(*)::integer`.as('entries'),
          of.fn.min('created_at').as('first_at'),
          of.fn.max('created_at').as('last_at'),
          sql<number[]>`${inOrder('id')}`.as('ids'),
          sql<number[]>`${inOrder('user_id')}`.as('user_ids'),
          sql<Date[]>`${inOrder('created_at')}`.as('times'),
          sql<string[]>`array_agg(lower(description || ${BETWEEN_TEXTS} || user_name) order by id)`.as('texts'),
        ])
        .where('company_id', '=', companyId)
        .where('id', '>', behind)
        .where('id', '<=', lastId)
        .groupBy(['company_id', 'action', 'entity_type']),
    )
    .execute();
}
