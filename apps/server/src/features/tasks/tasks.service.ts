import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import type { ReadBody } from '@taskwell/contract/operations';
import { PLANS } from '@taskwell/contract/plans';
import type { TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, type Effects, record } from '../../platform/effects.ts';
import { Failure, invalidFields, notFound } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { accessTaskAsJson, accessTaskToChange } from './tasks.access.ts';
import { assignedNotification, audience, changeNotifications, describeChanges } from './tasks.changes.ts';
import {
  insertTask,
  isColleague,
  isOwnContact,
  lockAndCountTasks,
  lockParent,
  removeTask,
  type TaskFacts,
  type TaskValues,
  updateTask,
} from './tasks.queries.ts';

/** The rules of tasks. Each answers the task as JSON text, with what the actor may do with it. */
export function createTaskService({ realtime }: Pick<Services, 'realtime'>) {
  async function read(tx: Transaction, actor: SignedInActor, taskId: number): Promise<string> {
    return accessTaskAsJson(tx, actor, taskId);
  }

  /** SPEC §5 'Task': a company's task needs someone; a personal one without a contact is the person's own. */
  async function create(tx: Transaction, actor: SignedInActor, body: ReadBody<'POST /tasks'>): Promise<string> {
    const companyId = companyOf(actor);
    const { title, description = null, priority, dueDate = null, externalContactId = null } = body;
    const ownByDefault = actor.isPersonal && externalContactId === null ? actor.userId : null;
    const assigneeId = body.assigneeId ?? ownByDefault;
    if (assigneeId === null && externalContactId === null) {
      throw invalidFields({ assigneeId: VALIDATION.internalAssigneeRequired });
    }
    refuseTwoAssignees(assigneeId, externalContactId);
    await checkContact(tx, actor, companyId, externalContactId);
    await holdPlanLimit(tx, actor, companyId);
    const told = assigneeId === null || assigneeId === actor.userId ? [] : [assigneeId];
    const effects: Effects = {
      companyId,
      actor,
      audit: [auditEntry('TASK_CREATED', 'Task', 0, `Created task "${title}"`)],
      notifications: told.map((userId) => assignedNotification(actor, userId, 0, title)),
      events: [{ kind: 'task.created', id: 0, version: 1, audience: [actor.userId, ...told] }],
    };
    const values = { title, description, priority, dueDate, assigneeId, externalContactId };
    const task = await insertTask(tx, actor, companyId, values, effects);
    if (!task) throw notFound();
    tx.afterCommit.push(realtime.wake);
    return task.text;
  }

  async function edit(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    body: ReadBody<'PUT /tasks/{id}'>,
    expectedVersion: number | null,
  ): Promise<string> {
    return change(tx, actor, { taskId, action: 'edit', expectedVersion }, async (task) => {
      const { assigneeId, externalContactId, ...rest } = body;
      const assignment = mergeAssignment(task, assigneeId, externalContactId);
      if (assignment.assigneeId !== task.assigneeId) {
        await checkColleague(tx, actor, task.companyId, assignment.assigneeId);
      }
      if (assignment.externalContactId !== task.externalContactId) {
        await checkContact(tx, actor, task.companyId, assignment.externalContactId);
      }
      return { ...withoutUndefined(rest), ...assignment };
    });
  }

  async function changeStatus(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    status: TaskValues['status'],
    expectedVersion: number | null,
  ): Promise<string> {
    return change(tx, actor, { taskId, action: 'changeStatus', expectedVersion }, async () => ({ status }));
  }

  async function changePriority(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    priority: TaskValues['priority'],
    expectedVersion: number | null,
  ): Promise<string> {
    return change(tx, actor, { taskId, action: 'changePriority', expectedVersion }, async () => ({ priority }));
  }

  /**
   * Writes what differs, with its history, notices and event; a change to the same values writes nothing. The task is
   * not locked at first, because seldom do two change one at once; when they do, the slower request begins again, with a
   * lock.
   */
  async function change(
    tx: Transaction,
    actor: SignedInActor,
    target: ChangeTarget,
    decide: (task: TaskFacts) => Promise<Partial<TaskValues>>,
  ): Promise<string> {
    const task = await accessTaskToChange(
      tx,
      actor,
      target.taskId,
      target.action,
      target.expectedVersion,
      tx.isSecondTry,
    );
    const values: TaskValues = { ...task, ...(await decide(task)) };
    const audit = describeChanges(task, values);
    if (audit.length === 0) return accessTaskAsJson(tx, actor, task.id);
    const concerned = audience(actor, task, values.assigneeId);
    const effects: Effects = {
      companyId: task.companyId,
      actor,
      audit,
      notifications: changeNotifications(actor, task, values, audit),
      events: [{ kind: 'task.changed', id: task.id, version: task.version + 1, audience: concerned }],
    };
    const text = await updateTask(tx, actor, task, values, effects);
    tx.afterCommit.push(realtime.wake);
    return text;
  }

  /** Deletes the task with its subtasks; the answer says how many went with it (DECISIONS §3). */
  async function remove(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    expectedVersion: number | null,
  ): Promise<string> {
    await lockParent(tx, actor, taskId);
    const task = await accessTaskToChange(tx, actor, taskId, 'delete', expectedVersion, true);
    await removeTask(tx, task);
    const withSubtasks = task.subtaskCount > 0 ? ` and its ${task.subtaskCount} subtask(s)` : '';
    await record(
      tx,
      {
        companyId: task.companyId,
        actor,
        audit: [auditEntry('TASK_DELETED', 'Task', task.id, `Deleted task "${task.title}"${withSubtasks}`)],
        events: [{ kind: 'task.deleted', id: task.id, version: task.version + 1, audience: audience(actor, task) }],
      },
      realtime.wake,
    );
    return `${SUCCESSES.taskDeleted}${withSubtasks}`;
  }

  return { read, create, edit, changeStatus, changePriority, remove };
}

