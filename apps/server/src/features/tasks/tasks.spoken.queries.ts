import type { TaskStatus } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { likePattern } from '../../platform/queries/paging.ts';
import { allOf, scope, type TaskKey, tasksInOrder } from './tasks.list.queries.ts';

export interface SpokenTask {
  id: number;
  companyId: number;
  title: string;
  description: string | null;
  status: TaskStatus;
}

interface Spoken {
  actor: SignedInActor;
  companyId: number;
  text: string;
  /** Beginnings of words of the text, those that tell most first. */
  stems: readonly string[];
  /** Of the tasks that are answered. */
  limit: number;
}

/**
 * Tasks that a text may speak of, of those that the actor sees and that are not archived: all of few, of many those
 * whose titles stand in it and then those with most of the words, found by the index of the search. That as text: a function's answer for each of the words, and what
 * it sums up to.
 */
export async function findSpokenOf(
  tx: Transaction,
  { actor, companyId, text, stems, limit }: Spoken,
): Promise<SpokenTask[]> {
  const seen = allOf(scope({ actor, companyId, archived: false }));
  const all = await tx.db
    .selectFrom('tasks as t')
    .select(['t.id', 't.company_id as companyId', 't.title', 't.description', 't.status'])
    .where(seen)
    .limit(limit + 1)
    .execute();
  if (all.length <= limit || stems.length === 0) return all.slice(0, limit);
  // Looked up once and joined: as a condition, all that an employee sees would be gone through for each task found.
  const found = await sql<SpokenTask>`
    with found as materialized (
      select hit.company_id, hit.id, sum(1.0 / pattern.place) as hits
      from unnest(${stems.map(likePattern)}::text[]) with ordinality as pattern (text, place),
        lateral app.search_tasks(pattern.text) hit
      where not hit.archived group by hit.company_id, hit.id
    ), seen as materialized (
      select t.company_id, t.id from tasks t where ${seen}
    )
    select t.id, t.company_id as "companyId", t.title, t.description, t.status
    from found join seen using (company_id, id) join tasks t using (company_id, id)
    order by position(lower(t.title) in lower(${text})) > 0 desc, found.hits desc, id desc limit ${limit}`.execute(
    tx.db,
  );
  return found.rows;
}

/** Each of these in the order given; null for one that the actor does not see, or that is archived. */
export async function findSeen(
  tx: Transaction,
  { actor, companyId, ids }: Pick<Spoken, 'actor' | 'companyId'> & { ids: readonly number[] },
): Promise<(SpokenTask | null)[]> {
  if (ids.length === 0) return [];
  const found = await tx.db
    .selectFrom('tasks as t')
    .select(['t.id', 't.company_id as companyId', 't.title', 't.description', 't.status'])
    .where(allOf(scope({ actor, companyId, archived: false })))
    .where('t.id', 'in', ids)
    .execute();
  const byId = new Map(found.map((task) => [task.id, task]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** What an answer says of each task. */
export interface NamedTask {
  id: number;
  title: string;
  status: TaskStatus;
  dueDate: Date | null;
  /** Null where nobody of the company leads it. */
  assigneeName: string | null;
}

/** Of tasks that the actor sees, in the order given. */
export async function namesOf(tx: Transaction, tasks: TaskKey[]): Promise<NamedTask[]> {
  if (tasks.length === 0) return [];
  return tasksInOrder(tx, tasks)
    .leftJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 't.company_id').onRef('u.id', '=', 't.assignee_id'),
    )
    .select(['t.id', 't.title', 't.status', 't.due_date as dueDate', 'u.name as assigneeName'])
    .execute();
}
