import { sql } from 'kysely';
import type { OpenTransaction, SystemTransaction } from '../database/database.ts';
import type { FailureKind } from './delivery-failure.ts';

export interface QueuedMail {
  id: number;
  recipient: string;
  template: string;
  /** Sealed; null once it is sent or dropped. */
  content: Buffer | null;
  messageId: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** Why a mail is not there yet, for whoever runs the installation. */
export interface UndeliveredMail {
  id: number;
  recipient: string;
  template: string;
  createdAt: Date;
  attempts: number;
  /** How often the mail server was given the whole mail and did not answer. */
  unanswered: number;
  lastError: string | null;
  /** When it is tried next; in the past while it is being tried. Null when it was given up. */
  nextAttemptAt: Date | null;
  /** When it was given up. */
  droppedAt: Date | null;
}

export async function insertMails(
  tx: OpenTransaction,
  mails: {
    company_id: number | null;
    recipient: string;
    template: string;
    content: Buffer;
    account_id: number | null;
    opens_account: boolean;
    invitation_id: number | null;
    expires_at: Date | null;
  }[],
): Promise<number[]> {
  const inserted = await tx.db.insertInto('mails').values(mails).returning('id').execute();
  return inserted.map(({ id }) => id);
}

const queuedMail = sql`id, recipient, template, content, message_id as "messageId", created_at as "createdAt",
  expires_at as "expiresAt"`;

/** Nobody has the mail to themselves: it was never taken, or its time is over. */
const isFree = sql`(held_until is null or held_until <= now())`;

/**
 * Keeps other workers from the mail for that long, or until its delivery is noted.
 *
 * @returns null while another worker has it, and when it was sent or dropped before
 */
export async function holdMail(
  tx: SystemTransaction,
  mailId: number,
  milliseconds: number,
): Promise<QueuedMail | null> {
  const { rows } = await sql<QueuedMail>`
    update mails set held_until = now() + make_interval(secs => ${milliseconds / 1_000}::float8)
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null and ${isFree}
    returning ${queuedMail}`.execute(tx.db);
  return rows[0] ?? null;
}

/** How long another worker has the mail to itself yet; null when nobody has it. */
export async function findHeldSeconds(tx: SystemTransaction, mailId: number): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from held_until - now()))::integer as seconds from mails
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null and held_until > now()`.execute(tx.db);
  return rows[0]?.seconds ?? null;
}

/** The newest that wait. */
export async function listQueuedMails(tx: SystemTransaction, limit: number): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select ${queuedMail} from mails where sent_at is null and dropped_at is null order by id desc limit ${limit}`.execute(
    tx.db,
  );
  return rows;
}

/** What was said is forgotten once it is delivered. */
export async function markSent(tx: SystemTransaction, mailId: number): Promise<void> {
  await sql`
    update mails set sent_at = now(), content = null, attempts = attempts + 1, last_error = null, held_until = null
    where id = ${mailId}::bigint`.execute(tx.db);
}

const expired = sql`dropped_at = now(), content = null,
  last_error = concat_ws('. Before that: ', 'Expired before it could be delivered', last_error)`;

/** The mail outlived its use while it waited; why it waited stays known. */
export async function markExpired(tx: SystemTransaction, mailId: number): Promise<void> {
  await sql`
    update mails set ${expired}
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null`.execute(tx.db);
}

/** All that outlived their use, but for those that are being delivered right now. */
export async function markAllExpired(tx: SystemTransaction): Promise<void> {
  await sql`
    update mails set ${expired}
    where sent_at is null and dropped_at is null and expires_at < now() and ${isFree}`.execute(tx.db);
}

/** What became of the attempts to deliver a mail. */
export interface Tries {
  refusals: number;
  unanswered: number;
  /** Since the first, not since the mail was written: it may have waited for a mail server to be set up. */
  triedMilliseconds: number;
}

/** Notes an attempt that failed. Null when the mail was sent or dropped meanwhile. */
export async function markFailed(
  tx: SystemTransaction,
  mailId: number,
  { reason, kind }: { reason: string; kind: FailureKind },
): Promise<Tries | null> {
  const { rows } = await sql<Tries>`
    update mails set attempts = attempts + 1, last_error = ${reason}, held_until = null,
      first_tried_at = coalesce(first_tried_at, now()),
      refusals = refusals + ${kind === 'refused' ? 1 : 0}::integer,
      unanswered = unanswered + ${kind === 'unanswered' ? 1 : 0}::integer
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null
    returning refusals, unanswered,
      extract(epoch from now() - first_tried_at)::float8 * 1000 as "triedMilliseconds"`.execute(tx.db);
  return rows[0] ?? null;
}

/** Nobody tries the mail for that long, whichever job asks for it. */
export async function pauseMail(tx: SystemTransaction, mailId: number, seconds: number): Promise<void> {
  await sql`update mails set held_until = now() + make_interval(secs => ${seconds}::integer)
    where id = ${mailId}::bigint`.execute(tx.db);
}

/** The mail is not tried again and forgotten but for why. */
export async function markGivenUp(tx: SystemTransaction, mailId: number): Promise<void> {
  await sql`
    update mails set dropped_at = now(), content = null
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null`.execute(tx.db);
}

/**
 * Mails that nothing will try: they waited while there was no mail server, or the process that had them is gone. A mail
 * that another process has right now is among them; the second job finds it held, and later sent.
 */
export async function listMailsWithoutJob(tx: SystemTransaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from mails m
    where sent_at is null and dropped_at is null
      and not exists (select from pgboss.job j where j.name = 'mail.send' and j.state in ('created', 'retry')
        and (j.data ->> 'mailId')::bigint = m.id)
    order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Those that wait before those that were given up, each newest first. */
export async function listUndeliveredMails(tx: SystemTransaction, limit: number): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    with next as (
      select (data ->> 'mailId')::bigint as mail_id, min(start_after) as at from pgboss.job
      where name = 'mail.send' and state in ('created', 'retry', 'active') group by 1)
    select id, recipient, template, created_at as "createdAt", attempts, unanswered,
      last_error as "lastError",
      case when dropped_at is null then next.at end as "nextAttemptAt", dropped_at as "droppedAt"
    from mails left join next on next.mail_id = mails.id
    where sent_at is null order by dropped_at is not null, id desc limit ${limit}`.execute(tx.db);
  return rows;
}
