import type { SystemTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type ReminderScope, writeReminders } from './reminders.queries.ts';

const BATCH = 500;

/**
 * TASK_DUE_SOON to lead and co-assignees, 24 hours before (DECISIONS §3). Once per task and due date, however many
 * workers look at the same time: the row in task_reminders can only be inserted once, and notifications, mails and event
 * are written by the statement that inserts it.
 */
export function createReminders({ database }: Pick<Services, 'database'>) {
  async function remindOfOne(scope: ReminderScope): Promise<void> {
    await database.asSystem('reminders', (tx) => write(tx, scope));
  }

  /** The sweep of every minute finds what came near by the passing of time. */
  async function remindOfAll(): Promise<void> {
    while ((await database.asSystem('reminders', (tx) => write(tx, null))) === BATCH);
  }

  async function write(tx: SystemTransaction, scope: ReminderScope | null): Promise<number> {
    const reminded = await writeReminders(tx, scope, BATCH);
    if (reminded > 0) tx.wroteEvents();
    return reminded;
  }

  return { remindOfOne, remindOfAll };
}
