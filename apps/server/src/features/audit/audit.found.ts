import type { AuditAction } from '@taskwell/contract/audit-words';
import type { AuditStat } from '@taskwell/contract/schemas/audit';
import type { SystemTransaction } from '../../platform/database/database.ts';
import {
  type BlockCount,
  countInBlocks,
  countNewest,
  type EntryRow,
  type FoundEntries,
  type FoundInBlocks,
  findLastInBlocks,
  listEntriesById,
  listIdsInBlocks,
  listNewestIds,
} from './audit.queries.ts';

/** What the filters leave of a company's entries, counted: those behind the last block, and those of each block. */
export interface CountedEntries {
  found: FoundEntries;
  /** The last entry that is in a block. */
  lastInBlocks: number;
  newest: AuditStat[];
  inBlocks: FoundInBlocks;
}

export async function countFound(tx: SystemTransaction, found: FoundEntries): Promise<CountedEntries> {
  const lastInBlocks = await findLastInBlocks(tx, found.companyId);
  const [newest, inBlocks] = await Promise.all([
    countNewest(tx, found, lastInBlocks),
    countInBlocks(tx, found, lastInBlocks),
  ]);
  return { found, lastInBlocks, newest, inBlocks };
}

export function totalOf(counted: CountedEntries): number {
  return sum(counted.newest) + totalInBlocks(counted);
}

export function totalInBlocks({ inBlocks }: CountedEntries): number {
  return sum(inBlocks.blocks);
}

/** How often each action is among them, most frequent first. */
export function actionsOf({ newest, inBlocks }: CountedEntries): AuditStat[] {
  const counts = new Map<AuditAction, number>();
  for (const { action, count } of [...newest, ...inBlocks.actions])
    counts.set(action, (counts.get(action) ?? 0) + count);
  return [...counts]
    .map(([action, count]) => ({ action, count }))
    .sort((one, other) => other.count - one.count || (one.action < other.action ? -1 : 1));
}

/** A page, newest first. Its place is known from the counts: a page far back costs what the first one does. */
export async function listPage(
  tx: SystemTransaction,
  counted: CountedEntries,
  { page, limit }: { page: number; limit: number },
): Promise<EntryRow[]> {
  const { found, lastInBlocks } = counted;
  const newest = sum(counted.newest);
  const offset = (page - 1) * limit;
  const first = offset < newest ? await listNewestIds(tx, found, lastInBlocks, { offset, limit }) : [];
  const rest = { offset: Math.max(0, offset - newest), limit: limit - first.length };
  return listEntriesById(tx, found.companyId, [...first, ...(await listIds(tx, counted, rest))]);
}

interface Place {
  offset: number;
  limit: number;
}

/** Some of those that are in blocks, newest first. */
export async function listInBlocks(tx: SystemTransaction, counted: CountedEntries, place: Place): Promise<EntryRow[]> {
  return listEntriesById(tx, counted.found.companyId, await listIds(tx, counted, place));
}

async function listIds(tx: SystemTransaction, { found, inBlocks }: CountedEntries, place: Place): Promise<number[]> {
  const { lastIds, passed } = blocksAt(inBlocks.blocks, place);
  if (lastIds.length === 0) return [];
  return listIdsInBlocks(tx, found, lastIds, { ...place, offset: place.offset - passed });
}

/** The blocks that a place lies in, and how many found entries are in those before them. */
function blocksAt(blocks: BlockCount[], { offset, limit }: Place): { lastIds: number[]; passed: number } {
  const lastIds: number[] = [];
  let passed = 0;
  let reached = 0;
  for (const { lastId, count } of limit > 0 ? blocks : []) {
    if (reached >= offset + limit) break;
    reached += count;
    if (reached > offset) lastIds.push(lastId);
    else passed = reached;
  }
  return { lastIds, passed };
}

function sum(counts: { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
