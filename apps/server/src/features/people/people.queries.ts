import { ROLE_LABELS, ROLES, type Role } from '@taskwell/contract/labels';
import type { Colleague as ListedColleague, UserDetails } from '@taskwell/contract/schemas/people';
import { type RawBuilder, sql } from 'kysely';
import {
  type OpenTransaction,
  prepare,
  type SystemTransaction,
  type Transaction,
} from '../../platform/database/database.ts';
import { likePattern, type Page, pageByName } from '../../platform/queries/paging.ts';

type TaskStatistics = UserDetails['statistics'];

/**
 * A page of the company's living people by name, found by name, email and, where they are administered, by role:
 * whoever picks a person means nobody by 'em' of whom only the role has it.
 *
 * @param show.json what of the row `u` (with its company `c`) the answer shows
 */
export async function listPeople<T>(
  tx: Transaction,
  companyId: number,
  query: { search?: string | undefined; limit: number; cursor?: string | undefined },
  { json, isFoundByRole }: { json: RawBuilder<T>; isFoundByRole: boolean },
): Promise<Page<T>> {
  const conditions = [sql`u.company_id = ${companyId}::bigint`, sql`u.deleted_at is null`];
  if (query.search) {
    const pattern = likePattern(query.search);
    const roles = isFoundByRole ? rolesNamed(query.search) : [];
    conditions.push(sql`(u.name ilike ${pattern} or u.email ilike ${pattern} or u.role = any(${roles}::user_role[]))`);
  }
  return pageByName(tx, query, {
    name: sql`lower(u.name)`,
    id: sql`u.id`,
    json,
    from: sql`users u join companies c on c.id = u.company_id where ${sql.join(conditions, sql` and `)}`,
  });
}

/** For listPeople: what every colleague may see of another (DECISIONS §3). */
export const colleagueJson = sql<ListedColleague>`
  json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role)`;

export interface Colleague {
  id: number;
  name: string;
  email: string;
}

/** All living people of the company. */
export async function findColleagues(tx: Transaction, companyId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, name, email from users where company_id = ${companyId}::bigint and deleted_at is null`.execute(tx.db);
  return rows;
}

/**
 * Of these people the living ones of the actor's company, who stay that until the transaction ends. Whoever is to have a
 * part in a task is held: a deletion either waits and takes the person off the task, or was waited for (decision 11).
 */
export async function holdColleagues(tx: Transaction, ids: number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.run<{ id: number; name: string }>(heldColleagues({ ids }));
  return rows;
}

const heldColleagues = prepare<{ ids: number[] }>(
  (value) => sql`select id, name from app.hold_colleagues(${value(({ ids }) => ids)}::bigint[])`,
);

/** Whether somebody is a living person of the company. */
export async function isColleague(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rows } = await tx.run(colleague({ companyId, id }));
  return rows.length > 0;
}

const colleague = prepare<{ companyId: number; id: number }>((value, db) =>
  db
    .selectFrom('users')
    .select('id')
    .where(
      'company_id',
      '=',
      value(({ companyId }) => companyId),
    )
    .where(
      'id',
      '=',
      value(({ id }) => id),
    )
    .where('deleted_at', 'is', null),
);

/**
 * Living people of the company whom a text may mean: everybody of a small one, of a larger one those with a name among
 * the words.
 *
 * @param words lower case
 * @param limit of the people that are answered
 */
export async function findNamed(
  tx: Transaction,
  companyId: number,
  words: readonly string[],
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const ofCompany = sql`company_id = ${companyId}::bigint and deleted_at is null`;
  const everybody = await sql<{ id: number; name: string }>`
    select id, name from users where ${ofCompany} limit ${limit + 1}`.execute(tx.db);
  if (everybody.rows.length <= limit) return everybody.rows;
  const named = await sql<{ id: number; name: string }>`
    select id, name from users
    where ${ofCompany} and string_to_array(lower(name), ' ') && ${words}::text[]
    order by id limit ${limit}`.execute(tx.db);
  return named.rows;
}

/** As people read them ('System Administrator'), and as the wire has them. */
function rolesNamed(search: string): Role[] {
  const word = search.toLowerCase();
  return ROLES.filter((role) =>
    [ROLE_LABELS[role], role, role.replaceAll('_', ' ')].some((name) => name.toLowerCase().includes(word)),
  );
}

/**
 * Whether there is such a living person, whose account others cannot change until the end of the transaction.
 *
 * @param lock 'to delete' also waits for those who hold the person, and lets nobody do so any more (see holdColleagues)
 */
export async function lockPerson(
  tx: Transaction,
  companyId: number,
  id: number,
  lock: 'to change' | 'to delete',
): Promise<boolean> {
  const strength = lock === 'to delete' ? sql`for update` : sql`for no key update`;
  return tx.asSystem('people', async (system) => {
    const { rows } = await sql`
      select from users where company_id = ${companyId}::bigint and id = ${id}::bigint and deleted_at is null
      ${strength}`.execute(system.db);
    return rows.length > 0;
  });
}

/** As the system: a request's own role may not change accounts. */
export async function updatePerson(
  tx: SystemTransaction,
  id: number,
  values: { name: string; role: Role },
): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** What is left of a deleted person: the name on history. Without an address, codes and links die. As the system. */
export async function erasePerson(tx: SystemTransaction, id: number): Promise<void> {
  await sql`update users set email = null, deleted_at = now(), password_hash = '', updated_at = now()
    where id = ${id}::bigint`.execute(tx.db);
  // Whom the person invited, they vouched for: that ends with them (DECISIONS §3).
  await sql`delete from task_collaborators where invited_by = ${id}::bigint`.execute(tx.db);
  for (const table of ['waiting_welcomes', 'mail_preferences', 'task_collaborators', 'notifications'] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}::bigint`.execute(tx.db);
  }
}

export async function companyName(tx: OpenTransaction, companyId: number): Promise<string> {
  const company = await tx.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.name;
}

/** Of the tasks that the person leads. */
export async function taskStatistics(tx: Transaction, companyId: number, userId: number): Promise<TaskStatistics> {
  const { rows } = await sql<TaskStatistics>`
    select count(*)::integer as assigned,
      count(*) filter (where status = 'COMPLETED')::integer as completed,
      count(*) filter (where status = 'IN_PROGRESS')::integer as "inProgress",
      count(*) filter (where status = 'ON_HOLD')::integer as "onHold",
      count(*) filter (where status = 'CANCELLED')::integer as cancelled
    from tasks where company_id = ${companyId}::bigint and assignee_id = ${userId}::bigint`.execute(tx.db);
  return rows[0] as TaskStatistics;
}
