import type { ReceivedInvitationStatus } from '@taskwell/contract/labels';
import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';
import type {
  Invitation,
  PendingInvitation,
  ReceivedInvitation,
  SentInvitation,
} from '@taskwell/contract/schemas/invitations';
import { type RawBuilder, sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { type Page, pageById } from '../../platform/queries/paging.ts';

interface TaskKey {
  companyId: number;
  id: number;
}

export interface Sender {
  name: string;
  email: string;
  companyName: string;
  isPersonal: boolean;
}

/** Who sends, locked so that the day's count cannot be passed by several at once. */
export async function lockSender(tx: Transaction, userId: number): Promise<Sender> {
  return tx.asSystem('invitation', async (system) => {
    const { rows } = await sql<Sender>`
      select u.name, u.email, k.name as "companyName", k.is_personal as "isPersonal"
      from users u join companies k on k.id = u.company_id where u.id = ${userId}::bigint
      for no key update of u`.execute(system.db);
    return rows[0] as Sender;
  });
}

/** Null while the sender may still send; else when the oldest of the day's invitations is a day old. */
export async function secondsUntilNext(
  tx: Transaction,
  companyId: number,
  senderId: number,
  limit: number,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from created_at + interval '1 day' - now())::integer as seconds from task_invitations
    where company_id = ${companyId}::bigint and sender_id = ${senderId}::bigint and created_at > now() - interval '1 day'
    order by created_at desc offset ${limit - 1} limit 1`.execute(tx.db);
  return rows[0]?.seconds ?? null;
}

export async function isCollaborating(tx: Transaction, task: TaskKey, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from app.collaborators_of(${task.companyId}::bigint, ${task.id}::bigint) x where x.email = ${email}`.execute(
    tx.db,
  );
  return rows.length > 0;
}

/** An address has one open invitation to a task: the latest. */
export async function cancelPending(tx: Transaction, task: TaskKey, recipientEmail: string): Promise<void> {
  await sql`
    update task_invitations set status = 'CANCELLED', responded_at = now()
    where company_id = ${task.companyId}::bigint and task_id = ${task.id}::bigint
      and recipient_email = ${recipientEmail} and status = 'PENDING'`.execute(tx.db);
}

