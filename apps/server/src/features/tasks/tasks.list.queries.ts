import { TASK_PRIORITIES, TASK_STATUSES, type TaskSort, type TaskStatus } from '@taskwell/contract/labels';
import { NEVER_OVERDUE } from '@taskwell/contract/overdue';
import { isDueDate } from '@taskwell/contract/rules';
import type { StatusCounts, Task, TaskListQuery } from '@taskwell/contract/schemas';
import { seesWholeCompany } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { type DayBounds, dayBounds } from '../../platform/queries/days.ts';
import {
  type Cursor,
  decodeCursor,
  encodeCursor,
  invalidCursor,
  isId,
  likePattern,
} from '../../platform/queries/paging.ts';
import { type CompleteTask, completeTasks, type TaskRow, taskPeople, taskRow } from './tasks.json.ts';

export interface TaskListRequest {
  actor: SignedInActor;
  companyId: number;
  query: TaskListQuery;
  archived: boolean;
  timeZone: string;
  now: Date;
  /** Only those of these ids; by default of all. */
  among?: readonly number[];
}

/** A sort key: how the row has it, and how to get at it from what the JSON of a page's last row says. */
interface SortKey {
  row: RawBuilder<unknown>;
  field: 'id' | 'title' | 'status' | 'priority' | 'dueDate' | 'createdAt';
  value: (text: string | null) => RawBuilder<unknown>;
  /** Whether a row can say this: a cursor that was made up says anything, and PostgreSQL is not to be asked about it. */
  isValue: (text: string | null) => boolean;
}

const isInstant = (text: string | null) => text !== null && isDueDate(text);
const isInstantOrNone = (text: string | null) => text === null || isDueDate(text);

const keys = {
  id: { row: sql`t.id`, field: 'id', value: (text) => sql`${text}::text::bigint`, isValue: isId },
  urgency: {
    row: sql`t.urgency_rank`,
    field: 'priority',
    value: (text) => sql`app.urgency_rank(${text}::text::task_priority)`,
    isValue: (text) => TASK_PRIORITIES.some((each) => each === text),
  },
  due: {
    row: sql`t.due_key`,
    field: 'dueDate',
    // Not as coalesce, which the planner takes for leaky: with it the whole comparison would be no condition for an index.
    value: (text) => sql`case when ${text}::text is null then 'infinity' else ${text}::text::timestamptz end`,
    isValue: isInstantOrNone,
  },
  dueLatest: {
    row: sql`coalesce(t.due_date, '-infinity'::timestamptz)`,
    field: 'dueDate',
    value: (text) => sql`coalesce(${text}::text::timestamptz, '-infinity'::timestamptz)`,
    isValue: isInstantOrNone,
  },
  created: {
    row: sql`t.created_at`,
    field: 'createdAt',
    value: (text) => sql`${text}::text::timestamptz`,
    isValue: isInstant,
  },
  status: {
    row: sql`t.status_rank`,
    field: 'status',
    value: (text) => sql`app.status_rank(${text}::text::task_status)`,
    isValue: (text) => TASK_STATUSES.some((each) => each === text),
  },
  title: {
    row: sql`lower(t.title)`,
    field: 'title',
    value: (text) => sql`lower(${text}::text)`,
    isValue: (text) => text !== null,
  },
} satisfies Record<string, SortKey>;

interface Order {
  /** An id at the end makes it total. */
  keys: SortKey[];
  descending: boolean;
}

/** Each has an index (see the migration). All keys of one run in the same direction, so that a row comparison pages. */
const ORDERS: Record<TaskSort, Order> = {
  urgency: { keys: [keys.urgency, keys.due, keys.id], descending: false },
  'created-desc': { keys: [keys.created, keys.id], descending: true },
  'created-asc': { keys: [keys.created, keys.id], descending: false },
  'due-desc': { keys: [keys.dueLatest, keys.id], descending: true },
  'due-asc': { keys: [keys.due, keys.id], descending: false },
  'priority-desc': { keys: [keys.urgency, keys.due, keys.id], descending: false },
  'priority-asc': { keys: [keys.urgency, keys.due, keys.id], descending: true },
  status: { keys: [keys.status, keys.urgency, keys.due, keys.id], descending: false },
  title: { keys: [keys.title, keys.id], descending: false },
};

