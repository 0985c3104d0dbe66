import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { isGuestRow, type Seeing, type TaskKey, tasksInOrder } from './tasks.list.queries.ts';

export interface ExportRow {
  title: string;
  description: string | null;
  status: TaskStatus;
  priority: TaskPriority;
  assignee: string | null;
  due: Date | null;
  contact: string | null;
  assigner: string | null;
  parent: string | null;
  created: Date;
  updated: Date;
}

/** The rows of tasks, in the order given. A guest gets names in place of addresses, and no parent that was not given too. */
export async function selectForExport(tx: Transaction, seeing: Seeing, tasks: TaskKey[]): Promise<ExportRow[]> {
  const isGuest = isGuestRow(seeing);
  const given = seeing.actor.collaboratesOn.map(({ taskId }) => taskId);
  return tasksInOrder(tx, tasks)
    .leftJoin('users as lead', (join) =>
      join.onRef('lead.company_id', '=', 't.company_id').onRef('lead.id', '=', 't.assignee_id'),
    )
    .leftJoin('users as assigner', (join) =>
      join.onRef('assigner.company_id', '=', 't.company_id').onRef('assigner.id', '=', 't.assigner_id'),
    )
    .leftJoin('contacts as contact', (join) =>
      join.onRef('contact.company_id', '=', 't.company_id').onRef('contact.id', '=', 't.external_contact_id'),
    )
    .leftJoin('tasks as parent', (join) =>
      join.onRef('parent.company_id', '=', 't.company_id').onRef('parent.id', '=', 't.parent_id'),
    )
    .select([
      't.title',
      't.description',
      't.status',
      't.priority',
      't.due_date as due',
      'assigner.name as assigner',
      // DECISIONS §3.
      sql<string | null>`case when ${isGuest} then lead.name else lead.email end`.as('assignee'),
      sql<string | null>`case when ${isGuest} then contact.name else contact.email end`.as('contact'),
      sql<string | null>`case when not ${isGuest} or parent.id = ${anyOf(given)} then parent.title end`.as('parent'),
      't.created_at as created',
      't.updated_at as updated',
    ])
    .execute();
}
