import { CALENDAR, type CalendarQuery } from '@taskwell/contract/schemas/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { type Days, dayOf, daysFrom } from '../../platform/queries/days.ts';
import { completedLast } from '../../platform/queries/open-tasks.ts';
import { allOf, dueWithin, type Seeing, scope, typeFilter, unauthorizedTasks } from './tasks.list.queries.ts';

interface CalendarRequest extends Seeing {
  query: CalendarQuery;
  timeZone: string;
}

interface Day {
  day: string;
  total: number;
  /** Of the tasks that its cell shows. */
  companyIds: number[];
  ids: number[];
}

/** What is due on each day, as JSON text: how many tasks, and those that a cell shows. One index range, whatever the days. */
export async function readCalendar(tx: Transaction, request: CalendarRequest): Promise<string> {
  const { from, days } = request.query;
  const found = await selectDays(tx, request, daysFrom(from, days, request.timeZone));
  const shown = found.flatMap(({ companyIds, ids }) =>
    ids.map((id, index) => ({ companyId: companyIds[index] ?? 0, id })),
  );
  const tasks = await unauthorizedTasks(tx, request.actor, shown);
  const texts = new Map(tasks.map(({ id, text }) => [id, text]));
  const json = found.map(
    ({ day, total, ids }) =>
      `{"day":"${day}","total":${total},"tasks":[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]}`,
  );
  return `{"success":true,"data":{"days":[${json.join(',')}]}}`;
}

async function selectDays(tx: Transaction, { query, ...seeing }: CalendarRequest, days: Days): Promise<Day[]> {
  const conditions = [
    ...scope({ ...seeing, archived: false }),
    dueWithin(days.starts[0] ?? days.end, days.end),
    ...(query.type ? [typeFilter(query.type, seeing)] : []),
  ];
  const first = (column: 'company_id' | 'id') =>
    sql<
      number[]
    >`(array_agg(${sql.ref(column)} order by is_completed, due_key, id))[1:${sql.lit(CALENDAR.tasksPerDay)}]`;
  const due = tx.db
    .selectFrom('tasks as t')
    .select([
      't.company_id',
      't.id',
      't.due_key',
      completedLast.as('is_completed'),
      dayOf(sql`t.due_key`, days).as('day'),
    ])
    .where(allOf(conditions));
  return tx.db
    .selectFrom(due.as('due'))
    .select(({ fn }) => [
      'day',
      fn.countAll<number>().as('total'),
      first('company_id').as('companyIds'),
      first('id').as('ids'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute();
}
