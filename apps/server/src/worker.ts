import { sql } from 'kysely';
import { createRecoveryService } from './features/accounts/recovery.service.ts';
import { watchNotificationMails } from './features/notifications/notification-mails.service.ts';
import { createReminders } from './features/reminders/reminders.service.ts';
import type { Services } from './platform/services.ts';

/** Starts this process's share of the jobs. What each does is its feature's. */
export async function startWorker(
  services: Services,
  options: { lookMilliseconds?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const recovery = createRecoveryService(services);
  const reminders = createReminders(services);
  await services.jobs.work({
    'account.send-code': (data) => recovery.sendCode(data),
    'mail.send': ({ mailId }, signal) => services.mailer.deliver(mailId, signal),
    'task.remind': (data) => reminders.remindOfOne(data),
    'task.remind-all': () => reminders.remindOfAll(),
    'platform.clean-up': async () => {
      await cleanUp(services);
      await services.mailer.resume();
    },
  });
  await services.mailer.resume();
  return watchNotificationMails(services, options.lookMilliseconds);
}

/** A large company is not deleted within the time that a request's statement may take. */
const CLEAN_UP_MILLISECONDS = 600_000;

/** Removes what has outlived its use, hourly; and companies whose time of grace is over (DECISIONS §2). */
async function cleanUp({ database, logger }: Services): Promise<void> {
  await database.asSystem('clean-up', async (tx) => {
    await tx.takeTime(CLEAN_UP_MILLISECONDS);
    await sql`delete from sessions where expires_at < now()`.execute(tx.db);
    await sql`delete from one_time_codes where expires_at < now() - interval '1 day'`.execute(tx.db);
    await sql`delete from set_password_links where expires_at < now()`.execute(tx.db);
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(tx.db);
    await sql`delete from events where created_at < now() - interval '1 hour'`.execute(tx.db);
    await sql`delete from throttles where expire < extract(epoch from now()) * 1000`.execute(tx.db);
    await sql`delete from mails
      where coalesce(sent_at, dropped_at, expires_at) < now() - interval '30 days'`.execute(tx.db);
    await sql`delete from sign_in_attempts where created_at < now() - interval '90 days'`.execute(tx.db);
  });
  let purged = 0;
  // One at a time: a long transaction holds the live stream of everybody back.
  while (await purgeOne(database)) purged += 1;
  logger.info({ companies: purged }, 'clean-up done');
}

async function purgeOne(database: Services['database']): Promise<boolean> {
  return database.asSystem('clean-up', async (tx) => {
    await tx.takeTime(CLEAN_UP_MILLISECONDS);
    const { rows } = await sql<{ purged: boolean }>`select app.purge_company() as purged`.execute(tx.db);
    return rows[0]?.purged ?? false;
  });
}
