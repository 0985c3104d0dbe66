import { sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
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

const commentJson = sql<CommentRow>`json_build_object('id', c.id, 'taskId', c.task_id, 'content', c.content,
  'author', json_build_object('id', c.author_id, 'name', coalesce(u.name, c.author_name)),
  'createdAt', app.instant(c.created_at), 'editedAt', app.instant(c.edited_at))`;
const withAuthor = sql`comments c left join users u on u.id = c.author_id`;

export async function pageOfComments(
  tx: Transaction,
  task: TaskKey,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<CommentRow>> {
  return pageById(tx, query, {
    id: sql`c.id`,
    json: commentJson,
    from: sql`${withAuthor} where c.company_id = ${task.companyId}::bigint and c.task_id = ${task.id}::bigint`,
  });
}

/** A comment within row-level security's reach; whether its task may be seen is the caller's to check. */
export async function findComment(tx: Transaction, companyIds: number[], id: number): Promise<CommentRow | null> {
  const { rows } = await sql<{ json: CommentRow }>`
    select ${commentJson} as json from ${withAuthor}
    where c.company_id = any(${companyIds}::bigint[]) and c.id = ${id}::bigint`.execute(tx.db);
  return rows[0]?.json ?? null;
}

export async function insertComment(
  tx: OpenTransaction,
  task: TaskKey,
  author: { userId: number; name: string },
  content: string,
): Promise<CommentRow> {
  const { rows } = await sql<{ json: CommentRow }>`
    with c as (
      insert into comments (company_id, task_id, author_id, author_name, content)
      values (${task.companyId}, ${task.id}, ${author.userId}, ${author.name}, ${content}) returning *)
    select ${commentJson} as json from c left join users u on u.id = c.author_id`.execute(tx.db);
  return (rows[0] as { json: CommentRow }).json;
}

/** Null where it is gone. */
export async function updateComment(
  tx: OpenTransaction,
  task: TaskKey,
  id: number,
  content: string,
): Promise<CommentRow | null> {
  const { rows } = await sql<{ json: CommentRow }>`
    with c as (
      update comments set content = ${content}, edited_at = now()
      where company_id = ${task.companyId}::bigint and id = ${id}::bigint returning *)
    select ${commentJson} as json from c left join users u on u.id = c.author_id`.execute(tx.db);
  return rows[0]?.json ?? null;
}

export async function deleteComment(tx: Transaction, task: TaskKey, id: number): Promise<void> {
  await tx.db.deleteFrom('comments').where('company_id', '=', task.companyId).where('id', '=', id).execute();
}

/** The living administrators who have commented: they see every task, so they hear what is answered. */
export async function commentingAdministrators(tx: OpenTransaction, task: TaskKey): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from comments c
    join users u on u.company_id = c.company_id and u.id = c.author_id
    where c.company_id = ${task.companyId}::bigint and c.task_id = ${task.id}::bigint
      and u.role in ('ADMIN', 'SYSDMIN') and u.deleted_at is null`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** The task's collaborators who are still there, with the company that their notifications belong to. */
export async function collaboratorsOf(
  tx: SystemTransaction,
  task: TaskKey,
): Promise<{ userId: number; companyId: number }[]> {
  const { rows } = await sql<{ userId: number; companyId: number }>`
    select u.id as "userId", u.company_id as "companyId" from task_collaborators x join users u on u.id = x.user_id
    where x.company_id = ${task.companyId}::bigint and x.task_id = ${task.id}::bigint
      and u.deleted_at is null and u.company_id is not null`.execute(tx.db);
  return rows;
}
