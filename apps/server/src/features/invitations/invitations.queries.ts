import type { ReceivedInvitationStatus } from '@taskwell/contract/labels';
import { ABUSE_LIMITS, LIFETIMES } from '@taskwell/contract/limits';
import type {
  Invitation,
  PendingInvitation,
  ReceivedInvitation,
  SentInvitation,
} from '@taskwell/contract/schemas/invitations';
import { type NotNull, type RawBuilder, sql } from 'kysely';
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

/** Who sends. */
export async function findSender(tx: Transaction, userId: number): Promise<Sender> {
  return tx.asSystem('invitation', (system) => {
    return system.db
      .selectFrom('users as u')
      .innerJoin('companies as k', 'k.id', 'u.company_id')
      .select(['u.name', 'u.email', 'k.name as companyName', 'k.is_personal as isPersonal'])
      .where('u.id', '=', userId)
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirstOrThrow();
  });
}

export async function isCollaborating(tx: Transaction, task: TaskKey, email: string): Promise<boolean> {
  const collaborators = sql<{ email: string | null }>`
    app.collaborators_of(${task.companyId}::bigint, ${task.id}::bigint)`.as<'x'>(sql`x`);
  const found = await tx.db.selectFrom(collaborators).select('x.email').where('x.email', '=', email).executeTakeFirst();
  return found !== undefined;
}

