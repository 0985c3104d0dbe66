import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export interface ImportedTask {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: Date | null;
  assigneeId: number;
}

export type AddedTask = Pick<ImportedTask, 'title' | 'assigneeId'> & { id: number };

/** One statement, however many there are. */
export async function insertImported(
  tx: Transaction,
  companyId: number,
  assignerId: number,
  tasks: ImportedTask[],
): Promise<AddedTask[]> {
  const column = <K extends keyof ImportedTask>(name: K) => tasks.map((task) => task[name]);
  const { rows } = await sql<AddedTask>`
    insert into tasks (company_id, assigner_id, title, description, status, priority, due_date, assignee_id)
    select ${companyId}::bigint, ${assignerId}::bigint, row.*
    from unnest(${column('title')}::text[], ${column('description')}::text[], ${column('status')}::task_status[],
      ${column('priority')}::task_priority[], ${column('dueDate')}::timestamptz[], ${column('assigneeId')}::bigint[]) row
    returning id, title, assignee_id as "assigneeId"`.execute(tx.db);
  return rows;
}
