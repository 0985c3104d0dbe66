import { createHmac } from 'node:crypto';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type ChainedEntry,
  type ChainLink,
  holdProgress,
  insertLinks,
  listHeads,
  listUnchained,
  noteProgress,
} from './audit.chain.queries.ts';

/** What a transaction chains: a few tens of milliseconds. */
const BATCH = 1_000;
/** No transaction of the app lasts as long, so none commits an entry from before that later on. */
const OPEN_TRANSACTION_MILLISECONDS = 10 * 60_000;
/** Before the first link. */
const BEGINNING = Buffer.alloc(32);

/**
 * Makes the hash of an entry: of its own content, its place, and the hash before it, under a key of the installation. Who
 * can write to the database but does not have the key can neither change nor remove an entry unnoticed.
 */
export function createLinkHash({ keyFor }: Pick<Services, 'keyFor'>) {
  const key = keyFor('audit chain');
  return function hashLink(previous: Buffer, position: number, entry: ChainedEntry): Buffer {
    const { companyId, id, userId, userName, userRole, action, entityType, entityId, taskId, description } = entry;
    const content = [companyId, id, userId, userName, userRole, action, entityType, entityId, taskId, description];
    // Left out where there are none, as in entries from before changes were kept.
    const changes = entry.changes === null ? [] : [entry.changes];
    const text = JSON.stringify([position, ...content, entry.createdAt, ...changes]);
    return createHmac('sha256', key).update(previous).update(text).digest();
  };
}

/** Where a chain stands: behind its last link, or at its beginning. */
export interface ChainHead {
  position: number;
  hash: Buffer;
}

export const NO_HEAD: ChainHead = { position: 0, hash: BEGINNING };

/**
 * The job of every minute: adds each company's new entries to its chain, in the order they are seen in. In one place at a
 * time, in short transactions; it can be interrupted, and goes on from there.
 */
export async function chainAudit(
  { database, keyFor }: Pick<Services, 'database' | 'keyFor'>,
  signal: AbortSignal,
): Promise<void> {
  const hashLink = createLinkHash({ keyFor });

  async function chainBatch(tx: SystemTransaction): Promise<boolean> {
    const progress = await holdProgress(tx);
    if (!progress) return false;
    const since = new Date(progress.chainedUntil.getTime() - OPEN_TRANSACTION_MILLISECONDS);
    const entries = await listUnchained(tx, since, BATCH);
    if (entries.length > 0) await insertLinks(tx, await linksOf(tx, entries));
    if (entries.length === BATCH) return true;
    await noteProgress(tx, progress.now);
    return false;
  }

  async function linksOf(tx: SystemTransaction, entries: ChainedEntry[]): Promise<ChainLink[]> {
    const companyIds = [...new Set(entries.map(({ companyId }) => companyId))];
    const heads = new Map<number, ChainHead>();
    for (const head of await listHeads(tx, companyIds)) heads.set(head.companyId, head);
    return entries.map((entry) => {
      const head = heads.get(entry.companyId) ?? NO_HEAD;
      const position = head.position + 1;
      const link = { position, hash: hashLink(head.hash, position, entry) };
      heads.set(entry.companyId, link);
      return { companyId: entry.companyId, entryId: entry.id, ...link };
    });
  }

  while (!signal.aborted && (await database.asSystem('audit chain', chainBatch)));
}
