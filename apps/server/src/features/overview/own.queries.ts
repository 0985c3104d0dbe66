import type { OwnOverview } from '@taskwell/contract/schemas/overview';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { type DayBounds, type Days, dayOf } from '../../platform/queries/days.ts';
import { lastOpenRank } from '../../platform/queries/open-tasks.ts';

// What somebody has to do: in a company the tasks that they lead or are co-assigned to, in a personal account all of them,
// as those that a contact helps with are the person's own too.

export interface Own {
  companyId: number;
  userId: number;
  isPersonal: boolean;
}

/** How many there are in all, and which come first. */
export interface DueTasks {
  total: number;
  ids: number[];
}

export interface OwnTasks {
  statuses: OwnOverview['statuses'];
  overdue: DueTasks;
  today: DueTasks;
  thisWeek: DueTasks;
  /** Open ones, those that changed last first. */
  touched: number[];
}

const isOpen = sql<boolean>`m.status_rank <= ${lastOpenRank}`;
const counted = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}))::integer`;

/** The first ids of those; an empty list where there are none. */
function firstOf(which: RawBuilder<boolean>, order: RawBuilder<unknown>, limit: number): RawBuilder<number[]> {
  return sql<
    number[]
  >`coalesce((array_agg(m.id order by ${order}) filter (where ${which}))[1:${limit}::integer], '{}')`;
}

/**
 * Counts and sorts them in one pass.
 *
 * @param shown how many of each list
 * @param touched how many of those that changed last
 */
export async function readOwnTasks(
  tx: Transaction,
  own: Own,
  days: DayBounds,
  { shown, touched }: { shown: number; touched: number },
): Promise<OwnTasks> {
  const within = (from: Date, to: Date) =>
    sql<boolean>`${isOpen} and m.due_date >= ${from}::timestamptz and m.due_date < ${to}::timestamptz`;
  const isOverdue = sql<boolean>`${isOpen} and m.due_date < ${days.today}::timestamptz`;
  const isToday = within(days.today, days.tomorrow);
  const isThisWeek = within(days.tomorrow, days.inSevenDays);
  const soonest = sql`m.due_key, m.urgency_rank, m.id`;
  const has = (status: string) => counted(sql<boolean>`m.status = ${status}::task_status`);
  const row = await tx.db
    .selectFrom(ownTasks(tx, own).as('m'))
    .select([
      has('TODO').as('TODO'),
      has('IN_PROGRESS').as('IN_PROGRESS'),
      has('ON_HOLD').as('ON_HOLD'),
      has('COMPLETED').as('COMPLETED'),
      has('CANCELLED').as('CANCELLED'),
      counted(isOverdue).as('overdue'),
      firstOf(isOverdue, soonest, shown).as('overdueIds'),
      counted(isToday).as('today'),
      firstOf(isToday, soonest, shown).as('todayIds'),
      counted(isThisWeek).as('thisWeek'),
      firstOf(isThisWeek, soonest, shown).as('thisWeekIds'),
      firstOf(isOpen, sql`m.updated_at desc, m.id desc`, touched).as('touched'),
    ])
    .executeTakeFirstOrThrow();
  const { overdue, overdueIds, today, todayIds, thisWeek, thisWeekIds, touched: last, ...statuses } = row;
  return {
    statuses,
    overdue: { total: overdue, ids: overdueIds },
    today: { total: today, ids: todayIds },
    thisWeek: { total: thisWeek, ids: thisWeekIds },
    touched: last,
  };
}

const columns = [
  't.id',
  't.status',
  't.status_rank',
  't.urgency_rank',
  't.due_date',
  't.due_key',
  't.updated_at',
] as const;

/** Those that are not archived, each once. */
function ownTasks(tx: Transaction, { companyId, userId, isPersonal }: Own) {
  const all = tx.db
    .selectFrom('tasks as t')
    .select(columns)
    .where('t.company_id', '=', companyId)
    .where('t.archived', '=', false);
  if (isPersonal) return all;
  const coAssigned = tx.db
    .selectFrom('task_co_assignees as x')
    .innerJoin('tasks as t', (join) => join.onRef('t.company_id', '=', 'x.company_id').onRef('t.id', '=', 'x.task_id'))
    .select(columns)
    .where('x.company_id', '=', companyId)
    .where('x.user_id', '=', userId)
    .where('t.archived', '=', false);
  return all.where('t.assignee_id', '=', userId).union(coAssigned);
}

/** How many of them were completed on each of the days; those without any are left out. */
export async function countOwnCompleted(
  tx: Transaction,
  { companyId, userId, isPersonal }: Own,
  days: Days,
): Promise<{ day: string; count: number }[]> {
  const day = dayOf(sql.ref('t.completed_at'), days);
  const completed = tx.db
    .selectFrom('tasks as t')
    .select([day.as('day'), sql<number>`count(*)::integer`.as('count')])
    .where('t.company_id', '=', companyId)
    .where('t.completed_at', '>=', days.starts[0] ?? days.end)
    .groupBy(sql`1`);
  if (isPersonal) return completed.execute();
  const coAssigned = tx.db
    .selectFrom('task_co_assignees')
    .select('task_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId);
  return completed
    .where((where) => where.or([where('t.assignee_id', '=', userId), where('t.id', 'in', coAssigned)]))
    .execute();
}

/** When and by whom a task came to somebody. */
export interface Assignment {
  taskId: number;
  assignedAt: Date;
  by: { id: number; name: string } | null;
}

/** Of these tasks the ones that came to the person last, as their histories tell; those that tell nothing, when they were made. */
export async function listAssignments(
  tx: Transaction,
  own: Own,
  taskIds: number[],
  limit: number,
): Promise<Assignment[]> {
  const assignedAt = sql<Date>`coalesce(e.created_at, t.created_at)`;
  const rows = await tx.db
    .selectFrom('tasks as t')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('audit_entries as a')
          .select(['a.created_at', 'a.user_id', 'a.user_name'])
          .where('a.company_id', '=', own.companyId)
          .whereRef('a.task_id', '=', 't.id')
          .where(isAssignment(own))
          .orderBy('a.id', 'desc')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['t.id as taskId', assignedAt.as('assignedAt'), 'e.user_id as userId', 'e.user_name as name'])
    .where('t.company_id', '=', own.companyId)
    .where('t.id', '=', anyOf(taskIds))
    .orderBy(assignedAt, 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ taskId, assignedAt: at, userId: by, name }) => ({
    taskId,
    assignedAt: at,
    by: by === null ? null : { id: by, name: name ?? '' },
  }));
}

/** Of the task `t` in its history `a`: it was made, its lead is another, or it got this co-assignee. */
function isAssignment({ userId, isPersonal }: Own): RawBuilder<boolean> {
  return sql<boolean>`case when ${isPersonal}::boolean or t.assignee_id = ${userId}::bigint
    then (a.action = 'TASK_CREATED' and a.entity_id = t.id) or a.changes @> '[{"field": "assignee"}]'
    else a.action = 'CO_ASSIGNEE_ADDED' and a.entity_id = ${userId}::bigint end`;
}

/** What happened to these tasks last, newest first. */
export async function listTaskActivity(
  tx: Transaction,
  companyId: number,
  taskIds: number[],
  limit: number,
): Promise<OwnOverview['activity']> {
  const rows = await tx.db
    .selectFrom('tasks as t')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('audit_entries as a')
          .select(['a.id', 'a.action', 'a.description', 'a.created_at', 'a.user_id', 'a.user_name'])
          .where('a.company_id', '=', companyId)
          .whereRef('a.task_id', '=', 't.id')
          .orderBy('a.id', 'desc')
          .limit(limit)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.action', 'e.description', 'e.created_at', 'e.user_id', 'e.user_name'])
    .select(['t.id as taskId', 't.title'])
    .where('t.company_id', '=', companyId)
    .where('t.id', '=', anyOf(taskIds))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action as OwnOverview['activity'][number]['action'],
    description: row.description,
    createdAt: row.created_at.toISOString(),
    user: row.user_id === null ? null : { name: row.user_name },
    task: { id: row.taskId, title: row.title },
  }));
}
