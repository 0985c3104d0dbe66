import type { CompanyDetails, CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { CONSOLE_LIMITS, HEALTH, type HealthReason } from '@taskwell/contract/platform-console';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { openStatuses } from '../../platform/queries/open-tasks.ts';
import { likePattern } from '../../platform/queries/paging.ts';

/**
 * A company as it is stored, with what its health is told from. One whose purge has begun is gone already. All of this
 * file is asked as the system.
 */
export type CompanyRow = Omit<CompanySummary, 'healthScore' | 'healthStatus'> & Record<HealthReason, boolean>;

/**
 * Companies, newest first.
 *
 * @param search a part of the name or address
 */
export async function listCompanies(
  tx: SystemTransaction,
  { page, limit, search }: { page: number; limit: number; search?: string | undefined },
): Promise<{ companies: CompanyRow[]; total: number }> {
  const pattern = search ? likePattern(search) : null;
  const found = sql`where c.purge_started_at is null
    ${pattern ? sql`and (c.name ilike ${pattern} or c.email ilike ${pattern})` : sql``}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    companiesWith(
      sql`select * from companies c ${found} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`,
    ).execute(tx.db),
    sql<{ total: number }>`select count(*)::integer as total from companies c ${found}`.execute(tx.db),
  ]);
  return { companies: rows, total: counted[0]?.total ?? 0 };
}

export async function findCompany(tx: SystemTransaction, id: number): Promise<CompanyRow | null> {
  const { rows } = await companiesWith(
    sql`select * from companies where id = ${id}::bigint and purge_started_at is null`,
  ).execute(tx.db);
  return rows[0] ?? null;
}

/** Those of them that are not being purged. */
export async function readCompanies(tx: SystemTransaction, ids: number[]): Promise<CompanyRow[]> {
  const { rows } = await companiesWith(
    sql`select * from companies where id = any(${ids}::bigint[]) and purge_started_at is null`,
  ).execute(tx.db);
  return rows;
}

/**
 * The companies of a selection with their counts and health, in one statement: each part is one probe of an index a
 * company, so a page costs the same however many companies there are.
 *
 * Signing up counts as a sign-in: a personal account is signed in by it, without an attempt that would be on record.
 */
function companiesWith(selection: RawBuilder<unknown>): RawBuilder<CompanyRow> {
  return sql<CompanyRow>`
    with selected as materialized (${selection})
    select c.id, c.name, c.email, c.subscription_plan as "subscriptionPlan", c.is_personal as "isPersonal",
      app.instant(c.created_at) as "createdAt", c.marked_for_deletion_at is not null as "markedForDeletion",
      people.total as "userCount", counted.total as "taskCount",
      c.created_at < ${since(HEALTH.noSignInDays)} and not exists (
        select from sign_in_attempts a
        where a.company_id = c.id and a.succeeded and a.created_at >= ${since(HEALTH.noSignInDays)}) as "noSignIn",
      late.total * 100 > counted.open * ${HEALTH.overduePercent}::integer as overdue,
      not exists (
        select from tasks t where t.company_id = c.id and not t.archived and t.created_at >= ${since(HEALTH.noProgressDays)})
      and not exists (
        select from tasks t where t.company_id = c.id and t.archived and t.created_at >= ${since(HEALTH.noProgressDays)})
      and not exists (
        select from tasks t where t.company_id = c.id and t.completed_at >= ${since(HEALTH.noProgressDays)}) as "noProgress",
      people.unverified * 100 > people.total * ${HEALTH.unverifiedPercent}::integer as unverified,
      attempts.failed * 100 > attempts.total * ${HEALTH.failedSignInPercent}::integer as "failedSignIns"
    from selected c
    cross join lateral (
      select count(*)::integer as total, (count(*) filter (where not u.is_email_verified))::integer as unverified
      from users u where u.company_id = c.id and u.deleted_at is null) people
    cross join lateral (
      select coalesce(sum(n.tasks), 0)::integer as total, coalesce(sum(n.tasks) filter (
        where not n.archived and n.status in (${openStatuses})), 0)::integer as open
      from task_counts n where n.company_id = c.id) counted
    cross join lateral (
      select count(*)::integer as total from tasks t
      where t.company_id = c.id and not t.archived and t.status in (${openStatuses})
        and t.due_date is not null and t.due_date < now()) late
    cross join lateral (
      select count(*)::integer as total, (count(*) filter (where not a.succeeded))::integer as failed
      from sign_in_attempts a
      where a.company_id = c.id and a.created_at >= ${since(HEALTH.failedSignInDays)}) attempts
    order by c.id desc`;
}

function since(days: number): RawBuilder<unknown> {
  return sql`now() - make_interval(days => ${days}::integer)`;
}

/** What only the details of a company show. */
export async function readCompanyExtras(
  tx: SystemTransaction,
  id: number,
): Promise<Pick<CompanyDetails, 'auditCount' | 'purgeAt' | 'users'>> {
  const { rows } = await sql<Pick<CompanyDetails, 'auditCount' | 'purgeAt' | 'users'>>`
    select app.instant(c.purge_at) as "purgeAt",
      (select count(*)::integer from audit_entries e where e.company_id = c.id) as "auditCount",
      (select coalesce(json_agg(shown.json), '[]') from (
        select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role,
          'isEmailVerified', u.is_email_verified, 'createdAt', app.instant(u.created_at)) as json
        from users u where u.company_id = c.id and u.deleted_at is null
        order by u.role, lower(u.name), u.id limit ${CONSOLE_LIMITS.companyUsersShown}) shown) as users
    from companies c where c.id = ${id}::bigint`.execute(tx.db);
  const [extras] = rows;
  if (!extras) throw new Error(`company ${id} vanished within its transaction`);
  return extras;
}

/** Keeps others, the purge among them, from changing the company until the end of the transaction. */
export async function lockCompany(
  tx: SystemTransaction,
  id: number,
): Promise<{ name: string; markedForDeletion: boolean } | null> {
  const { rows } = await sql<{ name: string; markedForDeletion: boolean }>`
    select name, marked_for_deletion_at is not null as "markedForDeletion" from companies
    where id = ${id}::bigint and purge_started_at is null for no key update`.execute(tx.db);
  return rows[0] ?? null;
}

/** Without a date: only an owner's deletion sets one (DECISIONS §2). */
export async function markCompany(tx: SystemTransaction, id: number): Promise<void> {
  await sql`update companies set marked_for_deletion_at = now(), updated_at = now() where id = ${id}::bigint`.execute(
    tx.db,
  );
}

export async function unmarkCompany(tx: SystemTransaction, id: number): Promise<void> {
  await sql`update companies set marked_for_deletion_at = null, purge_at = null, updated_at = now()
    where id = ${id}::bigint`.execute(tx.db);
}
