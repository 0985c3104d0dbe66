import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import type { TaskRelation } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import { type OpenTransaction, prepare, type Transaction, type Value } from '../../platform/database/database.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import {
  type CompleteTask,
  completeTaskOnItsWay,
  completeTasks,
  type TaskRelations,
  type TaskRow,
  taskPeople,
  taskRelations,
  taskRow,
  taskRowWithComments,
} from './tasks.json.ts';

/** What a rule needs to know of a task, and how the actor stands to it. */
export interface TaskFacts extends TaskRelations {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: Date | null;
  archived: boolean;
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
  tx: OpenTransaction,
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

const taskLock = prepare<TaskKey>((value) => sql`select from tasks t where ${isTask(value)} for no key update of t`);

const taskFacts = prepare<TaskKey>(
  (value) => sql`
    select ${taskRelations}, t.title, t.description, t.status, t.priority, t.due_date as "dueDate", t.archived, t.version,
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
  tx: OpenTransaction,
  actor: SignedInActor,
  taskId: number,
): Promise<CompleteTask | null> {
  const { rows } = await tx.run<TaskRow>(taskWithComments(taskKey(actor, taskId)));
  return (await completeTasks(tx, actor, rows))[0] ?? null;
}

const taskWithComments = prepare<TaskKey>(
  (value) => sql`select ${taskRowWithComments} from tasks t ${taskPeople} where ${isTask(value)}`,
);

export interface TaskValues {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: string | Date | null;
  assigneeId: number | null;
  externalContactId: number | null;
}

export interface NewTaskValues extends TaskValues {
  parentId: number | null;
}

/** Ids for tasks that are about to be added, so that what is recorded of them can name them. @returns ascending */
export async function drawTaskIds(tx: Transaction, count: number): Promise<[number, ...number[]]> {
  const { rows } = await tx.run<{ id: number }>(drawnTaskIds({ count }));
  return rows.map(({ id }) => id) as [number, ...number[]];
}

const drawnTaskIds = prepare<{ count: number }>(
  (value) => sql`select nextval('tasks_id_seq') as id from generate_series(1, ${value(({ count }) => count)}::integer)`,
);

/**
 * Adds a task by the actor. Fails where the lead is no living colleague (see app.hold_lead).
 *
 * @returns the task as JSON text, which is on its way
 */
export function insertTask(
  tx: Transaction,
  actor: SignedInActor,
  key: { companyId: number; id: number },
  values: NewTaskValues,
): JsonText {
  const added = { ...values, ...key, assignerId: actor.userId };
  const row = tx.run<TaskRow>(taskInsertion(added)).then(({ rows }) => rows[0] as TaskRow);
  return new JsonText(completeTaskOnItsWay(tx, actor, row, { ...NOTHING_BESIDE, ...added }));
}

/** How many rows of other tables there are for a new task. */
const NOTHING_BESIDE = { subtaskCount: 0, commentCount: 0, coAssigneeCount: 0, shareCount: 0, collaboratorCount: 0 };

const taskInsertion = prepare<NewTaskValues & { companyId: number; id: number; assignerId: number }>(
  (value) => sql`
    with t as (
      insert into tasks (id, company_id, title, description, status, priority, due_date, assigner_id, assignee_id,
        external_contact_id, parent_id) overriding system value
      values (${value((task) => task.id)}, ${value((task) => task.companyId)}, ${value((task) => task.title)},
        ${value((task) => task.description)}, ${value((task) => task.status)}, ${value((task) => task.priority)},
        ${value((task) => task.dueDate)}, ${value((task) => task.assignerId)}, ${value((task) => task.assigneeId)},
        ${value((task) => task.externalContactId)}, ${value((task) => task.parentId)})
      returning *
    )
    select ${taskRow} from t ${taskPeople}`,
);

/**
 * Writes the values of a task that is locked, and adds one to its version.
 *
 * @returns the task as JSON text, which is on its way
 */
export function updateTask(tx: Transaction, actor: SignedInActor, task: TaskFacts, values: TaskValues): JsonText {
  const { companyId, id } = task;
  const row = tx.run<TaskRow>(taskUpdate({ ...values, companyId, id })).then(({ rows }) => rows[0] as TaskRow);
  return new JsonText(completeTaskOnItsWay(tx, actor, row, { ...task, externalContactId: values.externalContactId }));
}

/** Writes the values of a task that is locked, and adds one to its version; nobody waits for the task as it is then. */
export async function writeTask(tx: Transaction, { companyId, id }: TaskFacts, values: TaskValues): Promise<void> {
  await tx.run(taskWriting({ ...values, companyId, id }));
}

type WrittenTask = TaskValues & { companyId: number; id: number };

const taskWriting = prepare<WrittenTask>(writing);

const taskUpdate = prepare<WrittenTask>(
  (value) => sql`
    with t as (${writing(value)} returning *)
    select ${taskRow} from t ${taskPeople}`,
);

function writing(value: Value<WrittenTask>): RawBuilder<unknown> {
  return sql`
    update tasks set title = ${value((task) => task.title)}, description = ${value((task) => task.description)},
      status = ${value((task) => task.status)}, priority = ${value((task) => task.priority)},
      due_date = ${value((task) => task.dueDate)}, assignee_id = ${value((task) => task.assigneeId)},
      external_contact_id = ${value((task) => task.externalContactId)}, version = version + 1, updated_at = now()
    where company_id = ${value((task) => task.companyId)} and id = ${value((task) => task.id)}`;
}

/** Moves those tasks that are not there yet; answers their ids. */
export async function setArchived(
  tx: Transaction,
  companyId: number,
  ids: number[],
  archived: boolean,
): Promise<number[]> {
  const rows = await tx.db
    .updateTable('tasks')
    .set({ archived, ...nextVersion() })
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('archived', '!=', archived)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What every change of a task sets beside the change itself: nobody edits on what is no longer true. */
export function nextVersion(): { version: RawBuilder<number>; updated_at: RawBuilder<Date> } {
  return { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };
}

/** Who has a part in a task is part of it: its version grows, so that nobody edits on what is no longer true. */
export async function growVersion(
  tx: Transaction,
  { companyId, id }: Pick<TaskFacts, 'companyId' | 'id'>,
): Promise<void> {
  await tx.db
    .updateTable('tasks')
    .set(nextVersion())
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the task; its subtasks, comments and the rest go with it. */
export async function removeTask(tx: Transaction, task: TaskFacts): Promise<void> {
  await tx.db.deleteFrom('tasks').where('company_id', '=', task.companyId).where('id', '=', task.id).execute();
}

/**
 * How many tasks a company holds, with the company locked so that parallel creations cannot pass its limit together. The
 * lock leaves alone whoever only refers to the company, as every change in it does: one waiting for the other and for a
 * counter would be a deadlock. Counted by a statement behind the lock's, which sees what the one before has written.
 */
export async function lockAndCountTasks(tx: Transaction, companyId: number): Promise<number> {
  const [, { count }] = await Promise.all([
    tx.db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst(),
    countQuery(tx, companyId).executeTakeFirstOrThrow(),
  ]);
  return count;
}

/** Archived ones and subtasks among them. */
export async function countTasks(tx: Transaction, companyId: number): Promise<number> {
  return (await countQuery(tx, companyId).executeTakeFirstOrThrow()).count;
}

function countQuery(tx: Transaction, companyId: number) {
  return tx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);
}
