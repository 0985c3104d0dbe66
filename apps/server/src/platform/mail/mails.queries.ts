import { type RawBuilder, sql } from 'kysely';
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

const QUEUED_MAIL = [
  'id',
  'recipient',
  'template',
  'content',
  'message_id as messageId',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

/** Neither sent nor given up. */
const isWaiting = sql<boolean>`sent_at is null and dropped_at is null`;

/** Nobody has the mail to themselves: it was never taken, or its time is over. */
const isFree = sql<boolean>`(held_until is null or held_until <= now())`;

const now = sql<Date>`now()`;

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
  const held = await updateWaiting(tx, mailId)
    .set({ held_until: secondsFromNow(milliseconds / 1_000) })
    .where(isFree)
    .returning(QUEUED_MAIL)
    .executeTakeFirst();
  return held ?? null;
}

function updateWaiting(tx: SystemTransaction, mailId: number) {
  return tx.db.updateTable('mails').where('id', '=', mailId).where(isWaiting);
}

function secondsFromNow(seconds: number): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${seconds}::float8)`;
}

/** How long another worker has the mail to itself yet; null when nobody has it. */
export async function findHeldSeconds(tx: SystemTransaction, mailId: number): Promise<number | null> {
  const mail = await tx.db
    .selectFrom('mails')
    .select(sql<number>`ceil(extract(epoch from held_until - now()))::integer`.as('seconds'))
    .where('id', '=', mailId)
    .where(isWaiting)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return mail?.seconds ?? null;
}

/** The newest that wait. */
export async function listQueuedMails(tx: SystemTransaction, limit: number): Promise<QueuedMail[]> {
  return tx.db.selectFrom('mails').select(QUEUED_MAIL).where(isWaiting).orderBy('id', 'desc').limit(limit).execute();
}

/** What was said is forgotten once it is delivered. */
export async function markSent(tx: SystemTransaction, mailId: number): Promise<void> {
  await tx.db
    .updateTable('mails')
    .set({ sent_at: now, content: null, attempts: sql`attempts + 1`, last_error: null, held_until: null })
    .where('id', '=', mailId)
    .execute();
}

const EXPIRED = {
  dropped_at: now,
  content: null,
  last_error: sql<string>`concat_ws('. Before that: ', 'Expired before it could be delivered', last_error)`,
};

/** The mail outlived its use while it waited; why it waited stays known. */
export async function markExpired(tx: SystemTransaction, mailId: number): Promise<void> {
  await updateWaiting(tx, mailId).set(EXPIRED).execute();
}

/** All that outlived their use, but for those that are being delivered right now. */
export async function markAllExpired(tx: SystemTransaction): Promise<void> {
  await tx.db.updateTable('mails').set(EXPIRED).where(isWaiting).where('expires_at', '<', now).where(isFree).execute();
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
  const tries = await updateWaiting(tx, mailId)
    .set({
      attempts: sql`attempts + 1`,
      last_error: reason,
      held_until: null,
      first_tried_at: sql`coalesce(first_tried_at, now())`,
      refusals: sql`refusals + ${kind === 'refused' ? 1 : 0}::integer`,
      unanswered: sql`unanswered + ${kind === 'unanswered' ? 1 : 0}::integer`,
    })
    .returning([
      'refusals',
      'unanswered',
      sql<number>`extract(epoch from now() - first_tried_at)::float8 * 1000`.as('triedMilliseconds'),
    ])
    .executeTakeFirst();
  return tries ?? null;
}

/** Nobody tries the mail for that long, whichever job asks for it. */
export async function pauseMail(tx: SystemTransaction, mailId: number, seconds: number): Promise<void> {
  await tx.db
    .updateTable('mails')
    .set({ held_until: secondsFromNow(seconds) })
    .where('id', '=', mailId)
    .execute();
}

/** The mail is not tried again and forgotten but for why. */
export async function markGivenUp(tx: SystemTransaction, mailId: number): Promise<void> {
  await updateWaiting(tx, mailId).set({ dropped_at: now, content: null }).execute();
}

/** The jobs that deliver mails, of the job queue's own table. */
function deliveries(tx: SystemTransaction) {
  return tx.db
    .withTables<{ 'pgboss.job': { name: string; state: string; data: unknown; start_after: Date } }>()
    .selectFrom('pgboss.job as j')
    .where('j.name', '=', 'mail.send');
}

const deliveredMail = sql<number>`(j.data ->> 'mailId')::bigint`;

/**
 * Mails that nothing will try: they waited while there was no mail server, or the process that had them is gone. A mail
 * that another process has right now is among them; the second job finds it held, and later sent.
 */
export async function listMailsWithoutJob(tx: SystemTransaction): Promise<number[]> {
  const awaited = deliveries(tx)
    .where('j.state', 'in', ['created', 'retry'])
    .where(sql<boolean>`${deliveredMail} = m.id`);
  const rows = await tx.db
    .selectFrom('mails as m')
    .select('m.id')
    .where(isWaiting)
    .where(({ not, exists }) => not(exists(awaited.select('j.name'))))
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that wait before those that were given up, each newest first. */
export async function listUndeliveredMails(tx: SystemTransaction, limit: number): Promise<UndeliveredMail[]> {
  const next = deliveries(tx)
    .where('j.state', 'in', ['created', 'retry', 'active'])
    .select([deliveredMail.as('mail_id'), sql<Date>`min(j.start_after)`.as('at')])
    .groupBy(deliveredMail);
  return tx.db
    .with('next', () => next)
    .selectFrom('mails as m')
    .leftJoin('next', 'next.mail_id', 'm.id')
    .select([
      'm.id',
      'm.recipient',
      'm.template',
      'm.created_at as createdAt',
      'm.attempts',
      'm.unanswered',
      'm.last_error as lastError',
      sql<Date | null>`case when m.dropped_at is null then next.at end`.as('nextAttemptAt'),
      'm.dropped_at as droppedAt',
    ])
    .where('m.sent_at', 'is', null)
    .orderBy(sql`m.dropped_at is not null`)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}