/** One page of tasks as JSON text, with the total and the counts per status (DECISIONS §1). */
export async function listTasks(tx: Transaction, request: TaskListRequest): Promise<string> {
  const { actor, query } = request;
  const limit = query.limit;
  const { rows, counts } = await selectPage(tx, request);
  const page = rows.slice(0, limit);
  const tasks = await completeTasks(tx, actor, page);
  const nextCursor = rows.length > limit ? cursorAfter(query.sortBy, page) : null;
  const data = tasks.map((task) => task.text).join(',');
  const pagination = JSON.stringify({ total: totalOf(query, counts), limit, nextCursor });
  return `{"success":true,"data":[${data}],"pagination":${pagination},"counts":${JSON.stringify(counts)}}`;
}

/** How many tasks of the statuses asked for there are. */
function totalOf({ status = [] }: TaskListQuery, counts: StatusCounts): number {
  const statuses: readonly TaskStatus[] = status.length > 0 ? status : TASK_STATUSES;
  return statuses.reduce((sum, each) => sum + counts[each], 0);
}

function cursorAfter(sortBy: TaskSort, page: TaskRow[]): string {
  const last = JSON.parse(page.at(-1)?.json ?? '{}') as Pick<Task, SortKey['field']>;
  const fields = ORDERS[sortBy].keys.map(({ field }) => (last[field] === null ? null : String(last[field])));
  return encodeCursor(sortBy, fields);
}

function hasFilters(query: TaskListQuery): boolean {
  return [
    query.priority,
    query.dueDateFilter,
    query.type,
    query.assigneeId,
    query.parentId,
    query.dueFrom,
    query.dueTo,
  ].some((filter) => filter !== undefined && filter !== '');
}

interface TaskPage {
  /** One more than the limit where there are more. */
  rows: TaskRow[];
  counts: StatusCounts;
}

async function selectPage(tx: Transaction, request: TaskListRequest): Promise<TaskPage> {
  const { actor, query } = request;
  if (query.search) return selectFoundPage(tx, request);
  const isPlain = seesWholeCompany(actor) && actor.collaboratesOn.length === 0 && !hasFilters(query);
  // Sent together, answered together: one round trip.
  const [rows, counts] = await Promise.all([
    selectRows(tx, request),
    isPlain ? countCompanyTasks(tx, request.companyId, request) : countFiltered(tx, request),
  ]);
  return { rows, counts };
}

/** As text, as a task's row is (taskRow): the same columns answer one task and a page, by statements that are kept. */
async function selectRows(tx: Transaction, request: TaskListRequest): Promise<TaskRow[]> {
  const { query } = request;
  const conditions = [...scope(request), ...filters(request), ...statusCondition(query), ...cursorCondition(query)];
  const { rows } = await sql<TaskRow>`
    select ${taskRow} from (
      select * from tasks t where ${allOf(conditions)} order by ${sorting(query)} limit ${query.limit + 1}
    ) t ${taskPeople} order by ${sorting(query)}`.execute(tx.db);
  return rows;
}

/** The page of a search: what it finds is looked for once, for the page and for the counts. */
async function selectFoundPage(tx: Transaction, request: TaskListRequest): Promise<TaskPage> {
  const { tasks, counts } = await findListed(tx, request, request.query.limit + 1);
  return { rows: await selectInOrder(tx, tasks), counts };
}

async function selectInOrder(tx: Transaction, tasks: TaskKey[]): Promise<TaskRow[]> {
  if (tasks.length === 0) return [];
  const { rows } = await sql<TaskRow>`
    select ${taskRow} from ${listed(tasks)} as listed (company_id, id, place)
    join tasks t on t.company_id = listed.company_id and t.id = listed.id ${taskPeople} order by place`.execute(tx.db);
  return rows;
}

/** Tasks with how the actor stands to each, whether it may see them or not; those that are gone are left out. */
export async function unauthorizedTasks(
  tx: Transaction,
  actor: SignedInActor,
  tasks: TaskKey[],
): Promise<CompleteTask[]> {
  return completeTasks(tx, actor, await selectInOrder(tx, tasks));
}

export interface TaskKey {
  companyId: number;
  id: number;
}

/** The tasks `t` in the order given; those that are gone meanwhile are left out. */
export function tasksInOrder(tx: Transaction, tasks: TaskKey[]) {
  return tx.db
    .selectFrom(listed(tasks).as<'listed'>(sql`listed (company_id, id, place)`))
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.company_id', '=', 'listed.company_id').onRef('t.id', '=', 'listed.id'),
    )
    .orderBy('listed.place');
}

function listed(tasks: TaskKey[]): RawBuilder<{ company_id: number; id: number; place: number }> {
  return sql`unnest(${tasks.map(({ companyId }) => companyId)}::bigint[], ${tasks.map(({ id }) => id)}::bigint[])
    with ordinality`;
}

