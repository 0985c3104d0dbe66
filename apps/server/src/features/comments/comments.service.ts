import type { Comment } from '@taskwell/contract/schemas';
import { commentAbilities } from '@taskwell/policy/policy';
import type { OpenTransaction, Transaction } from '../../platform/database/database.ts';
import { auditEntry, type Effects, type Notice } from '../../platform/database/effects.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { Page } from '../../platform/queries/paging.ts';
import {
  accessTask,
  accessTaskToChange,
  audience,
  inCompanyOfTask,
  participants,
  type TaskFacts,
} from '../tasks/tasks.access.ts';
import {
  type CommentRow,
  collaboratorsOf,
  commentingAdministrators,
  deleteComment,
  findComment,
  insertComment,
  pageOfComments,
  updateComment,
} from './comments.queries.ts';

// The rules of comments: whoever sees the task reads them; who writes, edits and deletes is the policy's.

export async function list(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<Comment>> {
  const task = await accessTask(tx, actor, taskId);
  const page = await pageOfComments(tx, task, query);
  return { ...page, data: page.data.map((comment) => withAbilities(actor, task, comment)) };
}

export async function add(tx: Transaction, actor: SignedInActor, taskId: number, content: string): Promise<Comment> {
  // Locked, because the comment is counted on the task: a deletion that came between would wait for it, and it for that.
  const target = { taskId, actions: ['comment' as const], expectedVersion: null, lock: true };
  const accessed = await accessTaskToChange(tx, actor, target);
  return inCompanyOfTask(tx, actor, accessed, async (own, task) => {
    const comment = await insertComment(own, task, actor, content);
    const audit = auditEntry('COMMENT_CREATED', 'Comment', comment.id, `Commented on "${task.title}"`, task.id);
    const notifications = await commentNotifications(own, actor, task, comment);
    own.record({ ...relatedEffects(actor, task), audit: [audit], notifications });
    if (task.collaborators.length > 0) await tellCollaborators(own, actor, task, comment, notifications);
    return withAbilities(actor, task, comment);
  });
}

export async function edit(tx: Transaction, actor: SignedInActor, id: number, content: string): Promise<Comment> {
  const { task: accessed, comment } = await accessComment(tx, actor, id, 'edit');
  if (comment.content === content) return comment;
  return inCompanyOfTask(tx, actor, accessed, async (own, task) => {
    const edited = await updateComment(own, task, id, content);
    if (!edited) throw notFound();
    const audit = {
      ...auditEntry('COMMENT_UPDATED', 'Comment', id, `Edited a comment on "${task.title}"`, task.id),
      changes: [{ field: 'content' as const, from: comment.content, to: content }],
    };
    own.record({ ...relatedEffects(actor, task), audit: [audit] });
    return withAbilities(actor, task, edited);
  });
}

export async function remove(tx: Transaction, actor: SignedInActor, id: number): Promise<void> {
  const { task, comment } = await accessComment(tx, actor, id, 'delete');
  await deleteComment(tx, task, id);
  const description = `Deleted a comment of ${comment.author.name} on "${task.title}"`;
  const audit = auditEntry('COMMENT_DELETED', 'Comment', id, description, task.id);
  tx.record({ ...relatedEffects(actor, task), audit: [audit] });
}

/** Collaborators belong to other companies, and so do their notifications. */
async function tellCollaborators(
  tx: OpenTransaction,
  actor: SignedInActor,
  task: TaskFacts,
  comment: CommentRow,
  colleaguesNotices: Notice[],
): Promise<void> {
  const reached = new Set([actor.userId, ...colleaguesNotices.map(({ userId }) => userId)]);
  await tx.asSystem('collaboration', async (system) => {
    for (const { userId, companyId } of await collaboratorsOf(system, task)) {
      if (reached.has(userId)) continue;
      const notifications = [commentNotification(actor, task, userId, comment)];
      system.record({ companyId, actor, notifications });
    }
  });
}

/** A comment on a task that the actor sees; its task locked, as every writer of comments has it. */
async function accessComment(
  tx: Transaction,
  actor: SignedInActor,
  id: number,
  ability: 'edit' | 'delete',
): Promise<{ task: TaskFacts; comment: Comment }> {
  const companyIds = [actor.companyId, ...actor.collaboratesOn.map(({ companyId }) => companyId)];
  const found = await findComment(tx, [...new Set(companyIds.filter((companyId) => companyId !== null))], id);
  if (!found) throw notFound();
  const target = { taskId: found.taskId, actions: ['see' as const], expectedVersion: null, lock: true };
  const task = await accessTaskToChange(tx, actor, target);
  // As it is now that nobody else can change it.
  const comment = await findComment(tx, [task.companyId], id);
  if (!comment) throw notFound();
  const own = withAbilities(actor, task, comment);
  if (!own.abilities[ability]) throw forbidden();
  return { task, comment: own };
}

function withAbilities(actor: SignedInActor, task: TaskFacts, comment: CommentRow): Comment {
  const isAuthor = comment.author.id === actor.userId;
  return { ...comment, abilities: commentAbilities(actor, { isAuthor, task: task.relation }) };
}

function relatedEffects(actor: SignedInActor, task: TaskFacts): Effects {
  const events: Effects['events'] = [
    { kind: 'task.related', id: task.id, version: 0, audience: audience(actor, task) },
  ];
  return { companyId: task.companyId, actor, events };
}

async function commentNotifications(
  tx: OpenTransaction,
  actor: SignedInActor,
  task: TaskFacts,
  comment: CommentRow,
): Promise<Notice[]> {
  const recipients = new Set([...participants(task), ...(await commentingAdministrators(tx, task))]);
  recipients.delete(actor.userId);
  return [...recipients].map((userId) => commentNotification(actor, task, userId, comment));
}

function commentNotification(actor: SignedInActor, task: TaskFacts, userId: number, comment: CommentRow): Notice {
  const message = `${actor.name} commented on "${task.title}": ${comment.content}`;
  return { userId, type: 'COMMENT_ADDED', title: 'New comment', message, taskId: task.id, commentId: comment.id };
}
