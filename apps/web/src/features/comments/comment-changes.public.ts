import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '@taskwell/contract/schemas';
import { NOT_TAKEN_BACK } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import type { NoteWayBack } from '../../lib/confirmation.ts';
import { keepDraft } from '../../lib/drafts.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { withFirstItem, withoutItem, withReplacedItem } from '../../lib/paged-list.ts';
import { invalidateTask } from '../../lib/tasks/task-cache.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { refreshTaskLists } from '../../lib/tasks/task-refresh.ts';
import { inTurn } from '../../lib/tasks/task-turns.ts';
import { noteFinal } from '../../lib/undo.ts';
import { newCommentDraft } from './comment-form.ts';
import type { CommentPages } from './comment-queries.ts';

/** Optimistic; a failure is rolled back and thrown, so that the caller keeps what was typed. */
export interface CommentChanges {
  add: (content: string, author: Comment['author'], idempotencyKey: string) => Promise<void>;
  edit: (comment: Comment, content: string) => Promise<void>;
  remove: (comment: Comment) => Promise<void>;
}

export function useCommentChanges(taskId: number): CommentChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      add: async (content, author, idempotencyKey) => {
        await addComment(client, { taskId, content, author }, idempotencyKey);
        noteFinal(NOT_TAKEN_BACK.comment);
      },
      edit: (comment, content) => edit(client, comment, content),
      remove: (comment) => removeComment(client, comment),
    }),
    [client, taskId],
  );
}

let lastUnsentId = 0;

/** How a comment stands in the list until the server has it: no id of its own, nothing can be done with it. */
function unsent(taskId: number, content: string, author: Comment['author']): Comment {
  lastUnsentId -= 1;
  return {
    id: lastUnsentId,
    taskId,
    content: content.trim(),
    author,
    createdAt: new Date().toISOString(),
    editedAt: null,
    abilities: { edit: false, delete: false },
  };
}

export function isUnsent(comment: Comment): boolean {
  return comment.id < 0;
}

/** Adds a comment, painted at once; answers it as the server has it. Throws as CommentChanges do. */
async function addComment(
  client: QueryClient,
  { taskId, content, author }: Pick<Comment, 'taskId' | 'content' | 'author'>,
  idempotencyKey: string,
): Promise<Comment> {
  const painted = unsent(taskId, content, author);
  let added = painted;
  await change(client, taskId, {
    apply: (pages) => withFirstItem(pages, painted),
    send: async () => {
      const call = { params: { taskId }, body: { content: painted.content }, idempotencyKey };
      const { data } = await api.call('POST /comments/task/{taskId}', call);
      added = data;
      repaint(client, taskId, (pages) => withFirstItem(withoutItem(pages, painted.id), data));
    },
    rollBack: (pages) => withoutItem(pages, painted.id),
  });
  return added;
}

/** What could not be sent as a comment waits in the task's own field for a new one. */
export function keepNewComment(userId: number, taskId: number, content: string): void {
  keepDraft(userId, newCommentDraft(taskId), { content });
}

/** Adds a comment as a part of what a person confirms. Throws as CommentChanges do. */
export async function addConfirmedComment(
  client: QueryClient,
  comment: Pick<Comment, 'taskId' | 'content' | 'author'>,
  idempotencyKey: string,
  note: NoteWayBack,
): Promise<void> {
  const added = await addComment(client, comment, idempotencyKey);
  note(added.abilities.delete ? () => removeComment(client, added) : NOT_TAKEN_BACK.comment);
}

async function edit(client: QueryClient, comment: Comment, content: string): Promise<void> {
  const { id, taskId } = comment;
  await change(client, taskId, {
    apply: (pages) =>
      withReplacedItem(pages, { ...comment, content: content.trim(), editedAt: new Date().toISOString() }),
    send: async () => {
      const { data } = await api.call('PUT /comments/{id}', { params: { id }, body: { content } });
      repaint(client, taskId, (pages) => withReplacedItem(pages, data));
    },
    rollBack: (pages) => withReplacedItem(pages, comment),
  });
}

async function removeComment(client: QueryClient, comment: Comment): Promise<void> {
  await change(client, comment.taskId, {
    apply: (pages) => withoutItem(pages, comment.id),
    send: () => api.call('DELETE /comments/{id}', { params: { id: comment.id } }),
    // Where it stood is read again.
    rollBack: (pages) => pages,
  });
}

type Repaint = (pages: CommentPages) => CommentPages;

interface Change {
  apply: Repaint;
  send: () => Promise<unknown>;
  rollBack: Repaint;
}

function change(client: QueryClient, taskId: number, { apply, send, rollBack }: Change): Promise<void> {
  return changeOptimistically(client, {
    reads: [TASK_KEYS.comments(taskId)],
    apply: () => repaint(client, taskId, apply),
    send: () => inTurn(taskId, send),
    rollBack: () => repaint(client, taskId, rollBack),
    settle: () => {
      invalidateTask(client, taskId);
      refreshTaskLists(client);
    },
  });
}

function repaint(client: QueryClient, taskId: number, paint: Repaint): void {
  client.setQueryData<CommentPages>(TASK_KEYS.comments(taskId), (pages) => pages && paint(pages));
}