/**
 * The first tasks of a list by its filters, order and cursor, and how many there are without the filter of the status. As
 * text: what is found is looked for once and read twice, which two named parts say best.
 */
export async function findListed(
  tx: Transaction,
  request: TaskListRequest,
  limit: number,
): Promise<{ tasks: TaskKey[]; counts: StatusCounts; total: number }> {
  const { query } = request;
  const source = query.search ? sql`app.search_tasks(${likePattern(query.search)})` : sql`tasks`;
  const wanted = [sql`true`, ...statusCondition(query), ...cursorCondition(query)];
  interface Found {
    companyIds: number[];
    ids: number[];
    counts: { status: TaskStatus; tasks: number }[] | null;
  }
  const { rows } = await sql<Found>`
    with found as materialized (
      select t.* from ${source} t where ${allOf([...scope(request), ...filters(request)])}
    ), listed as (
      select company_id, id, row_number() over (order by ${sorting(query)}) as place
      from found t where ${allOf(wanted)} order by place limit ${limit}
    )
    select coalesce((select array_agg(company_id order by place) from listed), '{}') as "companyIds",
      coalesce((select array_agg(id order by place) from listed), '{}') as ids,
      (select json_agg(json_build_object('status', status, 'tasks', tasks))
       from (select status, count(*) as tasks from found group by status) counted) as counts`.execute(tx.db);
  const [found] = rows;
  const { companyIds = [], ids = [] } = found ?? {};
  const counts = asCounts(found?.counts ?? []);
  const tasks = ids.map((id, index): TaskKey => ({ companyId: companyIds[index] ?? 0, id }));
  return { tasks, counts, total: totalOf(query, counts) };
}

function sorting({ sortBy }: Pick<TaskListQuery, 'sortBy'>): RawBuilder<unknown> {
  const order = ORDERS[sortBy];
  const direction = order.descending ? sql`desc` : sql`asc`;
  return sql.join(order.keys.map((key) => sql`${key.row} ${direction}`));
}

function cursorCondition({ sortBy, cursor }: TaskListQuery): RawBuilder<unknown>[] {
  if (cursor === undefined) return [];
  const order = ORDERS[sortBy];
  const values = decodeCursor(sortBy, cursor, order.keys.length);
  if (!order.keys.every((key, index) => key.isValue(values[index] ?? null))) throw invalidCursor();
  return [after(order, values)];
}

function statusCondition({ status = [] }: TaskListQuery): RawBuilder<unknown>[] {
  if (status.length === 0) return [];
  return [sql`t.status_rank in (${sql.join(status.map((each) => sql`app.status_rank(${each}::task_status)`))})`];
}

function after(order: Order, cursor: Cursor): RawBuilder<unknown> {
  const rowKeys = sql.join(order.keys.map((key) => key.row));
  const values = sql.join(order.keys.map((key, index) => key.value(cursor[index] ?? null)));
  return order.descending ? sql`(${rowKeys}) < (${values})` : sql`(${rowKeys}) > (${values})`;
}

/** Which tasks the actor sees at all (DECISIONS §3): administrators the company's, others those they have a part in. */
export function scope({
  actor,
  companyId,
  archived,
}: Pick<TaskListRequest, 'actor' | 'companyId' | 'archived'>): RawBuilder<unknown>[] {
  const isArchived = sql`t.archived = ${archived}::boolean`;
  const withReached = (own: RawBuilder<unknown>) =>
    actor.collaboratesOn.length === 0
      ? own
      : sql`(${own} or (t.company_id = any (${actor.collaboratesOn.map(({ companyId: other }) => other)}::bigint[])
          and t.id = any (${actor.collaboratesOn.map(({ taskId }) => taskId)}::bigint[])))`;
  return [withReached(ownTasks({ actor, companyId })), isArchived];
}

/** Who sees tasks, and of which company they are. */
export type Seeing = Pick<TaskListRequest, 'actor' | 'companyId'>;

/** Those of the actor's own company that it sees, whatever it collaborates on beside them. */
function ownTasks({ actor, companyId }: Seeing): RawBuilder<unknown> {
  const ofCompany = sql`t.company_id = ${companyId}::bigint`;
  if (seesWholeCompany(actor)) return ofCompany;
  const company = sql`company_id = ${companyId}::bigint`;
  const me = sql`${actor.userId}::bigint`;
  // An array, looked up by primary key: measured, half the time of a semi-join.
  return sql`(${ofCompany} and t.id = any (array(
    select id from tasks where ${company} and assignee_id = ${me}
    union select id from tasks where ${company} and assigner_id = ${me}
    union select task_id from task_co_assignees where ${company} and user_id = ${me}
    union select task_id from task_shares where ${company} and user_id = ${me})))`;
}

