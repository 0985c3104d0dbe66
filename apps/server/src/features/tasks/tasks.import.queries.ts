import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';

export interface ImportedTask {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  dueDate: Date | null;
  assigneeId: number;
}

export type AddedTask = Pick<ImportedTask, 'title' | 'assigneeId'> & { id: number };

const IMPORTED_COLUMNS = ['title', 'description', 'status', 'priority', 'due_date', 'assignee_id'] as const;
type ImportedRow = Pick<Selectable<DB['tasks']>, (typeof IMPORTED_COLUMNS)[number]>;

/** One statement, however many there are. */
export async function insertImported(
  tx: Transaction,
  companyId: number,
  assignerId: number,
  tasks: ImportedTask[],
): Promise<AddedTask[]> {
  const column = <K extends keyof ImportedTask>(name: K) => tasks.map((task) => task[name]);
  const imported = sql<ImportedRow>`unnest(${column('title')}::text[], ${column('description')}::text[],
    ${column('status')}::task_status[], ${column('priority')}::task_priority[], ${column('dueDate')}::timestamptz[],
    ${column('assigneeId')}::bigint[])`.as<'i'>(sql`i (${sql.join(IMPORTED_COLUMNS.map((name) => sql.ref(name)))})`);
  return tx.db
    .insertInto('tasks')
    .columns(['company_id', 'assigner_id', ...IMPORTED_COLUMNS])
    .expression((build) =>
      build
        .selectFrom(imported)
        .select(({ val }) => [val(companyId).as('company_id'), val(assignerId).as('assigner_id')])
        .select(IMPORTED_COLUMNS),
    )
    .returning(['id', 'title', sql<number>`assignee_id`.as('assigneeId')])
    .execute();
}
