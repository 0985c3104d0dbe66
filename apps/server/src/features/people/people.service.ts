import { ROLE_LABELS } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { ReadBody } from '@taskwell/contract/operations';
import type { User, UserDetails } from '@taskwell/contract/schemas/people';
import { canOnPerson, type PersonAction, type PersonRelation, rolesToSet } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import { Failure, forbidden, notFound } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { endSessionsOfUser, givePassword, readAccount, replaceAddress } from '../accounts/accounts.service.ts';
import { releaseTasksOf } from '../tasks/tasks.release.service.ts';
import {
  countSystemAdministrators,
  erasePerson,
  findColleagues,
  lockPerson,
  taskStatistics,
  updatePerson,
} from './people.queries.ts';

/** What administrators do with the people of their company (DECISIONS §3 'People'). */
export function createPeopleService({ throttle, mailer, realtime, config, jobs }: Services) {
  async function read(tx: Transaction, actor: SignedInActor, id: number): Promise<UserDetails> {
    const person = await accessPerson(tx, actor, id, 'see', false);
    return { ...person, statistics: await taskStatistics(tx, companyOf(actor), id) };
  }

  async function edit(
    tx: Transaction,
    actor: SignedInActor,
    id: number,
    body: ReadBody<'PUT /users/{id}'>,
  ): Promise<UserDetails> {
    const person = await accessPerson(tx, actor, id, 'edit', true);
    await throttle.spend('mailAccount', actor.userId);
    const { name = person.name, email = person.email, role = person.role } = body;
    if (!rolesToSet(actor, relationOf(actor, person)).includes(role)) throw forbidden();
    const changed = describeEdit(person, { name, email, role });
    if (changed.length === 0) return read(tx, actor, id);
    if (person.role === 'SYSDMIN' && role !== 'SYSDMIN') await keepOneSystemAdministrator(tx, actor);
    await tx.asSystem('people', async () => {
      await updatePerson(tx, id, { name, role });
      if (role !== person.role) await endSessionsOfUser(tx, id);
      if (email !== person.email) {
        await replaceAddress(tx, id, email);
        await jobs.add(tx, 'account.send-code', { email, purpose: 'verification' });
      }
    });
    if (email !== person.email) await tellByMail(tx, person, 'address-changed');
    await finish(tx, actor, 'USER_UPDATED', id, `Changed ${changed.join(' and ')} of ${person.name}`);
    return read(tx, actor, id);
  }

  async function resetPassword(tx: Transaction, actor: SignedInActor, id: number, newPassword: string) {
    const person = await accessPerson(tx, actor, id, 'resetPassword', true);
    await throttle.spend('mailAccount', actor.userId);
    await tx.asSystem('people', () => givePassword(tx, config, person, newPassword));
    await tellByMail(tx, person, 'password-reset-by-administrator');
    await finish(tx, actor, 'PASSWORD_CHANGED', id, `Reset the password of ${person.name}`);
    return SUCCESSES.passwordReset;
  }

  /** The name stays on history, the address is free, open tasks are unassigned (DECISIONS §3). */
  async function remove(tx: Transaction, actor: SignedInActor, id: number): Promise<string> {
    const person = await accessPerson(tx, actor, id, 'delete', true);
    await releaseTasksOf(tx, actor, person, realtime.wake);
    await tx.asSystem('people', async () => {
      await erasePerson(tx, id);
      await endSessionsOfUser(tx, id);
    });
    await finish(tx, actor, 'USER_DELETED', id, `Deleted ${person.name} (${person.email})`);
    return SUCCESSES.userDeleted(person.name);
  }

  async function finish(
    tx: Transaction,
    actor: SignedInActor,
    action: 'USER_UPDATED' | 'USER_DELETED' | 'PASSWORD_CHANGED',
    id: number,
    description: string,
  ): Promise<void> {
    const audit = [auditEntry(action, 'User', id, description)];
    await record(tx, { companyId: companyOf(actor), actor, audit }, realtime.wake);
    // Sessions may have ended: streams of theirs are looked for at once.
    tx.afterCommit.push(realtime.wake);
  }

  async function tellByMail(
    tx: Transaction,
    person: User,
    template: 'address-changed' | 'password-reset-by-administrator',
  ): Promise<void> {
    const props = { name: person.name, companyName: person.companyName ?? '', link: `${config.appUrl}/login` };
    await mailer.queue(tx, { template, recipient: person.email, props, companyId: person.companyId, expiresAt: null });
  }

  return { read, edit, resetPassword, remove };
}

/** A living person of the actor's company, locked where it is to be changed; anybody else is not found. */
async function accessPerson(
  tx: Transaction,
  actor: SignedInActor,
  id: number,
  action: PersonAction,
  lock: boolean,
): Promise<User> {
  const companyId = companyOf(actor);
  if (!canOnPerson(actor, 'see', { isSameCompany: true, isSelf: false, role: 'EMPLOYEE' })) throw forbidden();
  const exists = lock ? await lockPerson(tx, companyId, id) : (await findColleagues(tx, companyId, [id])).length > 0;
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

/** Counted with all of them locked, so that two cannot step down together. */
async function keepOneSystemAdministrator(tx: Transaction, actor: SignedInActor): Promise<void> {
  if ((await countSystemAdministrators(tx, companyOf(actor))) > 1) return;
  throw new Failure('LAST_SYSTEM_ADMINISTRATOR', FAILURES.lastSystemAdministrator, {
    fields: { role: FAILURES.lastSystemAdministrator },
  });
}

function describeEdit(before: User, after: Pick<User, 'name' | 'email' | 'role'>): string[] {
  const changed: string[] = [];
  if (after.name !== before.name) changed.push(`name (now ${after.name})`);
  if (after.email !== before.email) changed.push('e-mail address');
  if (after.role !== before.role) changed.push(`role (now ${ROLE_LABELS[after.role]})`);
  return changed;
}
