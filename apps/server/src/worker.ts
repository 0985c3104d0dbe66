import { createRecoveryService } from './features/accounts/recovery.service.ts';
import { keepAuditBlocks } from './features/audit/audit.blocks.ts';
import { chainAudit } from './features/audit/audit.chain.ts';
import { createCleanUp } from './features/clean-up/clean-up.service.ts';
import { watchNotificationMails } from './features/notifications/notification-mails.service.ts';
import { createPushMessages } from './features/notifications/push-messages.service.ts';
import { sendWaitingWelcomes } from './features/people/people.welcome.ts';
import { keepFigures } from './features/platform-admin/figures.service.ts';
import { createReminders } from './features/reminders/reminders.service.ts';
import { createPasswordResets } from './features/security/password-resets.ts';
import type { Services } from './platform/services.ts';

/** Starts this process's share of the jobs. What each does is its feature's. */
export async function startWorker(
  services: Services,
  options: { lookMilliseconds?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const recovery = createRecoveryService(services);
  const pushMessages = createPushMessages(services);
  const reminders = createReminders(services);
  const cleanUp = createCleanUp(services);
  const passwordResets = createPasswordResets(services);
  await services.jobs.work({
    'account.send-code': (data) => recovery.sendCode(data),
    'mail.send': ({ mailId }, signal) => services.mailer.deliver(mailId, signal),
    'push.send': (data, signal) => pushMessages.deliver(data, signal),
    'task.remind': (data) => reminders.remindOfOne(data),
    'task.remind-all': () => reminders.remindOfAll(),
    'people.welcome': () => sendWaitingWelcomes(services),
    'audit.chain': (_, signal) => chainAudit(services, signal),
    'audit.blocks': (_, signal) => keepAuditBlocks(services, signal),
    'platform.figures': (_, signal) => keepFigures(services, signal),
    'security.reset-passwords': (_, signal) => passwordResets.run(signal),
    'platform.clean-up': async (_, signal) => {
      await services.mailer.resume();
      await cleanUp.run(signal);
    },
  });
  await services.mailer.resume();
  return watchNotificationMails(services, options.lookMilliseconds);
}
