import type { PlanName } from '@taskwell/contract/plans';
import { type ExpressionBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';

// What the reports say of each company, in the order of their ids, as the system: each count is a probe of an index.

/** What both reports say of a company. */
export interface ReportedCompany {
  id: number;
  name: string;
  email: string;
  plan: PlanName;
  createdAt: Date;
  isMarked: boolean;
  users: number;
}

export interface EngagedCompany extends ReportedCompany {
  verifiedUsers: number;
  signedIn7: number;
  signedIn30: number;
  tasks: number;
  newTasks30: number;
  completedTasks30: number;
}

/** The next companies behind one. @param after 0 to begin */
export async function listCompanies(tx: SystemTransaction, after: number, limit: number): Promise<ReportedCompany[]> {
  const rows = await companiesBehind(tx, after, limit)
    .select((of) => people(of).select(counted.as('total')).as('users'))
    .execute();
  return rows as ReportedCompany[];
}

/** The next companies behind one, with how much they are used. @param after 0 to begin */
export async function listEngagedCompanies(
  tx: SystemTransaction,
  after: number,
  limit: number,
): Promise<EngagedCompany[]> {
  const rows = await companiesBehind(tx, after, limit)
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('sign_in_attempts as a')
          .select([
            sql<number>`count(distinct a.user_id)::integer`.as('signedIn30'),
            sql<number>`(count(distinct a.user_id) filter (where a.created_at >= ${daysAgo(7)}))::integer`.as(
              'signedIn7',
            ),
          ])
          .whereRef('a.company_id', '=', 'c.id')
          .where(sql<boolean>`a.succeeded`)
          .where('a.created_at', '>=', daysAgo(30))
          .as('signed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        people(of)
          .select([
            counted.as('users'),
            sql<number>`(count(*) filter (where u.is_email_verified))::integer`.as('verifiedUsers'),
          ])
          .as('people'),
      (join) => join.onTrue(),
    )
    .select(['signed.signedIn7', 'signed.signedIn30', 'people.users', 'people.verifiedUsers'])
    .select((of) => [
      of
        .selectFrom('task_counts as n')
        .select(sql<number>`coalesce(sum(n.tasks), 0)::integer`.as('total'))
        .whereRef('n.company_id', '=', 'c.id')
        .as('tasks'),
      tasksOf(of)
        // Both, so that the index on them and the time serves.
        .where('t.archived', 'in', [false, true])
        .where('t.created_at', '>=', daysAgo(30))
        .as('newTasks30'),
      tasksOf(of).where('t.completed_at', '>=', daysAgo(30)).as('completedTasks30'),
    ])
    .execute();
  return rows as EngagedCompany[];
}

function companiesBehind(tx: SystemTransaction, after: number, limit: number) {
  return tx.db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.email', 'c.subscription_plan as plan', 'c.created_at as createdAt'])
    .select(sql<boolean>`c.marked_for_deletion_at is not null`.as('isMarked'))
    .where('c.purge_started_at', 'is', null)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit);
}

type OfCompany = ExpressionBuilder<DB & { c: DB['companies'] }, 'c'>;

const counted = sql<number>`count(*)::integer`;

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days}::integer)`;
}

function people(of: OfCompany) {
  return of.selectFrom('users as u').whereRef('u.company_id', '=', 'c.id').where('u.deleted_at', 'is', null);
}

function tasksOf(of: OfCompany) {
  return of.selectFrom('tasks as t').select(counted.as('total')).whereRef('t.company_id', '=', 'c.id');
}
