import { FAILURES, INVITATION_MESSAGES } from '@taskwell/contract/messages';
import type { Invitation } from '@taskwell/contract/schemas/invitations';
import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry, type Effects, invitationsChanged } from '../../platform/database/effects.ts';
import { Failure } from '../../platform/http/failure.ts';
import { companyOf, hashToken, type SignedInActor } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import {
  acceptedInvitationJson,
  answerInvitation,
  findOpenInvitation,
  insertCollaborator,
  isWithdrawn,
  type OpenInvitation,
  openInvitationJson,
  ownAddress,
} from './invitations.queries.ts';

/** What the person who was invited does. Only the account whose verified address it was sent to answers it, once. */
export function createAnswering({ database }: Pick<Services, 'database'>) {
  /**
   * For anybody who has the link; it says nothing that the mail did not. Once accepted, for whoever accepted it.
   *
   * @param sessionHash of the caller, where there is one
   */
  async function describe(token: string, sessionHash: Buffer | null): Promise<Invitation> {
    const invitation =
      (await database.asSystem('invitation', (tx) => openInvitationJson(tx, hashToken(token)))) ??
      (sessionHash && (await findAccepted(token, sessionHash)));
    if (invitation) return invitation;
    const hash = hashToken(token);
    throw (await database.asSystem('invitation', (tx) => isWithdrawn(tx, hash))) ? withdrawn() : gone();
  }

  function findAccepted(token: string, sessionHash: Buffer): Promise<Invitation | null> {
    return database.asReader(sessionHash, false, (tx, session) =>
      tx.asSystem('invitation', (system) => acceptedInvitationJson(system, hashToken(token), session.user_id)),
    );
  }

  async function accept(tx: Transaction, actor: SignedInActor, key: string): Promise<void> {
    await answer(tx, actor, key, 'ACCEPTED');
  }

  async function decline(tx: Transaction, actor: SignedInActor, key: string): Promise<void> {
    await answer(tx, actor, key, 'DECLINED');
  }

  async function answer(tx: Transaction, actor: SignedInActor, key: string, status: 'ACCEPTED' | 'DECLINED') {
    companyOf(actor);
    await tx.asSystem('invitation', async (system) => {
      const own = await ownAddress(system, actor.userId);
      const invitation = await findOpenInvitation(system, keyOf(key), own.email);
      if (!invitation) throw gone();
      if (invitation.recipientEmail !== own.email) throw new Failure('NOT_THE_RECIPIENT', FAILURES.notTheRecipient);
      if (!own.isVerified) throw new Failure('NOT_THE_RECIPIENT', FAILURES.recipientUnverified);
      if (!(await answerInvitation(system, invitation, status))) throw gone();
      if (status === 'ACCEPTED') await insertCollaborator(system, invitation, actor.userId);
      system.record(effects(actor, invitation, status));
    });
  }

  return { describe, accept, decline };
}

/** The token of the mail, or the id that the list of received invitations shows: the address has to be the same anyway. */
function keyOf(key: string): { tokenHash: Buffer } | { id: number } {
  return /^[1-9]\d{0,14}$/.test(key) ? { id: Number(key) } : { tokenHash: hashToken(key) };
}

function effects(actor: SignedInActor, invitation: OpenInvitation, status: 'ACCEPTED' | 'DECLINED'): Effects {
  const { companyId, taskId, taskTitle, senderId } = invitation;
  const words = status === 'ACCEPTED' ? 'accepted' : 'declined';
  const message = `${actor.name} ${words} your invitation to "${taskTitle}"`;
  return {
    companyId,
    actor,
    audit: [
      auditEntry(
        status === 'ACCEPTED' ? 'INVITATION_ACCEPTED' : 'INVITATION_DECLINED',
        'Task',
        taskId,
        `${actor.name} ${words} the invitation to "${taskTitle}"`,
      ),
    ],
    notifications: [{ userId: senderId, type: 'TASK_UPDATED', title: `Invitation ${words}`, message, taskId }],
    events: [
      { kind: 'task.related', id: taskId, version: 0, audience: [actor.userId, ...invitation.people] },
      ...invitationsChanged([actor.userId]),
    ],
  };
}

/** Said to whoever has the link of the mail: nobody guesses one. */
function withdrawn(): Failure {
  return new Failure('NOT_FOUND', INVITATION_MESSAGES.withdrawn);
}

function gone(): Failure {
  return new Failure('NOT_FOUND', FAILURES.loadInvitation);
}
