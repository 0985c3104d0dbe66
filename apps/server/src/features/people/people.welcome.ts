import { LIFETIMES } from '@taskwell/contract/limits';
import type { Transaction } from '../../platform/database.ts';
import type { NewMail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { makeSetPasswordLinks } from '../accounts/accounts.service.ts';
import { companyName } from './people.queries.ts';

export interface NewPerson {
  id: number;
  name: string;
  email: string;
}

/** Mails each person a one-use link to choose a password, in the transaction that gave them their address (DECISIONS §2). */
export async function sendWelcomes(
  { mailer, config }: Pick<Services, 'mailer' | 'config'>,
  tx: Transaction,
  companyId: number,
  people: NewPerson[],
): Promise<void> {
  const links = await tx.asSystem('sign-up', () => makeSetPasswordLinks(tx, config, people));
  const company = await companyName(tx, companyId);
  const mails = people.map(
    ({ id, name, email }, index): NewMail<'set-password'> => ({
      template: 'set-password',
      recipient: email,
      props: { name, companyName: company, link: links[index]?.address ?? '', hours: LIFETIMES.setPasswordLinkHours },
      account: id,
      companyId,
      expiresAt: links[index]?.expiresAt ?? null,
    }),
  );
  await mailer.queueAll(tx, mails);
}
