import { IconMailOpened } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReceivedInvitation } from '@taskwell/contract/schemas/invitations';
import { useCurrentUser } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { VerifyAddressLink } from '../../ui/VerifyAddressLink.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import styles from './Invitations.module.css';
import { useInvitationChanges } from './invitation-changes.ts';
import { findAcceptedTask, type Reply } from './reply-changes.ts';

/** Each with the two answers. They are listed once the address is known to be this person's. */
export function ReceivedList({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const changes = useInvitationChanges();
  const list = useKeptFocus<HTMLDivElement>();

  function answer(invitation: ReceivedInvitation, reply: Reply): void {
    changes.reply(invitation, reply, () => openTask(invitation.id));
  }

  async function openTask(invitationId: number): Promise<void> {
    // Without its number the dashboard still shows the task in the list.
    const taskId = await findAcceptedTask(invitationId).catch(() => null);
    navigate({ to: '/dashboard', search: taskId === null ? {} : { task: String(taskId) } });
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {!user.isEmailVerified && (
        <div className={styles.whole}>
          <Alert tone="info">
            Invitations appear here once your email address is verified. <VerifyAddressLink email={user.email} />
          </Alert>
        </div>
      )}
      {user.isEmailVerified && invitations.length === 0 && (
        <div className={styles.empty}>
          <CenteredNote
            icon={<IconMailOpened size="1.4rem" aria-hidden />}
            title="No open invitations"
            text="When somebody invites you to a task, you can answer here or by the link in the email."
          />
        </div>
      )}
      {invitations.map((invitation) => (
        <article key={invitation.id} className={styles.card} aria-label={invitation.task.title}>
          <InvitationDetails invitation={invitation} />
          <div className={styles.answers}>
            <Button onClick={() => answer(invitation, 'decline')}>Decline</Button>
            <Button look="primary" onClick={() => answer(invitation, 'accept')}>
              Accept Task
            </Button>
          </div>
        </article>
      ))}
    </div>
  );
}
