import type { ExtractedTask } from '@taskwell/assistant/extract-task';
import { nameWords, type Person } from '@taskwell/assistant/people';
import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import type { Answer } from '@taskwell/contract/operations';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import { canInCompany } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { forbidden } from '../../platform/failure.ts';
import { type ActorInput, companyOf, type SignedInActor } from '../../platform/request.ts';
import { findNamedContacts } from '../contacts/contacts.access.ts';
import { findNamed } from '../people/people.access.ts';
import { builtInEngine } from './built-in-engine.ts';

/** Reads texts and answers questions (SPEC §7 'AI'). It proposes: nothing here writes (decision 31). */
export function createAssistant() {
  const engine = builtInEngine;

  /** What a text asks for, as a task that its reader may confirm. */
  async function extract({
    tx,
    actor,
    body,
    timeZone,
  }: ActorInput<'POST /ai/extract-task'>): Promise<Omit<Answer<'POST /ai/extract-task'>, 'success'>> {
    if (!canInCompany(actor, 'askAssistant')) throw forbidden();
    const people = await assignable(tx, actor, body.text);
    const now = body.readAt === undefined ? new Date() : new Date(body.readAt);
    const { others, ...task } = await engine.extract({ text: body.text, people, now, timeZone });
    return {
      taskData: { ...proposed(task, actor), furtherTasks: others.map((other) => proposed(other, actor)) },
      engine: engine.name,
    };
  }

  return { extract };
}

/** Whom the caller may assign and the text may mean: colleagues, of a personal account its contacts (SPEC §5 'Task'). */
async function assignable(tx: Transaction, actor: SignedInActor, text: string): Promise<Person[]> {
  const companyId = companyOf(actor);
  const words = nameWords(text, ASSISTANT_LIMITS.textLength / 2);
  if (actor.isPersonal) {
    return findNamedContacts(tx, { companyId, userId: actor.userId }, words, ASSISTANT_LIMITS.peopleRead);
  }
  return findNamed(tx, companyId, words, ASSISTANT_LIMITS.peopleRead);
}

function proposed({ assignee, dueDate, ...task }: ExtractedTask<Person>, actor: SignedInActor): ProposedTask {
  const person = assignee && { id: assignee.id, name: assignee.name };
  return {
    ...task,
    description: task.description === '' ? null : task.description,
    dueDate: dueDate?.toISOString() ?? null,
    assignee: actor.isPersonal ? null : person,
    externalContact: actor.isPersonal ? person : null,
  };
}
