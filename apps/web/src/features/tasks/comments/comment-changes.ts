import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { changeOptimistically } from '../../../lib/optimistic-change.ts';
import { invalidateTask } from '../api/task-cache.ts';
import { refreshTaskLists } from '../api/task-refresh.ts';
import { inTurn } from '../api/task-turns.ts';
import { type CommentPage, type CommentPages, commentsKey } from './comment-queries.ts';

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
      add: (content, author, idempotencyKey) => add(client, unsent(taskId, content, author), idempotencyKey),
      edit: (comment, content) => edit(client, comment, content),
      remove: (comment) => remove(client, comment),
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

async function add(client: QueryClient, painted: Comment, idempotencyKey: string): Promise<void> {
  const { taskId, content } = painted;
  await change(client, taskId, {
    apply: (pages) => prepend(pages, painted),
    send: async () => {
      const call = { params: { taskId }, body: { content }, idempotencyKey };
      const { data } = await api.call('POST /comments/task/{taskId}', call);
      repaint(client, taskId, (pages) => prepend(without(pages, painted.id), data));
    },
    rollBack: (pages) => without(pages, painted.id),
  });
}

async function edit(client: QueryClient, comment: Comment, content: string): Promise<void> {
  const { id, taskId } = comment;
  await change(client, taskId, {
    apply: (pages) => replace(pages, { ...comment, content: content.trim(), editedAt: new Date().toISOString() }),
    send: async () => {
      const { data } = await api.call('PUT /comments/{id}', { params: { id }, body: { content } });
      repaint(client, taskId, (pages) => replace(pages, data));
    },
    rollBack: (pages) => replace(pages, comment),
  });
}

async function remove(client: QueryClient, comment: Comment): Promise<void> {
  await change(client, comment.taskId, {
    apply: (pages) => without(pages, comment.id),
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
    reads: [commentsKey(taskId)],
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
  client.setQueryData<CommentPages>(commentsKey(taskId), (pages) => pages && paint(pages));
}

function prepend(pages: CommentPages, comment: Comment): CommentPages {
  if (holds(pages, comment.id)) return pages;
  return mapPages(pages, 1, (data, index) => (index === 0 ? [comment, ...data] : data));
}

function without(pages: CommentPages, id: number): CommentPages {
  if (!holds(pages, id)) return pages;
  return mapPages(pages, -1, (data) => data.filter((comment) => comment.id !== id));
}

function replace(pages: CommentPages, comment: Comment): CommentPages {
  return mapPages(pages, 0, (data) => data.map((other) => (other.id === comment.id ? comment : other)));
}

function holds(pages: CommentPages, id: number): boolean {
  return pages.pages.some(({ data }) => data.some((comment) => comment.id === id));
}

/** The total stands on every page. */
function mapPages(
  pages: CommentPages,
  added: number,
  change: (data: CommentPage['data'], index: number) => CommentPage['data'],
): CommentPages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      data: change(page.data, index),
      pagination: { ...page.pagination, total: Math.max(0, page.pagination.total + added) },
    })),
  };
}
