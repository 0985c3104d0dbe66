import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';

/** Waits until the jobs that are due have been done. */
export async function settle(database: TestDatabase): Promise<void> {
  const due = `select from pgboss.job
    where state < 'completed' and start_after <= now() and name in ('account.send-code', 'mail.send', 'push.send', 'task.remind')
    union all select from notifications where mail_pending`;
  await eventually('the end of all jobs', async () => (await database.query(due)).length === 0);
}
