import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import type { Actor, TaskRelation } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { completeTaskJson, relationFromBits, relationOf, taskJson } from './tasks.json.ts';

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
  subtaskCount: number;
  version: number;
  /** Everyone it concerns: assigner, lead, co-assignees; those it is shared with and collaborators only see it. */
  participants: number[];
  viewers: number[];
  relation: TaskRelation;
}

/** The task's own company, or that of an accepted invitation; row-level security holds the same line. */
function reachable(actor: Actor, taskId: number): RawBuilder<unknown> {
  return sql`t.id = ${taskId}::bigint and t.company_id = any(array(
    select ${actor.companyId}::bigint
    union select company_id from task_collaborators where user_id = ${actor.userId}::bigint and task_id = ${taskId}::bigint))`;
}

/** Loads a task's facts, locked against other writers where asked. Authorization is the caller's (see access.ts). */
export async function unauthorizedTaskFacts(
  tx: Transaction,
  actor: Actor,
  taskId: number,
  lock: boolean,
): Promise<TaskFacts | null> {
  const { rows } = await sql<Omit<TaskFacts, 'relation'> & { relation: number }>`
    select t.company_id as "companyId", t.id, t.title, t.description, t.status, t.priority, t.due_date as "dueDate",
      t.assignee_id as "assigneeId", t.assigner_id as "assignerId", t.external_contact_id as "externalContactId",
      t.subtask_count as "subtaskCount", t.version, ${relationOf(actor)} as relation,
      array_remove(array[t.assigner_id, t.assignee_id] || case when t.co_assignee_count > 0 then
        array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id) end, null)
        as participants,
      case when t.share_count + t.collaborator_count > 0 then array(
        select user_id from task_shares x where x.company_id = t.company_id and x.task_id = t.id
        union select user_id from task_collaborators x where x.company_id = t.company_id and x.task_id = t.id)
        else '{}' end as viewers
    from tasks t where ${reachable(actor, taskId)} ${lock ? sql`for no key update of t` : sql``}`.execute(tx.db);
  const row = rows[0];
  return row ? { ...row, relation: relationFromBits(row.relation) } : null;
}

/** The task as the contract's JSON text, with the actor's abilities. */
export async function taskAsJson(
  tx: Transaction,
  actor: Actor,
  task: { companyId: number; id: number },
): Promise<string> {
  const { rows } = await sql<{ json: string; relation: number }>`
    select ${taskJson} as json, ${relationOf(actor)} as relation
    from tasks t where t.company_id = ${task.companyId}::bigint and t.id = ${task.id}::bigint`.execute(tx.db);
  const row = rows[0];
  if (!row) throw new Error(`task ${task.id} vanished within its transaction`);
  return completeTaskJson(actor, row);
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

export async function insertTask(
  tx: Transaction,
  actor: Actor,
  companyId: number,
  values: Omit<TaskValues, 'status'>,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('tasks')
    .values({
      company_id: companyId,
      title: values.title,
      description: values.description,
      priority: values.priority,
      due_date: values.dueDate,
      assigner_id: actor.userId,
      assignee_id: values.assigneeId,
      external_contact_id: values.externalContactId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTask(tx: Transaction, task: TaskFacts, values: TaskValues): Promise<void> {
  await tx.db
    .updateTable('tasks')
    .set((eb) => ({
      title: values.title,
      description: values.description,
      status: values.status,
      priority: values.priority,
      due_date: values.dueDate,
      assignee_id: values.assigneeId,
      external_contact_id: values.externalContactId,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('company_id', '=', task.companyId)
    .where('id', '=', task.id)
    .execute();
}

/** Deletes the task; its subtasks, comments and the rest go with it. */
export async function removeTask(tx: Transaction, task: TaskFacts): Promise<void> {
  await tx.db.deleteFrom('tasks').where('company_id', '=', task.companyId).where('id', '=', task.id).execute();
}

/** How many tasks a company holds, with the company locked so that parallel creations cannot pass its limit together. */
export async function lockAndCountTasks(tx: Transaction, companyId: number): Promise<number> {
  await tx.db.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().executeTakeFirst();
  const { count } = await tx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isColleague(tx: Transaction, companyId: number, userId: number): Promise<boolean> {
  const found = await tx.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isOwnContact(
  tx: Transaction,
  companyId: number,
  ownerId: number,
  contactId: number,
): Promise<boolean> {
  const found = await tx.db
    .selectFrom('contacts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return found !== undefined;
}
