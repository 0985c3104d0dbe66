import type { AuditAction } from '@taskwell/contract/audit-words';
import type { TaskUpdate } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { type Page, pageById } from '../../platform/paging.ts';

/** What the audit log has of a task, newest first: of the given actions, null for all. */
export function pageOfUpdates(
  tx: Transaction,
  task: { companyId: number; id: number },
  actions: AuditAction[] | null,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<TaskUpdate>> {
  const ofActions = actions ? sql`and e.action = any(${actions}::text[])` : sql``;
  return pageById<TaskUpdate>(tx, query, {
    id: sql`e.id`,
    json: sql`json_build_object('id', e.id, 'action', e.action, 'description', e.description,
      'createdAt', app.instant(e.created_at),
      'user', case when e.user_id is not null then json_build_object('name', e.user_name) end)`,
    from: sql`audit_entries e where e.company_id = ${task.companyId}::bigint and e.task_id = ${task.id}::bigint
      ${ofActions}`,
  });
}
