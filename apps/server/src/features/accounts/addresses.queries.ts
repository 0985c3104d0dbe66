import { LIFETIMES } from '@taskwell/contract/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

interface Holder {
  id: number;
  companyId: number;
  name: string;
  email: string;
}

/** Of the user `u`: the address has been theirs long enough to be verified, and is not. */
const isReleasable = sql<boolean>`(not u.is_email_verified
  and u.email_since < now() - make_interval(days => ${LIFETIMES.unverifiedAddressDays}::integer))`;

/** Those whose address may be given away, locked: whoever verifies it at this moment keeps it. As the system. */
export async function lockReleasable(tx: SystemTransaction, emails: string[]): Promise<Holder[]> {
  const rows = await tx.db
    .selectFrom('users as u')
    .select(['u.id', 'u.company_id as companyId', 'u.name', 'u.email'])
    .where('u.email', '=', sql<string>`any(${emails}::text[])`)
    .where(isReleasable)
    .orderBy('u.id')
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ companyId, email, ...row }) =>
    companyId === null || email === null ? [] : [{ ...row, companyId, email }],
  );
}

/** As the system. */
export async function writeReleasedAddresses(
  tx: SystemTransaction,
  accounts: { id: number; email: string }[],
): Promise<void> {
  const released = sql<{ id: number; email: string }>`
    unnest(${accounts.map(({ id }) => id)}::bigint[], ${accounts.map(({ email }) => email)}::text[])`;
  await tx.db
    .updateTable('users')
    .from(released.as<'released'>(sql`released (id, email)`))
    .set((build) => ({ email: build.ref('released.email'), email_since: sql`now()`, updated_at: sql`now()` }))
    .whereRef('users.id', '=', 'released.id')
    .execute();
}

/** Whether the address has an account that keeps it. As the system. */
export async function isHeld(tx: SystemTransaction, email: string): Promise<boolean> {
  const held = await tx.db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.email', '=', email)
    .where(sql<boolean>`not ${isReleasable}`)
    .executeTakeFirst();
  return held !== undefined;
}
