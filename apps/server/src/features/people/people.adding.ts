import type { Answer, ReadBody } from '@taskwell/contract/operations';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { User } from '@taskwell/contract/schemas/people';
import { rolesToGive, rolesToImport } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { forbidden } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { addAccount, addAccounts, readAccount } from '../accounts/accounts.service.ts';
import { type NewPerson, sendWelcomes } from './people.welcome.ts';

type ImportResult = Answer<'POST /users/import'>['data'];
type ImportedPerson = ReadBody<'POST /users/import'>['people'][number];

/** People who are added get a mail with a link to choose a password (DECISIONS §2, decision 20). */
export function createAddingPeople(services: Services) {
  const { config } = services;

  async function addOne(tx: Transaction, actor: SignedInActor, body: ReadBody<'POST /users'>): Promise<User> {
    const companyId = companyOf(actor);
    if (!rolesToGive(actor).includes(body.role)) throw forbidden();
    const userId = await addAccount(tx, config, { companyId, ...body });
    const person = { id: userId, name: body.name, email: body.email };
    await sendWelcomes(services, tx, actor, [person]);
    noteAdded(tx, actor, [person]);
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
    const waiting = welcomed.length > 0 ? await sendWelcomes(services, tx, actor, welcomed) : 0;
    if (welcomed.length > 0) noteAdded(tx, actor, welcomed);
    const ids = new Set(added.map(({ email }) => email));
    const failed = [...byEmail.keys()].filter((email) => !ids.has(email));
    return { imported: added.length, waiting, failed: failed.map((email) => ({ email, error: REFUSALS.emailTaken })) };
  }

  function noteAdded(tx: Transaction, actor: SignedInActor, people: NewPerson[]): void {
    const audit = people.map(({ id, name, email }) =>
      auditEntry('USER_CREATED', 'User', id, `Added ${name} (${email})`),
    );
    tx.record({ companyId: companyOf(actor), actor, audit });
  }

  return { addOne, addMany };
}
