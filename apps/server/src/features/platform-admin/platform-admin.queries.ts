import type { CompanyDetails, CompanySummary } from '@taskwell/contract/platform-admin-schemas';
import { CONSOLE_LIMITS, HEALTH, type HealthReason } from '@taskwell/contract/platform-console';
import { type Expression, type NotNull, type RawBuilder, type Selectable, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
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
  const found = pattern
    ? companies(tx).where((where) => where.or([where('name', 'ilike', pattern), where('email', 'ilike', pattern)]))
    : companies(tx);
  const shown = found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, { total }] = await Promise.all([
    withHealth(tx, shown),
    found.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { companies: rows, total };
}

export async function findCompany(tx: SystemTransaction, id: number): Promise<CompanyRow | null> {
  const [company] = await readCompanies(tx, [id]);
  return company ?? null;
}

/** Those of them that are not being purged. */
export async function readCompanies(tx: SystemTransaction, ids: number[]): Promise<CompanyRow[]> {
  return withHealth(tx, companies(tx).selectAll().where('id', '=', anyOf(ids)));
}

/** Those that are not being purged. */
function companies(tx: SystemTransaction) {
  return tx.db.selectFrom('companies').where('purge_started_at', 'is', null);
}

/**
 * The companies of a selection with their counts and health, in one statement: each part is one probe of an index a
 * company, so a page costs the same however many companies there are. As text: four laterals and five rules beside each
 * other read so as what they are.
 *
 * Signing up counts as a sign-in: a personal account is signed in by it, without an attempt that would be on record.
 */
async function withHealth(
  tx: SystemTransaction,
  selection: Expression<Selectable<DB['companies']>>,
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
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
    order by c.id desc`.execute(tx.db);
  return rows;
}

function since(days: number): RawBuilder<unknown> {
  return sql`now() - make_interval(days => ${days}::integer)`;
}

/** What only the details of a company show. */
export async function readCompanyExtras(
  tx: SystemTransaction,
  id: number,
): Promise<Pick<CompanyDetails, 'auditCount' | 'purgeAt' | 'users'>> {
  const [{ purgeAt }, { auditCount }, users] = await Promise.all([
    tx.db.selectFrom('companies').select('purge_at as purgeAt').where('id', '=', id).executeTakeFirstOrThrow(),
    tx.db
      .selectFrom('audit_entries')
      .select((build) => build.fn.countAll<number>().as('auditCount'))
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow(),
    tx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role', 'is_email_verified as isEmailVerified', 'created_at'])
      .where('company_id', '=', id)
      .where('deleted_at', 'is', null)
      .$narrowType<{ email: NotNull }>()
      .orderBy('role')
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(CONSOLE_LIMITS.companyUsersShown)
      .execute(),
  ]);
  return {
    purgeAt: purgeAt?.toISOString() ?? null,
    auditCount,
    users: users.map(({ created_at, ...user }) => ({ ...user, createdAt: created_at.toISOString() })),
  };
}

/** Keeps others, the purge among them, from changing the company until the end of the transaction. */
export async function lockCompany(
  tx: SystemTransaction,
  id: number,
): Promise<{ name: string; markedForDeletion: boolean } | null> {
  const company = await companies(tx)
    .select(['name', sql<boolean>`marked_for_deletion_at is not null`.as('markedForDeletion')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return company ?? null;
}

/** Without a date: only an owner's deletion sets one (DECISIONS §2). */
export async function markCompany(tx: SystemTransaction, id: number): Promise<void> {
  await updateCompany(tx, id).set({ marked_for_deletion_at: sql`now()` }).execute();
}

export async function unmarkCompany(tx: SystemTransaction, id: number): Promise<void> {
  await updateCompany(tx, id).set({ marked_for_deletion_at: null, purge_at: null }).execute();
}

function updateCompany(tx: SystemTransaction, id: number) {
  return tx.db.updateTable('companies').set({ updated_at: sql<Date>`now()` }).where('id', '=', id);
}
