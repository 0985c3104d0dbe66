import type { NotificationType } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { CoAssignee, TaskShare } from '@taskwell/contract/schemas';
import { isGuestOn, type TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { type AuditEntry, auditEntry, type Notice } from '../../platform/database/effects.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { holdColleagues } from '../people/people.access.ts';
import {
  accessTask,
  accessTaskToChange,
  audience,
  deletePart,
  growVersion,
  nameOnly,
  type PartTable,
  type TaskFacts,
} from '../tasks/tasks.access.ts';
import { insertPart, selectPeople } from './sharing.queries.ts';

// Co-assignees work on a task, people it is shared with only see it; both are the lead assignee's to choose.

export async function coAssignees(tx: Transaction, actor: SignedInActor, taskId: number): Promise<CoAssignee[]> {
  const task = await accessTask(tx, actor, taskId);
  const people = await selectPeople(tx, 'task_co_assignees', task);
  return isGuestOn(actor, task.relation) ? people.map(nameOnly) : people;
}

export async function shares(tx: Transaction, actor: SignedInActor, taskId: number): Promise<TaskShare[]> {
  return selectPeople(tx, 'task_shares', await accessTask(tx, actor, taskId));
}

/** A share with the person ends: they see the task anyway. */
export async function addCoAssignee(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  userId: number,
): Promise<CoAssignee> {
  const { task, name } = await accessWithColleague(tx, actor, taskId, 'manageCoAssignees', userId);
  refuse([task.assigneeId, ...task.coAssignees], userId);
  refuseMore(task.coAssignees);
  await deletePart(tx, 'task_shares', task, userId);
  const audit = ofPerson('CO_ASSIGNEE_ADDED', userId, `Added ${name} as co-assignee of "${task.title}"`, task);
  const notice = ['TASK_ASSIGNED', 'You are a co-assignee', `${actor.name} added you to "${task.title}"`] as const;
  return addPart(tx, actor, 'task_co_assignees', task, userId, audit, notice);
}

/** SPEC §5 'Pickers': not with the lead, a co-assignee, or somebody it is shared with already. */
export async function share(tx: Transaction, actor: SignedInActor, taskId: number, userId: number): Promise<TaskShare> {
  const { task, name } = await accessWithColleague(tx, actor, taskId, 'share', userId);
  refuse([task.assigneeId, ...task.coAssignees, ...task.sharedWith], userId);
  refuseMore(task.sharedWith);
  const audit = auditEntry('TASK_SHARED', 'Task', task.id, `Shared "${task.title}" with ${name}`);
  const notice = ['TASK_UPDATED', 'Task shared with you', `${actor.name} shared "${task.title}" with you`] as const;
  return addPart(tx, actor, 'task_shares', task, userId, audit, notice);
}

async function addPart(
  tx: Transaction,
  actor: SignedInActor,
  table: PartTable,
  task: TaskFacts,
  userId: number,
  audit: AuditEntry,
  [type, title, message]: readonly [NotificationType, string, string],
): Promise<CoAssignee> {
  await insertPart(tx, table, task, userId);
  const notifications = userId === actor.userId ? [] : [{ userId, type, title, message, taskId: task.id }];
  await finish(tx, actor, task, userId, audit, notifications);
  return (await selectPeople(tx, table, task)).find((each) => each.userId === userId) as CoAssignee;
}

export async function removeCoAssignee(tx: Transaction, actor: SignedInActor, taskId: number, userId: number) {
  const task = await accessToChange(tx, actor, taskId, 'manageCoAssignees');
  const name = await nameOfPart(tx, 'task_co_assignees', task, userId);
  await deletePart(tx, 'task_co_assignees', task, userId);
  const description = `Removed ${name} as co-assignee of "${task.title}"`;
  await finish(tx, actor, task, userId, ofPerson('CO_ASSIGNEE_REMOVED', userId, description, task));
}

export async function unshare(tx: Transaction, actor: SignedInActor, taskId: number, userId: number) {
  const task = await accessToChange(tx, actor, taskId, 'share');
  const name = await nameOfPart(tx, 'task_shares', task, userId);
  await deletePart(tx, 'task_shares', task, userId);
  const description = `Stopped sharing "${task.title}" with ${name}`;
  await finish(tx, actor, task, userId, auditEntry('TASK_UNSHARED', 'Task', task.id, description));
}

async function finish(
  tx: Transaction,
  actor: SignedInActor,
  task: TaskFacts,
  userId: number,
  audit: AuditEntry,
  notifications: Notice[] = [],
): Promise<void> {
  await growVersion(tx, task);
  const concerned = audience(actor, task, userId);
  const events = [{ kind: 'task.related' as const, id: task.id, version: task.version + 1, audience: concerned }];
  tx.record({ companyId: task.companyId, actor, audit: [audit], notifications, events });
}

/** Locked: who has a part in it is decided on what is true until the end of the transaction. */
function accessToChange(tx: Transaction, actor: SignedInActor, taskId: number, action: TaskAction): Promise<TaskFacts> {
  return accessTaskToChange(tx, actor, { taskId, actions: [action], expectedVersion: null, lock: true });
}

/** Any id but a living colleague's is not found. */
async function accessWithColleague(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  action: TaskAction,
  userId: number,
): Promise<{ task: TaskFacts; name: string }> {
  const task = await accessToChange(tx, actor, taskId, action);
  const [colleague] = await holdColleagues(tx, [userId]);
  if (!colleague) throw notFound();
  return { task, name: colleague.name };
}

async function nameOfPart(tx: Transaction, table: PartTable, task: TaskFacts, userId: number): Promise<string> {
  const part = (await selectPeople(tx, table, task)).find((each) => each.userId === userId);
  if (!part) throw notFound();
  return part.user.name;
}

function refuse(taken: (number | null)[], userId: number): void {
  if (taken.includes(userId)) throw new Failure('ALREADY_ON_TASK', REFUSALS.alreadyOnTask);
}

function refuseMore(people: number[]): void {
  if (people.length >= LIMITS.peoplePerTask) throw new Failure('TOO_MANY_PEOPLE', REFUSALS.tooManyPeople);
}

function ofPerson(
  action: 'CO_ASSIGNEE_ADDED' | 'CO_ASSIGNEE_REMOVED',
  userId: number,
  description: string,
  task: TaskFacts,
): AuditEntry {
  return auditEntry(action, 'CoAssignee', userId, description, task.id);
}
