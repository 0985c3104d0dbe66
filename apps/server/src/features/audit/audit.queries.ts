import type { AuditAction, AuditEntityType } from '@taskwell/contract/labels';
import type { AuditChange, AuditLog, AuditStat } from '@taskwell/contract/schemas/audit';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/database/database-types.gen.ts';
import type { SystemTransaction } from '../../platform/database.ts';
import { likePattern } from '../../platform/paging.ts';

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

type Condition = (entry: ExpressionBuilder<DB, 'audit_entries'>) => ExpressionWrapper<DB, 'audit_entries', SqlBool>;

function isFound(found: FoundEntries): Condition {
  return (entry) => {
    const conditions = [entry('company_id', '=', found.companyId)];
    if (found.action) conditions.push(entry('action', '=', found.action));
    if (found.entityType) conditions.push(entry('entity_type', '=', found.entityType));
    if (found.userId !== undefined) conditions.push(entry('user_id', '=', found.userId));
    if (found.from) conditions.push(entry('created_at', '>=', found.from));
    if (found.before) conditions.push(entry('created_at', '<', found.before));
    if (found.search) {
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

/**
 * A page, newest first. Its ids are found in the index alone, so that a page far back costs no look at the entries
 * before it.
 */
export async function listEntries(
  tx: SystemTransaction,
  found: FoundEntries,
  { page, limit }: { page: number; limit: number },
): Promise<EntryRow[]> {
  const onPage = tx.db
    .selectFrom('audit_entries')
    .select('id')
    .where(isFound(found))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return tx.db
    .selectFrom('audit_entries')
    .select(columns)
    .where('company_id', '=', found.companyId)
    .where('id', 'in', onPage)
    .orderBy('id', 'desc')
    .execute();
}

/** The next entries behind one, newest first: what an export reads on with. @param after null to begin */
export async function listEntriesAfter(
  tx: SystemTransaction,
  found: FoundEntries,
  after: number | null,
  limit: number,
): Promise<EntryRow[]> {
  const from = tx.db.selectFrom('audit_entries').select(columns).where(isFound(found));
  const rest = after === null ? from : from.where('id', '<', after);
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

const counted = sql<number>`count(*)::integer`;

export async function countEntries(tx: SystemTransaction, found: FoundEntries): Promise<number> {
  const { total } = await tx.db
    .selectFrom('audit_entries')
    .select(counted.as('total'))
    .where(isFound(found))
    .executeTakeFirstOrThrow();
  return total;
}

/** How often each action is among them, most frequent first; all together they are all of them. */
export async function countActions(tx: SystemTransaction, found: FoundEntries): Promise<AuditStat[]> {
  const rows = await tx.db
    .selectFrom('audit_entries')
    .select(['action', counted.as('count')])
    .where(isFound(found))
    .groupBy('action')
    .orderBy('count', 'desc')
    .orderBy('action')
    .execute();
  return rows as AuditStat[];
}