/** An address has one open invitation to a task: the latest. */
export async function cancelPending(tx: Transaction, task: TaskKey, recipientEmail: string): Promise<void> {
  await tx.db
    .updateTable('task_invitations')
    .set({ status: 'CANCELLED', responded_at: sql`now()` })
    .where('company_id', '=', task.companyId)
    .where('task_id', '=', task.id)
    .where('recipient_email', '=', recipientEmail)
    .where('status', '=', 'PENDING')
    .execute();
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
  const row = await tx.db
    .updateTable('task_invitations')
    .set({ status: 'CANCELLED', responded_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where('status', '=', 'PENDING')
    .returning(['task_id as taskId', 'recipient_email as recipientEmail'])
    .executeTakeFirst();
  return row ?? null;
}

/** The name of whoever was removed; null where there was nobody. */
export async function deleteCollaborator(tx: OpenTransaction, task: TaskKey, userId: number): Promise<string | null> {
  const row = await tx.db
    .with('gone', (deleting) =>
      deleting
        .deleteFrom('task_collaborators')
        .where('company_id', '=', task.companyId)
        .where('task_id', '=', task.id)
        .where('user_id', '=', userId)
        .returning('user_id'),
    )
    .selectFrom('gone')
    .leftJoin('users as u', 'u.id', 'gone.user_id')
    .select(sql<string>`coalesce(u.name, 'somebody')`.as('name'))
    .executeTakeFirst();
  return row?.name ?? null;
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

/** Those of living companies, as the system: the invitation `i` to the task `t` by the sender `s`. */
function invitations(tx: SystemTransaction) {
  return tx.db
    .selectFrom('task_invitations as i')
    .innerJoin('tasks as t', (join) => join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.task_id'))
    .innerJoin('companies as k', 'k.id', 'i.company_id')
    .innerJoin('users as s', (join) =>
      join.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.sender_id'),
    )
    .where('k.marked_for_deletion_at', 'is', null);
}

/** Not answered, not expired, and of a sender who is still there. */
const isOpen = sql<boolean>`(i.status = 'PENDING' and i.expires_at > now() and s.deleted_at is null)`;

const invitationFields = sql`'id', i.id, 'sender', json_build_object('name', s.name), 'message', i.message,
  'expiresAt', app.instant(i.expires_at), 'taskId', case i.status when 'ACCEPTED' then i.task_id end, 'task', json_build_object('title', t.title, 'description', t.description,
  'priority', t.priority, 'dueDate', app.instant(t.due_date))`;

const invitationJson = sql<Invitation>`json_build_object(${invitationFields})`;

/** By the mail's token, whoever it is for. */
export async function openInvitationJson(tx: SystemTransaction, tokenHash: Buffer): Promise<Invitation | null> {
  const row = await invitations(tx)
    .select(invitationJson.as('json'))
    .where(isOpen)
    .where('i.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.json ?? null;
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
  const row = await invitations(tx)
    .select(invitationJson.as('json'))
    .where(isAcceptedBy(userId))
    .where('i.token_hash', '=', tokenHash)
    .where('i.recipient_email', '=', verifiedAddressOf(userId))
    .executeTakeFirst();
  return row?.json ?? null;
}

/** By the mail's token whoever it is for; by id only for the given address. Null for one that is no longer open. */
export async function findOpenInvitation(
  tx: SystemTransaction,
  key: { tokenHash: Buffer } | { id: number },
  ownEmail: string,
): Promise<OpenInvitation | null> {
  const open = invitations(tx)
    .select([
      'i.company_id as companyId',
      'i.id',
      'i.task_id as taskId',
      't.title as taskTitle',
      'i.sender_id as senderId',
      'i.recipient_email as recipientEmail',
      sql<number[]>`array(select p from unnest(array[t.assigner_id, t.assignee_id]
        || array(select user_id from task_co_assignees x where x.company_id = t.company_id and x.task_id = t.id)) p
        where p is not null)`.as('people'),
    ])
    .where(isOpen);
  const found =
    'id' in key
      ? open.where('i.id', '=', key.id).where('i.recipient_email', '=', ownEmail)
      : open.where('i.token_hash', '=', key.tokenHash);
  return (await found.executeTakeFirst()) ?? null;
}

/** Of many at once only one succeeds. */
export async function answerInvitation(
  tx: SystemTransaction,
  { companyId, id }: OpenInvitation,
  status: 'ACCEPTED' | 'DECLINED',
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('task_invitations')
    .set({ status, responded_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whoever collaborates already goes on as before. */
export async function insertCollaborator(
  tx: SystemTransaction,
  invitation: OpenInvitation,
  userId: number,
): Promise<void> {
  await tx.db
    .insertInto('task_collaborators')
    .values({
      company_id: invitation.companyId,
      task_id: invitation.taskId,
      user_id: userId,
      invited_by: invitation.senderId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As the system. */
export async function ownAddress(
  tx: SystemTransaction,
  userId: number,
): Promise<{ email: string; isVerified: boolean }> {
  return tx.db
    .selectFrom('users')
    .select(['email', 'is_email_verified as isVerified'])
    .where('id', '=', userId)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** Whose open screens show an invitation to this address; null where it is no verified account's. As the system. */
export async function findRecipient(tx: SystemTransaction, email: string): Promise<number | null> {
  const row = await tx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('is_email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** To the actor's address, once it is verified: until then it may be anybody's. */
export async function listReceived(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined; status?: ReceivedInvitationStatus | undefined },
): Promise<Page<ReceivedInvitation>> {
  companyOf(actor);
  return tx.asSystem('invitation', (system) => {
    const received = invitations(system)
      .where(sql<boolean>`i.status in ('PENDING', 'ACCEPTED')`)
      .where(sql<boolean>`(${isOpen} or ${isAcceptedBy(actor.userId)})`)
      .where('i.recipient_email', '=', verifiedAddressOf(actor.userId));
    const found = query.status ? received.where('i.status', '=', query.status) : received;
    return pageById(query, found, { id: sql`i.id`, json: receivedJson });
  });
}

const receivedJson = sql<ReceivedInvitation>`json_build_object('status', i.status,
  'createdAt', app.instant(i.created_at), ${invitationFields})`;

export async function listSent(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<SentInvitation>> {
  const sent = tx.db
    .selectFrom('task_invitations as i')
    .innerJoin('tasks as t', (join) => join.onRef('t.company_id', '=', 'i.company_id').onRef('t.id', '=', 'i.task_id'))
    .where('i.company_id', '=', companyOf(actor))
    .where('i.sender_id', '=', actor.userId);
  return pageById(query, sent, { id: sql`i.id`, json: sentJson });
}

const sentJson = sql<SentInvitation>`json_build_object('id', i.id, 'recipientEmail', i.recipient_email,
  'status', case when i.status = 'PENDING' and i.expires_at <= now() then 'EXPIRED' else i.status end,
  'task', json_build_object('id', t.id, 'title', t.title), 'message', i.message,
  'createdAt', app.instant(i.created_at), 'expiresAt', app.instant(i.expires_at),
  'respondedAt', app.instant(i.responded_at))`;
