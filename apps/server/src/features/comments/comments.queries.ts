import { type NotNull, sql } from 'kysely';
import {
  type OpenTransaction,
  prepare,
  type SystemTransaction,
  type Transaction,
} from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { type Page, pageById } from '../../platform/queries/paging.ts';

/** A comment as the database has it; what the caller may do with it is added by the service. */
export interface CommentRow {
  id: number;
  taskId: number;
  content: string;
  author: { id: number; name: string };
  createdAt: string;
  editedAt: string | null;
}

interface TaskKey {
  companyId: number;
  id: number;
}

/** Of the comment `c` and its author `u`. */
const commentJson = sql<CommentRow>`json_build_object('id', c.id, 'taskId', c.task_id, 'content', c.content,
  'author', json_build_object('id', c.author_id, 'name', coalesce(u.name, c.author_name)),
  'createdAt', app.instant(c.created_at), 'editedAt', app.instant(c.edited_at))`;

export async function pageOfComments(
  tx: Transaction,
  task: TaskKey,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<CommentRow>> {
  const comments = tx.db
    .selectFrom('comments as c')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .where('c.company_id', '=', task.companyId)
    .where('c.task_id', '=', task.id);
  return pageById(query, comments, { id: sql`c.id`, json: commentJson });
}

/** A comment within row-level security's reach; whether its task may be seen is the caller's to check. */
export async function findComment(tx: Transaction, companyIds: number[], id: number): Promise<CommentRow | null> {
  const row = await tx.db
    .selectFrom('comments as c')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .select(commentJson.as('json'))
    .where('c.company_id', '=', anyOf(companyIds))
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row?.json ?? null;
}

export async function insertComment(
  tx: OpenTransaction,
  task: TaskKey,
  author: { userId: number; name: string },
  content: string,
): Promise<CommentRow> {
  const { rows } = await tx.run<{ json: CommentRow }>(commentInsertion({ task, author, content }));
  return (rows[0] as { json: CommentRow }).json;
}

interface NewComment {
  task: TaskKey;
  author: { userId: number; name: string };
  content: string;
}

const commentInsertion = prepare<NewComment>((value, db) =>
  db
    .with('c', (inserting) =>
      inserting
        .insertInto('comments')
        .values({
          company_id: value(({ task }) => task.companyId),
          task_id: value(({ task }) => task.id),
          author_id: value(({ author }) => author.userId),
          author_name: value(({ author }) => author.name),
          content: value(({ content }) => content),
        })
        .returningAll(),
    )
    .selectFrom('c')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .select(commentJson.as('json')),
);

/** Null where it is gone. */
export async function updateComment(
  tx: OpenTransaction,
  task: TaskKey,
  id: number,
  content: string,
): Promise<CommentRow | null> {
  const row = await tx.db
    .with('c', (updating) =>
      updating
        .updateTable('comments')
        .set({ content, edited_at: sql`now()` })
        .where('company_id', '=', task.companyId)
        .where('id', '=', id)
        .returningAll(),
    )
    .selectFrom('c')
    .leftJoin('users as u', 'u.id', 'c.author_id')
    .select(commentJson.as('json'))
    .executeTakeFirst();
  return row?.json ?? null;
}

export async function deleteComment(tx: Transaction, task: TaskKey, id: number): Promise<void> {
  await tx.db.deleteFrom('comments').where('company_id', '=', task.companyId).where('id', '=', id).execute();
}

/** The living administrators who have commented: they see every task, so they hear what is answered. */
export async function commentingAdministrators(tx: OpenTransaction, task: TaskKey): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('comments as c')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.author_id'),
    )
    .select('u.id')
    .distinct()
    .where('c.company_id', '=', task.companyId)
    .where('c.task_id', '=', task.id)
    .where('u.role', 'in', ['ADMIN', 'SYSDMIN'])
    .where('u.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The task's collaborators who are still there, with the company that their notifications belong to. */
export async function collaboratorsOf(
  tx: SystemTransaction,
  task: TaskKey,
): Promise<{ userId: number; companyId: number }[]> {
  return tx.db
    .selectFrom('task_collaborators as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .select(['u.id as userId', 'u.company_id as companyId'])
    .where('x.company_id', '=', task.companyId)
    .where('x.task_id', '=', task.id)
    .where('u.deleted_at', 'is', null)
    .where('u.company_id', 'is not', null)
    .$narrowType<{ companyId: NotNull }>()
    .execute();
}
