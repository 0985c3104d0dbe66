import type pg from 'pg';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/**
 * Makes the call while another transaction has changed something and is still open; that one commits once the call waits
 * for it, or has been answered without.
 *
 * @returns what the call answers
 */
export async function callMeanwhile<T>(
  app: TestApp,
  change: (other: pg.Client) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const other = await app.database.connectAsOwner();
  try {
    await other.query('begin; set local role taskwell_system');
    await change(other);
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    let isAnswered = false;
    const answer = call().finally(() => {
      isAnswered = true;
    });
    await eventually('the call that waits', async () => isAnswered || (await isWaitedFor(app, rows[0]?.pid)));
    await other.query('commit');
    return await answer;
  } finally {
    await other.end();
  }
}

async function isWaitedFor(app: TestApp, pid: number | undefined): Promise<boolean> {
  const waiting = 'select from pg_stat_activity where $1::integer = any(pg_blocking_pids(pid))';
  return (await app.database.asOwner(waiting, [pid])).length > 0;
}
