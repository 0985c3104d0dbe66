import type { TaskUpdate } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { type Page, pageById } from '../../platform/paging.ts';

/** What the audit log has of a task, newest first. */
export function pageOfUpdates(
  tx: Transaction,
  task: { companyId: number; id: number },
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<TaskUpdate>> {
  return pageById<TaskUpdate>(tx, query, {
    id: sql`e.id`,
    json: sql`json_build_object('id', e.id, 'action', e.action, 'description', e.description,
      'createdAt', app.instant(e.created_at),
      'user', case when e.user_id is not null then json_build_object('name', e.user_name) end)`,
    from: sql`audit_entries e where e.company_id = ${task.companyId}::bigint and e.task_id = ${task.id}::bigint`,
  });
}
