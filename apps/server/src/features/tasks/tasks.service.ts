import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import type { ReadBody } from '@taskwell/contract/operations';
import { PLANS } from '@taskwell/contract/plans';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, type Effects } from '../../platform/effects.ts';
import { Failure, invalidFields, notFound } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { findColleagues } from '../people/people.access.ts';
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
  type Notification,
  subtaskNotifications,
} from './tasks.changes.ts';
import { deletePart, findLeadName, isOwnContact, PART_TABLES, selectAdministrators } from './tasks.people.queries.ts';
import { insertTask, lockAndCountTasks, type NewTaskValues, type TaskValues, updateTask } from './tasks.queries.ts';
import { parentEvents, subtaskEvents } from './tasks.related.ts';

/** The rules of making and changing tasks. Each answers the task as JSON text, with what the actor may do with it. */
export function createTaskService({ realtime, jobs }: Pick<Services, 'realtime' | 'jobs'>) {
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
    const values = { title, description, priority, dueDate, assigneeId, externalContactId, parentId: null };
    return add(tx, actor, values, null);
  }

  /** SPEC §5 'Subtask': someone has to do it, and not in the past. */
  async function createSubtask(
    tx: Transaction,
    actor: SignedInActor,
    parentId: number,
    body: ReadBody<'POST /tasks/{id}/subtasks'>,
  ): Promise<string> {
    const target: ChangeTarget = { taskId: parentId, actions: ['addSubtask'], expectedVersion: null, lock: true };
    const parent = await accessTaskToChange(tx, actor, target);
    // Every answer that has the task has all of them.
    if (parent.subtaskCount >= LIMITS.subtasksPerTask) throw new Failure('TOO_MANY_SUBTASKS', FAILURES.tooManySubtasks);
    const { title, description = null, priority, assigneeId, dueDate = null } = body;
    if (isPast(dueDate)) throw invalidFields({ dueDate: VALIDATION.dueDatePast });
    const values = { title, description, priority, dueDate, assigneeId, externalContactId: null, parentId };
    return add(tx, actor, values, parent);
  }

  async function add(
    tx: Transaction,
    actor: SignedInActor,
    values: NewTaskValues,
    parent: TaskFacts | null,
  ): Promise<string> {
    const companyId = companyOf(actor);
    await holdPlanLimit(tx, actor, companyId);
    const { assigneeId, title } = values;
    const assigned = assigneeId === null || assigneeId === actor.userId ? [] : [assigneeId];
    const others = parent
      ? subtaskNotifications(actor, parent, title, assigned)
      : createdNotifications(actor, await administratorsToTell(tx, actor, companyId), title, assigned);
    const effects: Effects = {
      companyId,
      actor,
      audit: [auditEntry('TASK_CREATED', 'Task', 0, `Created task "${title}"`)],
      notifications: [...assigned.map((userId) => assignedNotification(actor, userId, 0, title)), ...others],
      events: [{ kind: 'task.created', id: 0, version: 1, audience: [actor.userId, ...assigned] }],
    };
    if (parent) {
      const words = `Added the subtask "${title}" to "${parent.title}"`;
      effects.audit?.push(auditEntry('SUBTASK_ADDED', 'Task', parent.id, words));
      effects.events?.push({
        kind: 'task.related',
        id: parent.id,
        version: 0,
        audience: companyAudience(actor, parent),
      });
    }
    const isSoon = isDueSoon(values.dueDate);
    tx.mustFollow ||= isSoon;
    const task = await insertTask(tx, actor, companyId, values, effects);
    if (!task) throw notFound();
    if (isSoon) await jobs.add(tx, 'task.remind', { companyId, taskId: task.id });
    tx.afterCommit.push(realtime.wake);
    return task.text;
  }

  async function edit(
    tx: Transaction,
    actor: SignedInActor,
    target: Omit<ChangeTarget, 'lock'>,
    body: ReadBody<'PUT /tasks/{id}'>,
  ): Promise<string> {
    const updated = await change(tx, actor, target, body, null);
    return updated ? updated() : accessTaskAsJson(tx, actor, target.taskId);
  }

  /** As one of several changes: what people are told is collected, and no answer is made of it. */
  async function editAmongOthers(
    tx: Transaction,
    actor: SignedInActor,
    target: Omit<ChangeTarget, 'lock'>,
    body: ReadBody<'PUT /tasks/{id}'>,
    notices: Notification[],
  ): Promise<void> {
    await change(tx, actor, target, body, notices);
  }

  function decide(tx: Transaction, actor: SignedInActor, body: ReadBody<'PUT /tasks/{id}'>) {
    return async (task: TaskFacts): Promise<Partial<TaskValues>> => {
      const { assigneeId, externalContactId, ...rest } = body;
      const assignment = mergeAssignment(task, assigneeId, externalContactId);
      if (assignment.assigneeId !== task.assigneeId) {
        await checkColleague(tx, actor, task.companyId, assignment.assigneeId);
      }
      if (assignment.externalContactId !== task.externalContactId) {
        await checkContact(tx, actor, task.companyId, assignment.externalContactId);
      }
      return { ...withoutUndefined(rest), ...assignment };
    };
  }

  /**
   * Writes what differs, with its history, notices and event; a change to the same values writes nothing. The task is
   * not locked at first, because seldom do two change one at once; when they do, the slower request begins again, with a
   * lock.
   *
   * @param notices collects what people would be told, where this is one of several changes
   * @returns how to get the task as JSON text; null where nothing differs
   */
  async function change(
    tx: Transaction,
    actor: SignedInActor,
    target: Omit<ChangeTarget, 'lock'>,
    body: ReadBody<'PUT /tasks/{id}'>,
    notices: Notification[] | null,
  ): Promise<(() => Promise<string>) | null> {
    const task = await accessTaskToChange(tx, actor, { ...target, lock: tx.isSecondTry });
    const values: TaskValues = { ...task, ...(await decide(tx, actor, body)(task)) };
    const audit = describeChanges(task, values, await leadNames(tx, task, values));
    if (audit.length === 0) return null;
    await followChange(tx, task, values);
    const told = changeNotifications(actor, task, values, audit);
    notices?.push(...told);
    const concerned = audience(actor, task, values.assigneeId);
    const effects: Effects = {
      companyId: task.companyId,
      actor,
      audit,
      notifications: notices ? [] : told,
      events: [
        { kind: 'task.changed', id: task.id, version: task.version + 1, audience: concerned },
        ...(await familyEvents(tx, actor, task, values)),
      ],
    };
    const complete = await updateTask(tx, actor, task, values, effects);
    tx.afterCommit.push(realtime.wake);
    return complete;
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
      // The job is there only if the change is: nothing may be committed with the update alone.
      tx.mustFollow = true;
      await jobs.add(tx, 'task.remind', { companyId: before.companyId, taskId: before.id });
    }
  }

  return { create, createSubtask, edit, editAmongOthers };
}

/** What an employee adds, the administrators hear of: they see everything in their company. */
async function administratorsToTell(tx: Transaction, actor: SignedInActor, companyId: number): Promise<number[]> {
  return actor.role === 'EMPLOYEE' ? selectAdministrators(tx, companyId) : [];
}

/** The plan's number of tasks, held under parallel requests by a lock on the company (DECISIONS §3). */
async function holdPlanLimit(tx: Transaction, actor: SignedInActor, companyId: number): Promise<void> {
  const limit = actor.plan === null ? null : PLANS[actor.plan].taskLimit;
  if (limit === null) return;
  if ((await lockAndCountTasks(tx, companyId)) >= limit)
    throw new Failure('PLAN_LIMIT_REACHED', FAILURES.planLimit(limit));
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

/** Any id but a living colleague's is not found. */
async function checkColleague(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  userId: number | null,
): Promise<void> {
  if (userId === null || userId === actor.userId) return;
  if ((await findColleagues(tx, companyId, [userId])).length === 0) throw notFound();
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
