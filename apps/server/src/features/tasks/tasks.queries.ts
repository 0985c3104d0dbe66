import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import type { TaskRelation } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import { OvertakenError, type Transaction } from '../../platform/database.ts';
import {
  type CompleteEffects,
  completeEffects,
  type Effects,
  effectStatements,
  effectsShape,
} from '../../platform/effects.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { prepare, statementOf, type Value } from '../../platform/statements.ts';
import {
  type CompleteTask,
  completeTasks,
  selectTaskRows,
  taskPeople,
  taskRowColumns,
  taskRowColumnsWithComments,
} from './tasks.json.ts';

/** What a rule needs to know of a task, and how the actor stands to it. */
export interface TaskFacts {
  companyId: number;
  id: number;
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: Date | null;
  assigneeId: number | null;
  assignerId: number | null;
  externalContactId: number | null;
  parentId: number | null;
  archived: boolean;
  subtaskCount: number;
  /** Whether its JSON needs more than its own row. */
  hasChildren: boolean;
  version: number;
  /** User ids. */
  coAssignees: number[];
  sharedWith: number[];
  collaborators: number[];
  relation: TaskRelation;
}

/**
 * Loads a task's facts, locked against other writers where asked. Authorization is the caller's (see tasks.access.ts).
 *
 * The lock is a statement of its own, sent along: one that waits for a lock goes on with the snapshot from before, in
 * which the people whom the other writer has just added are not there. What the actor cannot write, it does not lock.
 */
export async function unauthorizedTaskFacts(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  lock: boolean,
): Promise<TaskFacts | null> {
  const key = taskKey(actor, taskId);
  const [, { rows }] = await Promise.all([
    lock && tx.run(taskLock(key)),
    tx.run<Omit<TaskFacts, 'relation'>>(taskFacts(key)),
  ]);
  const row = rows[0];
  if (!row) return null;
  const relation: TaskRelation = {
    isSameCompany: row.companyId === actor.companyId,
    isAssigner: row.assignerId === actor.userId,
    isLead: row.assigneeId === actor.userId,
    isCoAssignee: row.coAssignees.includes(actor.userId),
    isSharedWith: row.sharedWith.includes(actor.userId),
    isCollaborator: actor.collaboratesOn.some(({ taskId: reached }) => reached === row.id),
    isSubtask: row.parentId !== null,
  };
  return { ...row, relation };
}

const taskLock = prepare<TaskKey>(
  () => [],
  (value) => sql`select from tasks t where ${isTask(value)} for no key update of t`,
);

/** Whether the JSON of the task `t` needs rows of other tables than its people's. */
const hasChildren = (t: RawBuilder<unknown>) => sql`(${t}.parent_id is not null or ${t}.subtask_count
  + ${t}.co_assignee_count + ${t}.share_count + ${t}.collaborator_count + ${t}.comment_count > 0)`;

const taskFacts = prepare<TaskKey>(
  () => [],
  (value) => sql`
    select t.company_id as "companyId", t.id, t.title, t.description, t.status, t.priority, t.due_date as "dueDate",
      t.assignee_id as "assigneeId", t.assigner_id as "assignerId", t.external_contact_id as "externalContactId",
      t.parent_id as "parentId", t.archived, t.subtask_count as "subtaskCount", t.version,
      ${hasChildren(sql`t`)} as "hasChildren",
      case when t.co_assignee_count > 0 then array(select user_id from task_co_assignees x
        where x.company_id = t.company_id and x.task_id = t.id) else '{}' end as "coAssignees",
      case when t.share_count > 0 then array(select user_id from task_shares x
        where x.company_id = t.company_id and x.task_id = t.id) else '{}' end as "sharedWith",
      case when t.collaborator_count > 0 then array(select user_id from task_collaborators x
        where x.company_id = t.company_id and x.task_id = t.id) else '{}' end as collaborators
    from tasks t where ${isTask(value)}`,
);

interface TaskKey {
  companyId: number | null;
  taskId: number;
}

/** In the actor's company, or one it reaches as a collaborator; row-level security holds the same line. */
function taskKey(actor: SignedInActor, taskId: number): TaskKey {
  const reached = actor.collaboratesOn.find((each) => each.taskId === taskId);
  return { companyId: reached?.companyId ?? actor.companyId, taskId };
}

function isTask(value: Value<TaskKey>): RawBuilder<unknown> {
  return sql`t.company_id = ${value((key) => key.companyId)}::bigint and t.id = ${value((key) => key.taskId)}::bigint`;
}

/** The task as the contract's JSON text, with the actor's abilities; null where row-level security hides it. */
export async function findTaskAsJson(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
): Promise<CompleteTask | null> {
  const rows = await selectTaskRows(tx, taskWithComments(taskKey(actor, taskId)));
  return (await completeTasks(tx, actor, rows))[0] ?? null;
}

const taskWithComments = prepare<TaskKey>(
  () => [],
  (value) => sql`select ${taskRowColumnsWithComments} from tasks t ${taskPeople} where ${isTask(value)}`,
);

/** Tasks of the actor's own company, in no particular order; their authorization is the caller's. */
export async function findTasksAsJson(tx: Transaction, actor: SignedInActor, ids: number[]): Promise<CompleteTask[]> {
  const rows = await selectTaskRows(
    tx,
    statementOf(sql`
    select ${taskRowColumns} from tasks t ${taskPeople}
    where t.company_id = ${actor.companyId}::bigint and t.id = any(${ids}::bigint[])`),
  );
  return completeTasks(tx, actor, rows);
}

export interface TaskValues {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: string | Date | null;
  assigneeId: number | null;
  externalContactId: number | null;
}

export interface NewTaskValues extends Omit<TaskValues, 'status'> {
  parentId: number | null;
}

