import { MAIL_TOPIC_OF, type NotificationType } from '@taskwell/contract/labels';
import { BRAKES } from '@taskwell/contract/limits';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { NewMail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';

type MailServices = Pick<Services, 'database' | 'mailer' | 'unsubscribe' | 'config' | 'logger'>;

interface PendingMail {
  id: number;
  companyId: number;
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  taskId: number | null;
  name: string;
  email: string;
  /** The person wants it, and the address is theirs. */
  isWanted: boolean;
  /** How many such mails the person got within the last hour. */
  recent: number;
}

const BATCH = 200;
const LOOK_MILLISECONDS = 1_000;

/**
 * Turns notifications that are also to be mailed into mails, a few at a time and each once, whoever does it first
 * (decision 10). What was read before that is not mailed.
 *
 * @returns how many were looked at
 */
export async function queueNotificationMails(services: MailServices): Promise<number> {
  return services.database.asSystem('notification mails', async (tx) => {
    if (!(await isAlone(tx))) return 0;
    const pending = await takePending(tx);
    const mails = wanted(pending).flatMap((each) => notificationMail(services, each));
    await services.mailer.queueAll(tx, mails);
    const ids = pending.map(({ id }) => id);
    if (ids.length > 0) {
      await sql`update notifications set mail_pending = false
        where mail_pending and id = any(${ids}::bigint[])`.execute(tx.db);
    }
    return pending.length;
  });
}

/** Nobody's mailbox is flooded, whatever colleagues do: a brake on each person's mails, not on what causes them. */
function wanted(pending: PendingMail[]): PendingMail[] {
  const counts = new Map<string, number>();
  return pending.filter(({ isWanted, email, recent }) => {
    const count = counts.get(email) ?? recent;
    if (!isWanted || count >= BRAKES.notificationMailsPerHour) return false;
    counts.set(email, count + 1);
    return true;
  });
}

/** One worker at a time: two would each count without the other's mails. */
async function isAlone(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('notification mails', 0)) as "isAlone"`.execute(tx.db);
  return rows[0]?.isAlone ?? false;
}

async function takePending(tx: Transaction): Promise<PendingMail[]> {
  const { rows } = await sql<PendingMail>`
    select n.id, n.company_id as "companyId", n.user_id as "userId", n.type, n.title, n.message, n.task_id as "taskId",
      u.name, u.email,
      u.is_email_verified and u.deleted_at is null and c.marked_for_deletion_at is null and case n.type
        when 'TASK_ASSIGNED' then coalesce(p.assignment, true)
        when 'COMMENT_ADDED' then coalesce(p.comment, true)
        else coalesce(p.due_soon, true) end as "isWanted", (
        select count(*)::integer from mails m where m.recipient = u.email and m.template = 'notification'
          and m.created_at > now() - interval '1 hour') as recent
    from notifications n
    join users u on u.company_id = n.company_id and u.id = n.user_id
    join companies c on c.id = n.company_id
    left join mail_preferences p on p.company_id = n.company_id and p.user_id = n.user_id
    where n.mail_pending order by n.id limit ${BATCH} for update of n skip locked`.execute(tx.db);
  return rows;
}

function notificationMail({ unsubscribe, config }: MailServices, pending: PendingMail): NewMail<'notification'>[] {
  const topic = MAIL_TOPIC_OF[pending.type];
  if (topic === undefined) return [];
  const token = unsubscribe.tokenFor({ userId: pending.userId, topic });
  const props = {
    name: pending.name,
    title: pending.title,
    message: pending.message,
    link: `${config.appUrl}/dashboard${pending.taskId === null ? '' : `?task=${pending.taskId}`}`,
    unsubscribe: `${config.appUrl}/unsubscribe/${token}`,
  };
  const { email: recipient, companyId } = pending;
  return [{ template: 'notification', recipient, props, companyId, expiresAt: null }];
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
