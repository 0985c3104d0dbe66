import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { canInCompany } from '@taskwell/policy/policy';
import { localTimes, writeCsv } from '../../platform/csv-writer.ts';
import { Failure, forbidden } from '../../platform/http/failure.ts';
import { type ActorInput, companyOf, type ReadOn } from '../../platform/http/request.ts';
import { EXPORT_COLUMNS } from './tasks.csv.ts';
import { type ExportRow, selectForExport } from './tasks.export.queries.ts';
import { findListed, type Seeing, type TaskKey } from './tasks.list.queries.ts';

/** Few enough that making their lines holds nobody up. */
const ROWS_AT_ONCE = 100;

/**
 * The tasks of a list as CSV, its times in the caller's zone, in pieces that are read and made as fast as the caller
 * takes them. Which tasks, and their order, is decided at the beginning.
 *
 * @throws 400 for more tasks than an export holds
 */
export async function exportTasks(input: ActorInput<'GET /tasks/export'>): Promise<AsyncIterable<string>> {
  const { tx, actor, timeZone, readOn } = input;
  const { archived, ...query } = input.query;
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
  const { tasks, total } = await findListed(tx, request, LIMITS.exportTasks);
  if (total > LIMITS.exportTasks) throw new Failure('EXPORT_TOO_LARGE', FILE_MESSAGES.exportTooLarge);
  return writeTasks(request, tasks, timeZone, readOn);
}

async function* writeTasks(seeing: Seeing, tasks: TaskKey[], timeZone: string, readOn: ReadOn): AsyncGenerator<string> {
  const local = localTimes(timeZone);
  yield writeCsv(EXPORT_COLUMNS, [], { header: true });
  for (let start = 0; start < tasks.length; start += ROWS_AT_ONCE) {
    const rows = await readOn((tx) => selectForExport(tx, seeing, tasks.slice(start, start + ROWS_AT_ONCE)));
    yield writeCsv(
      EXPORT_COLUMNS,
      rows.map((row) => exportedCells(row, local)),
      { header: false },
    );
  }
}

function exportedCells(row: ExportRow, local: (instant: Date) => string) {
  return {
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
  };
}
