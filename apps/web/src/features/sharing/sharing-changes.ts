import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CoAssignee, Task, TaskShare } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { findCachedTask, invalidateTask, putCachedTask, taskReads } from '../../lib/tasks/task-cache.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { refreshTaskLists } from '../../lib/tasks/task-refresh.ts';
import { inTurn } from '../../lib/tasks/task-turns.ts';
import type { Person } from '../people/colleague-queries.public.ts';

type Collaborator = Task['collaborators'][number];

/** Optimistic; a failure is rolled back and thrown, for the caller to say where it belongs. */
export interface SharingChanges {
  addCoAssignee: (person: Person) => Promise<void>;
  removeCoAssignee: (person: CoAssignee) => Promise<void>;
  share: (person: Person) => Promise<void>;
  unshare: (person: TaskShare) => Promise<void>;
  /** Nobody becomes a collaborator here: they accept an invitation. */
  removeCollaborator: (person: Collaborator) => Promise<void>;
}

export function useSharingChanges(taskId: number): SharingChanges {
  const client = useQueryClient();
  return useMemo(() => sharingChanges(client, taskId), [client, taskId]);
}

function sharingChanges(client: QueryClient, id: number): SharingChanges {
  return {
    addCoAssignee: (person) =>
      change(client, id, {
        apply: (task) => withCoAssignee(task, { ...unsent(person), user: { name: person.name, email: person.email } }),
        send: () => api.call('POST /tasks/{id}/co-assignees', { params: { id }, body: { userId: person.id } }),
        rollBack: (task) => withoutCoAssignee(task, person.id),
      }),
    removeCoAssignee: (person) =>
      change(client, id, {
        apply: (task) => withoutCoAssignee(task, person.userId),
        send: () => api.call('DELETE /tasks/{id}/co-assignees/{userId}', { params: { id, userId: person.userId } }),
        rollBack: (task) => withCoAssignee(task, person),
      }),
    share: (person) =>
      change(client, id, {
        apply: (task) => withShare(task, { ...unsent(person), user: { name: person.name } }),
        send: () => api.call('POST /task-shares/{id}/share', { params: { id }, body: { userId: person.id } }),
        rollBack: (task) => withoutShare(task, person.id),
      }),
    unshare: (person) =>
      change(client, id, {
        apply: (task) => withoutShare(task, person.userId),
        send: () => api.call('DELETE /task-shares/{id}/share/{userId}', { params: { id, userId: person.userId } }),
        rollBack: (task) => withShare(task, person),
      }),
    removeCollaborator: (person) =>
      change(client, id, {
        apply: (task) => withoutCollaborator(task, person.userId),
        send: () => api.call('DELETE /tasks/{id}/collaborators/{userId}', { params: { id, userId: person.userId } }),
        rollBack: (task) => ({
          ...task,
          collaborators: [...withoutCollaborator(task, person.userId).collaborators, person],
        }),
      }),
  };
}

/** An entry that the server has not numbered yet. */
function unsent(person: Person) {
  return { id: -person.id, userId: person.id };
}

function withCoAssignee(task: Task, person: CoAssignee): Task {
  // Who becomes a co-assignee sees the task anyway: a share ends.
  const { coAssignees, sharedWith } = withoutCoAssignee(withoutShare(task, person.userId), person.userId);
  return { ...task, coAssignees: [...coAssignees, person], sharedWith };
}

function withoutCoAssignee(task: Task, userId: number): Task {
  return { ...task, coAssignees: task.coAssignees.filter((other) => other.userId !== userId) };
}

function withShare(task: Task, person: TaskShare): Task {
  return { ...task, sharedWith: [...withoutShare(task, person.userId).sharedWith, person] };
}

function withoutShare(task: Task, userId: number): Task {
  return { ...task, sharedWith: task.sharedWith.filter((other) => other.userId !== userId) };
}

function withoutCollaborator(task: Task, userId: number): Task {
  return { ...task, collaborators: task.collaborators.filter((other) => other.userId !== userId) };
}

interface Change {
  apply: (task: Task) => Task;
  send: () => Promise<unknown>;
  rollBack: (task: Task) => Task;
}

function change(client: QueryClient, id: number, { apply, send, rollBack }: Change): Promise<void> {
  return changeOptimistically(client, {
    reads: taskReads(id),
    apply: () => repaint(client, id, apply),
    send: () =>
      inTurn(id, async () => {
        await send();
        // Its version has grown: the next change, which may be waiting already, must name the new one.
        await client.refetchQueries({ queryKey: TASK_KEYS.detail(id), exact: true });
      }),
    rollBack: () => repaint(client, id, rollBack),
    settle: () => {
      invalidateTask(client, id);
      refreshTaskLists(client);
    },
  });
}

function repaint(client: QueryClient, id: number, paint: (task: Task) => Task): void {
  const task = findCachedTask(client, id);
  if (task) putCachedTask(client, paint(task));
}
