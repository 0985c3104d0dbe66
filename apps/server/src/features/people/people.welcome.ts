import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import type { NewMail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { makeSetPasswordLinks } from '../accounts/accounts.service.ts';
import { companyName } from './people.queries.ts';
import {
  countWaiting,
  deleteWaiting,
  findWaitingCausers,
  insertWaiting,
  lockWaiting,
  markTried,
  type WelcomeCauser,
} from './people.welcome.queries.ts';

export interface NewPerson {
  id: number;
  name: string;
  email: string;
}

type WelcomeServices = Pick<Services, 'mailer' | 'config'>;

const BATCH = 100;
/** The next batch may go out within a minute; how many wait is what is to become less. */
const RETRY_AFTER_SECONDS = 3_600;

/**
 * Mails people a one-use link each to choose a password, in the transaction that gave them their address (DECISIONS §2).
 * Beyond the mail budgets they wait, so that nobody else's mails to an address keep an administrator from adding whose it is:
 * their mails go out by themselves as soon as these allow (decision 20), and until then 'Forgot password' opens the account,
 * too.
 *
 * @returns how many wait
 * @throws 429 where too many of the company wait already, 403 where whoever adds them is unverified
 */
export async function sendWelcomes(
  services: WelcomeServices,
  tx: Transaction,
  actor: SignedInActor,
  people: NewPerson[],
): Promise<number> {
  const causer = asCauser(actor);
  // What waited for them before waits no more: this takes its place.
  await deleteWaiting(
    tx,
    people.map(({ id }) => id),
  );
  const mails = await services.mailer.queueWhatFits(tx, await welcomeMails(services, tx, causer, people));
  const sent = new Set(mails.map(({ account }) => account));
  const waiting = people.filter(({ id }) => !sent.has(id));
  if (waiting.length === 0) return 0;
  if ((await countWaiting(tx, causer.companyId)) + waiting.length > ABUSE_LIMITS.waitingWelcomes) {
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    throw new Failure('TOO_MANY_REQUESTS', REFUSALS.tooManyWelcomes(ABUSE_LIMITS.waitingWelcomes), {
      retryAfterSeconds,
    });
  }
  await insertWaiting(
    tx,
    causer,
    waiting.map(({ id }) => id),
  );
  return waiting.length;
}

/** Sends the mails of those who wait, as far as the budgets of whoever added them allow; every minute. */
export async function sendWaitingWelcomes(services: WelcomeServices & Pick<Services, 'database'>): Promise<void> {
  const { database } = services;
  for (const causer of await database.asSystem('people', findWaitingCausers)) {
    while ((await database.asSystem('people', (tx) => sendBatch(services, tx, causer))) === BATCH);
  }
}

/** @returns how many went out; fewer than a batch when no more wait or may go out */
async function sendBatch(services: WelcomeServices, tx: SystemTransaction, causer: WelcomeCauser): Promise<number> {
  const waiting = await lockWaiting(tx, causer, BATCH);
  if (waiting.length === 0) return 0;
  const mails = await services.mailer.queueWhatFits(tx, await welcomeMails(services, tx, causer, waiting));
  const sent = mails.map(({ account }) => account);
  await deleteWaiting(tx, sent);
  await markTried(
    tx,
    waiting.map(({ id }) => id),
  );
  return sent.length;
}

/** Each with a link of its own. Of those that are not sent the links lead nowhere: nobody is told them. */
async function welcomeMails(
  { config }: WelcomeServices,
  tx: OpenTransaction,
  causer: WelcomeCauser,
  people: NewPerson[],
): Promise<NewMail<'set-password'>[]> {
  const { userId, companyId } = causer;
  const links = await tx.asSystem('sign-up', (system) => makeSetPasswordLinks(system, config, people));
  const company = await companyName(tx, companyId);
  return people.map(({ id, email }, index) => ({
    template: 'set-password',
    recipient: email,
    props: { companyName: company, link: links[index]?.address ?? '', hours: LIFETIMES.setPasswordLinkHours },
    account: id,
    causedBy: { userId, companyId },
    companyId,
    expiresAt: links[index]?.expiresAt ?? null,
  }));
}

function asCauser(actor: SignedInActor): WelcomeCauser {
  return { userId: actor.userId, companyId: companyOf(actor) };
}
