import type { ExtractedTask } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import type { SignedInActor } from '../../platform/http/request.ts';

/** What came back of the wire, for whoever is still there to be asked. @param people whom the caller may assign */
export function proposedBefore(
  { title, description, priority, dueDate, assignee, externalContact }: ProposedTask,
  people: readonly Person[],
): ExtractedTask<Person> {
  const wanted = assignee ?? externalContact;
  return {
    title,
    description: description ?? '',
    priority,
    dueDate: dueDate === null ? null : new Date(dueDate),
    assignee: people.find(({ id }) => id === wanted?.id) ?? null,
  };
}

/** As the wire has it: whom it asks is a colleague, or a contact of a personal account. */
export function proposed({ assignee, dueDate, ...task }: ExtractedTask<Person>, actor: SignedInActor): ProposedTask {
  const person = assignee && { id: assignee.id, name: assignee.name };
  return {
    ...task,
    description: task.description === '' ? null : task.description,
    dueDate: dueDate?.toISOString() ?? null,
    assignee: actor.isPersonal ? null : person,
    externalContact: actor.isPersonal ? person : null,
  };
}
