import type { WaitingMail } from '../platform/mail/mailer.ts';
import type { MailTemplate } from '../platform/mail/templates.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** The newest mail of a kind to an address, once the job behind it has run. */
export async function mailTo(app: TestApp, recipient: string, template: MailTemplate): Promise<WaitingMail> {
  const what = `a ${template} mail to ${recipient}`;
  const id = await eventually(what, async () => (await mailIds(app, recipient, template)).at(-1));
  const mail = (await app.services.mailer.waiting()).find((each) => each.id === id);
  if (!mail) throw new Error(`the ${template} mail to ${recipient} does not wait in the outbox`);
  return mail;
}

async function mailIds(app: TestApp, recipient: string, template: MailTemplate): Promise<number[]> {
  const rows = await app.query<{ id: number }>(
    'select id from mails where recipient = $1 and template = $2 order by id',
    [recipient, template],
  );
  return rows.map((row) => row.id);
}

/** How many mails of a kind an address was sent, after all jobs are done. */
export async function countMails(app: TestApp, recipient: string, template: MailTemplate): Promise<number> {
  await app.settle();
  return (await mailIds(app, recipient, template)).length;
}

export function codeIn(mail: WaitingMail): string {
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (!code) throw new Error(`no code in: ${mail.text}`);
  return code;
}

export function linkTokenIn(mail: WaitingMail): string {
  const token = /\/set-password\/([\w-]+)$/m.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in: ${mail.text}`);
  return token;
}

/** The code that was sent last for this purpose. */
export async function sentCode(app: TestApp, email: string, template: MailTemplate): Promise<string> {
  await app.settle();
  return codeIn(await mailTo(app, email, template));
}

/** Waits for a mail that waits for another attempt, brings that forward, and wakes the workers for it. */
export async function retryMails(app: TestApp): Promise<void> {
  await eventually('a mail that waits for another attempt', () => bringMailsForward(app));
}

/**
 * The same for those that wait now and that nobody has under way, if any; answers whether there were. A mail that is to
 * be tried later may still belong to the job of the attempt before, until the queue has noted that job's end.
 */
export async function bringMailsForward(app: TestApp): Promise<boolean> {
  const brought = await app.query(`
    with brought as (
      update pgboss.job set start_after = now()
      where name = 'mail.send' and (state = 'retry' or state = 'created' and start_after > now())
        and (data ->> 'mailId')::bigint in (
          select id from mails where held_until is null or held_until <= now() or not exists (
            select from pgboss.job
            where name = 'mail.send' and state = 'active' and (data ->> 'mailId')::bigint = mails.id))
      returning (data ->> 'mailId')::bigint as mail_id)
    update mails set held_until = null where id in (select mail_id from brought) returning id`);
  if (brought.length === 0) return false;
  const { database, jobs } = app.services;
  const nobody = { mailId: 0 };
  await database.asSystem('mail delivery', (tx) => jobs.add(tx, 'mail.send', nobody));
  return true;
}
