import type { HandedTask } from '@taskwell/contract/hand-over';
import type { SuggestedAction } from '@taskwell/contract/schemas/assistant';
import type { User } from '@taskwell/contract/schemas/people';
import { api } from '../../../lib/api.ts';
import { toLocalInput } from '../../../lib/due-words.ts';
import type { Person } from '../../people/colleague-queries.public.ts';
import type { Assignment } from '../dialogs/assignment.ts';

/** What a form begins with. */
export interface HandedFields {
  title: string;
  description: string;
  priority: HandedTask['priority'];
  /** Left out where the text names none: the form has its own. */
  dueDate?: string;
  assignment: Assignment | null;
}

/**
 * The fields of a task that was handed over. Whom it names is looked up: only somebody of that id and that name is meant,
 * so that nobody reads one name and assigns another person.
 */
export async function fieldsOfHanded(task: HandedTask, user: User): Promise<HandedFields> {
  const { title, description, priority, dueDate } = task;
  return {
    title,
    description,
    priority,
    ...(dueDate !== null && { dueDate: toLocalInput(dueDate) }),
    assignment: (await leadNamed(task, user)) ?? (user.isPersonal ? { kind: 'internal', person: user } : null),
  };
}

type Lead = Pick<HandedTask, 'assignee' | 'externalContact'>;

/** Null where the id and the name are not of one person, or nobody is named: the person chooses. */
async function leadNamed({ assignee, externalContact }: Lead, user: User): Promise<Assignment | null> {
  try {
    if (externalContact) return { kind: 'external', person: await contactNamed(externalContact) };
    if (assignee && !user.isPersonal) return { kind: 'internal', person: await colleagueNamed(assignee) };
  } catch {
    // Nobody of that name and id, or no answer.
  }
  return null;
}

/**
 * The changes that were handed over, without those that name nobody of that id and that name, for the same reason, or one of
 * several of that name, whom the words of a change do not tell apart.
 */
export async function knownActions(actions: readonly SuggestedAction[], user: User): Promise<SuggestedAction[]> {
  const known = await Promise.all(
    actions.map(async (action) => action.action !== 'assign' || (await isKnown(action.assignee, user))),
  );
  return actions.filter((_, index) => known[index]);
}

async function isKnown(assignee: Named, user: User): Promise<boolean> {
  if (user.isPersonal) return (await leadNamed({ externalContact: assignee, assignee: null }, user)) !== null;
  try {
    const namesakes = (await colleaguesFound(assignee.name)).filter(({ name }) => name === assignee.name);
    return namesakes.length === 1 && namesakes[0]?.id === assignee.id;
  } catch {
    // No answer: nobody is offered.
    return false;
  }
}

type Named = NonNullable<HandedTask['assignee']>;

async function colleagueNamed({ id, name }: Named): Promise<Person> {
  return samePerson(await colleaguesFound(name), id, name);
}

async function colleaguesFound(name: string): Promise<readonly Person[]> {
  return (await api.call('GET /users/employees', { query: { search: name } })).data;
}

async function contactNamed({ id, name }: Named): Promise<Person> {
  const { data } = await api.call('GET /contacts/{id}', { params: { id } });
  return samePerson([data], id, name);
}

function samePerson(people: readonly Person[], id: number, name: string): Person {
  const found = people.find((person) => person.id === id && person.name === name);
  if (found === undefined) throw new Error('Nobody of that name has that id');
  return { id: found.id, name: found.name, email: found.email };
}