/** @returns its id */
export async function insertInvitation(
  tx: Transaction,
  task: TaskKey,
  senderId: number,
  values: { recipientEmail: string; message: string | null; tokenHash: Buffer; expiresAt: Date },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('task_invitations')
    .values({
      company_id: task.companyId,
      task_id: task.id,
      sender_id: senderId,
      recipient_email: values.recipientEmail,
      message: values.message,
      token_hash: values.tokenHash,
      expires_at: values.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Open ones of a sender, the newest first; as many as can be sent before the first expires. */
export async function pendingInvitations(
  tx: Transaction,
  task: TaskKey,
  senderId: number,
): Promise<PendingInvitation[]> {
  const rows = await tx.db
    .selectFrom('task_invitations')
    .select(['id', 'recipient_email as recipientEmail', 'created_at', 'expires_at'])
    .where('company_id', '=', task.companyId)
    .where('task_id', '=', task.id)
    .where('sender_id', '=', senderId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(ABUSE_LIMITS.invitationsPerDay * (LIFETIMES.invitationDays + 1))
    .execute();
  return rows.map(({ created_at, expires_at, ...invitation }) => ({
    ...invitation,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

/** Whether the link is of an invitation that its sender took back. As the system. */
export async function isWithdrawn(tx: SystemTransaction, tokenHash: Buffer): Promise<boolean> {
  const found = await tx.db
    .selectFrom('task_invitations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'CANCELLED')
    .executeTakeFirst();
  return found !== undefined;
}

/** Null where the sender has no such open invitation. */
export async function cancelInvitation(
  tx: Transaction,
  companyId: number,
  senderId: number,
  id: number,
): Promise<{ taskId: number; recipientEmail: string } | null> {
  const { rows } = await sql<{ taskId: number; recipientEmail: string }>`
    update task_invitations set status = 'CANCELLED', responded_at = now()
    where company_id = ${companyId}::bigint and id = ${id}::bigint and sender_id = ${senderId}::bigint
      and status = 'PENDING'
    returning task_id as "taskId", recipient_email as "recipientEmail"`.execute(tx.db);
  return rows[0] ?? null;
}

/** The name of whoever was removed; null where there was nobody. */
export async function deleteCollaborator(tx: OpenTransaction, task: TaskKey, userId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    with gone as (
      delete from task_collaborators
      where company_id = ${task.companyId}::bigint and task_id = ${task.id}::bigint and user_id = ${userId}::bigint
      returning user_id)
    select coalesce(u.name, 'somebody') as name from gone left join users u on u.id = gone.user_id`.execute(tx.db);
  return rows[0]?.name ?? null;
}

export interface OpenInvitation {
  companyId: number;
  id: number;
  taskId: number;
  taskTitle: string;
  senderId: number;
  recipientEmail: string;
  /** Whose open screens its answer concerns. */
  people: number[];
}

/** Of a living company. As the system. */
const invitations = sql`task_invitations i
  join tasks t on t.company_id = i.company_id and t.id = i.task_id
  join companies k on k.id = i.company_id
  join users s on s.company_id = i.company_id and s.id = i.sender_id
  where k.marked_for_deletion_at is null`;

/** Not answered, not expired, and of a sender who is still there. */
const isOpen = sql`(i.status = 'PENDING' and i.expires_at > now() and s.deleted_at is null)`;
const open = sql`${invitations} and ${isOpen}`;

const invitationFields = sql`'id', i.id, 'sender', json_build_object('name', s.name), 'message', i.message,
  'expiresAt', app.instant(i.expires_at), 'taskId', case i.status when 'ACCEPTED' then i.task_id end, 'task', json_build_object('title', t.title, 'description', t.description,
  'priority', t.priority, 'dueDate', app.instant(t.due_date))`;

export async function openInvitationJson(tx: SystemTransaction, tokenHash: Buffer): Promise<Invitation | null> {
  const { rows } = await sql<{ json: Invitation }>`
    select json_build_object(${invitationFields}) as json from ${open} and i.token_hash = ${tokenHash}`.execute(tx.db);
  return rows[0]?.json ?? null;
}

/** For as long as they collaborate on the task: whoever no longer does must not read on there what it says. */
function isAcceptedBy(userId: number): RawBuilder<boolean> {
  return sql`(i.status = 'ACCEPTED' and exists (select from task_collaborators x
    where x.company_id = i.company_id and x.task_id = i.task_id and x.user_id = ${userId}::bigint))`;
}

function verifiedAddressOf(userId: number): RawBuilder<string> {
  return sql`(select email from users where id = ${userId}::bigint and is_email_verified)`;
}

/** As the system; null for anybody but whoever has accepted it. */
export async function acceptedInvitationJson(
  tx: SystemTransaction,
  tokenHash: Buffer,
  userId: number,
): Promise<Invitation | null> {
  const { rows } = await sql<{ json: Invitation }>`
    select json_build_object(${invitationFields}) as json from ${invitations} and ${isAcceptedBy(userId)}
      and i.token_hash = ${tokenHash} and i.recipient_email = ${verifiedAddressOf(userId)}`.execute(tx.db);
  return rows[0]?.json ?? null;
}

/** By the mail's token whoever it is for; by id only for the given address. */
export async function findOpenInvitation(
  tx: SystemTransaction,
  key: { tokenHash: Buffer } | { id: number },
  ownEmail: string,
): Promise<OpenInvitation | null> {
  const which =
    'id' in key
      ? sql`i.id = ${key.id}::bigint and i.recipient_email = ${ownEmail}`
      : sql`i.token_hash = ${key.tokenHash}`;
  const { rows } = await sql<OpenInvitation>`
    select i.company_id as "companyId", i.id, i.task_id as "taskId", t.title as "taskTitle", i.sender_id as "senderId",
      i.recipient_email as "recipientEmail",
      array(select p from unnest(array[t.assigner_id, t.assignee_id]
        || array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id)) p
        where p is not null) as people
    from ${open} and ${which}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Of many at once only one succeeds. */
export async function answerInvitation(
  tx: SystemTransaction,
  { companyId, id }: OpenInvitation,
  status: 'ACCEPTED' | 'DECLINED',
): Promise<boolean> {
  const { rows } = await sql`
    update task_invitations set status = ${status}, responded_at = now()
    where company_id = ${companyId}::bigint and id = ${id}::bigint and status = 'PENDING' returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function insertCollaborator(
  tx: SystemTransaction,
  invitation: OpenInvitation,
  userId: number,
): Promise<void> {
  await sql`
    insert into task_collaborators (company_id, task_id, user_id, invited_by)
    values (${invitation.companyId}, ${invitation.taskId}, ${userId}, ${invitation.senderId})
    on conflict do nothing`.execute(tx.db);
}

/** As the system. */
export async function ownAddress(
  tx: SystemTransaction,
  userId: number,
): Promise<{ email: string; isVerified: boolean }> {
  const { rows } = await sql<{ email: string; isVerified: boolean }>`
    select email, is_email_verified as "isVerified" from users where id = ${userId}::bigint`.execute(tx.db);
  return rows[0] as { email: string; isVerified: boolean };
}

/** Whose open screens show an invitation to this address; null where it is no verified account's. As the system. */
export async function findRecipient(tx: SystemTransaction, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from users where email = ${email} and is_email_verified and deleted_at is null`.execute(tx.db);
  return rows[0]?.id ?? null;
}

/** To the actor's address, once it is verified: until then it may be anybody's. */
export async function listReceived(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined; status?: ReceivedInvitationStatus | undefined },
): Promise<Page<ReceivedInvitation>> {
  companyOf(actor);
  const status = query.status ?? null;
  return tx.asSystem('invitation', (system) =>
    pageById<ReceivedInvitation>(system, query, {
      id: sql`i.id`,
      json: sql`json_build_object('status', i.status, 'createdAt', app.instant(i.created_at),
        ${invitationFields})`,
      from: sql`${invitations} and i.status in ('PENDING', 'ACCEPTED') and (${isOpen} or ${isAcceptedBy(actor.userId)})
        and (${status}::text is null or i.status = ${status})
        and i.recipient_email = ${verifiedAddressOf(actor.userId)}`,
    }),
  );
}

export async function listSent(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<SentInvitation>> {
  return pageById<SentInvitation>(tx, query, {
    id: sql`i.id`,
    json: sql`json_build_object('id', i.id, 'recipientEmail', i.recipient_email,
      'status', case when i.status = 'PENDING' and i.expires_at <= now() then 'EXPIRED' else i.status end,
      'task', json_build_object('id', t.id, 'title', t.title), 'message', i.message,
      'createdAt', app.instant(i.created_at), 'expiresAt', app.instant(i.expires_at),
      'respondedAt', app.instant(i.responded_at))`,
    from: sql`task_invitations i join tasks t on t.company_id = i.company_id and t.id = i.task_id
      where i.company_id = ${companyOf(actor)}::bigint and i.sender_id = ${actor.userId}::bigint`,
  });
}
