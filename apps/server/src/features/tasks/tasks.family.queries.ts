import { sql } from 'kysely';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
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

/** Of the task `t`. */
const people = sql<number[]>`array(
  select distinct person from unnest(array[t.assigner_id, t.assignee_id]
    || array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id)
    || array(select user_id from task_shares x where x.company_id = t.company_id and x.task_id = t.id)) person
  where person is not null)`;

const guests = sql<number[]>`array(
  select user_id from task_collaborators x where x.company_id = t.company_id and x.task_id = t.id)`;

function relatedTasks(tx: Transaction, companyId: number) {
  return tx.db
    .selectFrom('tasks as t')
    .select(['t.id', 't.title', 't.version', people.as('people'), guests.as('guests')])
    .where('t.company_id', '=', companyId);
}

/** A task's subtasks, locked in the order that every writer takes. */
export async function lockSubtasks(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  if (task.subtaskCount === 0) return [];
  return relatedTasks(tx, task.companyId)
    .where('t.parent_id', '=', task.id)
    .orderBy('t.id')
    .forNoKeyUpdate('t')
    .execute();
}

export async function findSubtasks(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  return relatedTasks(tx, task.companyId).where('t.parent_id', '=', task.id).execute();
}

/** None or one. */
export async function findParents(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  if (task.parentId === null) return [];
  return relatedTasks(tx, task.companyId).where('t.id', '=', task.parentId).execute();
}

/**
 * Locks the task that this one is a subtask of, if any, to be called before the subtask is locked: that is the order in
 * which deleting the parent takes them, and in the other order two deletions would wait for each other.
 */
export async function lockParent(tx: Transaction, actor: SignedInActor, taskId: number): Promise<void> {
  const { companyId } = actor;
  // A super administrator's is none.
  if (companyId === null) return;
  const parent = tx.db
    .selectFrom('tasks')
    .select('parent_id')
    .where('company_id', '=', companyId)
    .where('id', '=', taskId);
  await tx.db
    .selectFrom('tasks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', parent)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Keeps other writers away from these tasks, their parents and their subtasks until the end of the transaction, in the
 * order that every writer takes.
 */
export async function lockFamilies(tx: Transaction, companyId: number, ids: number[]): Promise<void> {
  const parents = tx.db
    .selectFrom('tasks')
    .select('parent_id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids));
  await tx.db
    .selectFrom('tasks')
    .select('id')
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('id', '=', anyOf(ids)),
        where('parent_id', '=', anyOf(ids)),
        // As an array, so that each of the three is a probe of an index.
        where('id', '=', sql<number>`any(array(${parents}))`),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The accounts that have invitations to these tasks of one company on their lists, to go with them. As the system. */
export async function findInvited(tx: SystemTransaction, companyId: number, taskIds: number[]): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('task_invitations as i')
    .innerJoin('users as u', 'u.email', 'i.recipient_email')
    .select('u.id')
    .distinct()
    .where('i.company_id', '=', companyId)
    .where('i.task_id', '=', anyOf(taskIds))
    .where('i.status', 'in', ['PENDING', 'ACCEPTED'])
    .where('u.is_email_verified', '=', true)
    .where('u.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