/** The plan's number of tasks, held under parallel requests by a lock on the company (DECISIONS §3). */
async function holdPlanLimit(tx: Transaction, actor: SignedInActor, companyId: number): Promise<void> {
  const limit = actor.plan === null ? null : PLANS[actor.plan].taskLimit;
  if (limit === null) return;
  if ((await lockAndCountTasks(tx, companyId)) >= limit)
    throw new Failure('PLAN_LIMIT_REACHED', FAILURES.planLimit(limit));
}

/** Which task, what is done to it, and the version it must be at (from If-Match; null for any). */
interface ChangeTarget {
  taskId: number;
  action: TaskAction;
  expectedVersion: number | null;
}

interface Assignment {
  assigneeId: number | null;
  externalContactId: number | null;
}

/** A task has one of the two: naming one takes the place of the other. */
function mergeAssignment(task: TaskFacts, assigneeId?: number | null, externalContactId?: number | null): Assignment {
  refuseTwoAssignees(assigneeId ?? null, externalContactId ?? null);
  if (assigneeId) return { assigneeId, externalContactId: null };
  if (externalContactId) return { assigneeId: null, externalContactId };
  return {
    assigneeId: assigneeId === undefined ? task.assigneeId : assigneeId,
    externalContactId: externalContactId === undefined ? task.externalContactId : externalContactId,
  };
}

function refuseTwoAssignees(assigneeId: number | null, externalContactId: number | null): void {
  if (assigneeId !== null && externalContactId !== null) {
    throw invalidFields({ externalContactId: VALIDATION.oneAssigneeOnly });
  }
}

/** Any id but a living colleague's is not found. */
async function checkColleague(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  userId: number | null,
): Promise<void> {
  if (userId !== null && userId !== actor.userId && !(await isColleague(tx, companyId, userId))) throw notFound();
}

/** Any id but that of one of the actor's own contacts is not found. */
async function checkContact(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  contactId: number | null,
): Promise<void> {
  if (contactId !== null && !(await isOwnContact(tx, companyId, actor.userId, contactId))) throw notFound();
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
