import { ROLE_LABELS } from '@taskwell/contract/labels';
import { INVITATION_MESSAGES, SUCCESSES } from '@taskwell/contract/messages';
import type { ReadBody } from '@taskwell/contract/operations';
import type { User, UserDetails } from '@taskwell/contract/schemas/people';
import {
  canOnPerson,
  fieldsToEdit,
  type PersonAction,
  type PersonField,
  type PersonRelation,
  rolesToGive,
} from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { type AuditEntry, auditEntry } from '../../platform/database/effects.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import {
  correctAddress,
  endSessionsOfUser,
  endSetPasswordLinks,
  givePassword,
  readAccount,
} from '../accounts/accounts.service.ts';
import { releaseTasksOf } from '../tasks/tasks.release.service.ts';
import { erasePerson, isColleague, lockPerson, taskStatistics, updatePerson } from './people.queries.ts';
import { sendWelcomes } from './people.welcome.ts';

/** What administrators do with the people of their company (DECISIONS §3 'People'). */
export function createPeopleService(services: Services) {
  const { mailer, config, jobs } = services;

  async function read(tx: Transaction, actor: SignedInActor, id: number): Promise<UserDetails> {
    const person = await accessPerson(tx, actor, id, 'see');
    return { ...person, statistics: await taskStatistics(tx, companyOf(actor), id) };
  }

  async function edit(
    tx: Transaction,
    actor: SignedInActor,
    id: number,
    body: ReadBody<'PUT /users/{id}'>,
  ): Promise<UserDetails> {
    const person = await accessPerson(tx, actor, id, 'edit');
    const changes = changesOf(person, body);
    const mayChange = fieldsToEdit(actor, relationOf(actor, person));
    if (!(Object.keys(changes) as PersonField[]).every((field) => mayChange.includes(field))) throw forbidden();
    if (changes.role !== undefined && !rolesToGive(actor).includes(changes.role)) throw forbidden();
    if (Object.keys(changes).length === 0) return read(tx, actor, id);
    const { name = person.name, role = person.role } = changes;
    await tx.asSystem('people', async (system) => {
      await updatePerson(system, id, { name, role });
      if (changes.role !== undefined) await endSessionsOfUser(system, id);
    });
    if (changes.email !== undefined) await changeAddressOf(tx, actor, person, { name, email: changes.email });
    finish(tx, actor, {
      ...auditEntry('USER_UPDATED', 'User', id, `Changed ${describeChanges(changes)} of ${person.name}`),
      changes: Object.entries(changes).map(([field, to]) => ({
        field: field as PersonField,
        from: person[field as PersonField],
        to,
      })),
    });
    return read(tx, actor, id);
  }

  /** The old address is told; who never came in gets a welcome at the new one, everybody else a code to verify it. */
  async function changeAddressOf(
    tx: Transaction,
    actor: SignedInActor,
    person: User,
    now: { name: string; email: string },
  ): Promise<void> {
    await tx.asSystem('people', async (system) => {
      await correctAddress(system, person.id, now.email);
      const causedBy = { userId: actor.userId, companyId: actor.companyId };
      const code = { email: now.email, purpose: 'verification', causedBy } as const;
      if (person.isEmailVerified) await jobs.add(system, 'account.send-code', code);
    });
    if (!person.isEmailVerified) await sendWelcomes(services, tx, actor, [{ id: person.id, ...now }]);
    await tellByMail(tx, actor, person, 'address-changed');
  }

  async function resetPassword(tx: Transaction, actor: SignedInActor, id: number, newPassword: string) {
    const person = await accessPerson(tx, actor, id, 'resetPassword');
    await tx.asSystem('people', (system) => givePassword(system, config, person, newPassword));
    await tellByMail(tx, actor, person, 'password-reset-by-administrator');
    finish(tx, actor, auditEntry('PASSWORD_CHANGED', 'User', id, `Reset the password of ${person.name}`));
    return SUCCESSES.passwordReset;
  }

  /** A new link in place of those before; for whoever has not come in yet (DECISIONS §2). @throws 409 for anybody else */
  async function inviteAgain(tx: Transaction, actor: SignedInActor, id: number): Promise<string> {
    const person = await accessPerson(tx, actor, id, 'inviteAgain');
    if (person.isEmailVerified) throw new Failure('ALREADY_CAME_IN', INVITATION_MESSAGES.alreadyCameIn);
    await tx.asSystem('people', (system) => endSetPasswordLinks(system, id));
    const waiting = await sendWelcomes(services, tx, actor, [person]);
    finish(tx, actor, auditEntry('USER_INVITED_AGAIN', 'User', id, `Sent ${person.name} a new invitation`));
    return waiting > 0 ? SUCCESSES.welcomesWaiting(waiting) : INVITATION_MESSAGES.resent(person.name);
  }

  /** The name stays on history, the address is free, open tasks are unassigned (DECISIONS §3). */
  async function remove(tx: Transaction, actor: SignedInActor, id: number): Promise<string> {
    const person = await accessPerson(tx, actor, id, 'delete');
    await releaseTasksOf(tx, actor, person);
    await tx.asSystem('people', async (system) => {
      await erasePerson(system, id);
      await endSessionsOfUser(system, id);
    });
    finish(tx, actor, auditEntry('USER_DELETED', 'User', id, `Deleted ${person.name} (${person.email})`));
    return SUCCESSES.userDeleted(person.name);
  }

  function finish(tx: Transaction, actor: SignedInActor, entry: AuditEntry): void {
    tx.record({ companyId: companyOf(actor), actor, audit: [entry] });
  }

  async function tellByMail(
    tx: Transaction,
    actor: SignedInActor,
    person: User,
    template: 'address-changed' | 'password-reset-by-administrator',
  ): Promise<void> {
    const props = { name: person.name, companyName: person.companyName ?? '', link: `${config.appUrl}/login` };
    await mailer.queue(tx, {
      template,
      recipient: person.email,
      props,
      account: null,
      causedBy: actor,
      companyId: person.companyId,
      expiresAt: null,
    });
  }

  return { read, edit, resetPassword, inviteAgain, remove };
}

