import type { Transaction } from '../../platform/database/database.ts';
import type { Effects } from '../../platform/database/effects.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { findParents, findSubtasks, type RelatedTask } from './tasks.family.queries.ts';
import type { TaskFacts } from './tasks.queries.ts';

type Events = NonNullable<Effects['events']>;

/** A parent's title stands on its subtasks. */
export async function subtaskEvents(tx: Transaction, actor: SignedInActor, task: TaskFacts): Promise<Events> {
  if (task.subtaskCount === 0) return [];
  return (await findSubtasks(tx, task)).map((subtask) => relatedEvent(actor, subtask));
}

/** A subtask's title and status stand on its parent, too: whoever has that open reads it again. */
export async function parentEvents(tx: Transaction, actor: SignedInActor, task: TaskFacts): Promise<Events> {
  if (task.parentId === null) return [];
  return (await findParents(tx, task)).map((parent) => relatedEvent(actor, parent));
}

function relatedEvent(actor: SignedInActor, { id, people }: RelatedTask): Events[number] {
  return { kind: 'task.related', id, version: 0, audience: [actor.userId, ...people] };
}
