import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { SUCCESSES } from '@taskwell/contract/messages';
import type { CoAssignee, Task, TaskShare } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { findCachedTask, invalidateTask } from '../../lib/tasks/task-cache.ts';
import { changeTasks } from '../../lib/tasks/task-change.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import type { Done, Undo } from '../../lib/undo.ts';
import type { Person } from '../people/colleague-queries.public.ts';

type Collaborator = Task['collaborators'][number];

/** Optimistic; a failure is rolled back and thrown, for the caller to say where it belongs. */
export interface SharingChanges {
  addCoAssignee: (person: Person) => Promise<void>;
  removeCoAssignee: (person: CoAssignee, undo: Undo) => Promise<void>;
  share: (person: Person) => Promise<void>;
  unshare: (person: TaskShare) => Promise<void>;
  /** Nobody becomes a collaborator here: they accept an invitation. */
  removeCollaborator: (person: Collaborator) => Promise<void>;
}

export function useSharingChanges(task: Task): SharingChanges {
  const client = useQueryClient();
  return useMemo(() => sharingChanges(client, task), [client, task]);
}

function sharingChanges(client: QueryClient, shown: Task): SharingChanges {
  const { id } = shown;
  return {
    addCoAssignee: (person) =>
      change(client, shown, {
        paint: (task) => withCoAssignee(task, { ...unsent(person), user: { name: person.name, email: person.email } }),
        send: () => api.call('POST /tasks/{id}/co-assignees', { params: { id }, body: { userId: person.id } }),
      }),
    removeCoAssignee: ({ userId }, undo) =>
      change(client, shown, {
        done: { text: SUCCESSES.coAssigneeRemoved, undo },
        paint: (task) => withoutCoAssignee(task, userId),
        send: () => api.call('DELETE /tasks/{id}/co-assignees/{userId}', { params: { id, userId } }),
      }),
    share: (person) =>
      change(client, shown, {
        paint: (task) => withShare(task, { ...unsent(person), user: { name: person.name } }),
        send: () => api.call('POST /task-shares/{id}/share', { params: { id }, body: { userId: person.id } }),
      }),
    unshare: ({ userId }) =>
      change(client, shown, {
        paint: (task) => withoutShare(task, userId),
        send: () => api.call('DELETE /task-shares/{id}/share/{userId}', { params: { id, userId } }),
      }),
    removeCollaborator: ({ userId }) =>
      change(client, shown, {
        paint: (task) => withoutCollaborator(task, userId),
        send: () => api.call('DELETE /tasks/{id}/collaborators/{userId}', { params: { id, userId } }),
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
  paint: (task: Task) => Task;
  send: () => Promise<unknown>;
  done?: Done<void>;
}

async function change(client: QueryClient, shown: Task, { paint, send, done }: Change): Promise<void> {
  await changeTasks(client, {
    tasks: [findCachedTask(client, shown.id) ?? shown],
    paint,
    send: async () => {
      await send();
      // Its version has grown: the next change, which may be waiting already, must name the new one.
      await client.refetchQueries({ queryKey: TASK_KEYS.detail(shown.id), exact: true });
    },
    done,
    settle: () => invalidateTask(client, shown.id),
  });
}
