import { randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX } from '@taskwell/contract/access-tokens';
import { CALENDAR_FEED_MESSAGES, FEED_PATH } from '@taskwell/contract/calendar-feed';
import type { CalendarAddress } from '@taskwell/contract/schemas/calendar-feed';
import { canInCompany } from '@taskwell/policy/policy';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { forbidden, notFound } from '../../platform/http/failure.ts';
import { type ActorInput, companyOf, hashToken, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { unauthorizedLockAccount } from './accounts.queries.ts';
import { deleteCalendarAddress, findCalendarAddress, insertCalendarAddress } from './calendar-address.queries.ts';
import { confirmOwnPassword } from './password-confirmation.ts';

/** The secret address at which calendars elsewhere read a person's tasks (decision 37). */
export function createCalendarAddressService(services: Services) {
  async function find({ tx, actor }: ActorInput<'GET /calendar/address'>): Promise<{ data: CalendarAddress | null }> {
    authorize(actor);
    return { data: await tx.asSystem('own account', (system) => findCalendarAddress(system, actor.userId)) };
  }

  /** The address is answered here and kept nowhere; the one before ends. */
  async function create({
    tx,
    actor,
    body,
    ip,
  }: ActorInput<'POST /calendar/address'>): Promise<{ address: string; data: CalendarAddress }> {
    authorize(actor);
    await confirmOwnPassword(services, tx, actor, body.currentPassword);
    const secret = ACCESS_TOKEN_PREFIX + randomBytes(32).toString('base64url');
    const data = await tx.asSystem('own account', async (system) => {
      // Of two at once the second ends the first one's.
      await unauthorizedLockAccount(system, { id: actor.userId });
      const isNew = !(await deleteCalendarAddress(system, actor.userId));
      const values = { userId: actor.userId, tokenHash: hashToken(secret), ip };
      const made = await insertCalendarAddress(system, values);
      const words = isNew ? 'made a calendar address' : 'made a new calendar address, which ended the one before';
      record(system, actor, 'CALENDAR_ADDRESS_CREATED', `${actor.name} ${words}`);
      return made;
    });
    return { address: `${services.config.appUrl}${FEED_PATH}${secret}.ics`, data };
  }

  async function revoke({ tx, actor }: ActorInput<'DELETE /calendar/address'>): Promise<{ message: string }> {
    authorize(actor);
    await tx.asSystem('own account', async (system) => {
      if (!(await deleteCalendarAddress(system, actor.userId))) throw notFound();
      record(system, actor, 'CALENDAR_ADDRESS_REVOKED', `${actor.name} revoked the calendar address`);
    });
    return { message: CALENDAR_FEED_MESSAGES.revoked };
  }

  return { find, create, revoke };
}

function authorize(actor: SignedInActor): void {
  if (!canInCompany(actor, 'haveCalendarAddress')) throw forbidden();
}

function record(
  tx: SystemTransaction,
  actor: SignedInActor,
  action: 'CALENDAR_ADDRESS_CREATED' | 'CALENDAR_ADDRESS_REVOKED',
  description: string,
): void {
  tx.record({ companyId: companyOf(actor), actor, audit: [auditEntry(action, 'User', actor.userId, description)] });
}
