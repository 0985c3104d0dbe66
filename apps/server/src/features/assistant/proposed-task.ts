import type { ExtractedTask } from '@taskwell/assistant/extract/extract-task';
import type { Person } from '@taskwell/assistant/people/people';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import type { SignedInActor } from '../../platform/http/request.ts';

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
