import { MAIL_TOPIC_OF } from '@taskwell/contract/labels';
import type { NewMail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { isAlone, markMailed, type PendingMail, takePending } from './notification-mails.queries.ts';
import { findPushes } from './push.queries.ts';

type MailServices = Pick<Services, 'database' | 'mailer' | 'unsubscribe' | 'config' | 'logger' | 'jobs'>;

const BATCH = 200;
const LOOK_MILLISECONDS = 1_000;

/**
 * Turns notifications that are also to be told elsewhere into mails and push messages, a few at a time and each once,
 * whoever does it first (decision 10). What was read before that is not mailed, nor what is beyond the mail budgets (decision 20).
 *
 * @returns how many were looked at
 */
export async function queueNotificationMails(services: MailServices): Promise<number> {
  return services.database.asSystem('notification mails', async (tx) => {
    if (!(await isAlone(tx))) return 0;
    const pending = await takePending(tx, BATCH);
    const mails = pending.filter(({ isWanted }) => isWanted).flatMap((each) => notificationMail(services, each));
    await services.mailer.queueAll(tx, mails);
    const told = pending.filter(({ isSwitchedOn }) => isSwitchedOn).map(({ id }) => id);
    await services.jobs.addAll(tx, 'push.send', await findPushes(tx, told));
    const ids = pending.map(({ id }) => id);
    if (ids.length > 0) await markMailed(tx, ids);
    return pending.length;
  });
}

function notificationMail({ unsubscribe, config }: MailServices, pending: PendingMail): NewMail<'notification'>[] {
  const topic = MAIL_TOPIC_OF[pending.type];
  const { name, email: recipient, userId: account, companyId, actorId, actorCompanyId } = pending;
  if (topic === undefined || name === null || recipient === null) return [];
  const token = unsubscribe.tokenFor({ userId: pending.userId, topic });
  const props = {
    name,
    title: pending.title,
    message: pending.message,
    link: `${config.appUrl}/dashboard${pending.taskId === null ? '' : `?task=${pending.taskId}`}`,
    unsubscribe: `${config.appUrl}/unsubscribe/${token}`,
  };
  const causedBy = actorId === null ? 'system' : { userId: actorId, companyId: actorCompanyId };
  return [{ template: 'notification', recipient, props, account, causedBy, companyId, expiresAt: null }];
}

/** Looks every second, as long as the process works; the look is one probe of an index that is nearly empty. */
export function watchNotificationMails(
  services: MailServices,
  lookMilliseconds = LOOK_MILLISECONDS,
): { stop(): Promise<void> } {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      while (!stopped && (await queueNotificationMails(services)) === BATCH);
    } catch (error) {
      services.logger.warn({ err: error }, 'notification mails wait');
    }
    if (!stopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => {
      looking = look();
    }, lookMilliseconds);
    timer.unref();
  }

  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
