import type { AuditAction, AuditEntityType } from '@taskwell/contract/audit-words';
import type { AuditLog, AuditStat } from '@taskwell/contract/schemas/audit';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { likePattern } from '../../platform/queries/paging.ts';

/*
 * All of this file is asked as the system (see audit.access.ts), and each question names the company: behind row-level
 * security there are two ways to an entry, the company and a task that somebody was invited to, and for both at once
 * PostgreSQL looks at each of the company's entries, be it to count them or for the newest twenty.
 */

/** Entries of one company, narrowed down. */
export interface FoundEntries {
  companyId: number;
  action?: AuditAction | undefined;
  entityType?: AuditEntityType | undefined;
  /** Who acted. */
  userId?: number | undefined;
  /** A part of the description or of the name of whoever acted. */
  search?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Control characters find nothing, in blocks or not: one of them stands between the texts of a block, in each entry. */
function isUnfindable(search = ''): boolean {
  return /\p{Cc}/u.test(search);
}

type Condition = (entry: ExpressionBuilder<DB, 'audit_entries'>) => ExpressionWrapper<DB, 'audit_entries', SqlBool>;

function isFound(found: FoundEntries): Condition {
  return (entry) => {
    const conditions = [entry('company_id', '=', found.companyId)];
    if (found.action) conditions.push(entry('action', '=', found.action));
    if (found.entityType) conditions.push(entry('entity_type', '=', found.entityType));
    if (found.userId !== undefined) conditions.push(entry('user_id', '=', found.userId));
    if (found.from) conditions.push(entry('created_at', '>=', found.from));
    if (found.before) conditions.push(entry('created_at', '<', found.before));
    if (isUnfindable(found.search)) conditions.push(entry.val(false));
    else if (found.search) {
      const pattern = likePattern(found.search);
      conditions.push(entry.or([entry('description', 'ilike', pattern), entry('user_name', 'ilike', pattern)]));
    }
    return entry.and(conditions);
  };
}

const columns = [
  'id',
  'action',
  'entity_type as entityType',
  'entity_id as entityId',
  'description',
  sql<AuditChange[]>`coalesce(changes, '[]')`.as('changes'),
  'created_at as createdAt',
  'user_id as userId',
  'user_name as userName',
  'user_role as userRole',
] as const;

/** An entry as it is stored. */
export interface EntryRow extends Pick<AuditLog, 'id' | 'entityId' | 'description' | 'changes'> {
  action: string;
  entityType: string;
  createdAt: Date;
  userId: number | null;
  userName: string;
  userRole: NonNullable<AuditLog['user']>['role'];
}

/** Those of a page, newest first. */
export async function listEntriesById(tx: SystemTransaction, companyId: number, ids: number[]): Promise<EntryRow[]> {
  return tx.db
    .selectFrom('audit_entries')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .orderBy('id', 'desc')
    .execute();
}

/** Where a list goes on: before the last entry that was read, up to one that is not wanted any more. */
interface Stretch {
  after?: number | undefined;
  behind?: number | undefined;
  limit: number;
}

/** The next entries, newest first, one by one. */
export async function listEntriesAfter(
  tx: SystemTransaction,
  found: FoundEntries,
  { after, behind, limit }: Stretch,
): Promise<EntryRow[]> {
  let rest = tx.db.selectFrom('audit_entries').select(columns).where(isFound(found));
  if (after !== undefined) rest = rest.where('id', '<', after);
  if (behind !== undefined) rest = rest.where('id', '>', behind);
  return rest.orderBy('id', 'desc').limit(limit).execute();
}

export async function findEntry(tx: SystemTransaction, companyId: number, id: number): Promise<EntryRow | null> {
  const row = await tx.db
    .selectFrom('audit_entries')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

// ---------------------------------------------------------------------------------------------------- behind the last block

/** How often each action is among the found entries behind one. */
export async function countNewest(tx: SystemTransaction, found: FoundEntries, behind: number): Promise<AuditStat[]> {
  const rows = await tx.db
    .selectFrom('audit_entries')
    .select(['action', sql<number>`count(*)::integer`.as('count')])
    .where(isFound(found))
    .where('id', '>', behind)
    .groupBy('action')
    .execute();
  return rows as AuditStat[];
}

/** Some of the found entries behind one, newest first. */
export async function listNewestIds(
  tx: SystemTransaction,
  found: FoundEntries,
  behind: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('audit_entries')
    .select('id')
    .where(isFound(found))
    .where('id', '>', behind)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

// -------------------------------------------------------------------------------------------------------------- in blocks

/** How many found entries a block has. */
export interface BlockCount {
  lastId: number;
  count: number;
}

/** What is found in blocks: how often each action is among it, and how much of it each block has, newest first. */
export interface FoundInBlocks {
  actions: AuditStat[];
  blocks: BlockCount[];
}

/** The last entry of a company that is in a block; 0 where it has none. */
export async function findLastInBlocks(tx: SystemTransaction, companyId: number): Promise<number> {
  const { last } = await tx.db
    .selectFrom('audit_blocks')
    .select((of) => of.fn.max('last_id').as('last'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * What is found in the blocks up to that of an entry; blocks without anything are not among them. Added up here, as a log
 * of millions has ten times as many rows as blocks.
 */
export async function countInBlocks(tx: SystemTransaction, found: FoundEntries, until: number): Promise<FoundInBlocks> {
  const counted = blocksOf(tx, found)
    .select(['b.last_id', 'b.action', countedOf(found).as('found')])
    .where('b.last_id', '<=', until);
  const rows = await tx.db
    .selectFrom(counted.as('counted'))
    .select(['last_id as lastId', 'action', sql<number>`sum(found)::integer`.as('count')])
    .groupBy(sql`grouping sets ((last_id), (action))`)
    .having(sql`sum(found)`, '>', 0)
    .execute();
  return {
    actions: rows.filter(({ action }) => action !== null) as AuditStat[],
    blocks: rows.filter(({ action }) => action === null).sort((one, other) => other.lastId - one.lastId),
  };
}

/** Some of the found entries of these blocks, newest first. */
export async function listIdsInBlocks(
  tx: SystemTransaction,
  found: FoundEntries,
  lastIds: number[],
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await blocksOf(tx, found)
    .innerJoin(entriesOf(found, true), (join) => join.onTrue())
    .select('e.id')
    .where(isFoundIn(found))
    .where('b.last_id', '=', anyOf(lastIds))
    .orderBy('e.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that may have something of it; action and kind of object are the same for all entries of a row. */
function blocksOf(tx: SystemTransaction, { companyId, action, entityType, userId, from, before }: FoundEntries) {
  let blocks = tx.db.selectFrom('audit_blocks as b').where('b.company_id', '=', companyId);
  if (action) blocks = blocks.where('b.action', '=', action);
  if (entityType) blocks = blocks.where('b.entity_type', '=', entityType);
  // Before anything else of it is looked at, as few rows have entries of any one person.
  if (userId !== undefined) blocks = blocks.where(sql<SqlBool>`b.user_ids @> array[${userId}::bigint]`);
  if (from) blocks = blocks.where('b.last_at', '>=', from);
  if (before) blocks = blocks.where('b.first_at', '<', before);
  return blocks;
}

interface BlockEntry {
  id: number;
  userId: number;
  at: Date;
  text: string;
}

/** The entries of a row of audit_blocks, as `e`, with those columns that the filters look at: each costs reading it. */
function entriesOf({ userId, search, from, before }: FoundEntries, withIds: boolean) {
  const needed: [array: string, name: keyof BlockEntry][] = [];
  if (withIds) needed.push(['ids', 'id']);
  if (userId !== undefined) needed.push(['user_ids', 'userId']);
  if (from || before) needed.push(['times', 'at']);
  if (search) needed.push(['texts', 'text']);
  const arrays = sql.join(needed.map(([array]) => sql.ref(`b.${array}`)));
  const names = sql.join(needed.map(([, name]) => sql.ref(name)));
  return sql<BlockEntry>`unnest(${arrays})`.as<'e'>(sql`e (${names})`);
}

/** Of one entry of a row; what all of them have in common is asked by blocksOf. */
function isFoundIn({ userId, search, from, before }: FoundEntries): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (userId !== undefined) conditions.push(sql`e."userId" = ${userId}::bigint`);
  if (from) conditions.push(sql`e.at >= ${from}::timestamptz`);
  if (before) conditions.push(sql`e.at < ${before}::timestamptz`);
  if (isUnfindable(search)) conditions.push(sql`false`);
  // Lowered once, not for each entry; twice as fast as a pattern.
  else if (search) conditions.push(sql`strpos(e.text, (select lower(${search}))) > 0`);
  return sql.join(conditions, sql` and `);
}

/** How many entries of a row are found: told by the row as a whole wherever all of it lies within the period. */
function countedOf(found: FoundEntries): RawBuilder<number> {
  const { search, from, before } = found;
  const some = sql<number>`(select count(*)::integer from ${entriesOf(found, false)} where ${isFoundIn(found)})`;
  if (search) return some;
  const whole = countedWhole(found);
  if (!from && !before) return whole;
  const isWithin = sql`b.first_at >= ${from ?? null}::timestamptz is not false
    and b.last_at < ${before ?? null}::timestamptz is not false`;
  return sql`case when ${isWithin} then ${whole} else ${some} end`;
}

/** How many entries a row has, or those of one person: five times as fast as to go through them. */
function countedWhole({ userId }: FoundEntries): RawBuilder<number> {
  if (userId === undefined) return sql`b.entries`;
  return sql`cardinality(array_positions(b.user_ids, ${userId}::bigint))`;
}
