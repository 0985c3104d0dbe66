import { IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { INVITATION_STATUS_LABELS, type InvitationStatus } from '@taskwell/contract/labels';
import type { SentInvitation } from '@taskwell/contract/schemas/invitations';
import { useRef } from 'react';
import type { Tone } from '../../lib/tones.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import styles from './Invitations.module.css';
import { useInvitationChanges } from './invitation-changes.ts';
import { invitationDate } from './invitation-words.ts';

const TONES: Record<InvitationStatus, Tone | 'neutral'> = {
  PENDING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'warning',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/** To whom, to which task, and what came of it; an open one can be taken back. */
export function SentList({ invitations }: { invitations: readonly SentInvitation[] }) {
  const { takeBack } = useInvitationChanges();
  const list = useRef<HTMLUListElement>(null);

  if (invitations.length === 0) {
    return (
      <div className={styles.empty}>
        <CenteredNote
          icon={<IconSend size="1.4rem" aria-hidden />}
          title="No invitations sent"
          text="Open a task that you created and choose 'Send Task via Email' to invite somebody from outside."
        />
      </div>
    );
  }
  return (
    <ul ref={list} tabIndex={-1} className={styles.rows} aria-label="Sent invitations">
      {invitations.map((invitation) => (
        <li key={invitation.id} className={styles.row}>
          <div className={styles.words}>
            <span className={styles.recipient}>{invitation.recipientEmail}</span>
            <Link to="/dashboard" search={{ task: String(invitation.task.id) }} className={styles.task}>
              {invitation.task.title}
            </Link>
          </div>
          <div className={styles.state}>
            <Badge tone={TONES[invitation.status]}>{INVITATION_STATUS_LABELS[invitation.status]}</Badge>
            <span className={styles.date}>{dateWords(invitation)}</span>
          </div>
          <div className={styles.end}>
            {invitation.status === 'PENDING' && (
              <Button
                size="small"
                aria-label={`Take back the invitation of ${invitation.recipientEmail}`}
                onClick={() => {
                  list.current?.focus();
                  takeBack(invitation);
                }}
              >
                Take back
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function dateWords({ status, createdAt, expiresAt, respondedAt }: SentInvitation): string {
  if (status === 'PENDING') return `until ${invitationDate(expiresAt)}`;
  if (status === 'EXPIRED') return `on ${invitationDate(expiresAt)}`;
  return `on ${invitationDate(respondedAt ?? createdAt)}`;
}
