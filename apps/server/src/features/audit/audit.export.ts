import { AUDIT_FIELD_LABELS, auditValueWords } from '@taskwell/contract/audit-words';
import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { ROLE_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import type { AuditChange } from '@taskwell/contract/schemas/audit';
import { localTimes, writeCsv } from '../../platform/csv-writer.ts';
import { Failure } from '../../platform/failure.ts';
import { readPages } from '../../platform/paging.ts';
import type { ActorInput, ReadOn } from '../../platform/request.ts';
import { accessAudit, readEntries } from './audit.access.ts';
import { countEntries, type EntryRow, type FoundEntries, listEntriesAfter } from './audit.queries.ts';

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
  if ((await readEntries(tx, (system) => countEntries(system, found))) > LIMITS.exportAuditEntries) {
    throw new Failure('EXPORT_TOO_LARGE', FILE_MESSAGES.auditExportTooLarge);
  }
  return writeEntries(found, timeZone, readOn);
}

async function* writeEntries(found: FoundEntries, timeZone: string, readOn: ReadOn): AsyncGenerator<string> {
  const local = localTimes(timeZone);
  yield writeCsv(COLUMNS, [], { header: true });
  const pages = readPages<EntryRow>((last) =>
    readOn((tx) => readEntries(tx, (system) => listEntriesAfter(system, found, last?.id ?? null, ROWS_AT_ONCE))),
  );
  for await (const rows of pages) {
    yield writeCsv(
      COLUMNS,
      rows.map((row) => cellsOf(row, local)),
      { header: false },
    );
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
