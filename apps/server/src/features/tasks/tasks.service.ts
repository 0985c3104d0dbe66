import { OPEN_STATUSES, type TaskStatus } from '@taskwell/contract/labels';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import type { ReadBody } from '@taskwell/contract/operations';
import { PLANS } from '@taskwell/contract/plans';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry, type Effects, type Notice } from '../../platform/database/effects.ts';
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { holdColleagues } from '../people/people.access.ts';
import {
  accessTaskAsJson,
  accessTaskToChange,
  audience,
  type ChangeTarget,
  companyAudience,
  type TaskFacts,
} from './tasks.access.ts';
import { mergeAssignment, refuseTwoAssignees } from './tasks.assignment.ts';
import {
  assignedNotification,
  changeNotifications,
  createdNotifications,
  describeChanges,
  type LeadNames,
  subtaskNotifications,
} from './tasks.changes.ts';
import { createTaskIds, drawSubtaskId } from './tasks.ids.ts';
import { deletePart, findLeadName, holdOwnContact, PART_TABLES, selectAdministrators } from './tasks.people.queries.ts';
import {
  countTasks,
  insertTask,
  lockAndCountTasks,
  type NewTaskValues,
  type TaskValues,
  updateTask,
  writeTask,
} from './tasks.queries.ts';
import { parentEvents, subtaskEvents } from './tasks.related.ts';

