import type { Task } from '@taskwell/contract/schemas';
import type { SignedInActor } from '../../platform/http/request.ts';

/**
 * A task's JSON text as a guest gets it (DECISIONS §3): nothing of subtasks, no parent that was not given too, and of all
 * others only the names. Read and written again, because guests' tasks are few and the text of all others stays as quick.
 */
export function guestTask(actor: SignedInActor, text: string): string {
  const task = JSON.parse(text) as Task;
  const isGiven = (id: number) => actor.collaboratesOn.some(({ taskId }) => taskId === id);
  const given: Task = {
    ...task,
    assignee: withoutAddress(task.assignee),
    externalContact: withoutAddress(task.externalContact),
    parentTask: task.parentTask && isGiven(task.parentTask.id) ? task.parentTask : null,
    subtasks: [],
    subtaskCount: 0,
    coAssignees: task.coAssignees.map(nameOnly),
    collaborators: task.collaborators.map(nameOnly),
  };
  return JSON.stringify(given);
}

/** Somebody who has a part in a task, without the address. */
export function nameOnly<T extends { user: { name: string; email: string | null } }>(person: T): T {
  return { ...person, user: withoutAddress(person.user) };
}

function withoutAddress<T extends { email: string | null } | null>(person: T): T {
  return person && { ...person, email: null };
}
