import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../ui/notices.ts';

/** Mails a contact once their task is saved. A failure leaves the task as it is and offers another try. */
export async function inviteContact(taskId: number, recipientEmail: string): Promise<void> {
  try {
    await api.call('POST /tasks/{id}/send-invitation', { params: { id: taskId }, body: { recipientEmail } });
    notify({ tone: 'success', text: SUCCESSES.invitationSent });
  } catch (error) {
    notify({
      tone: 'danger',
      text: FAILURES.savedWithoutInvitation(failureSentence(error, FAILURES.sendInvitation)),
      action: { label: 'Try again', run: () => inviteContact(taskId, recipientEmail) },
    });
  }
}
