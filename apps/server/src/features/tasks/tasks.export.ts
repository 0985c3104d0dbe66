import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { ReadQuery } from '@taskwell/contract/operations';
import { canInCompany } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { Failure, forbidden } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import { writeCsv } from './tasks.csv.ts';
import { selectForExport } from './tasks.export.queries.ts';

/** The tasks of a list as CSV, its times in the caller's zone. */
export async function exportTasks(
  tx: Transaction,
  actor: SignedInActor,
  { archived, ...query }: ReadQuery<'GET /tasks/export'>,
  timeZone: string,
): Promise<string> {
  const companyId = companyOf(actor);
  if (!canInCompany(actor, 'exportTasks')) throw forbidden();
  const request = {
    actor,
    companyId,
    query: { ...query, limit: LIMITS.exportTasks },
    archived: archived === 'true',
    timeZone,
    now: new Date(),
  };
  const rows = await selectForExport(tx, request);
  if (rows.length > LIMITS.exportTasks) throw new Failure('EXPORT_TOO_LARGE', FAILURES.exportTooLarge);
  const local = localTime(timeZone);
  return writeCsv(
    rows.map((row) => ({
      title: row.title,
      description: row.description,
      status: TASK_STATUS_LABELS[row.status],
      priority: TASK_PRIORITY_LABELS[row.priority],
      assignee: row.assignee,
      'due date': row.due && local(row.due),
      'external contact': row.contact,
      assigner: row.assigner,
      'parent task': row.parent,
      created: local(row.created),
      updated: local(row.updated),
    })),
  );
}

/** As '2030-06-01 17:00', which the import and every spreadsheet read; Swedes write times so. */
function localTime(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}
