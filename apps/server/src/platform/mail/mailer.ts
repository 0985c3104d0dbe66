import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import { type RenderedMail, renderMail } from './layout.ts';
import { seal, unseal } from './seal.ts';
import type { MailProps, MailTemplate } from './templates.ts';

export interface NewMail<T extends MailTemplate> {
  template: T;
  recipient: string;
  props: MailProps[T];
  /** Null for mails that belong to no company. */
  companyId: number | null;
  /** Not worth sending after this. */
  expiresAt: Date | null;
}

export interface WaitingMail extends RenderedMail {
  id: number;
  recipient: string;
  createdAt: Date;
}

export interface Mailer {
  /** Queues a mail in the transaction of the change that causes it. */
  queue<T extends MailTemplate>(tx: Transaction, mail: NewMail<T>): Promise<void>;
  /** Delivers one mail (a job); throws to be tried again. A mail sent or dropped before is left alone. */
  deliver(mailId: number): Promise<void>;
  /** The key in the address of the local outbox page; null where mails go out over SMTP. */
  readonly outboxKey: string | null;
  /** The newest 100 mails that wait in the local outbox, newest first. */
  waiting(): Promise<WaitingMail[]>;
}

const SMTP_TIMEOUT_MILLISECONDS = 20_000;

export function createMailer(
  config: Config,
  database: Database,
  jobs: Jobs,
  secretKey: Buffer,
  logger: Logger,
): Mailer {
  async function send(mail: { recipient: string; messageId: string } & RenderedMail): Promise<void> {
    if (!config.smtpUrl) return;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(config.smtpUrl, {
      connectionTimeout: SMTP_TIMEOUT_MILLISECONDS,
      greetingTimeout: SMTP_TIMEOUT_MILLISECONDS,
      socketTimeout: SMTP_TIMEOUT_MILLISECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
    try {
      await transport.sendMail({
        from: config.mailFrom,
        // An object, so that an address is never parsed as a list of several.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.messageId}@${new URL(config.appUrl).hostname}>`,
      });
    } finally {
      transport.close();
    }
  }

  return {
    outboxKey: config.smtpUrl
      ? null
      : createHmac('sha256', secretKey).update('outbox page').digest('base64url').slice(0, 24),

    async queue(tx, mail) {
      const inserted = await tx.db
        .insertInto('mails')
        .values({
          company_id: mail.companyId,
          recipient: mail.recipient,
          template: mail.template,
          content: seal(secretKey, mail.props),
          expires_at: mail.expiresAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await jobs.add(tx, 'mail.send', { mailId: inserted.id });
    },

    async deliver(mailId) {
      if (!config.smtpUrl) return;
      // The row stays locked while the mail goes out, so that no second worker sends it too. This is the one place where
      // a transaction waits for the network; it holds this mail's row and nothing else.
      await database
        .asSystem('mail delivery', async (tx) => {
          const mail = await tx.db
            .selectFrom('mails')
            .selectAll()
            .where('id', '=', mailId)
            .where('sent_at', 'is', null)
            .where('dropped_at', 'is', null)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
          if (!mail?.content) return;
          if (mail.expires_at && mail.expires_at < new Date()) {
            await close(tx, mailId, { dropped_at: new Date(), last_error: 'expired before it could be delivered' });
            return;
          }
          const rendered = await renderSealed(secretKey, mail.template, mail.content);
          await send({ ...rendered, recipient: mail.recipient, messageId: mail.message_id });
          await close(tx, mailId, { sent_at: new Date(), last_error: null });
        })
        .catch(async (error: Error) => {
          logger.warn({ mail: mailId, err: error }, 'mail not delivered yet');
          await database.asSystem('mail delivery', (tx) =>
            sql`update mails set attempts = attempts + 1, last_error = ${error.message.slice(0, 500)} where id = ${mailId}`.execute(
              tx.db,
            ),
          );
          throw error;
        });
    },

    async waiting() {
      const mails = await database.asSystem('mail delivery', (tx) =>
        tx.db
          .selectFrom('mails')
          .select(['id', 'recipient', 'template', 'content', 'created_at'])
          .where('sent_at', 'is', null)
          .where('dropped_at', 'is', null)
          .orderBy('id', 'desc')
          .limit(100)
          .execute(),
      );
      const readable = mails.filter((mail) => mail.content !== null);
      return Promise.all(
        readable.map(async (mail) => ({
          id: mail.id,
          recipient: mail.recipient,
          createdAt: mail.created_at,
          ...(await renderSealed(secretKey, mail.template, mail.content as Buffer)),
        })),
      );
    },
  };
}

function renderSealed(secretKey: Buffer, template: string, content: Buffer): Promise<RenderedMail> {
  return renderMail(template as MailTemplate, unseal(secretKey, content) as MailProps[MailTemplate]);
}

/** What was said is forgotten once it is delivered or dropped. */
async function close(
  tx: Transaction,
  mailId: number,
  end: { sent_at?: Date; dropped_at?: Date; last_error: string | null },
): Promise<void> {
  await tx.db
    .updateTable('mails')
    .set((eb) => ({ ...end, content: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', mailId)
    .execute();
}
