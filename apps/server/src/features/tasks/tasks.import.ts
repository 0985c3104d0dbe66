import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { description, type ImportReport, type ImportRow, title } from '@taskwell/contract/schemas';
import { canInCompany } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, type Effects, record } from '../../platform/effects.ts';
import { Failure, forbidden } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { type Colleague, findColleagues } from '../people/people.access.ts';
import { assignedNotification, summarizeNotifications } from './tasks.changes.ts';
import { type CsvRow, dueDateOf, priorityOf, readCsv, statusOf } from './tasks.csv.ts';
import { type ImportedTask, insertImported } from './tasks.import.queries.ts';

interface Colleagues {
  byEmail: Map<string, Colleague>;
  /** In lower case. */
  byName: Map<string, Colleague[]>;
}

/** A row that was understood; without `task` it has faults. */
interface ReadRow {
  report: ImportRow;
  task: ImportedTask | null;
}

const NEW_TASK = { status: 'TODO', priority: 'MEDIUM' } as const;

/** Tasks from a CSV file: first a report of what each row would become, then, once confirmed, all of them or none. */
export function createTaskImport({ realtime }: Pick<Services, 'realtime'>) {
  return async function importTasks(
    tx: Transaction,
    actor: SignedInActor,
    { csv, confirm }: { csv: string; confirm: boolean },
    timeZone: string,
  ): Promise<ImportReport> {
    const companyId = companyOf(actor);
    if (!canInCompany(actor, 'importTasks')) throw forbidden();
    const colleagues = indexColleagues(await findColleagues(tx, companyId, 'all'));
    const rows = readCsv(csv).map((row) => readRow(row, actor, colleagues, timeZone));
    const tasks = rows.map(({ task }) => task).filter((task) => task !== null);
    const invalid = rows.length - tasks.length;
    if (confirm) {
      if (invalid > 0) throw new Failure('IMPORT_FAULTY', FAILURES.importFaulty(invalid));
      await writeTasks(tx, actor, companyId, tasks, realtime.wake);
    }
    const imported = confirm ? tasks.length : 0;
    return { rows: rows.map(({ report }) => report), valid: tasks.length, invalid, imported };
  };
}

function indexColleagues(colleagues: Colleague[]): Colleagues {
  return {
    byEmail: new Map(colleagues.map((colleague) => [colleague.email, colleague])),
    byName: Map.groupBy(colleagues, ({ name }) => name.toLowerCase()),
  };
}

function readRow(
  { line, cells, hasSurplus }: CsvRow,
  actor: SignedInActor,
  colleagues: Colleagues,
  timeZone: string,
): ReadRow {
  const errors: string[] = hasSurplus ? [VALIDATION.csvSurplusCells] : [];
  /** What a cell means, or undefined with the fault noted. */
  function read<T>(text: string, meaning: T | null | undefined, fault: string): T | undefined {
    if (text !== '' && (meaning === null || meaning === undefined)) errors.push(fault);
    return meaning ?? undefined;
  }
  function check(result: { success: boolean; error?: { issues: { message: string }[] } }): void {
    if (!result.success) errors.push(result.error?.issues[0]?.message ?? VALIDATION.textInvalid);
  }
  const named = {
    title: cells.title ?? '',
    description: cells.description ?? '',
    status: cells.status ?? '',
    priority: cells.priority ?? '',
    assignee: cells.assignee ?? '',
    dueDate: cells['due date'] ?? '',
  };
  check(title.safeParse(named.title));
  check(description.safeParse(named.description));
  const status = read(named.status, statusOf(named.status), VALIDATION.statusInvalid);
  const priority = read(named.priority, priorityOf(named.priority), VALIDATION.priorityInvalid);
  const { colleague = null, fault = '' } = findColleague(named.assignee, actor, colleagues);
  if (fault !== '') errors.push(fault);
  const date = named.dueDate === '' ? null : dueDateOf(named.dueDate, timeZone);
  const dueDate = read(named.dueDate, date, VALIDATION.csvDueDateInvalid(named.dueDate)) ?? null;
  const report: ImportRow = {
    row: line,
    title: named.title,
    // What was not understood is shown as the file has it.
    status: status ?? (named.status || NEW_TASK.status),
    priority: priority ?? (named.priority || NEW_TASK.priority),
    assignee: colleague?.name ?? named.assignee,
    dueDate: dueDate?.toISOString() ?? null,
    errors,
  };
  if (errors.length > 0 || !colleague) return { report, task: null };
  const given = { ...(status && { status }), ...(priority && { priority }) };
  const text = { title: named.title, description: named.description || null };
  return { report, task: { ...NEW_TASK, ...given, ...text, dueDate, assigneeId: colleague.id } };
}

/** By address, or by a name that only one has; a row that names nobody is the importing person's own. */
function findColleague(
  text: string,
  actor: SignedInActor,
  colleagues: Colleagues,
): { colleague?: Colleague; fault?: string } {
  if (text === '') return { colleague: { id: actor.userId, name: actor.name, email: '' } };
  const word = text.toLowerCase();
  const byEmail = colleagues.byEmail.get(word);
  if (byEmail) return { colleague: byEmail };
  const [first, ...others] = colleagues.byName.get(word) ?? [];
  if (others.length > 0) return { fault: VALIDATION.csvAssigneeAmbiguous(text) };
  return first ? { colleague: first } : { fault: VALIDATION.csvAssigneeUnknown(text) };
}

/** One statement for the tasks, one for all that belongs to them. */
async function writeTasks(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  tasks: ImportedTask[],
  wake: () => void,
): Promise<void> {
  const added = await insertImported(tx, companyId, actor.userId, tasks);
  const assignees = [...new Set(tasks.map(({ assigneeId }) => assigneeId))].filter((userId) => userId !== actor.userId);
  const effects: Effects = {
    companyId,
    actor,
    audit: added.map(({ id, title: name }) => auditEntry('TASK_CREATED', 'Task', id, `Imported task "${name}"`)),
    notifications: summarizeNotifications(
      actor,
      added
        .filter(({ assigneeId }) => assigneeId !== actor.userId)
        .map((task) => assignedNotification(actor, task.assigneeId, task.id, task.title)),
    ),
    events: [{ kind: 'tasks.changed', id: 0, version: 0, audience: [actor.userId, ...assignees] }],
  };
  await record(tx, effects, wake);
}
