import { sql } from 'kysely';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { TaskFacts } from './tasks.queries.ts';

/** What a change of one task means for its parent and its subtasks. */
export interface RelatedTask {
  id: number;
  title: string;
  version: number;
  /** Ids of those in its company whom its events concern, administrators aside. */
  people: number[];
  /** Ids of its collaborators, who hear of the task itself and of nothing around it (DECISIONS §3). */
  guests: number[];
}

const columns = sql`t.id, t.title, t.version, array(
  select distinct person from unnest(array[t.assigner_id, t.assignee_id]
    || array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id)
    || array(select user_id from task_shares x where x.company_id = t.company_id and x.task_id = t.id)) person
  where person is not null) as people,
  array(select user_id from task_collaborators x where x.company_id = t.company_id and x.task_id = t.id) as guests`;

/** A task's subtasks, locked in the order that every writer takes. */
export async function lockSubtasks(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  if (task.subtaskCount === 0) return [];
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t where t.company_id = ${task.companyId}::bigint and t.parent_id = ${task.id}::bigint
    order by t.id for no key update of t`.execute(tx.db);
  return rows;
}

export async function findSubtasks(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t
    where t.company_id = ${task.companyId}::bigint and t.parent_id = ${task.id}::bigint`.execute(tx.db);
  return rows;
}

/** None or one. */
export async function findParents(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t
    where t.company_id = ${task.companyId}::bigint and t.id = ${task.parentId}::bigint`.execute(tx.db);
  return rows;
}

/**
 * Locks the task that this one is a subtask of, if any, to be called before the subtask is locked: that is the order in
 * which deleting the parent takes them, and in the other order two deletions would wait for each other.
 */
export async function lockParent(tx: Transaction, actor: SignedInActor, taskId: number): Promise<void> {
  await sql`
    select from tasks where company_id = ${actor.companyId}::bigint and id = (
      select parent_id from tasks where company_id = ${actor.companyId}::bigint and id = ${taskId}::bigint)
    for no key update`.execute(tx.db);
}

/**
 * Keeps other writers away from these tasks, their parents and their subtasks until the end of the transaction, in the
 * order that every writer takes.
 */
export async function lockFamilies(tx: Transaction, companyId: number, ids: number[]): Promise<void> {
  await sql`
    select from tasks t where t.company_id = ${companyId}::bigint and (
      t.id = any(${ids}::bigint[]) or t.parent_id = any(${ids}::bigint[]) or t.id = any(array(
        select parent_id from tasks where company_id = ${companyId}::bigint and id = any(${ids}::bigint[]))))
    order by t.id for no key update of t`.execute(tx.db);
}

/** The accounts that have invitations to these tasks of one company on their lists, to go with them. As the system. */
export async function findInvited(tx: SystemTransaction, companyId: number, taskIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from task_invitations i
    join users u on u.email = i.recipient_email and u.is_email_verified and u.deleted_at is null
    where i.company_id = ${companyId}::bigint and i.task_id = any(${taskIds}::bigint[])
      and i.status in ('PENDING', 'ACCEPTED')`.execute(tx.db);
  return rows.map(({ id }) => id);
}
