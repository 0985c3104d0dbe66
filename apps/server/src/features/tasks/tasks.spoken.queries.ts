import type { TaskStatus } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { likePattern } from '../../platform/queries/paging.ts';
import { inOrder, scope, type TaskKey } from './tasks.list.queries.ts';

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
  /** Beginnings of words of the text, those that tell most first. */
  stems: readonly string[];
  /** Of the tasks that are answered. */
  limit: number;
}

/**
 * Tasks that a text may speak of, of those that the actor sees and that are not archived: all of few, of many those with
 * most of the words, found by the index of the search.
 */
export async function findSpokenOf(tx: Transaction, { actor, companyId, stems, limit }: Spoken): Promise<SpokenTask[]> {
  const seen = sql.join(scope({ actor, companyId, archived: false }), sql` and `);
  const columns = sql`t.id, t.company_id as "companyId", t.title, t.description, t.status`;
  const all = await sql<SpokenTask>`select ${columns} from tasks t where ${seen} limit ${limit + 1}`.execute(tx.db);
  if (all.rows.length <= limit || stems.length === 0) return all.rows.slice(0, limit);
  const found = await sql<SpokenTask>`
    with found as materialized (
      select hit.company_id, hit.id, sum(1.0 / pattern.place) as hits
      from unnest(${stems.map(likePattern)}::text[]) with ordinality as pattern (text, place),
        lateral app.search_tasks(pattern.text) hit
      where not hit.archived group by hit.company_id, hit.id
    )
    select ${columns} from found join tasks t on t.company_id = found.company_id and t.id = found.id
    where ${seen} order by found.hits desc, t.id desc limit ${limit}`.execute(tx.db);
  return found.rows;
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
  const { rows } = await sql<NamedTask>`
    select t.id, t.title, t.status, t.due_date as "dueDate", u.name as "assigneeName"
    from ${inOrder(tasks)} left join users u on u.company_id = t.company_id and u.id = t.assignee_id
    order by place`.execute(tx.db);
  return rows;
}
