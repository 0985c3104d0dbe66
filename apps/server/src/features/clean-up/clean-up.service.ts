import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { claimDoomedCompany, deleteBatch, deleteOwned, OUTDATED } from './clean-up.queries.ts';

/** Deletes up to so many rows of what is to be cleaned up. @returns whether there may be more */
type Step = (tx: Transaction, rows: number) => Promise<boolean>;

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
    for (let rows: number = BATCH_ROWS.first; ; ) {
      if (signal.aborted) return false;
      const began = performance.now();
      if (!(await database.asSystem('clean-up', (tx) => step(tx, rows)))) return true;
      const milliseconds = performance.now() - began;
      const fitting = Math.round((rows * TARGET_MILLISECONDS) / milliseconds);
      // No more than twice as many: some rows take others along, and some do not.
      rows = Math.max(BATCH_ROWS.least, Math.min(fitting, 2 * rows, BATCH_ROWS.most));
      // As long a pause as the work took: whoever uses the product comes first.
      await sleep(milliseconds);
    }
  }

  async function removeOutdated(signal: AbortSignal): Promise<boolean> {
    for (const doomed of OUTDATED) {
      if (!(await repeat((tx, rows) => deleteBatch(tx, doomed, rows), signal))) return false;
    }
    return true;
  }

  /** One batch of one company; the last is the company itself. */
  async function purgeStep(tx: Transaction, rows: number): Promise<boolean> {
    const companyId = await claimDoomedCompany(tx);
    if (companyId === null) return false;
    await deleteOwned(tx, companyId, rows);
    return true;
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
