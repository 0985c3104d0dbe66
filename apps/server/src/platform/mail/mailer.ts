import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createKeys } from '../keys.ts';
import { type Causer, createMailBudgets } from './budgets.ts';
import { type DeliveryFailure, describeFailure } from './delivery-failure.ts';
import { type RenderedMail, renderMail } from './layout.ts';
import {
  findHeldSeconds,
  holdMail,
  insertMails,
  listMailsWithoutJob,
  listQueuedMails,
  listUndeliveredMails,
  markAllExpired,
  markExpired,
  markFailed,
  markGivenUp,
  markSent,
  pauseMail,
  type QueuedMail,
  type Tries,
  type UndeliveredMail,
} from './mails.queries.ts';
import { seal, unseal } from './seal.ts';
import { credentialsIn, secretsOf } from './secrets.ts';
import { createSmtp, type SendMail, SMTP_TIMEOUTS } from './smtp.ts';
import { type AccountTemplate, type MailProps, type MailTemplate, OPENING_TEMPLATES } from './templates.ts';

export interface NewMail<T extends MailTemplate> {
  template: T;
  recipient: string;
  props: MailProps[T];
  /**
   * Whose account it is about: not sent any more once that one's address is another or, where it opens the account, the
   * password is. Null for notices of just that, and for mails to strangers.
   */
  account: T extends AccountTemplate ? number : null;
  /** The invitation that it brings: not sent any more once that is not open. */
  invitation?: T extends 'task-invitation' ? number : never;
  /** In whose budgets it counts (see budgets.ts). */
  causedBy: Causer;
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
  /**
   * Queues a mail in the transaction of the change that causes it, as far as the budgets of all it concerns allow; one
   * that nobody waits for, such as a notification, is left out beyond them.
   *
   * @throws 429 beyond a budget, 403 for a mail of somebody unverified to a stranger: the change must not happen either
   */
  queue<T extends MailTemplate>(tx: OpenTransaction, mail: NewMail<T>): Promise<void>;
  /** Queues many mails by the rules of `queue`, with a statement for the mails and one for their jobs. */
  queueAll<T extends MailTemplate>(tx: OpenTransaction, mails: NewMail<T>[]): Promise<void>;
  /**
   * Queues those of many mails that fit: beyond a budget they are not refused, but left out, as they can wait.
   *
   * @returns those that were queued
   * @throws 403 for mails of somebody unverified to strangers
   */
  queueWhatFits<T extends MailTemplate>(tx: OpenTransaction, mails: NewMail<T>[]): Promise<NewMail<T>[]>;
  /** Delivers one mail (a job); throws to be tried again. A mail sent or dropped before is left alone. */
  deliver(mailId: number, signal: AbortSignal): Promise<void>;
  /**
   * Asks again for the mails that no job will try, such as those that waited while there was no mail server, and drops
   * those that outlived their use meanwhile.
   */
  resume(): Promise<void>;
  /** The key in the address of the outbox page, which only the start banner tells. */
  readonly outboxKey: string;
  /** No mail server: mails wait to be read on the outbox page. */
  readonly isLocal: boolean;
  /** The mails that are on their way or were given up, at most 200; never what they say. */
  undelivered(): Promise<UndeliveredMail[]>;
  /** The newest 100 mails that wait in the local outbox, newest first. */
  waiting(): Promise<WaitingMail[]>;
}

const UNDELIVERED_SHOWN = 200;
const WAITING_SHOWN = 100;
/** A mail server that is away for longer has lost the mails (RFC 5321 §4.5.4.1: four to five days). */
const GIVE_UP_AFTER_MILLISECONDS = 5 * 86_400_000;
/** A mail server's "never" is believed when it has said it so often: it may be a setting that is just being mended. */
const REFUSALS_BELIEVED = 8;
/**
 * Before a mail whose last answer was lost is sent again: most likely it was taken, so each time is one more copy. When
 * they are used up, the mail is given up.
 */
const UNANSWERED_PAUSES_MINUTES = [1, 10, 60, 6 * 60, 24 * 60];
/** Beyond what a conversation may take, for noting what came of it; together below a job's minute. */
const SPARE_MILLISECONDS = 8_000;
const NOTE_AGAIN_MILLISECONDS = 500;
const OPENS_ACCOUNT: ReadonlySet<MailTemplate> = new Set(OPENING_TEMPLATES);

export interface MailerOptions {
  config: Config;
  database: Database;
  jobs: Jobs;
  secretKey: Buffer;
  logger: Logger;
  timeouts?: typeof SMTP_TIMEOUTS | undefined;
}

