import type { SystemTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  holdBlocksProgress,
  insertBlock,
  listNextBlocks,
  noteReachedCompany,
  settleCandidate,
} from './audit.blocks.queries.ts';

/** Entries of a block: so many of a company, and those of the last hour, are counted one by one. */
export const BLOCK_ENTRIES = 1_000;
/** Companies of a transaction, each with a block at most: a quarter of a second. */
const COMPANIES_AT_ONCE = 25;
/** No transaction of the app lasts as long, so none adds an entry with a smaller number than the newest of back then. */
const SETTLED_MILLISECONDS = 30 * 60_000;

/**
 * The job of every minute: what was written until half an hour ago is put into blocks, by which the audit log is counted and
 * searched. In one place at a time, in short transactions; it can be interrupted, and goes on from there.
 */
export async function keepAuditBlocks({ database }: Pick<Services, 'database'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await database.asSystem('audit log', nextBlocks)));
}

/** @returns whether there may be more */
async function nextBlocks(tx: SystemTransaction): Promise<boolean> {
  const progress = await holdBlocksProgress(tx);
  if (!progress) return false;
  const { settledId, waited, reachedCompanyId } = progress;
  if (reachedCompanyId === null) {
    if (waited < SETTLED_MILLISECONDS) return false;
    await settleCandidate(tx);
    return true;
  }
  const sizes = { companies: COMPANIES_AT_ONCE, entries: BLOCK_ENTRIES };
  const next = await listNextBlocks(tx, reachedCompanyId, settledId, sizes);
  let hasMore = false;
  for (const { companyId, behind, lastId } of next) {
    if (lastId === null) continue;
    await insertBlock(tx, companyId, behind, lastId);
    hasMore = true;
  }
  // Those that have one more block may have another.
  if (!hasMore) await noteReachedCompany(tx, next.at(-1)?.companyId ?? null);
  return hasMore || next.length > 0;
}
