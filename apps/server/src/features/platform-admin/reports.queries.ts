import type { PlanName } from '@taskwell/contract/plans';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../platform/database/database-types.gen.ts';
import type { SystemTransaction } from '../../platform/database.ts';

// What the reports say of each company, in the order of their ids, as the system: each count is a probe of an index.

export interface CompanyReportRow {
  id: number;
  name: string;
  email: string;
  plan: PlanName;
  createdAt: Date;
  isMarked: boolean;
  users: number;
  verifiedUsers: number;
  signedIn7: number;
  signedIn30: number;
  tasks: number;
  newTasks30: number;
  completedTasks30: number;
}

type OfCompany = ExpressionBuilder<DB & { c: DB['companies'] }, 'c'>;

/** The next companies behind one. @param after 0 to begin */
export async function listCompanyReports(
  tx: SystemTransaction,
  after: number,
  limit: number,
): Promise<CompanyReportRow[]> {
  const rows = await tx.db
    .selectFrom('companies as c')
    .select((of) => [
      'c.id',
      'c.name',
      'c.email',
      'c.subscription_plan as plan',
      'c.created_at as createdAt',
      sql<boolean>`c.marked_for_deletion_at is not null`.as('isMarked'),
      people(of).as('users'),
      people(of).where(sql<boolean>`u.is_email_verified`).as('verifiedUsers'),
      signedIn(of, 7).as('signedIn7'),
      signedIn(of, 30).as('signedIn30'),
      of
        .selectFrom('task_counts as n')
        .select(sql<number>`coalesce(sum(n.tasks), 0)::integer`.as('total'))
        .whereRef('n.company_id', '=', 'c.id')
        .as('tasks'),
      tasksSince(of)
        // Both, so that the index on them and the time serves.
        .where('t.archived', 'in', [false, true])
        .where('t.created_at', '>=', daysAgo(30))
        .as('newTasks30'),
      tasksSince(of).where('t.completed_at', '>=', daysAgo(30)).as('completedTasks30'),
    ])
    .where('c.purge_started_at', 'is', null)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return rows as CompanyReportRow[];
}

const counted = sql<number>`count(*)::integer`;

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days}::integer)`;
}

function people(of: OfCompany) {
  return of
    .selectFrom('users as u')
    .select(counted.as('total'))
    .whereRef('u.company_id', '=', 'c.id')
    .where('u.deleted_at', 'is', null);
}

/** People who have signed in within the days. */
function signedIn(of: OfCompany, days: number) {
  return of
    .selectFrom('sign_in_attempts as a')
    .select(sql<number>`count(distinct a.user_id)::integer`.as('total'))
    .whereRef('a.company_id', '=', 'c.id')
    .where(sql<boolean>`a.succeeded`)
    .where('a.created_at', '>=', daysAgo(days));
}

function tasksSince(of: OfCompany) {
  return of.selectFrom('tasks as t').select(counted.as('total')).whereRef('t.company_id', '=', 'c.id');
}
