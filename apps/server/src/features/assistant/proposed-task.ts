import type { ExtractedTask } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import { asStored } from '@taskwell/contract/hidden-signs';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import type { SignedInActor } from '../../platform/http/request.ts';

/** A new task as it came back of the wire, and the name of whom it was for where nobody can be given tasks who is called so. */
export interface ProposedBefore {
  task: ExtractedTask<Person>;
  gone: string | null;
}

/** @param people whom the caller may assign: colleagues, of a personal account its contacts, whose ids are of another kind */
export function proposedBefore(
  { title, description, priority, dueDate, assignee, externalContact }: ProposedTask,
  { isPersonal }: SignedInActor,
  people: readonly Person[],
): ProposedBefore {
  const wanted = isPersonal ? externalContact : assignee;
  const found = people.find(({ id }) => id === wanted?.id) ?? null;
  const named = assignee ?? externalContact;
  return {
    task: {
      title,
      description: description ?? '',
      priority,
      dueDate: dueDate === null ? null : new Date(dueDate),
      assignee: found,
    },
    gone: found === null ? (named?.name ?? null) : null,
  };
}

/** As the wire has it, in words as a task can have them: whom it asks is a colleague, or a contact of a personal account. */
export function proposed(
  { assignee, dueDate, title, ...task }: ExtractedTask<Person>,
  actor: SignedInActor,
): ProposedTask {
  const description = asStored(task.description);
  const person = assignee && { id: assignee.id, name: assignee.name };
  return {
    ...task,
    title: asStored(title),
    description: description === '' ? null : description,
    dueDate: dueDate?.toISOString() ?? null,
    assignee: actor.isPersonal ? null : person,
    externalContact: actor.isPersonal ? person : null,
  };
}
