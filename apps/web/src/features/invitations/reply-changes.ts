import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { Invitation } from '@taskwell/contract/schemas/invitations';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/api-errors.ts';
import { failureSentence } from '../../lib/form.ts';
import { forgetPendingInvitation, invitationPath, keepPendingInvitation } from '../../lib/pending-invitation.ts';
import { useSession } from '../../lib/session.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';
import { INVITATION_WORDS } from './invitation-words.ts';

export type Reply = 'accept' | 'decline';

const REPLIES = {
  accept: { operation: 'POST /task-invitations/{token}/accept', fallback: FAILURES.acceptInvitation },
  decline: { operation: 'POST /task-invitations/{token}/decline', fallback: FAILURES.declineInvitation },
} as const;

/** Sends the answer; in place of the mail's token the id of a received invitation will do. */
export function sendReply(key: string, reply: Reply): Promise<unknown> {
  return api.call(REPLIES[reply].operation, { params: { token: key } });
}

export function replyFailure(error: unknown, reply: Reply): string {
  return failureSentence(error, REPLIES[reply].fallback);
}

/** The task of an invitation that this person has just accepted; null when it is not to be seen any more. */
export async function findAcceptedTask(invitationId: number): Promise<number | null> {
  const query = { status: 'ACCEPTED', limit: String(LIMITS.pageSizeMax) } as const;
  const { data } = await api.call('GET /task-invitations/user/received', { query });
  return data.find(({ id }) => id === invitationId)?.taskId ?? null;
}

/** Answering on the invitation's page: whoever is not signed in does that first and comes back (SPEC §4). */
export function useReply(token: string, invitation: Invitation | undefined) {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<Reply | null>(null);

  // Here again, and signed in: nothing is pending any more.
  useEffect(() => {
    if (session) forgetPendingInvitation();
  }, [session]);

  async function reply(choice: Reply): Promise<void> {
    if (!session) {
      keepPendingInvitation(token);
      navigate({ to: '/login', state: { flash: INVITATION_WORDS.signInFirst, returnTo: invitationPath(token) } });
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await sendReply(token, choice);
      setResult(choice);
      client.invalidateQueries({ queryKey: TASK_KEYS.all });
      client.invalidateQueries({ queryKey: INVITATION_KEYS.received });
      client.invalidateQueries({ queryKey: INVITATION_KEYS.openCount });
    } catch (error) {
      // Answered in another tab, or withdrawn: the page then says what became of it, and leads to a task that was accepted.
      if (isNotFound(error)) await client.refetchQueries({ queryKey: INVITATION_KEYS.byToken(token) });
      setFailure(replyFailure(error, choice));
    } finally {
      setBusy(false);
    }
  }

  useWayOn(result, invitation?.id);
  return { session, isBusy, failure, result, reply };
}

/** A moment to read the result, then on to the dashboard: after accepting, with the task open. */
function useWayOn(result: Reply | null, invitationId: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (result === null) return;
    let isHere = true;
    const pause = new Promise((resolve) => setTimeout(resolve, LIFETIMES.successCloseMilliseconds));
    const accepted =
      result === 'accept' && invitationId !== undefined
        ? // Without its number the dashboard still shows the task in the list.
          findAcceptedTask(invitationId).catch(() => null)
        : null;
    Promise.all([accepted, pause]).then(([taskId]) => {
      // In its place: Back does not lead to an invitation that has been answered.
      const search = taskId === null ? {} : { task: String(taskId) };
      if (isHere) navigate({ to: '/dashboard', search, replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [result, invitationId, navigate]);
}
