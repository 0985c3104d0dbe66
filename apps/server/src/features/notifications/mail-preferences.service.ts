import { FAILURES } from '@taskwell/contract/messages';
import type { MailPreferences } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Subscription } from '../../platform/mail/unsubscribe.ts';
import type { Services } from '../../platform/services.ts';

const ALL_ON: MailPreferences = { assignment: true, comment: true, dueSoon: true };

/** Which notifications a person also gets by mail: chosen in the settings, or ended by a link in a mail. */
export function createMailPreferences({ database, unsubscribe }: Pick<Services, 'database' | 'unsubscribe'>) {
  async function read(tx: Transaction, companyId: number, userId: number): Promise<MailPreferences> {
    const { rows } = await sql<MailPreferences>`
      select assignment, comment, due_soon as "dueSoon" from mail_preferences
      where company_id = ${companyId}::bigint and user_id = ${userId}::bigint`.execute(tx.db);
    return rows[0] ?? ALL_ON;
  }

  async function write(
    tx: Transaction,
    companyId: number,
    userId: number,
    changes: { [K in keyof MailPreferences]?: boolean | undefined },
  ): Promise<MailPreferences> {
    const { assignment = null, comment = null, dueSoon = null } = changes;
    const { rows } = await sql<MailPreferences>`
      insert into mail_preferences as p (company_id, user_id, assignment, comment, due_soon)
      values (${companyId}, ${userId}, coalesce(${assignment}::boolean, true), coalesce(${comment}::boolean, true),
        coalesce(${dueSoon}::boolean, true))
      on conflict (company_id, user_id) do update set assignment = coalesce(${assignment}::boolean, p.assignment),
        comment = coalesce(${comment}::boolean, p.comment), due_soon = coalesce(${dueSoon}::boolean, p.due_soon)
      returning assignment, comment, due_soon as "dueSoon"`.execute(tx.db);
    return rows[0] as MailPreferences;
  }

  /** What the link is about, for the page that asks before anything is ended. */
  async function describe(token: string): Promise<{ topic: Subscription['topic']; isOn: boolean }> {
    return withSubscriber(token, async (tx, companyId, { userId, topic }) => ({
      topic,
      isOn: (await read(tx, companyId, userId))[topic],
    }));
  }

  async function end(token: string): Promise<void> {
    await withSubscriber(token, (tx, companyId, { userId, topic }) => write(tx, companyId, userId, { [topic]: false }));
  }

  async function withSubscriber<T>(
    token: string,
    work: (tx: Transaction, companyId: number, subscription: Subscription) => Promise<T>,
  ): Promise<T> {
    const subscription = unsubscribe.read(token);
    if (!subscription) throw invalidLink();
    return database.asSystem('unsubscribe', async (tx) => {
      const person = await tx.db
        .selectFrom('users')
        .select('company_id')
        .where('id', '=', subscription.userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!person?.company_id) throw invalidLink();
      return work(tx, person.company_id, subscription);
    });
  }

  return { read, write, describe, unsubscribe: end };
}

function invalidLink(): Failure {
  return new Failure('INVALID_LINK', FAILURES.unsubscribeLinkInvalid);
}
