import { randomBytes } from 'node:crypto';
import { LIFETIMES } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { Config } from '../../platform/config/config.ts';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { hashToken } from '../../platform/http/request.ts';
import { type Credentials, unauthorizedLockAccount } from './accounts.queries.ts';
import { deleteSetPasswordLink, findSetPasswordLink, insertSetPasswordLinks } from './links.queries.ts';

export interface SetPasswordLink {
  address: string;
  expiresAt: Date;
}

/**
 * One-use links to choose a password, for a mail to each person's address: 256 bits, 24 hours, stored as a hash. They
 * prove the mailbox that they are made for and no other (DECISIONS §2). As the system.
 *
 * @returns in the order of the people
 */
export async function makeSetPasswordLinks(
  tx: SystemTransaction,
  config: Config,
  people: { id: number; email: string }[],
): Promise<SetPasswordLink[]> {
  const expiresAt = new Date(Date.now() + LIFETIMES.setPasswordLinkHours * 3_600_000);
  const links = people.map(({ id, email }) => ({ userId: id, email, token: randomBytes(32).toString('base64url') }));
  await insertSetPasswordLinks(
    tx,
    links.map(({ token, ...link }) => ({ ...link, tokenHash: hashToken(token), expiresAt })),
  );
  return links.map(({ token }) => ({ address: `${config.appUrl}/set-password/${token}`, expiresAt }));
}

/** @throws 400 for a link that is used, void or too old */
export async function checkSetPasswordLink(tx: SystemTransaction, token: string): Promise<{ email: string }> {
  const link = await findSetPasswordLink(tx, hashToken(token));
  if (!link) throw invalidLink();
  return { email: link.email };
}

/**
 * Uses a link up. @returns whose it was, locked; the mailbox it was mailed to is the account's
 * @throws 400 for a link that is used, void or too old
 */
export async function consumeSetPasswordLink(tx: SystemTransaction, token: string): Promise<Credentials> {
  const tokenHash = hashToken(token);
  const link = await findSetPasswordLink(tx, tokenHash);
  const account = link && (await unauthorizedLockAccount(tx, { id: link.userId }));
  const isUsable = account?.email === link?.email && (await deleteSetPasswordLink(tx, tokenHash));
  if (!account || !isUsable) throw invalidLink();
  return account;
}

function invalidLink(): Failure {
  return new Failure('INVALID_LINK', FAILURES.linkInvalid);
}