/** The rules of making and changing tasks. Each answers the task as JSON text, with what the actor may do with it. */
export function createTaskService({ jobs }: Pick<Services, 'jobs'>) {
  const nextTaskId = createTaskIds();

  /** SPEC §5 'Task': a company's task needs someone; a personal one without a contact is the person's own. */
  async function create(tx: Transaction, actor: SignedInActor, body: ReadBody<'POST /tasks'>): Promise<JsonText> {
    const companyId = companyOf(actor);
    const { title, description = null, status, priority, dueDate = null, externalContactId = null } = body;
    const ownByDefault = actor.isPersonal && externalContactId === null ? actor.userId : null;
    const assigneeId = body.assigneeId ?? ownByDefault;
    if (assigneeId === null && externalContactId === null) {
      throw invalidFields({ assigneeId: VALIDATION.internalAssigneeRequired });
    }
    refuseTwoAssignees(assigneeId, externalContactId);
    const values = { title, description, status, priority, dueDate, assigneeId, externalContactId, parentId: null };
    return add(tx, actor, companyId, values, null);
  }

  /** SPEC §5 'Subtask': someone has to do it, and not in the past. */
  async function createSubtask(
    tx: Transaction,
    actor: SignedInActor,
    parentId: number,
    body: ReadBody<'POST /tasks/{id}/subtasks'>,
  ): Promise<JsonText> {
    const target: ChangeTarget = { taskId: parentId, actions: ['addSubtask'], expectedVersion: null, lock: true };
    const parent = await accessTaskToChange(tx, actor, target);
    // Every answer that has the task has all of them.
    if (parent.subtaskCount >= LIMITS.subtasksPerTask) throw new Failure('TOO_MANY_SUBTASKS', REFUSALS.tooManySubtasks);
    const { title, description = null, priority, assigneeId, dueDate = null } = body;
    if (isPast(dueDate)) throw invalidFields({ dueDate: VALIDATION.dueDatePast });
    const beginning = { status: 'TODO', externalContactId: null } as const;
    const values = { title, description, priority, dueDate, assigneeId, parentId, ...beginning };
    return add(tx, actor, parent.companyId, values, parent);
  }

  async function add(
    tx: Transaction,
    actor: SignedInActor,
    companyId: number,
    values: NewTaskValues,
    parent: TaskFacts | null,
  ): Promise<JsonText> {
    const { assigneeId, externalContactId, title, dueDate } = values;
    const [id, administrators] = await Promise.all([
      parent ? drawSubtaskId(tx) : nextTaskId(tx),
      parent ? [] : administratorsToTell(tx, actor, companyId),
      holdPlanLimit(tx, actor, companyId),
      holdContact(tx, actor, companyId, externalContactId),
    ]);
    const task = insertTask(tx, actor, { companyId, id }, values);
    if (isDueSoon(dueDate)) await jobs.add(tx, 'task.remind', { companyId, taskId: id });
    const assigned = assigneeId === null || assigneeId === actor.userId ? [] : [assigneeId];
    tx.record({
      companyId,
      actor,
      audit: [auditEntry('TASK_CREATED', 'Task', id, `Created task "${title}"`)],
      notifications: [
        ...assigned.map((userId) => assignedNotification(actor, userId, id, title)),
        ...createdNotifications(actor, administrators, { id, title }, assigned),
      ],
      events: [{ kind: 'task.created', id, version: 1, audience: [actor.userId, ...assigned] }],
    });
    if (parent) {
      const words = `Added the subtask "${title}" to "${parent.title}"`;
      tx.record({
        companyId,
        actor,
        audit: [auditEntry('SUBTASK_ADDED', 'Task', parent.id, words)],
        notifications: subtaskNotifications(actor, parent, title, assigned),
        events: [{ kind: 'task.related', id: parent.id, version: 0, audience: companyAudience(actor, parent) }],
      });
    }
    return task;
  }

  async function edit(
    tx: Transaction,
    actor: SignedInActor,
    target: EditTarget,
    body: ReadBody<'PUT /tasks/{id}'>,
  ): Promise<JsonText> {
    const change = await decideChange(tx, actor, target, body);
    if (!change) return new JsonText(await accessTaskAsJson(tx, actor, target.taskId));
    tx.record({ ...change.effects, notifications: change.notices });
    return updateTask(tx, actor, change.task, change.values);
  }

  /** Edits one of several tasks, which is not answered. @returns whom to tell what, which the caller sums up */
  async function editOneOfMany(
    tx: Transaction,
    actor: SignedInActor,
    target: EditTarget,
    body: ReadBody<'PUT /tasks/{id}'>,
  ): Promise<Notice[]> {
    const change = await decideChange(tx, actor, target, body);
    if (!change) return [];
    tx.record(change.effects);
    await writeTask(tx, change.task, change.values);
    return change.notices;
  }

  /** What an edit comes to; null where it leaves every value as it is. */
  async function decideChange(
    tx: Transaction,
    actor: SignedInActor,
    target: EditTarget,
    body: ReadBody<'PUT /tasks/{id}'>,
  ): Promise<TaskChange | null> {
    const task = await accessTaskToChange(tx, actor, { ...target, lock: true });
    const values = await decide(tx, actor, task, body);
    const audit = describeChanges(task, values, await leadNames(tx, task, values));
    if (audit.length === 0) return null;
    await followChange(tx, task, values);
    const concerned = audience(actor, task, values.assigneeId);
    const events = [
      { kind: 'task.changed' as const, id: task.id, version: task.version + 1, audience: concerned },
      ...(await familyEvents(tx, actor, task, values)),
    ];
    const effects = { companyId: task.companyId, actor, audit, events };
    return { task, values, effects, notices: changeNotifications(actor, task, values, audit, target.timeZone) };
  }

  async function decide(
    tx: Transaction,
    actor: SignedInActor,
    task: TaskFacts,
    { assigneeId, externalContactId, ...rest }: ReadBody<'PUT /tasks/{id}'>,
  ): Promise<TaskValues> {
    const assignment = mergeAssignment(task, assigneeId, externalContactId);
    if (assignment.externalContactId !== task.externalContactId) {
      await holdContact(tx, actor, task.companyId, assignment.externalContactId);
    }
    const values = { ...task, ...withoutUndefined(rest), ...assignment };
    return (await isReopenedWithoutLead(tx, actor, task, values)) ? { ...values, assigneeId: null } : values;
  }

  /** A subtask stands on its parent, and a parent's title on its subtasks. */
  async function familyEvents(tx: Transaction, actor: SignedInActor, before: TaskFacts, after: TaskValues) {
    const ofParent = await parentEvents(tx, actor, before);
    return after.title === before.title ? ofParent : [...ofParent, ...(await subtaskEvents(tx, actor, before))];
  }

  /** Whoever leads a task needs no lesser part in it; and a due date that is near is soon to be told. */
  async function followChange(tx: Transaction, before: TaskFacts, after: TaskValues): Promise<void> {
    const { assigneeId } = after;
    if (assigneeId !== null && [...before.coAssignees, ...before.sharedWith].includes(assigneeId)) {
      for (const table of PART_TABLES) await deletePart(tx, table, before, assigneeId);
    }
    const isNewDate = new Date(after.dueDate ?? 0).getTime() !== new Date(before.dueDate ?? 0).getTime();
    if (isNewDate && isDueSoon(after.dueDate)) {
      await jobs.add(tx, 'task.remind', { companyId: before.companyId, taskId: before.id });
    }
  }

  return { create, createSubtask, edit, editOneOfMany };
}

