import type { User } from '@taskwell/contract/schemas/people';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../platform/database/database.ts';

/** The contract's user, as JSON built by PostgreSQL, for the row `u` joined with its company `c`. */
export const userJson = sql<User>`json_build_object(
  'id', u.id, 'name', u.name, 'email', u.email, 'role', u.role, 'isPersonal', coalesce(c.is_personal, false),
  'companyName', case when not c.is_personal then c.name end, 'isEmailVerified', u.is_email_verified,
  'createdAt', app.instant(u.created_at), 'updatedAt', app.instant(u.updated_at), 'companyId', u.company_id,
  'company', case when c.id is not null then json_build_object('name', c.name, 'email', c.email,
    'subscriptionPlan', c.subscription_plan, 'createdAt', app.instant(c.created_at)) end)`;

/** A living user by id; row-level security keeps a request to its own company. */
export async function readUser(tx: OpenTransaction, userId: number): Promise<User | null> {
  const row = await tx.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(userJson.as('user'))
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.user ?? null;
}
