import { FAILURES } from '@taskwell/contract/messages';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Subscription } from '../../platform/mail/unsubscribe.ts';
import type { Services } from '../../platform/services.ts';
import { findCompanyOf, readPreferences, writePreferences } from './notifications.queries.ts';

/** Which notifications a person also gets by mail: chosen in the settings, or ended by a link in a mail. */
export function createMailPreferences({ database, unsubscribe }: Pick<Services, 'database' | 'unsubscribe'>) {
  /** What the link is about, for the page that asks before anything is ended. */
  async function describe(token: string): Promise<{ topic: Subscription['topic']; isOn: boolean }> {
    return withSubscriber(token, async (tx, companyId, { userId, topic }) => ({
      topic,
      isOn: (await readPreferences(tx, companyId, userId))[topic],
    }));
  }

  async function end(token: string): Promise<void> {
    await withSubscriber(token, (tx, companyId, { userId, topic }) =>
      writePreferences(tx, companyId, userId, { [topic]: false }),
    );
  }

  async function withSubscriber<T>(
    token: string,
    work: (tx: SystemTransaction, companyId: number, subscription: Subscription) => Promise<T>,
  ): Promise<T> {
    const subscription = unsubscribe.read(token);
    if (!subscription) throw invalidLink();
    return database.asSystem('unsubscribe', async (tx) => {
      const companyId = await findCompanyOf(tx, subscription.userId);
      if (companyId === null) throw invalidLink();
      return work(tx, companyId, subscription);
    });
  }

  return { read: readPreferences, write: writePreferences, describe, unsubscribe: end };
}

function invalidLink(): Failure {
  return new Failure('INVALID_LINK', FAILURES.unsubscribeLinkInvalid);
}
