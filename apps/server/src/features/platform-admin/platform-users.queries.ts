import type { Role } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/queries/paging.ts';
import { userJson } from '../accounts/accounts.service.ts';

// People of all companies, as the system.

interface FoundUsers {
  /** A part of the name or address. */
  search?: string | undefined;
  role?: Role | undefined;
}

function foundUsers(tx: SystemTransaction, { search, role }: FoundUsers) {
  let found = tx.db.selectFrom('users as u').where('u.deleted_at', 'is', null);
  if (role) found = found.where('u.role', '=', role);
  if (search) found = found.where(isLike(search));
  return found;
}

/** By the index users_search where the word has three letters or more. */
function isLike(search: string): RawBuilder<boolean> {
  return sql<boolean>`u.search_text like lower(${likePattern(search)})`;
}

/**
 * A page, newest first, and how many there are in all: found and counted in one pass, as a word of one or two letters is
 * looked for in each name.
 */
export async function findUsers(
  tx: SystemTransaction,
  found: FoundUsers,
  { page, limit }: { page: number; limit: number },
): Promise<{ users: User[]; total: number }> {
  const onPage = foundUsers(tx, found)
    .select(['u.id', sql<number>`(count(*) over ())::integer`.as('total')])
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await tx.db
    .selectFrom(onPage.as('shown'))
    .innerJoin('users as u', 'u.id', 'shown.id')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([userJson.as('user'), 'shown.total'])
    .orderBy('u.id', 'desc')
    .execute();
  const users = rows.map(({ user }) => user);
  // A page beyond the end does not say.
  return { users, total: rows[0]?.total ?? (page === 1 ? 0 : await countUsers(tx, found)) };
}

async function countUsers(tx: SystemTransaction, found: FoundUsers): Promise<number> {
  const { total } = await foundUsers(tx, found)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether there is such a living person, kept from other changes until the end of the transaction. */
export async function holdUser(tx: SystemTransaction, id: number): Promise<boolean> {
  const held = await tx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
