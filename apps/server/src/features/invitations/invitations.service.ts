import { randomBytes } from 'node:crypto';
import { TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';
import type { ReadBody } from '@taskwell/contract/operations';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { PendingInvitation } from '@taskwell/contract/schemas/invitations';
import { canOnTask } from '@taskwell/policy/policy';
import type { OpenTransaction, Transaction } from '../../platform/database/database.ts';
import { auditEntry, invitationsChanged } from '../../platform/database/effects.ts';
import { Failure, forbidden, invalidFields, notFound } from '../../platform/http/failure.ts';
import { companyOf, hashToken, type SignedInActor } from '../../platform/http/request.ts';
import { countInBudgets } from '../../platform/mail/budgets.queries.ts';
import type { Services } from '../../platform/services.ts';
import { accessTask, accessTaskToChange, audience, inCompanyOfTask, type TaskFacts } from '../tasks/tasks.access.ts';
import {
  cancelInvitation,
  cancelPending,
  deleteCollaborator,
  findRecipient,
  findSender,
  insertInvitation,
  isCollaborating,
  pendingInvitations,
  type Sender,
} from './invitations.queries.ts';

/** Inviting people of any company to a task, and ending that again. */
export function createInviting({ mailer, config }: Services) {
  async function send(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    body: ReadBody<'POST /tasks/{id}/send-invitation'>,
  ): Promise<void> {
    const target = { taskId, actions: ['invite' as const], expectedVersion: null, lock: true };
    const task = await accessTaskToChange(tx, actor, target);
    const sender = await findSender(tx, actor.userId);
    if (sender.email === body.recipientEmail) throw invalidFields({ recipientEmail: REFUSALS.ownInvitation });
    if (await isCollaborating(tx, task, body.recipientEmail)) {
      throw new Failure('ALREADY_ON_TASK', REFUSALS.alreadyOnTask, {
        fields: { recipientEmail: REFUSALS.alreadyOnTask },
      });
    }
    await holdDailyLimit(tx, actor);
    await cancelPending(tx, task, body.recipientEmail);
    const token = randomBytes(32).toString('base64url');
    const message = body.message || null;
    const expiresAt = new Date(Date.now() + LIFETIMES.invitationDays * 86_400_000);
    const values = { recipientEmail: body.recipientEmail, message, tokenHash: hashToken(token), expiresAt };
    const invitation = await insertInvitation(tx, task, actor.userId, values);
    await mailer.queue(tx, {
      template: 'task-invitation',
      recipient: body.recipientEmail,
      props: { ...mailProps(sender, task, message), link: `${config.appUrl}/task-invitation/${token}` },
      account: null,
      invitation,
      causedBy: actor,
      companyId: task.companyId,
      expiresAt,
    });
    const description = `Invited ${body.recipientEmail} to "${task.title}"`;
    finish(tx, actor, task, 'INVITATION_SENT', description);
    await tellRecipient(tx, task.companyId, body.recipientEmail);
  }

  /** What the actor has sent of the task and nobody has answered. */
  async function listPending(tx: Transaction, actor: SignedInActor, taskId: number): Promise<PendingInvitation[]> {
    const target = { taskId, actions: ['invite' as const], expectedVersion: null, lock: false };
    const task = await accessTaskToChange(tx, actor, target);
    return pendingInvitations(tx, task, actor.userId);
  }

  async function cancel(tx: Transaction, actor: SignedInActor, id: number): Promise<void> {
    const cancelled = await cancelInvitation(tx, companyOf(actor), actor.userId, id);
    if (!cancelled) throw notFound();
    const audit = auditEntry(
      'INVITATION_CANCELLED',
      'Task',
      cancelled.taskId,
      `Took back the invitation of ${cancelled.recipientEmail}`,
    );
    tx.record({ companyId: companyOf(actor), actor, audit: [audit] });
    await tellRecipient(tx, companyOf(actor), cancelled.recipientEmail);
  }

  /** Whoever has an account with this address sees on open screens what has become of their invitations. */
  async function tellRecipient(tx: Transaction, companyId: number, email: string): Promise<void> {
    await tx.asSystem('invitation', async (system) => {
      const recipient = await findRecipient(system, email);
      if (recipient !== null) system.record({ companyId, actor: null, events: invitationsChanged([recipient]) });
    });
  }

  /** By those who may edit the task; and whoever collaborates may leave. */
  async function removeCollaborator(
    tx: Transaction,
    actor: SignedInActor,
    taskId: number,
    userId: number,
  ): Promise<void> {
    const task = await accessTask(tx, actor, taskId);
    if (!canOnTask(actor, 'edit', task.relation)) {
      if (!task.relation.isCollaborator) throw forbidden();
      if (userId !== actor.userId) throw notFound();
    }
    await inCompanyOfTask(tx, actor, task, async (own, whole) => {
      const name = await deleteCollaborator(own, task, userId);
      if (name === null) throw notFound();
      const description = `Ended the collaboration of ${name} on "${task.title}"`;
      finish(own, actor, whole, 'COLLABORATOR_REMOVED', description, userId);
    });
  }

  function finish(
    tx: OpenTransaction,
    actor: SignedInActor,
    task: TaskFacts,
    action: 'INVITATION_SENT' | 'COLLABORATOR_REMOVED',
    description: string,
    ...others: number[]
  ): void {
    const event = {
      kind: 'task.related' as const,
      id: task.id,
      version: 0,
      audience: audience(actor, task, ...others),
    };
    const audit = [auditEntry(action, 'Task', task.id, description)];
    tx.record({ companyId: task.companyId, actor, audit, events: [event] });
  }

  return { send, listPending, cancel, removeCollaborator };
}

/**
 * 10 a day (DECISIONS §3), counted apart from the invitations themselves: a deleted task takes these with it, and mails
 * that have gone stay gone. What is counted is locked, so that parallel ones see it.
 */
async function holdDailyLimit(tx: Transaction, actor: SignedInActor): Promise<void> {
  const limit = ABUSE_LIMITS.invitationsPerDay;
  const key = `invitations:${actor.userId}`;
  const { dayMails = 0, daySeconds = 0 } = (await countInBudgets(tx, new Map([[key, 1]]))).get(key) ?? {};
  if (dayMails <= limit) return;
  const retryAfterSeconds = Math.max(1, daySeconds);
  throw new Failure('TOO_MANY_REQUESTS', REFUSALS.tooManyInvitations(limit, retryAfterSeconds), {
    retryAfterSeconds,
  });
}

function mailProps(sender: Sender, task: TaskFacts, message: string | null) {
  return {
    senderName: sender.name,
    senderCompany: sender.isPersonal ? null : sender.companyName,
    title: task.title,
    description: task.description,
    priority: TASK_PRIORITY_LABELS[task.priority],
    dueDate: task.dueDate?.toISOString() ?? null,
    message,
    days: LIFETIMES.invitationDays,
  };
}
