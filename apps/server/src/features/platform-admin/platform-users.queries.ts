import type { Role } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas/people';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { likePattern } from '../../platform/paging.ts';
import { userJson } from '../accounts/accounts.service.ts';

// People of all companies, as the system.

interface FoundUsers {
  /** A part of the name or address. */
  search?: string | undefined;
  role?: Role | undefined;
}

function foundUsers(tx: Transaction, { search, role }: FoundUsers) {
  let found = tx.db.selectFrom('users as u').where('u.deleted_at', 'is', null);
  if (role) found = found.where('u.role', '=', role);
  if (search) found = found.where(isLike(search));
  return found;
}

/** In the words of the index users_search. */
function isLike(search: string): RawBuilder<boolean> {
  return sql<boolean>`(u.name || ' ' || coalesce(u.email, '')) ilike ${likePattern(search)}`;
}

export async function countUsers(tx: Transaction, found: FoundUsers): Promise<number> {
  const { total } = await foundUsers(tx, found)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page, newest first. Its ids are found in an index alone, so that a page far back looks at no rows before it. */
export async function listUsers(
  tx: Transaction,
  found: FoundUsers,
  { page, limit }: { page: number; limit: number },
): Promise<User[]> {
  const onPage = foundUsers(tx, found)
    .select('u.id')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await tx.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(userJson.as('user'))
    .where('u.id', 'in', onPage)
    .orderBy('u.id', 'desc')
    .execute();
  return rows.map(({ user }) => user);
}

/** Whether there is such a living person, kept from other changes until the end of the transaction. */
export async function holdUser(tx: Transaction, id: number): Promise<boolean> {
  const held = await tx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
