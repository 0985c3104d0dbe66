import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { claimDoomedCompany, deleteBatch, deleteOwned, OUTDATED, type RowsOf } from './clean-up.queries.ts';

/** Deletes some rows of what is to be cleaned up. @returns the table they were in; null where nothing was left */
type Step = (tx: SystemTransaction, rowsOf: RowsOf) => Promise<string | null>;

/** What a transaction is to last, so that nobody has to wait for it, and the rows that it may take in that time. */
const TARGET_MILLISECONDS = 25;
export const BATCH_ROWS = { least: 10, first: 50, most: 500 } as const;

/**
 * Removes what has outlived its use, and companies whose time of grace is over (DECISIONS §2), in short transactions: a
 * long one would hold back the live stream of everybody. It can be interrupted at any time, and goes on from there.
 */
export function createCleanUp({ database, jobs, logger }: Pick<Services, 'database' | 'jobs' | 'logger'>) {
  /** @returns false where it was interrupted before the end */
  async function repeat(step: Step, signal: AbortSignal): Promise<boolean> {
    // By table: a person takes more along than a notification.
    const fitting = new Map<string, number>();
    const rowsOf = (table: string) => fitting.get(table) ?? BATCH_ROWS.first;
    for (;;) {
      if (signal.aborted) return false;
      const began = performance.now();
      const table = await database.asSystem('clean-up', (tx) => step(tx, rowsOf));
      if (table === null) return true;
      const milliseconds = performance.now() - began;
      const rows = rowsOf(table);
      const inTime = Math.round((rows * TARGET_MILLISECONDS) / milliseconds);
      // No more than twice as many: some rows of a table take others along, and some do not.
      fitting.set(table, Math.max(BATCH_ROWS.least, Math.min(inTime, 2 * rows, BATCH_ROWS.most)));
      // As long a pause as the work took: whoever uses the product comes first.
      await sleep(milliseconds);
    }
  }

  async function removeOutdated(signal: AbortSignal): Promise<boolean> {
    for (const doomed of OUTDATED) {
      const step: Step = async (tx, rowsOf) => ((await deleteBatch(tx, doomed, rowsOf)) ? doomed.table : null);
      if (!(await repeat(step, signal))) return false;
    }
    return true;
  }

  /** One batch of one company; the last is the company itself. */
  async function purgeStep(tx: SystemTransaction, rowsOf: RowsOf): Promise<string | null> {
    const companyId = await claimDoomedCompany(tx);
    return companyId === null ? null : deleteOwned(tx, companyId, rowsOf);
  }

  return {
    /** Another run is asked for where this one is interrupted. */
    async run(signal: AbortSignal): Promise<void> {
      const isDone = (await removeOutdated(signal)) && (await repeat(purgeStep, signal));
      logger.info({ isDone }, 'clean-up');
      if (!isDone) await database.asSystem('clean-up', (tx) => jobs.add(tx, 'platform.clean-up', {}));
    },
    purgeStep,
  };
}
