import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { INVITATION_MESSAGES } from '@taskwell/contract/messages';
import type { PendingInvitation } from '@taskwell/contract/schemas/invitations';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useNow } from '../../lib/clock.ts';
import { exactTime, upcomingWords } from '../../lib/due-words.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { onEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { INVITATION_KEYS } from './invitation-keys.ts';
import styles from './PendingInvitations.module.css';

/** Whom one has invited to the task and who has not answered; each can be withdrawn, which is asked for first. */
export function PendingInvitations({ taskId }: { taskId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: INVITATION_KEYS.ofTask(taskId),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api.call('GET /tasks/{id}/invitations', { params: { id: taskId }, signal })).data,
  });
  const headingId = useId();
  if (error && !data) return <LoadAlert error={error} fallback={INVITATION_MESSAGES.fetchPending} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h4 id={headingId} className={styles.heading}>
        Open invitations
      </h4>
      <ul>
        {data.map((invitation) => (
          <Pending key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Pending({ invitation }: { invitation: PendingInvitation }) {
  const { id, recipientEmail, expiresAt } = invitation;
  const [isAsked, setAsked] = useState(false);
  const line = useKeptFocus<HTMLLIElement>();
  const now = useNow();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.call('DELETE /task-invitations/{id}', { params: { id } }),
    onSuccess: () => notify({ tone: 'success', text: TASK_SUCCESSES.invitationCancelled }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.takeBackInvitation) }),
    // It may have been answered meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: INVITATION_KEYS.all }),
  });
  return (
    <li ref={line} tabIndex={-1} className={styles.line}>
      <span className={styles.words}>
        <span className={styles.recipient}>{recipientEmail}</span>
        <span className={styles.until} title={exactTime(expiresAt)}>
          {isAsked
            ? 'Withdraw? The link in the mail then leads nowhere.'
            : `until ${upcomingWords(new Date(expiresAt), now)}`}
        </span>
      </span>
      {isAsked ? (
        <fieldset className={styles.buttons} aria-label={recipientEmail} onKeyDown={onEscape(() => setAsked(false))}>
          <Button size="small" autoFocus onClick={() => setAsked(false)}>
            Keep
          </Button>
          <Button
            size="small"
            look="danger"
            busyLabel={withdraw.isPending && 'Withdrawing…'}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        </fieldset>
      ) : (
        <Button size="small" aria-label={`Withdraw the invitation of ${recipientEmail}`} onClick={() => setAsked(true)}>
          Withdraw
        </Button>
      )}
    </li>
  );
}