/**
 * Adds a task with what belongs to it (their ids 0, see effectStatements) and answers it as JSON text; null when the
 * assignee is no living colleague. Who that is, is looked up once, for this and for the answer.
 */
export async function insertTask(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  values: NewTaskValues,
  effects: Effects,
): Promise<CompleteTask | null> {
  const added = { ...values, companyId, assignerId: actor.userId, assignerName: actor.name };
  const rows = await selectTaskRows(
    tx,
    taskInsertion({ added, effects: completeEffects(effects) }),
    // Of what else a task's JSON needs, a new one can only have a contact or a parent.
    values.externalContactId === null && values.parentId === null,
  );
  return (await completeTasks(tx, actor, rows))[0] ?? null;
}

interface TaskInsertion {
  added: NewTaskValues & { companyId: number; assignerId: number; assignerName: string };
  effects: CompleteEffects;
}

const taskInsertion = prepare<TaskInsertion>(
  ({ added, effects }) => [added.assigneeId !== null, ...effectsShape(effects)],
  (value, [isAssigned, ...shape]) => {
    const of = (read: (added: TaskInsertion['added']) => unknown) => value((input) => read(input.added));
    const lead = isAssigned
      ? sql`select u.name, u.email from users u where u.company_id = ${of((task) => task.companyId)}::bigint
          and u.id = ${of((task) => task.assigneeId)}::bigint and u.deleted_at is null`
      : sql`select null::text as name, null::text as email`;
    return sql`
    with lead as (${lead}), t as (
      insert into tasks (company_id, title, description, priority, due_date, assigner_id, assignee_id, external_contact_id,
        parent_id)
      select ${of((task) => task.companyId)}::bigint, ${of((task) => task.title)}::text,
        ${of((task) => task.description)}::text, ${of((task) => task.priority)}::task_priority,
        ${of((task) => task.dueDate)}::timestamptz, ${of((task) => task.assignerId)}::bigint,
        ${of((task) => task.assigneeId)}::bigint, ${of((task) => task.externalContactId)}::bigint,
        ${of((task) => task.parentId)}::bigint
      from lead
      returning *
    ), ${effectStatements((read) => value((input) => read(input.effects)), shape, sql`t`)}
    select ${taskRowColumns} from t, lead, (select ${of((task) => task.assignerName)}::text as name) as assigner`;
  },
);

/**
 * Writes the values with what belongs to the change, and adds one to the version.
 *
 * @returns how to get the task as JSON text
 * @throws OvertakenError when another writer was faster than the facts that the change was made on, be it with a first
 *   comment: a task that had nothing beside its row is answered from that row alone
 */
export async function updateTask(
  tx: Transaction,
  actor: SignedInActor,
  task: TaskFacts,
  values: TaskValues,
  effects: Effects,
): Promise<() => Promise<string>> {
  const { companyId, id, version, hasChildren } = task;
  const rows = await selectTaskRows(
    tx,
    taskUpdate({ changed: { ...values, companyId, id, version, hasChildren }, effects: completeEffects(effects) }),
    !hasChildren && values.externalContactId === null,
  );
  const [updated] = rows;
  if (!updated) throw new OvertakenError(`task ${task.id} is no longer what version ${task.version} was`);
  return async () => (await completeTasks(tx, actor, [updated]))[0]?.text ?? '';
}

interface TaskUpdate {
  changed: TaskValues & Pick<TaskFacts, 'companyId' | 'id' | 'version' | 'hasChildren'>;
  effects: CompleteEffects;
}

const taskUpdate = prepare<TaskUpdate>(
  ({ effects }) => effectsShape(effects),
  (value, shape) => {
    const of = (read: (changed: TaskUpdate['changed']) => unknown) => value((input) => read(input.changed));
    return sql`
    with t as (
      update tasks set title = ${of((task) => task.title)}, description = ${of((task) => task.description)},
        status = ${of((task) => task.status)}::task_status, priority = ${of((task) => task.priority)}::task_priority,
        due_date = ${of((task) => task.dueDate)}::timestamptz, assignee_id = ${of((task) => task.assigneeId)}::bigint,
        external_contact_id = ${of((task) => task.externalContactId)}::bigint, version = version + 1, updated_at = now()
      where company_id = ${of((task) => task.companyId)}::bigint and id = ${of((task) => task.id)}::bigint
        and version = ${of((task) => task.version)}::integer
        and (${of((task) => task.hasChildren)}::boolean or not ${hasChildren(sql`tasks`)})
      returning *
    ), ${effectStatements((read) => value((input) => read(input.effects)), shape, sql`t`)}
    select ${taskRowColumns} from t ${taskPeople}`;
  },
);

/** Moves those tasks that are not there yet; answers their ids. */
export async function setArchived(
  tx: Transaction,
  companyId: number,
  ids: number[],
  archived: boolean,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update tasks set archived = ${archived}::boolean, version = version + 1, updated_at = now()
    where company_id = ${companyId}::bigint and id = any(${ids}::bigint[]) and archived <> ${archived}::boolean
    returning id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Deletes the task; its subtasks, comments and the rest go with it. */
export async function removeTask(tx: Transaction, task: TaskFacts): Promise<void> {
  await tx.db.deleteFrom('tasks').where('company_id', '=', task.companyId).where('id', '=', task.id).execute();
}

/**
 * How many tasks a company holds, with the company locked so that parallel creations cannot pass its limit together. The
 * lock leaves alone whoever only refers to the company, as every change in it does: one waiting for the other and for a
 * counter would be a deadlock.
 */
export async function lockAndCountTasks(tx: Transaction, companyId: number): Promise<number> {
  await tx.db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst();
  const { count } = await tx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}
