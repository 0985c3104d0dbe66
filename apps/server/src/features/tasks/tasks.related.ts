import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { Effects } from '../../platform/effects.ts';
import type { SignedInActor } from '../../platform/request.ts';
import type { TaskFacts } from './tasks.queries.ts';

/** What a change of one task means for its parent and its subtasks. */
export interface RelatedTask {
  id: number;
  title: string;
  version: number;
  /** Ids of all whom its events concern, administrators aside. */
  people: number[];
}

type Events = NonNullable<Effects['events']>;

const columns = sql`t.id, t.title, t.version, array(
  select distinct person from unnest(array[t.assigner_id, t.assignee_id]
    || array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id)
    || array(select user_id from task_shares x where x.company_id = t.company_id and x.task_id = t.id)
    || array(select user_id from task_collaborators x where x.company_id = t.company_id and x.task_id = t.id)) person
  where person is not null) as people`;

/** A task's subtasks, locked in the order that every writer takes. */
export async function lockSubtasks(tx: Transaction, task: TaskFacts): Promise<RelatedTask[]> {
  if (task.subtaskCount === 0) return [];
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t where t.company_id = ${task.companyId}::bigint and t.parent_id = ${task.id}::bigint
    order by t.id for no key update of t`.execute(tx.db);
  return rows;
}

/** A parent's title stands on its subtasks. */
export async function subtaskEvents(tx: Transaction, actor: SignedInActor, task: TaskFacts): Promise<Events> {
  if (task.subtaskCount === 0) return [];
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t
    where t.company_id = ${task.companyId}::bigint and t.parent_id = ${task.id}::bigint`.execute(tx.db);
  return rows.map((row) => relatedEvent(actor, row));
}

function relatedEvent(actor: SignedInActor, { id, people }: RelatedTask): Events[number] {
  return { kind: 'task.related', id, version: 0, audience: [actor.userId, ...people] };
}

/** A subtask's title and status stand on its parent, too: whoever has that open reads it again. */
export async function parentEvents(tx: Transaction, actor: SignedInActor, task: TaskFacts): Promise<Events> {
  if (task.parentId === null) return [];
  const { rows } = await sql<RelatedTask>`
    select ${columns} from tasks t
    where t.company_id = ${task.companyId}::bigint and t.id = ${task.parentId}::bigint`.execute(tx.db);
  return rows.map((row) => relatedEvent(actor, row));
}