interface TaskChange {
  /** As it was. */
  task: TaskFacts;
  values: TaskValues;
  effects: Effects;
  notices: Notice[];
}

interface EditTarget extends Omit<ChangeTarget, 'lock'> {
  /** Of whoever makes the change, as an IANA name. */
  timeZone: string;
}

/** What an employee adds, the administrators hear of: they see everything in their company. */
async function administratorsToTell(tx: Transaction, actor: SignedInActor, companyId: number): Promise<number[]> {
  return actor.role === 'EMPLOYEE' ? selectAdministrators(tx, companyId) : [];
}

/** What of the plan's number of tasks is used; null where there is no limit (DECISIONS §3). */
export async function readUsage(
  tx: Transaction,
  actor: SignedInActor,
): Promise<{ used: number; limit: number } | null> {
  const companyId = companyOf(actor);
  const limit = planLimit(actor);
  return limit === null ? null : { used: await countTasks(tx, companyId), limit };
}

function planLimit({ plan }: SignedInActor): number | null {
  return plan === null ? null : PLANS[plan].taskLimit;
}

/** The plan's number of tasks, held under parallel requests by a lock on the company (DECISIONS §3). */
async function holdPlanLimit(tx: Transaction, actor: SignedInActor, companyId: number): Promise<void> {
  const limit = planLimit(actor);
  if (limit === null) return;
  if ((await lockAndCountTasks(tx, companyId)) >= limit)
    throw new Failure('PLAN_LIMIT_REACHED', REFUSALS.planLimit(limit));
}

/** Near enough that the reminder is due now; what is further off is found by the minute's sweep (see reminders). */
function isDueSoon(dueDate: string | Date | null): boolean {
  if (dueDate === null) return false;
  const milliseconds = new Date(dueDate).getTime() - Date.now();
  return milliseconds > 0 && milliseconds <= LIFETIMES.dueSoonHours * 3_600_000;
}

/** Minutes are what people enter, so the minute that has begun is not past. */
function isPast(dueDate: string | null): boolean {
  return dueDate !== null && new Date(dueDate).getTime() < Date.now() - 60_000;
}

/** Whether a task that was done, and so stayed with whoever did it, is opened again after they were deleted (DECISIONS §3). */
async function isReopenedWithoutLead(
  tx: Transaction,
  actor: SignedInActor,
  before: TaskFacts,
  { status, assigneeId }: TaskValues,
): Promise<boolean> {
  if (isOpen(before.status) || !isOpen(status) || assigneeId === null) return false;
  // The actor is held by the session, which ends with the person.
  return assigneeId !== actor.userId && (await holdColleagues(tx, [assigneeId])).length === 0;
}

function isOpen(status: TaskStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Any id but that of one of the actor's own contacts is not found. */
async function holdContact(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  contactId: number | null,
): Promise<void> {
  if (contactId !== null && !(await holdOwnContact(tx, companyId, actor.userId, contactId))) throw notFound();
}

/** @returns null where it is led by the same one */
async function leadNames(tx: Transaction, before: TaskFacts, after: TaskValues): Promise<LeadNames | null> {
  const { companyId, assigneeId, externalContactId } = before;
  if (after.assigneeId === assigneeId && after.externalContactId === externalContactId) return null;
  const [from, to] = await Promise.all([before, after].map((lead) => findLeadName(tx, companyId, lead)));
  return { from: from ?? null, to: to ?? null };
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
