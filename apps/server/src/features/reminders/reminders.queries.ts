import { LIFETIMES } from '@taskwell/contract/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { openStatuses } from '../../platform/queries/open-tasks.ts';

/** Which task to look at: one that has just come near its due date, or all. */
export interface ReminderScope {
  companyId: number;
  taskId: number;
}

/**
 * Reminds those who lead or work on a task that is due soon, once for each due date. As text: six parts of one statement,
 * each of which goes on with the rows of the one before.
 *
 * @returns how many tasks people were reminded of
 */
export async function writeReminders(
  tx: SystemTransaction,
  scope: ReminderScope | null,
  limit: number,
): Promise<number> {
  const ofScope = scope ? sql`and c.id = ${scope.companyId}::bigint` : sql``;
  const ofTask = scope ? sql`and t.id = ${scope.taskId}::bigint` : sql``;
  const { rows } = await sql<{ reminded: number }>`
    with due as (
      select t.* from companies c cross join lateral (
        select t.company_id, t.id, t.title, t.due_date, t.assignee_id from tasks t
        where t.company_id = c.id and not t.archived ${ofTask}
          and t.due_key > now()
          and t.due_key <= now() + ${LIFETIMES.dueSoonHours} * interval '1 hour'
          and t.status in (${openStatuses})
          -- With nobody to tell, the reminder waits for somebody.
          and (t.assignee_id is not null or t.co_assignee_count > 0)
      ) t
      where c.marked_for_deletion_at is null ${ofScope} and not exists (
        select from task_reminders r
        where r.company_id = t.company_id and r.task_id = t.id and r.due_date = t.due_date)
      limit ${limit}
    ), reminded as (
      insert into task_reminders (company_id, task_id, due_date) select company_id, id, due_date from due
      on conflict do nothing returning company_id, task_id
    ), people as (
      select due.company_id, due.id as task_id, due.title, person.id as user_id
      from reminded join due on due.company_id = reminded.company_id and due.id = reminded.task_id
      cross join lateral (
        select due.assignee_id as id where due.assignee_id is not null
        union select x.user_id from task_co_assignees x where x.company_id = due.company_id and x.task_id = due.id
      ) person
      join users u on u.company_id = due.company_id and u.id = person.id and u.deleted_at is null
    ), notified as (
      insert into notifications (company_id, user_id, type, title, message, task_id, mail_pending)
      select company_id, user_id, 'TASK_DUE_SOON', 'Task due soon',
        format('"%s" is due within %s hours', title, ${LIFETIMES.dueSoonHours}::integer), task_id, true from people
      returning company_id, task_id, user_id
    ), announced as (
      insert into events (company_id, kind, entity_id, audience)
      select company_id, 'notification.created', task_id, array_agg(user_id) from notified group by company_id, task_id
    )
    select count(*)::integer as reminded from reminded`.execute(tx.db);
  return rows[0]?.reminded ?? 0;
}
