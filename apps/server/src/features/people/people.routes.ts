import { randomBytes } from 'node:crypto';
import { LIFETIMES } from '@taskwell/contract/limits';
import type { Colleague, User } from '@taskwell/contract/schemas';
import { canInCompany, rolesToGive } from '@taskwell/policy/policy';
import { sql } from 'kysely';
import { auditEntry, record } from '../../platform/effects.ts';
import { forbidden } from '../../platform/failure.ts';
import type { Implement } from '../../platform/implement.ts';
import { type ActorInput, companyOf, hashToken } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { addAccount, readAccount, userJson } from '../accounts/accounts.service.ts';
import { listPeople } from './people.queries.ts';

/** SPEC §7 'Users'; who may do what to whom is DECISIONS §3 'People'. */
export function peopleRoutes(implement: Implement, services: Services): void {
  implement.session('GET /users', async ({ tx, actor, query }) => {
    if (!canInCompany(actor, 'listUsers')) throw forbidden();
    return listPeople<User>(tx, companyOf(actor), query, userJson);
  });

  implement.session('GET /users/employees', async ({ tx, actor, query }) => {
    if (!canInCompany(actor, 'listColleagues')) throw forbidden();
    return listPeople<Colleague>(tx, companyOf(actor), query, colleagueJson);
  });

  implement.session('POST /users', (input) => addPerson(services, input));
}

const colleagueJson = sql<Colleague>`json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role)`;

/** Adds a person; the mail with the link to choose a password is part of the same transaction. */
async function addPerson(
  { throttle, mailer, realtime, config }: Services,
  { tx, actor, body }: ActorInput<'POST /users'>,
): Promise<{ data: User }> {
  const companyId = companyOf(actor);
  if (!rolesToGive(actor).includes(body.role)) throw forbidden();
  await throttle.spend('mailAccount', actor.userId);
  const userId = await addAccount(tx, config, { companyId, ...body });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIMES.setPasswordLinkHours * 3_600_000);
  await tx.asSystem('sign-up', async () => {
    await tx.db
      .insertInto('set_password_links')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at: expiresAt })
      .execute();
  });
  const user = await readAccount(tx, userId);
  await mailer.queue(tx, {
    template: 'set-password',
    recipient: body.email,
    props: {
      name: body.name,
      companyName: user.companyName ?? '',
      link: `${config.appUrl}/set-password/${token}`,
      hours: LIFETIMES.setPasswordLinkHours,
    },
    companyId,
    expiresAt,
  });
  const audit = [auditEntry('USER_CREATED', 'User', userId, `Added ${body.name} (${body.email})`)];
  await record(tx, { companyId, actor, audit }, realtime.wake);
  return { data: user };
}