export function createMailer(options: MailerOptions): Mailer {
  const { config, database, jobs, secretKey, logger, timeouts = SMTP_TIMEOUTS } = options;
  const send = config.smtpUrl === null ? null : createSmtp(config.smtpUrl, config, timeouts);
  const credentials = credentialsIn(config.smtpUrl);
  const budgets = createMailBudgets(config, createKeys(secretKey));
  const holdMilliseconds = timeouts.wholeMilliseconds + SPARE_MILLISECONDS;

  function contentOf({ template, content }: QueuedMail): [MailTemplate, MailProps[MailTemplate]] | null {
    return content && [template as MailTemplate, unseal(secretKey, content) as MailProps[MailTemplate]];
  }

  /** Null for a mail that was sealed with another key: after a change of the database owner's password. */
  function contentOrNull(mail: QueuedMail) {
    try {
      return contentOf(mail);
    } catch (error) {
      logger.warn({ mail: mail.id, err: error }, 'a waiting mail cannot be read');
      return null;
    }
  }

  /** Takes a mail for as long as its delivery may last; null where that is another's business or nobody's any more. */
  async function hold(mailId: number): Promise<QueuedMail | null> {
    return database.asSystem('mail delivery', async (tx) => {
      const mail = await holdMail(tx, mailId, holdMilliseconds);
      if (mail?.expiresAt && mail.expiresAt < new Date()) {
        await markExpired(tx, mailId);
        return null;
      }
      const heldSeconds = mail ? null : await findHeldSeconds(tx, mailId);
      // The other's attempt may fail, or its process be gone, so the mail is looked at again then.
      if (heldSeconds !== null) await jobs.add(tx, 'mail.send', { mailId }, { afterSeconds: heldSeconds });
      return mail;
    });
  }

  /** @returns why the mail was not sent, or null when it was */
  async function converse(mail: QueuedMail, sendMail: SendMail, signal: AbortSignal): Promise<DeliveryFailure | null> {
    const secrets = [...credentials];
    try {
      const content = contentOf(mail);
      if (!content) throw new Error('nothing is left to be sent');
      const rendered = await renderMail(...content);
      const props = Object.values(content[1]).filter((value) => typeof value === 'string');
      secrets.push(...secretsOf([rendered.subject, rendered.text, ...props]));
      await sendMail({ ...rendered, recipient: mail.recipient, messageId: mail.messageId }, signal);
      return null;
    } catch (error) {
      return describeFailure(
        error,
        secrets.filter((secret) => secret !== mail.recipient),
      );
    }
  }

  /** As long as the mail is held it is not sent again, so this is tried until then: the database may be busy. */
  async function noteDelivery(mailId: number, heldUntil: number): Promise<void> {
    for (;;) {
      try {
        return await database.asSystem('mail delivery', (tx) => markSent(tx, mailId));
      } catch (error) {
        if (performance.now() + NOTE_AGAIN_MILLISECONDS > heldUntil) throw error;
        logger.warn({ mail: mailId, err: error }, 'a delivery could not be noted yet');
        await sleep(NOTE_AGAIN_MILLISECONDS);
      }
    }
  }

  /** Throws where the queue is to try it again. */
  async function noteFailure(mailId: number, failure: DeliveryFailure) {
    const next = await database.asSystem('mail delivery', async (tx) => {
      const tries = await markFailed(tx, mailId, failure);
      if (!tries) return 'none';
      if (isHopeless(tries)) {
        await markGivenUp(tx, mailId);
        return 'none';
      }
      if (failure.kind !== 'unanswered') return 'soon';
      const afterSeconds = 60 * (UNANSWERED_PAUSES_MINUTES[tries.unanswered - 1] ?? 0);
      await pauseMail(tx, mailId, afterSeconds);
      await jobs.add(tx, 'mail.send', { mailId }, { afterSeconds });
      return 'later';
    });
    const { reason } = failure;
    logger.warn({ mail: mailId, reason }, next === 'none' ? 'mail given up' : 'mail not delivered yet');
    if (next === 'soon') throw new Error(reason);
  }

  async function insert<T extends MailTemplate>(tx: OpenTransaction, mails: NewMail<T>[]): Promise<void> {
    if (mails.length === 0) return;
    const ids = await insertMails(
      tx,
      mails.map((mail) => ({
        company_id: mail.companyId,
        recipient: mail.recipient,
        template: mail.template,
        content: seal(secretKey, mail.props),
        account_id: mail.account,
        opens_account: OPENS_ACCOUNT.has(mail.template),
        invitation_id: mail.invitation ?? null,
        expires_at: mail.expiresAt,
      })),
    );
    await enqueue(tx, ids);
  }

  async function queueAll<T extends MailTemplate>(tx: OpenTransaction, mails: NewMail<T>[]): Promise<void> {
    await insert(tx, await budgets.spend(tx, mails));
  }

  const enqueue = (tx: OpenTransaction, ids: number[]) =>
    jobs.addAll(
      tx,
      'mail.send',
      ids.map((mailId) => ({ mailId })),
    );

  return {
    outboxKey: createHmac('sha256', secretKey).update('outbox page').digest('base64url').slice(0, 24),
    isLocal: send === null,

    undelivered: () => database.asSystem('mail delivery', (tx) => listUndeliveredMails(tx, UNDELIVERED_SHOWN)),

    queue: (tx, mail) => queueAll(tx, [mail]),
    queueAll,
    async queueWhatFits(tx, mails) {
      const fitting = await budgets.spend(tx, mails, true);
      await insert(tx, fitting);
      return fitting;
    },

    async deliver(mailId, signal) {
      if (!send) return;
      const heldUntil = performance.now() + holdMilliseconds;
      const mail = await hold(mailId);
      if (!mail) return;
      const failure = await converse(mail, send, signal);
      if (failure) await noteFailure(mailId, failure);
      else await noteDelivery(mailId, heldUntil);
    },

    async resume() {
      if (!send) return;
      await database.asSystem('mail delivery', async (tx) => {
        await markAllExpired(tx);
        await enqueue(tx, await listMailsWithoutJob(tx));
      });
    },

    async waiting() {
      const mails = await database.asSystem('mail delivery', (tx) => listQueuedMails(tx, WAITING_SHOWN));
      const rendered = mails.map(async (mail) => {
        const content = contentOrNull(mail);
        const { id, recipient, createdAt } = mail;
        return content && { id, recipient, createdAt, ...(await renderMail(...content)) };
      });
      return (await Promise.all(rendered)).filter((mail) => mail !== null);
    },
  };
}

function isHopeless({ refusals, unanswered, triedMilliseconds }: Tries): boolean {
  return (
    refusals >= REFUSALS_BELIEVED ||
    unanswered > UNANSWERED_PAUSES_MINUTES.length ||
    triedMilliseconds > GIVE_UP_AFTER_MILLISECONDS
  );
}
