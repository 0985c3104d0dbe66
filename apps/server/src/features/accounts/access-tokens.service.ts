import { randomBytes } from 'node:crypto';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_MESSAGES,
  ACCESS_TOKEN_PREFIX,
  TOKEN_SCOPE_LABELS,
} from '@taskwell/contract/access-tokens';
import type { ReadBody } from '@taskwell/contract/operations';
import type { AccessToken } from '@taskwell/contract/schemas/access-tokens';
import type { User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import { type ActorInput, companyOf, hashToken, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccessToken, insertAccessToken, listAccessTokens } from './access-tokens.queries.ts';
import { unauthorizedLockAccount } from './accounts.queries.ts';
import { confirmOwnPassword } from './password-confirmation.ts';
import { readUser } from './users.queries.ts';

/** Tokens with which programs call the API as the person who made them (decision 35). */
export function createAccessTokenService(services: Services) {
  const { config, mailer } = services;

  async function list({ tx, actor }: ActorInput<'GET /auth/tokens'>): Promise<{ data: AccessToken[] }> {
    authorize(actor);
    return { data: await tx.asSystem('own account', (system) => listAccessTokens(system, actor.userId)) };
  }

  /** The token itself is answered here and kept nowhere. */
  async function create({
    tx,
    actor,
    body,
    ip,
  }: ActorInput<'POST /auth/tokens'>): Promise<{ token: string; data: AccessToken }> {
    authorize(actor);
    await confirmOwnPassword(services, tx, actor, body.currentPassword);
    const token = ACCESS_TOKEN_PREFIX + randomBytes(32).toString('base64url');
    const { name, scope, expiresInDays } = body;
    const user = await readUser(tx, actor.userId);
    if (!user) throw notFound();
    const data = await tx.asSystem('own account', async (system) => {
      await unauthorizedLockAccount(system, { id: actor.userId });
      const existing = await listAccessTokens(system, actor.userId);
      if (existing.length >= ACCESS_TOKEN_LIMITS.perPerson) {
        throw new Failure('TOO_MANY_TOKENS', ACCESS_TOKEN_MESSAGES.tooMany);
      }
      const values = { userId: actor.userId, tokenHash: hashToken(token), name, scope, expiresInDays, ip };
      const made = await insertAccessToken(system, values);
      const words = `${TOKEN_SCOPE_LABELS[scope].toLowerCase()}, for ${expiresInDays} days`;
      await tellByMail(system, user, body);
      record(system, actor, 'ACCESS_TOKEN_CREATED', `${actor.name} made the access token “${name}” (${words})`);
      return made;
    });
    return { token, data };
  }

  /** As of whatever else opens an account: somebody else may have made it. */
  async function tellByMail(
    tx: SystemTransaction,
    { id: userId, name, email, companyId }: User,
    made: Pick<ReadBody<'POST /auth/tokens'>, 'name' | 'scope' | 'expiresInDays'>,
  ): Promise<void> {
    await mailer.queue(tx, {
      template: 'access-token-made',
      recipient: email,
      account: null,
      causedBy: { userId, companyId },
      companyId,
      expiresAt: null,
      props: {
        name,
        token: made.name,
        may: TOKEN_SCOPE_LABELS[made.scope].toLowerCase(),
        days: made.expiresInDays,
        link: `${config.appUrl}/settings`,
      },
    });
  }

  async function revoke({ tx, actor, params }: ActorInput<'DELETE /auth/tokens/{id}'>): Promise<{ message: string }> {
    authorize(actor);
    await tx.asSystem('own account', async (system) => {
      const name = await deleteAccessToken(system, actor.userId, params.id);
      if (name === null) throw notFound();
      record(system, actor, 'ACCESS_TOKEN_REVOKED', `${actor.name} revoked the access token “${name}”`);
    });
    return { message: ACCESS_TOKEN_MESSAGES.revoked };
  }

  return { list, create, revoke };
}

function authorize(actor: SignedInActor): void {
  if (!canInCompany(actor, 'haveAccessTokens')) throw forbidden();
}

function record(
  tx: SystemTransaction,
  actor: SignedInActor,
  action: 'ACCESS_TOKEN_CREATED' | 'ACCESS_TOKEN_REVOKED',
  description: string,
): void {
  tx.record({ companyId: companyOf(actor), actor, audit: [auditEntry(action, 'User', actor.userId, description)] });
}
