import { ROLE_LABELS, ROLES, type Role, type TaskStatus } from '@taskwell/contract/labels';
import type { Colleague as ListedColleague, UserDetails } from '@taskwell/contract/schemas/people';
import { type NotNull, type RawBuilder, sql } from 'kysely';
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
  const living = tx.db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.id', 'u.company_id')
    .where('u.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null);
  const found = query.search ? living.where(isNamed(query.search, isFoundByRole)) : living;
  return pageByName(query, found, { name: sql`lower(u.name)`, id: sql`u.id`, json });
}

function isNamed(search: string, byRole: boolean): RawBuilder<boolean> {
  const pattern = likePattern(search);
  const roles = byRole ? rolesNamed(search) : [];
  return sql`(u.name ilike ${pattern} or u.email ilike ${pattern} or u.role = any(${roles}::user_role[]))`;
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
  return tx.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$narrowType<{ email: NotNull }>()
    .execute();
}

/**
 * Of these people the living ones of the actor's company, who stay that until the transaction ends. Whoever is to have a
 * part in a task is held: a deletion either waits and takes the person off the task, or was waited for (decision 11).
 */
export async function holdColleagues(tx: Transaction, ids: number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.run<{ id: number; name: string }>(heldColleagues({ ids }));
  return rows;
}

const heldColleagues = prepare<{ ids: number[] }>((value, db) =>
  db
    .selectFrom(
      sql<{ id: number; name: string }>`app.hold_colleagues(${value(({ ids }) => ids)}::bigint[])`.as<'held'>(
        sql`held`,
      ),
    )
    .select(['id', 'name']),
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
  const living = tx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);
  const everybody = await living.limit(limit + 1).execute();
  if (everybody.length <= limit) return everybody;
  return living
    .where(sql<boolean>`string_to_array(lower(name), ' ') && ${words}::text[]`)
    .orderBy('id')
    .limit(limit)
    .execute();
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
  return tx.asSystem('people', async (system) => {
    const living = system.db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
    const locked = lock === 'to delete' ? living.forUpdate() : living.forNoKeyUpdate();
    return (await locked.executeTakeFirst()) !== undefined;
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
  await tx.db
    .updateTable('users')
    .set({ email: null, deleted_at: sql`now()`, password_hash: '', updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  // Whom the person invited, they vouched for: that ends with them (DECISIONS §3).
  await tx.db.deleteFrom('task_collaborators').where('invited_by', '=', id).execute();
  for (const table of ['waiting_welcomes', 'mail_preferences', 'task_collaborators', 'notifications'] as const) {
    await tx.db.deleteFrom(table).where('user_id', '=', id).execute();
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
  return tx.db
    .selectFrom('tasks')
    .select([
      sql<number>`count(*)::integer`.as('assigned'),
      countOf('COMPLETED').as('completed'),
      countOf('IN_PROGRESS').as('inProgress'),
      countOf('ON_HOLD').as('onHold'),
      countOf('CANCELLED').as('cancelled'),
    ])
    .where('company_id', '=', companyId)
    .where('assignee_id', '=', userId)
    .executeTakeFirstOrThrow();
}

const countOf = (status: TaskStatus) => sql<number>`(count(*) filter (where status = ${sql.lit(status)}))::integer`;
