import { LIMITS } from '@taskwell/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { decodeCursor, encodeCursor, invalidCursor, likePattern } from '../../platform/paging.ts';

export interface PeoplePage<T> {
  data: T[];
  pagination: { total: number; limit: number; nextCursor: string | null };
}

export interface PeopleQuery {
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const ORDER = 'name';

/**
 * A page of the company's living people by name, found by name, e-mail or role.
 *
 * @param json what of the row `u` (with its company `c`) the answer shows
 */
export async function listPeople<T>(
  tx: Transaction,
  companyId: number,
  query: PeopleQuery,
  json: RawBuilder<T>,
): Promise<PeoplePage<T>> {
  const limit = Math.min(query.limit, LIMITS.pageSizeMax);
  const conditions = [sql`u.company_id = ${companyId}::bigint`, sql`u.deleted_at is null`];
  if (query.search) {
    const pattern = likePattern(query.search);
    conditions.push(
      sql`(u.name ilike ${pattern} or u.email ilike ${pattern} or replace(u.role::text, '_', ' ') ilike ${pattern})`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const page =
    query.cursor === undefined ? where : sql`${where} and (lower(u.name), u.id) > ${afterCursor(query.cursor)}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ json: T; name: string; id: number }>`
      select ${json} as json, lower(u.name) as name, u.id from users u join companies c on c.id = u.company_id
      where ${page} order by lower(u.name), u.id limit ${limit + 1}`.execute(tx.db),
    sql<{ total: number }>`select count(*)::integer as total from users u where ${where}`.execute(tx.db),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor(ORDER, [last.name, String(last.id)]) : null;
  return { data: shown.map((row) => row.json), pagination: { total: counted[0]?.total ?? 0, limit, nextCursor } };
}

function afterCursor(cursor: string): RawBuilder<unknown> {
  const [name = '', id = ''] = decodeCursor(ORDER, cursor, 2);
  if (!/^\d{1,15}$/.test(id ?? '')) throw invalidCursor();
  return sql`(${name}::text, ${id}::text::bigint)`;
}
