import { useNavigate } from '@tanstack/react-router';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { isReleasedAddress } from '@taskwell/contract/rules';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { notify } from '../../../ui/notices.ts';

/**
 * Mails a contact once their task is saved. A failure leaves the task as it is and offers another try, or, to somebody
 * unverified, the way to their own address.
 */
export function useInviteContact(): (taskId: number, recipientEmail: string) => Promise<void> {
  const { email } = useCurrentUser();
  const navigate = useNavigate();

  return async function invite(taskId, recipientEmail) {
    try {
      const body = { recipientEmail };
      await sendOnce(`invitation-${taskId}`, body, (idempotencyKey) =>
        api.call('POST /tasks/{id}/send-invitation', { params: { id: taskId }, body, idempotencyKey }),
      );
      notify({ tone: 'success', text: SUCCESSES.invitationSent });
    } catch (error) {
      const sentence = failureSentence(error, FAILURES.sendInvitation);
      const verify = () =>
        isReleasedAddress(email)
          ? navigate({ to: '/settings' })
          : navigate({ to: '/verify-email', search: { email, resend: 'true' } });
      notify({
        tone: 'danger',
        text: FAILURES.savedWithoutInvitation(sentence),
        action:
          sentence === FAILURES.verificationRequired
            ? { label: 'Verify', run: verify }
            : { label: 'Try again', run: () => invite(taskId, recipientEmail) },
      });
    }
  };
}
