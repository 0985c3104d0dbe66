import { FILE_MESSAGES } from '@taskwell/contract/file-messages';
import { canInCompany } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry, type Notice } from '../../platform/database/effects.ts';
import { Failure, forbidden, invalidFields } from '../../platform/http/failure.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { inGroups } from '../../platform/process/groups.ts';
import { OverrunError, runInThread } from '../../platform/process/threads.ts';
import { findColleagues, holdColleagues } from '../people/people.access.ts';
import { assignedNotification, summarizeNotifications } from './tasks.changes.ts';
import { type ImportedTask, insertImported } from './tasks.import.queries.ts';
import type { ImportReading, ImportRequest } from './tasks.import.reading.ts';

const READING = new URL('./tasks.import.thread.ts', import.meta.url);
/** Many times what the largest file takes. As a heavy operation (see the contract), few run at once. */
const READING_LIMITS = { milliseconds: 10_000, megabytes: 64 };
const TASKS_AT_ONCE = 500;

/** Tasks from a CSV file: first a report of what each row would become, then, once confirmed, all of them or none. */
export async function importTasks(
  tx: Transaction,
  actor: SignedInActor,
  { csv, confirm }: { csv: string; confirm: boolean },
  timeZone: string,
): Promise<JsonText> {
  const companyId = companyOf(actor);
  if (!canInCompany(actor, 'importTasks')) throw forbidden();
  const importer = { id: actor.userId, name: actor.name, email: '' };
  const colleagues = await findColleagues(tx, companyId);
  const reading = await readApart({ csv, timeZone, importer, colleagues });
  if (reading.kind === 'unusable') throw invalidFields({ csv: reading.problem });
  const { rows, tasks, invalid, ignoredColumns } = reading;
  if (confirm) {
    const faulty = invalid + (await countUnassignable(tx, tasks));
    if (faulty > 0) throw new Failure('IMPORT_FAULTY', FILE_MESSAGES.importFaulty(faulty));
    await writeTasks(tx, actor, companyId, tasks);
  }
  const counts = `"valid":${tasks.length},"invalid":${invalid},"imported":${confirm ? tasks.length : 0}`;
  const ignored = `"ignoredColumns":${JSON.stringify(ignoredColumns)}`;
  return new JsonText(`{"success":true,"data":{"rows":${rows},${counts},${ignored}}}`);
}

/** A file is read where it holds up nobody else, within bounds of time and memory. @throws 503 beyond them */
async function readApart(request: ImportRequest): Promise<ImportReading> {
  try {
    return await runInThread<ImportRequest, ImportReading>(READING, request, READING_LIMITS);
  } catch (error) {
    if (error instanceof OverrunError) {
      throw new Failure('UNAVAILABLE', FILE_MESSAGES.importNotRead, { retryAfterSeconds: 5 });
    }
    throw error;
  }
}

/** Of how many tasks the assignee was deleted while the file was read; those who are there are held. */
async function countUnassignable(tx: Transaction, tasks: ImportedTask[]): Promise<number> {
  const held = await holdColleagues(tx, [...new Set(tasks.map(({ assigneeId }) => assigneeId))]);
  const ids = new Set(held.map(({ id }) => id));
  return tasks.filter(({ assigneeId }) => !ids.has(assigneeId)).length;
}

/** One statement for some of the tasks, one for what belongs to them; other requests have their turn in between. */
async function writeTasks(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  tasks: ImportedTask[],
): Promise<void> {
  const notices: Notice[] = [];
  for (const some of inGroups(tasks, TASKS_AT_ONCE)) {
    const added = await insertImported(tx, companyId, actor.userId, some);
    const audit = added.map(({ id, title }) => auditEntry('TASK_CREATED', 'Task', id, `Imported task "${title}"`));
    tx.record({ companyId, actor, audit });
    notices.push(
      ...added
        .filter(({ assigneeId }) => assigneeId !== actor.userId)
        .map((task) => assignedNotification(actor, task.assigneeId, task.id, task.title)),
    );
  }
  const assignees = new Set(notices.map(({ userId }) => userId));
  tx.record({
    companyId,
    actor,
    notifications: summarizeNotifications(actor, notices),
    events: [{ kind: 'tasks.changed', id: 0, version: 0, audience: [actor.userId, ...assignees] }],
  });
}
