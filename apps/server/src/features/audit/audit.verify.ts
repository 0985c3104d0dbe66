import { readRows } from '../../platform/queries/paging.ts';
import type { Services } from '../../platform/services.ts';
import { countMissedEntries, listChainedCompanies, listLinks, type VerifiedLink } from './audit.chain.queries.ts';
import { type ChainHead, createLinkHash, NO_HEAD } from './audit.chain.ts';

const LINKS_AT_ONCE = 2_000;
const COMPANIES_AT_ONCE = 500;
/** The worker chains every minute; what it has not seen by then it will not. */
const MINUTES_TO_CHAIN = 60;

/** Where the chain of a company ended; the hash in hexadecimal. */
export interface KnownHead {
  position: number;
  hash: string;
}

/** By the company's id: kept elsewhere, it shows whether an end was cut off. */
export type KnownHeads = Record<string, KnownHead>;

export interface AuditReport {
  entries: number;
  heads: KnownHeads;
  /** A sentence for each company where something is wrong. */
  faults: string[];
  /** Companies that had a chain and have none any more: purged, as it should be, or removed by hand. */
  gone: number[];
}

/**
 * Goes through the chain of every company and tells where an entry was changed, removed, put in between or put elsewhere.
 *
 * @param known heads of an earlier report; each must still be in its chain
 */
export async function verifyAudit(
  { database, keyFor }: Pick<Services, 'database' | 'keyFor'>,
  known: KnownHeads,
): Promise<AuditReport> {
  const hashLink = createLinkHash({ keyFor });
  const report: AuditReport = { entries: 0, heads: {}, faults: [], gone: [] };
  const missing = new Set(Object.keys(known).map(Number));

  const companies = () =>
    readRows<number>((last = 0) =>
      database.asSystem('audit chain', (tx) => listChainedCompanies(tx, last, COMPANIES_AT_ONCE)),
    );
  const linksOf = (companyId: number) =>
    readRows<VerifiedLink>((last) =>
      database.asSystem('audit chain', (tx) => listLinks(tx, companyId, last?.position ?? 0, LINKS_AT_ONCE)),
    );

  /** @returns the first fault of its chain, null where there is none */
  async function faultOf(companyId: number): Promise<string | null> {
    const expected = known[companyId];
    let head: ChainHead = NO_HEAD;
    for await (const { position, entryId, hash, entry } of linksOf(companyId)) {
      const place = `entry ${entryId}, at position ${position},`;
      if (!entry) return `${place} was removed`;
      if (!hash.equals(hashLink(head.hash, head.position + 1, entry))) return `${place} is not what was written`;
      if (position === expected?.position && hash.toString('hex') !== expected.hash)
        return `position ${position} is not what it was at the last check`;
      head = { position, hash };
      report.entries += 1;
    }
    if (expected && head.position < expected.position)
      return `its last entries were removed, behind position ${head.position}`;
    report.heads[companyId] = { position: head.position, hash: head.hash.toString('hex') };
    return null;
  }

  for await (const companyId of companies()) {
    missing.delete(companyId);
    const fault = await faultOf(companyId);
    if (fault) report.faults.push(`Company ${companyId}: ${fault}`);
  }
  report.gone.push(...missing);
  const missed = await database.asSystem('audit chain', (tx) => countMissedEntries(tx, MINUTES_TO_CHAIN));
  if (missed > 0) report.faults.push(`Entries in no chain, added by hand or while no worker ran: ${missed}`);
  return report;
}
