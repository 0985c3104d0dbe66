import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { inOrder, isGuestRow, type Seeing, type TaskKey } from './tasks.list.queries.ts';

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

const people = sql`
  left join users lead on lead.company_id = t.company_id and lead.id = t.assignee_id
  left join users assigner on assigner.company_id = t.company_id and assigner.id = t.assigner_id
  left join contacts contact on contact.company_id = t.company_id and contact.id = t.external_contact_id
  left join tasks parent on parent.company_id = t.company_id and parent.id = t.parent_id`;

/** A guest gets names in place of addresses, and no parent that was not given too (DECISIONS §3). */
function columns(seeing: Seeing) {
  const isGuest = isGuestRow(seeing);
  const given = seeing.actor.collaboratesOn.map(({ taskId }) => taskId);
  return sql`t.title, t.description, t.status, t.priority, t.due_date as due, assigner.name as assigner,
    case when ${isGuest} then lead.name else lead.email end as assignee,
    case when ${isGuest} then contact.name else contact.email end as contact,
    case when not ${isGuest} or parent.id = any(${given}::bigint[]) then parent.title end as parent,
    t.created_at as created, t.updated_at as updated`;
}

/** The rows of tasks, in the order given. */
export async function selectForExport(tx: Transaction, seeing: Seeing, tasks: TaskKey[]): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns(seeing)} from ${inOrder(tasks)} ${people} order by place`.execute(tx.db);
  return rows;
}
