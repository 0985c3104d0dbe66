import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FAILURES } from '@taskwell/contract/messages';
import type { SentBody } from '@taskwell/contract/operations';
import { isReleasedAddress } from '@taskwell/contract/rules';
import { NOT_TAKEN_BACK, TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { noteFinal } from '../../lib/undo.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';

type NewInvitation = SentBody<'POST /tasks/{id}/send-invitation'>;

/** Mails an invitation to a task, once however often it is sent. */
export async function sendInvitation(client: QueryClient, taskId: number, body: NewInvitation): Promise<void> {
  await sendOnce(`invitation-${taskId}`, body, (idempotencyKey) =>
    api.call('POST /tasks/{id}/send-invitation', { params: { id: taskId }, body, idempotencyKey }),
  );
  noteFinal(NOT_TAKEN_BACK.invitation);
  client.invalidateQueries({ queryKey: INVITATION_KEYS.sent });
  client.invalidateQueries({ queryKey: INVITATION_KEYS.ofTask(taskId) });
}

/**
 * Mails a contact once their task is saved. A failure leaves the task as it is and offers another try, or, to somebody
 * unverified, the way to their own address.
 */
export function useInviteContact(): (taskId: number, recipientEmail: string) => Promise<void> {
  const { email } = useCurrentUser();
  const navigate = useNavigate();
  const client = useQueryClient();

  return async function invite(taskId, recipientEmail) {
    try {
      await sendInvitation(client, taskId, { recipientEmail });
      notify({ tone: 'success', text: TASK_SUCCESSES.invitationSent });
    } catch (error) {
      const sentence = failureSentence(error, TASK_FAILURES.sendInvitation);
      const verify = () =>
        isReleasedAddress(email)
          ? navigate({ to: '/settings' })
          : navigate({ to: '/verify-email', search: { email, resend: 'true' } });
      notify({
        tone: 'danger',
        text: TASK_FAILURES.savedWithoutInvitation(sentence),
        action:
          sentence === FAILURES.verificationRequired
            ? { label: 'Verify', run: verify }
            : { label: 'Try again', run: () => invite(taskId, recipientEmail) },
      });
    }
  };
}
