import { IconClock } from '@tabler/icons-react';
import { MISSING, TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import type { Invitation } from '@taskwell/contract/schemas/invitations';
import { useNow } from '../../lib/clock.ts';
import { upcomingWords } from '../../lib/due-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './InvitationDetails.module.css';
import { invitationDate, isExpiringSoon, PRIORITY_TONES } from './invitation-words.ts';

/** What somebody is invited to, by whom, and until when. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { task, sender, message } = invitation;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <h2 className={styles.title}>{task.title}</h2>
        <Badge tone={PRIORITY_TONES[task.priority]}>
          {TASK_PRIORITY_LABELS[task.priority]}
          <span className="visually-hidden"> priority</span>
        </Badge>
      </div>
      {task.description && <p className={styles.description}>{task.description}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>From</dt>
          <dd>{sender.name}</dd>
        </div>
        <div>
          <dt>Due date</dt>
          <dd>{task.dueDate === null ? MISSING.dueDate : invitationDate(task.dueDate)}</dd>
        </div>
      </dl>
      {message && (
        <figure className={styles.message}>
          <figcaption>Message from {sender.name}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
      <Expiry invitation={invitation} />
    </div>
  );
}

function Expiry({ invitation }: { invitation: Invitation }) {
  const now = useNow();
  const { expiresAt } = invitation;
  if (!isExpiringSoon(invitation, now)) {
    return <p className={styles.expiry}>Valid until {invitationDate(expiresAt)}</p>;
  }
  return (
    <p className={`${styles.expiry} ${styles.soon}`}>
      <IconClock size="1rem" aria-hidden />
      This invitation expires {upcomingWords(new Date(expiresAt), now)} ({invitationDate(expiresAt)})
    </p>
  );
}
