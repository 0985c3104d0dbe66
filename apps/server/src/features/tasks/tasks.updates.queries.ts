import type { AuditAction } from '@taskwell/contract/audit-words';
import type { TaskUpdate } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { type Page, pageById } from '../../platform/queries/paging.ts';

/**
 * What the audit log has of a task, newest first: of the given actions, null for all. The log keeps what a comment said
 * before it was edited; whoever reads the history of the task gets it no more once the comment is gone.
 */
export function pageOfUpdates(
  tx: Transaction,
  task: { companyId: number; id: number },
  actions: AuditAction[] | null,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<TaskUpdate>> {
  const entries = tx.db
    .selectFrom('audit_entries as e')
    .leftJoin('comments as c', (join) =>
      join
        .on('e.entity_type', '=', 'Comment')
        .onRef('c.company_id', '=', 'e.company_id')
        .onRef('c.task_id', '=', 'e.task_id')
        .onRef('c.id', '=', 'e.entity_id'),
    )
    .where('e.company_id', '=', task.companyId)
    .where('e.task_id', '=', task.id);
  const found = actions ? entries.where('e.action', '=', sql<string>`any(${actions}::text[])`) : entries;
  return pageById(query, found, { id: sql`e.id`, json });
}

/** Of the entry `e` and the comment `c` that it tells of. */
const json = sql<TaskUpdate>`json_build_object('id', e.id, 'action', e.action, 'description', e.description,
  'changes', case when e.entity_type = 'Comment' and c.id is null then '[]' else coalesce(e.changes, '[]') end,
  'comment', case e.action when 'COMMENT_CREATED' then c.content end,
  'createdAt', app.instant(e.created_at),
  'user', case when e.user_id is not null then json_build_object('name', e.user_name) end)`;

/** Actions after which a task has another version. */
const VERSIONED: AuditAction[] = [
  'TASK_UPDATED',
  'TASK_STATUS_CHANGED',
  'TASK_PRIORITY_CHANGED',
  'TASK_ARCHIVED',
  'TASK_UNARCHIVED',
];

/** Who changed a task last, by name, for somebody who sees its history; null where that was themselves, or nobody is known. */
export async function lastChangedBy(
  tx: Transaction,
  task: { companyId: number; id: number },
  readerId: number,
): Promise<string | null> {
  const last = await tx.db
    .selectFrom('audit_entries')
    .select(['user_id', 'user_name'])
    .where('company_id', '=', task.companyId)
    .where('task_id', '=', task.id)
    .where('action', 'in', VERSIONED)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined || last.user_id === readerId ? null : last.user_name;
}