/** A living person of the actor's company, locked unless only seen; anybody else is not found. */
async function accessPerson(tx: Transaction, actor: SignedInActor, id: number, action: PersonAction): Promise<User> {
  const companyId = companyOf(actor);
  if (!canOnPerson(actor, 'see', { isSameCompany: true, isSelf: false, role: 'EMPLOYEE' })) throw forbidden();
  const exists =
    action === 'see'
      ? await isColleague(tx, companyId, id)
      : await lockPerson(tx, companyId, id, action === 'delete' ? 'to delete' : 'to change');
  if (!exists) throw notFound();
  const person = await readAccount(tx, id);
  if (!canOnPerson(actor, action, relationOf(actor, person))) throw forbidden();
  return person;
}

function relationOf(actor: SignedInActor, person: User): PersonRelation {
  return {
    isSameCompany: person.companyId === actor.companyId,
    isSelf: person.id === actor.userId,
    role: person.role,
  };
}

type PersonChanges = { [F in PersonField]?: User[F] };

/** What is sent and is not so already. */
function changesOf(person: User, sent: ReadBody<'PUT /users/{id}'>): PersonChanges {
  return {
    ...(sent.name !== undefined && sent.name !== person.name && { name: sent.name }),
    ...(sent.email !== undefined && sent.email !== person.email && { email: sent.email }),
    ...(sent.role !== undefined && sent.role !== person.role && { role: sent.role }),
  };
}

function describeChanges({ name, email, role }: PersonChanges): string {
  const changed: string[] = [];
  if (name !== undefined) changed.push(`name (now ${name})`);
  if (email !== undefined) changed.push('email address');
  if (role !== undefined) changed.push(`role (now ${ROLE_LABELS[role]})`);
  return changed.join(' and ');
}
