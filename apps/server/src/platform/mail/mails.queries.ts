import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

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
  lastError: string | null;
  /** When it is tried next; in the past while it is being tried. Null when it was given up. */
  nextAttemptAt: Date | null;
  /** When it was given up. */
  droppedAt: Date | null;
}

export async function insertMails(
  tx: Transaction,
  mails: {
    company_id: number | null;
    recipient: string;
    template: string;
    content: Buffer;
    expires_at: Date | null;
  }[],
): Promise<number[]> {
  const inserted = await tx.db.insertInto('mails').values(mails).returning('id').execute();
  return inserted.map(({ id }) => id);
}

/**
 * Keeps other workers from sending the mail too until the transaction ends. This is the one place where a transaction
 * waits for the network. So the lock is advisory: a locked row would give the transaction an id, and the live stream
 * waits for every transaction that has one.
 *
 * @param idleMilliseconds the transaction is ended when the network keeps it waiting for longer
 * @returns false while another worker has it
 */
export async function holdMail(tx: Transaction, mailId: number, idleMilliseconds: number): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}::text, 0)) as "isHeld",
      set_config('idle_in_transaction_session_timeout', ${String(idleMilliseconds)}::text, true)`.execute(tx.db);
  return rows[0]?.isHeld ?? false;
}

const queuedMail = sql`id, recipient, template, content, message_id as "messageId", created_at as "createdAt",
  expires_at as "expiresAt"`;

/** Null when it was sent or dropped before. */
export async function findQueuedMail(tx: Transaction, mailId: number): Promise<QueuedMail | null> {
  const { rows } = await sql<QueuedMail>`
    select ${queuedMail} from mails where id = ${mailId}::bigint and sent_at is null and dropped_at is null`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

/** The newest that wait. */
export async function listQueuedMails(tx: Transaction, limit: number): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select ${queuedMail} from mails where sent_at is null and dropped_at is null order by id desc limit ${limit}`.execute(
    tx.db,
  );
  return rows;
}

/** What was said is forgotten once it is delivered. */
export async function markSent(tx: Transaction, mailId: number): Promise<void> {
  await sql`
    update mails set sent_at = now(), content = null, attempts = attempts + 1, last_error = null
    where id = ${mailId}::bigint`.execute(tx.db);
}

/** The mail outlived its use while it waited; why it waited stays known. */
export async function markExpired(tx: Transaction, mailId: number): Promise<void> {
  await sql`
    update mails set dropped_at = now(), content = null,
      last_error = concat_ws('. Before that: ', 'Expired before it could be delivered', last_error)
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null`.execute(tx.db);
}

/** Notes an attempt that failed; a mail that is given up is forgotten but for the reason. */
export async function markFailed(tx: Transaction, mailId: number, reason: string, isGivenUp: boolean): Promise<void> {
  await sql`
    update mails set attempts = attempts + 1, last_error = ${reason},
      dropped_at = case when ${isGivenUp}::boolean then now() end,
      content = case when not ${isGivenUp}::boolean then content end
    where id = ${mailId}::bigint and sent_at is null and dropped_at is null`.execute(tx.db);
}

/** How often it was tried before, and since when it waits. */
export async function findAttempts(
  tx: Transaction,
  mailId: number,
): Promise<{ attempts: number; ageMilliseconds: number } | null> {
  const { rows } = await sql<{ attempts: number; ageMilliseconds: number }>`
    select attempts, extract(epoch from now() - created_at)::float8 * 1000 as "ageMilliseconds"
    from mails where id = ${mailId}::bigint`.execute(tx.db);
  return rows[0] ?? null;
}

/**
 * Mails that nothing will try: they waited while there was no mail server, or the process that had them is gone. A mail
 * that another process has right now is among them; the second job finds it held, and later sent.
 */
export async function listMailsWithoutJob(tx: Transaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from mails m
    where sent_at is null and dropped_at is null and coalesce(expires_at, 'infinity') > now()
      and not exists (select from pgboss.job j where j.name = 'mail.send' and j.state in ('created', 'retry')
        and (j.data ->> 'mailId')::bigint = m.id)
    order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Those that wait before those that were given up, each newest first. */
export async function listUndeliveredMails(tx: Transaction, limit: number): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    with next as (
      select (data ->> 'mailId')::bigint as mail_id, min(start_after) as at from pgboss.job
      where name = 'mail.send' and state in ('created', 'retry', 'active') group by 1)
    select id, recipient, template, created_at as "createdAt", attempts, last_error as "lastError",
      case when dropped_at is null then next.at end as "nextAttemptAt", dropped_at as "droppedAt"
    from mails left join next on next.mail_id = mails.id
    where sent_at is null order by dropped_at is not null, id desc limit ${limit}`.execute(tx.db);
  return rows;
}
