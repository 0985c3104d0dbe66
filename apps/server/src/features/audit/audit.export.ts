import { AUDIT_FIELD_LABELS, auditValueWords } from '@taskwell/contract/audit-words';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import { localTimes, writeCsv } from '../../platform/csv-writer.ts';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { ActorInput, ReadOn } from '../../platform/http/request.ts';
import { readPages } from '../../platform/queries/paging.ts';
import { accessAudit, readEntries } from './audit.access.ts';
import { type CountedEntries, countFound, listInBlocks, totalInBlocks, totalOf } from './audit.found.ts';
import { type EntryRow, listEntriesAfter } from './audit.queries.ts';

const COLUMNS = ['time', 'action', 'entity type', 'entity id', 'description', 'user', 'role', 'changes'] as const;
/** Few enough that making their lines holds nobody up. */
const ROWS_AT_ONCE = 100;

/**
 * What the filters leave as CSV, newest first, in pieces that are read and made as fast as the caller takes them.
 *
 * @throws 400 for more entries than an export holds
 */
export async function exportAudit(input: ActorInput<'GET /audit/export/csv'>): Promise<AsyncIterable<string>> {
  const { tx, actor, query, timeZone, readOn } = input;
  const found = accessAudit(actor, query, timeZone);
  const counted = await readEntries(tx, (system) => countFound(system, found));
  if (totalOf(counted) > LIMITS.exportAuditEntries) {
    throw new Failure('EXPORT_TOO_LARGE', FILE_MESSAGES.auditExportTooLarge);
  }
  return writeEntries(counted, timeZone, readOn);
}

async function* writeEntries(counted: CountedEntries, timeZone: string, readOn: ReadOn): AsyncGenerator<string> {
  const local = localTimes(timeZone);
  yield writeCsv(COLUMNS, [], { header: true });
  for await (const rows of pagesOf(counted, readOn)) {
    yield writeCsv(
      COLUMNS,
      rows.map((row) => cellsOf(row, local)),
      { header: false },
    );
  }
}

/** What is behind the last block from one entry to the next, as more may come in; blocks stay as they were counted. */
async function* pagesOf(counted: CountedEntries, readOn: ReadOn): AsyncGenerator<EntryRow[]> {
  const { found, lastInBlocks } = counted;
  const read = <T>(list: (system: SystemTransaction) => Promise<T>) => readOn((tx) => readEntries(tx, list));
  yield* readPages<EntryRow>((last) =>
    read((tx) => listEntriesAfter(tx, found, { after: last?.id, behind: lastInBlocks, limit: ROWS_AT_ONCE })),
  );
  for (let offset = 0; offset < totalInBlocks(counted); offset += ROWS_AT_ONCE) {
    yield await read((tx) => listInBlocks(tx, counted, { offset, limit: ROWS_AT_ONCE }));
  }
}

function cellsOf(row: EntryRow, local: (instant: Date) => string): Record<(typeof COLUMNS)[number], string | null> {
  return {
    time: local(row.createdAt),
    action: row.action,
    'entity type': row.entityType,
    'entity id': row.entityId === null ? null : String(row.entityId),
    description: row.description,
    user: row.userName,
    role: row.userRole && ROLE_LABELS[row.userRole],
    changes: row.changes.map((change) => changeWords(change, local)).join('; '),
  };
}

function changeWords({ field, from, to }: AuditChange, local: (instant: Date) => string): string {
  const words = (value: string | null) => auditValueWords(field, value, (instant) => local(new Date(instant)));
  return `${AUDIT_FIELD_LABELS[field]}: ${words(from)} → ${words(to)}`;
}
