import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { INVITATION_MESSAGES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';

/** For somebody who has not come in yet: a new link, the one before ends. */
export function ResendInvitation({ person, isQuiet = false }: { person: User; isQuiet?: boolean }) {
  const resend = useMutation({
    mutationFn: () => api.call('POST /users/{id}/resend-invitation', { params: { id: person.id } }),
    onSuccess: ({ message }) => notify({ tone: 'success', text: message }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, INVITATION_MESSAGES.resend) }),
  });
  return (
    <Button
      {...(isQuiet && { look: 'quiet' as const, size: 'small' as const })}
      aria-label={`Resend invitation to ${person.name}`}
      // Sent once, not again by a second press; a page load later it may be.
      busyLabel={(resend.isPending && 'Sending…') || (resend.isSuccess && 'Sent')}
      onClick={() => resend.mutate()}
    >
      <IconMailForward size="1rem" aria-hidden />
      Resend invitation
    </Button>
  );
}
