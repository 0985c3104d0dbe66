import type { CompanyOverview, Workload } from '@taskwell/contract/schemas/overview';
import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';
import { type DayBounds, type Days, dayOf } from '../../platform/queries/days.ts';
import { lastOpenRank } from '../../platform/queries/open-tasks.ts';

// A company's tasks that are not archived, counted from what is kept with each change or from indexes alone.

const counted = sql<number>`count(*)::integer`;

export async function countPeople(tx: Transaction, companyId: number): Promise<number> {
  const { total } = await tx.db
    .selectFrom('users')
    .select(counted.as('total'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

type Workloads = Pick<
  CompanyOverview,
  'open' | 'overdue' | 'dueToday' | 'dueThisWeek' | 'workload' | 'overduePeople' | 'withoutLead'
>;

/** Open tasks by who leads them, in one pass over the index tasks_column. @param shown people of each list */
export async function readWorkloads(
  tx: Transaction,
  companyId: number,
  days: DayBounds,
  shown: number,
): Promise<Workloads> {
  const rows = await tx.db
    .with('led', (db) => openByLead(db, companyId, days))
    .selectFrom((from) =>
      from
        .selectFrom('led')
        .select(['led.assignee_id', 'led.open', 'led.overdue'])
        .select([sumOf('open'), sumOf('overdue'), sumOf('today'), sumOf('week')])
        .select([place('open', 'overdue'), place('overdue', 'open')])
        .as('l'),
    )
    .leftJoin('users as u', (join) => join.on('u.company_id', '=', companyId).onRef('u.id', '=', 'l.assignee_id'))
    .select(['l.assignee_id', 'u.name', 'l.open', 'l.overdue'])
    .select(['l.all_open', 'l.all_overdue', 'l.all_today', 'l.all_week', 'l.open_place', 'l.overdue_place'])
    .where((where) =>
      where.or([
        where('l.assignee_id', 'is', null),
        where('l.open_place', '<=', shown),
        where('l.overdue_place', '<=', shown),
      ]),
    )
    .execute();
  const [any] = rows;
  const people = rows.flatMap(({ assignee_id: id, name, open, overdue, open_place, overdue_place }) =>
    id === null ? [] : [{ id, name: name ?? '', open, overdue, open_place, overdue_place }],
  );
  const nobody = rows.find(({ assignee_id }) => assignee_id === null);
  return {
    open: any?.all_open ?? 0,
    overdue: any?.all_overdue ?? 0,
    dueToday: any?.all_today ?? 0,
    dueThisWeek: any?.all_week ?? 0,
    workload: people
      .filter(({ open_place }) => open_place <= shown)
      .sort((one, other) => one.open_place - other.open_place)
      .map(workloadOf),
    overduePeople: people
      .filter(({ overdue, overdue_place }) => overdue > 0 && overdue_place <= shown)
      .sort((one, other) => one.overdue_place - other.overdue_place)
      .map(workloadOf),
    withoutLead: { open: nobody?.open ?? 0, overdue: nobody?.overdue ?? 0 },
  };
}

function workloadOf({ id, name, open, overdue }: Workload): Workload {
  return { id, name, open, overdue };
}

function openByLead(db: QueryCreator<DB>, companyId: number, { today, tomorrow, inSevenDays }: DayBounds) {
  const dueBefore = (end: Date, from?: Date): RawBuilder<number> => {
    const start = from ? sql`due_key >= ${from}::timestamptz and` : sql``;
    return sql<number>`(count(*) filter (where ${start} due_key < ${end}::timestamptz))::integer`;
  };
  return db
    .selectFrom('tasks')
    .select(['assignee_id', counted.as('open')])
    .select([
      dueBefore(today).as('overdue'),
      dueBefore(tomorrow, today).as('today'),
      dueBefore(inSevenDays, today).as('week'),
    ])
    .where('company_id', '=', companyId)
    .where('archived', '=', false)
    .where('status_rank', '<=', lastOpenRank)
    .groupBy('assignee_id');
}

type Counted = 'open' | 'overdue' | 'today' | 'week';

function sumOf<C extends Counted>(column: C) {
  return sql<number>`(sum(${sql.ref(`led.${column}`)}) over ())::integer`.as(`all_${column}`);
}

/** From 1; those whom nobody is are counted apart. */
function place<C extends 'open' | 'overdue'>(column: C, then: Counted) {
  return sql<number>`(rank() over (partition by led.assignee_id is null
    order by ${sql.ref(`led.${column}`)} desc, ${sql.ref(`led.${then}`)} desc, led.assignee_id))::integer`.as(
    `${column}_place`,
  );
}

interface DayCount {
  day: string;
  count: number;
}

/** How many tasks were created, and how many completed, on each of the days; those without any are left out. */
export async function countDays(
  tx: Transaction,
  companyId: number,
  days: Days,
): Promise<{ created: DayCount[]; completed: DayCount[] }> {
  const since = days.starts[0] ?? days.end;
  const day = (column: 'created_at' | 'completed_at') => dayOf(sql.ref(column), days).as('day');
  const tasks = tx.db.selectFrom('tasks').where('company_id', '=', companyId);
  const [created, completed] = await Promise.all([
    tasks
      // Both, so that the index on them and the time serves.
      .where('archived', 'in', [false, true])
      .where('created_at', '>=', since)
      .select([day('created_at'), counted.as('count')])
      .groupBy(sql`1`)
      .execute(),
    tasks
      .where('completed_at', '>=', since)
      .select([day('completed_at'), counted.as('count')])
      .groupBy(sql`1`)
      .execute(),
  ]);
  return { created, completed };
}
