import { FAILURES } from '@taskwell/contract/messages';
import type { Answer, ReadBody } from '@taskwell/contract/operations';
import type { User } from '@taskwell/contract/schemas/people';
import { rolesToGive, rolesToImport } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import { forbidden } from '../../platform/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { addAccount, addAccounts, readAccount } from '../accounts/accounts.service.ts';
import { type NewPerson, sendWelcomes } from './people.welcome.ts';

type ImportResult = Answer<'POST /users/import'>['data'];
type ImportedPerson = ReadBody<'POST /users/import'>['people'][number];

/** People who are added get a mail with a link to choose a password, in the transaction that adds them (DECISIONS §2). */
export function createAddingPeople(services: Services) {
  const { throttle, realtime, config } = services;

  async function addOne(tx: Transaction, actor: SignedInActor, body: ReadBody<'POST /users'>): Promise<User> {
    const companyId = companyOf(actor);
    if (!rolesToGive(actor).includes(body.role)) throw forbidden();
    await throttle.spend('mailAccount', actor.userId);
    const userId = await addAccount(tx, config, { companyId, ...body });
    await welcome(tx, actor, [{ id: userId, name: body.name, email: body.email }]);
    return readAccount(tx, userId);
  }

  /** Who has an account already is named in the answer; all others are added. */
  async function addMany(tx: Transaction, actor: SignedInActor, people: ImportedPerson[]): Promise<ImportResult> {
    const companyId = companyOf(actor);
    const roles = rolesToImport(actor);
    if (roles.length === 0 || !people.every(({ role }) => roles.includes(role))) throw forbidden();
    const byEmail = new Map(people.map((person) => [person.email, person]));
    const added = await addAccounts(tx, companyId, [...byEmail.values()]);
    const welcomed = added.map(({ id, email }) => ({ id, email, name: byEmail.get(email)?.name ?? email }));
    if (welcomed.length > 0) await welcome(tx, actor, welcomed);
    const ids = new Set(added.map(({ email }) => email));
    const failed = [...byEmail.keys()].filter((email) => !ids.has(email));
    return { imported: added.length, failed: failed.map((email) => ({ email, error: FAILURES.emailTaken })) };
  }

  async function welcome(tx: Transaction, actor: SignedInActor, people: NewPerson[]): Promise<void> {
    const companyId = companyOf(actor);
    await sendWelcomes(services, tx, companyId, people);
    const audit = people.map(({ id, name, email }) =>
      auditEntry('USER_CREATED', 'User', id, `Added ${name} (${email})`),
    );
    await record(tx, { companyId, actor, audit }, realtime.wake);
  }

  return { addOne, addMany };
}