/** Whether the actor sees the row `t` of a list as a guest (see isGuestOn in the policy). */
export function isGuestRow(seeing: Seeing): RawBuilder<boolean> {
  return seeing.actor.collaboratesOn.length === 0 ? sql`false` : sql`(not ${ownTasks(seeing)})`;
}

/** Conditions that all have to hold. */
export function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Every filter but the status, which the counts leave out, and the search, which is where the tasks come from. */
function filters(request: TaskListRequest): RawBuilder<unknown>[] {
  const { query, timeZone, now, among } = request;
  const found: RawBuilder<unknown>[] = [];
  if (among !== undefined) found.push(sql`t.id = ${anyOf(among)}`);
  if (query.priority) found.push(sql`t.priority = ${query.priority}::task_priority`);
  if (query.assigneeId !== undefined) found.push(sql`t.assignee_id = ${query.assigneeId}::bigint`);
  if (query.parentId !== undefined) found.push(sql`t.parent_id = ${query.parentId}::bigint`);
  if (query.dueFrom || query.dueTo) found.push(dueWithin(query.dueFrom ?? '-infinity', query.dueTo ?? 'infinity'));
  if (query.type) found.push(typeFilter(query.type, request));
  if (query.dueDateFilter) found.push(dueDateCondition(query.dueDateFilter, dayBounds(now, timeZone)));
  return found;
}

/**
 * Due from an instant to before another. By the key, in which no due date is the end of time: the index on it serves.
 */
export function dueWithin(from: Date | string, to: Date | string): RawBuilder<unknown> {
  return sql`t.due_key >= ${from}::timestamptz and t.due_key < ${to}::timestamptz`;
}

/** What part the actor has in the task `t`. */
export function typeFilter(
  type: NonNullable<TaskListQuery['type']>,
  { actor, companyId }: Seeing,
): RawBuilder<unknown> {
  const company = sql`company_id = ${companyId}::bigint`;
  const me = sql`${actor.userId}::bigint`;
  switch (type) {
    case 'created':
      return sql`t.assigner_id = ${me}`;
    case 'assigned':
      return sql`t.id = any (array(
        select id from tasks where ${company} and assignee_id = ${me}
        union select task_id from task_co_assignees where ${company} and user_id = ${me}))`;
    case 'shared':
      return sql`t.id = any (array(select task_id from task_shares where ${company} and user_id = ${me}))`;
  }
}

/** SPEC §9: overdue is before today and not completed; the rest are spans of the caller's calendar. */
function dueDateCondition(filter: NonNullable<TaskListQuery['dueDateFilter']>, days: DayBounds): RawBuilder<unknown> {
  const within = (from: Date, to: Date) => sql`t.due_date >= ${from}::timestamptz and t.due_date < ${to}::timestamptz`;
  switch (filter) {
    case 'overdue':
      return sql`t.due_date < ${days.today}::timestamptz and t.status <> ${NEVER_OVERDUE}::task_status`;
    case 'due-today':
      return within(days.today, days.tomorrow);
    case 'due-this-week':
      return within(days.today, days.inSevenDays);
    case 'due-this-month':
      return within(days.monthStart, days.nextMonthStart);
    case 'no-due-date':
      return sql`t.due_date is null`;
  }
}

/** The tasks of a company by status, of which a count is kept with each change. */
export async function countCompanyTasks(
  tx: Transaction,
  companyId: number,
  { archived }: { archived: boolean },
): Promise<StatusCounts> {
  const rows = await tx.db
    .selectFrom('task_counts')
    .select(['status', sql<number>`sum(tasks)::integer`.as('tasks')])
    .where('company_id', '=', companyId)
    .where('archived', '=', archived)
    .groupBy('status')
    .execute();
  return asCounts(rows);
}

async function countFiltered(tx: Transaction, request: TaskListRequest): Promise<StatusCounts> {
  const rows = await tx.db
    .selectFrom('tasks as t')
    .select(({ fn }) => ['t.status', fn.countAll<number>().as('tasks')])
    .where(allOf([...scope(request), ...filters(request)]))
    .groupBy('t.status')
    .execute();
  return asCounts(rows);
}

function asCounts(rows: { status: TaskStatus; tasks: number }[]): StatusCounts {
  const counts = Object.fromEntries(TASK_STATUSES.map((status) => [status, 0])) as StatusCounts;
  for (const row of rows) counts[row.status] = row.tasks;
  return counts;
}
