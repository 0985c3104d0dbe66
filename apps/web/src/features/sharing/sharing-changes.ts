import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CoAssignee, Task, TaskShare } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { findCachedTask, invalidateTask } from '../../lib/tasks/task-cache.ts';
import { changeTasks } from '../../lib/tasks/task-change.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import type { Done } from '../../lib/undo.ts';
import type { Person } from '../people/colleague-queries.public.ts';

type Collaborator = Task['collaborators'][number];

/** Optimistic, said once made, and taken back by 'Undo'; a failure is rolled back and thrown, for the caller to say where it belongs. */
export interface SharingChanges {
  addCoAssignee: (person: Person) => Promise<void>;
  removeCoAssignee: (person: CoAssignee) => Promise<void>;
  share: (person: Person) => Promise<void>;
  unshare: (person: TaskShare) => Promise<void>;
  /** Nobody becomes a collaborator here: they accept an invitation. Said by the caller, and not taken back. */
  removeCollaborator: (person: Collaborator) => Promise<void>;
}

export function useSharingChanges(task: Task): SharingChanges {
  const client = useQueryClient();
  return useMemo(() => sharingChanges(client, task), [client, task]);
}

function sharingChanges(client: QueryClient, shown: Task): SharingChanges {
  const { id } = shown;
  const coAssignment = (person: Person): Membership => {
    // A share ends with it, and comes back where it is taken back.
    const share = shown.sharedWith.find(({ userId }) => userId === person.id);
    const { paintAdded: withShareBack, add: shareBack } = sharing(person);
    return {
      added: TASK_SUCCESSES.coAssigneeAdded(person.name),
      removed: TASK_SUCCESSES.coAssigneeRemoved,
      addFailed: TASK_FAILURES.addCoAssignee,
      removeFailed: TASK_FAILURES.removeCoAssignee,
      paintAdded: (task) =>
        withCoAssignee(task, { ...unsent(person), user: { name: person.name, email: person.email } }),
      paintRemoved: (task) => {
        const without = withoutCoAssignee(task, person.id);
        return share ? withShareBack(without) : without;
      },
      add: () => api.call('POST /tasks/{id}/co-assignees', { params: { id }, body: { userId: person.id } }),
      remove: async () => {
        await api.call('DELETE /tasks/{id}/co-assignees/{userId}', { params: { id, userId: person.id } });
        if (share) await shareBack();
      },
    };
  };
  const sharing = (person: Pick<Person, 'id' | 'name'>): Membership => ({
    added: TASK_SUCCESSES.taskShared(person.name),
    removed: TASK_SUCCESSES.taskUnshared,
    addFailed: TASK_FAILURES.shareTask,
    removeFailed: TASK_FAILURES.unshareTask,
    paintAdded: (task) => withShare(task, { ...unsent(person), user: { name: person.name } }),
    paintRemoved: (task) => withoutShare(task, person.id),
    add: () => api.call('POST /task-shares/{id}/share', { params: { id }, body: { userId: person.id } }),
    remove: () => api.call('DELETE /task-shares/{id}/share/{userId}', { params: { id, userId: person.id } }),
  });
  return {
    addCoAssignee: (person) => join(client, shown, coAssignment(person)),
    removeCoAssignee: ({ userId, user }) =>
      leave(client, shown, coAssignment({ id: userId, name: user.name, email: user.email ?? '' })),
    share: (person) => join(client, shown, sharing(person)),
    unshare: ({ userId, user }) => leave(client, shown, sharing({ id: userId, name: user.name })),
    removeCollaborator: ({ userId }) =>
      change(client, shown, {
        paint: (task) => withoutCollaborator(task, userId),
        send: () => api.call('DELETE /tasks/{id}/collaborators/{userId}', { params: { id, userId } }),
      }),
  };
}

/** How somebody comes to a task and leaves it again: each is the other taken back. */
interface Membership {
  added: string;
  removed: string;
  addFailed: string;
  removeFailed: string;
  paintAdded: (task: Task) => Task;
  paintRemoved: (task: Task) => Task;
  add: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

function join(client: QueryClient, shown: Task, one: Membership, isUndo = false): Promise<void> {
  const undo = () => reported(leave(client, shown, one, true), one.removeFailed);
  return change(client, shown, {
    paint: one.paintAdded,
    send: one.add,
    done: { text: one.added, undo: isUndo ? null : undo },
  });
}

function leave(client: QueryClient, shown: Task, one: Membership, isUndo = false): Promise<void> {
  const undo = () => reported(join(client, shown, one, true), one.addFailed);
  return change(client, shown, {
    paint: one.paintRemoved,
    send: one.remove,
    done: { text: one.removed, undo: isUndo ? null : undo },
  });
}

/** @returns why it was not done, which has been said; undefined where it was */
async function reported(work: Promise<void>, fallback: string): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    notify({ tone: 'danger', text: failureSentence(error, fallback) });
    return error;
  }
}

/** An entry that the server has not numbered yet. */
function unsent(person: Pick<Person, 'id'>) {
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
