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

/** Why a mail is not there yet, for whoever runs the installation. */
export interface UndeliveredMail {
  id: number;
  recipient: string;
  template: string;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  /** When it was given up. */
  droppedAt: Date | null;
}

export interface Mailer {
  /** Queues a mail in the transaction of the change that causes it. */
  queue<T extends MailTemplate>(tx: Transaction, mail: NewMail<T>): Promise<void>;
  /** The same for many, with a statement for the mails and one for their jobs. */
  queueAll<T extends MailTemplate>(tx: Transaction, mails: NewMail<T>[]): Promise<void>;
  /** Delivers one mail (a job); throws to be tried again. A mail sent or dropped before is left alone. */
  deliver(mailId: number): Promise<void>;
  /** Asks again for the mails that waited while there was no mail server: their jobs ended with nothing to do. */
  resume(): Promise<void>;
  /** The key in the address of the outbox page, which only the start banner tells. */
  readonly outboxKey: string;
  /** No mail server: mails wait to be read on the outbox page. */
  readonly isLocal: boolean;
  /** The newest 200 mails that are on their way or were given up, newest first; never what they say. */
  undelivered(): Promise<UndeliveredMail[]>;
  /** The newest 100 mails that wait in the local outbox, newest first. */
  waiting(): Promise<WaitingMail[]>;
}

/** For each step of the conversation with the mail server … */
const SMTP_TIMEOUT_MILLISECONDS = 20_000;
/** … and for all of it: a slow server's answer must not come after the transaction that waits for it has been ended. */
const DELIVERY_MILLISECONDS = 300_000;

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
        ...(mail.unsubscribe !== null && { headers: oneClick(mail.unsubscribe) }),
        messageId: `<${mail.messageId}@${new URL(config.appUrl).hostname}>`,
      });
    } finally {
      transport.close();
    }
  }

  async function deliverWaiting(tx: Transaction, mailId: number): Promise<void> {
    await holdMail(tx, mailId);
    const mail = await tx.db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .where('dropped_at', 'is', null)
      .executeTakeFirst();
    if (!mail?.content) return;
    if (mail.expires_at && mail.expires_at < new Date()) {
      await close(tx, mailId, { dropped_at: new Date(), last_error: 'expired before it could be delivered' });
      return;
    }
    const rendered = await renderMail(...unsealed(mail.template, mail.content));
    await send({ ...rendered, recipient: mail.recipient, messageId: mail.message_id });
    await close(tx, mailId, { sent_at: new Date(), last_error: null });
  }

  function unsealed(template: string, content: Buffer): [MailTemplate, MailProps[MailTemplate]] {
    return [template as MailTemplate, unseal(secretKey, content) as MailProps[MailTemplate]];
  }

  /** Null for a mail that was sealed with another key: after a change of the database owner's password. */
  function unsealedOrNull(mail: { id: number; template: string; content: Buffer | null }) {
    try {
      return mail.content && unsealed(mail.template, mail.content);
    } catch (error) {
      logger.warn({ mail: mail.id, err: error }, 'a waiting mail cannot be read');
      return null;
    }
  }

  async function queueAll<T extends MailTemplate>(tx: Transaction, mails: NewMail<T>[]): Promise<void> {
    if (mails.length === 0) return;
    const inserted = await tx.db
      .insertInto('mails')
      .values(
        mails.map((mail) => ({
          company_id: mail.companyId,
          recipient: mail.recipient,
          template: mail.template,
          content: seal(secretKey, mail.props),
          expires_at: mail.expiresAt,
        })),
      )
      .returning('id')
      .execute();
    await jobs.addAll(
      tx,
      'mail.send',
      inserted.map(({ id }) => ({ mailId: id })),
    );
  }

  return {
    outboxKey: createHmac('sha256', secretKey).update('outbox page').digest('base64url').slice(0, 24),
    isLocal: !config.smtpUrl,

    async undelivered() {
      const { rows } = await database.asSystem('mail delivery', (tx) =>
        sql<UndeliveredMail>`
          select id, recipient, template, created_at as "createdAt", attempts, last_error as "lastError",
            dropped_at as "droppedAt"
          from mails where sent_at is null order by id desc limit 200`.execute(tx.db),
      );
      return rows;
    },

    queue: (tx, mail) => queueAll(tx, [mail]),
    queueAll,

    async deliver(mailId) {
      if (!config.smtpUrl) return;
      await database
        .asSystem('mail delivery', (tx) => deliverWaiting(tx, mailId))
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

    async resume() {
      if (!config.smtpUrl) return;
      await database.asSystem('mail delivery', async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select id from mails
          where sent_at is null and dropped_at is null and attempts = 0 and coalesce(expires_at, 'infinity') > now()
          order by id`.execute(tx.db);
        await jobs.addAll(
          tx,
          'mail.send',
          rows.map(({ id }) => ({ mailId: id })),
        );
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
      const rendered = mails.map(async (mail) => {
        const content = unsealedOrNull(mail);
        const { id, recipient, created_at: createdAt } = mail;
        return content && { id, recipient, createdAt, ...(await renderMail(...content)) };
      });
      return (await Promise.all(rendered)).filter((mail) => mail !== null);
    },
  };
}

/** RFC 8058: the mail program itself offers to end mails like this one, with a POST that needs nobody's click on a page. */
function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Keeps other workers from sending the mail too until the transaction ends. This is the one place where a transaction
 * waits for the network. So the lock is advisory: a locked row would give the transaction an id, and the live stream
 * waits for every transaction that has one.
 *
 * @throws while another worker has it: its attempt may fail, so this job must not count as done
 */
async function holdMail(tx: Transaction, mailId: number): Promise<void> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}::text, 0)) as "isHeld",
      set_config('idle_in_transaction_session_timeout', ${String(DELIVERY_MILLISECONDS)}::text, true)`.execute(tx.db);
  if (!rows[0]?.isHeld) throw new Error('another worker is delivering this mail');
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
