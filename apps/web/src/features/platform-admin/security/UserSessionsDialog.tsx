import { useQueryClient } from '@tanstack/react-query';
import { SECURITY_LIMITS, SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import type { UserSession } from '@taskwell/contract/security-schemas';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { passFocusOn } from '../../../ui/leaving-focus.ts';
import styles from '../ConsoleTable.module.css';
import { Account, Moment } from './Account.tsx';
import { partWords } from './FoundNotice.tsx';
import { ListDialog } from './ListDialog.tsx';
import { SECURITY_KEYS, useUserSessions } from './security-queries.ts';

const DAYS = SECURITY_LIMITS.sessionDays;

/** Where people are signed in; each can be signed out there, but for other super administrators. */
export function UserSessionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ListDialog
      title="User Sessions"
      found={useUserSessions()}
      fallback={SECURITY_MESSAGES.fetchSessions}
      notice={({ summary }) => SECURITY_MESSAGES.foundSessions(summary.totalSessions, DAYS)}
      hint={({ summary, list }) => partWords(list.length, summary.totalSessions)}
      columns={['User', 'From', 'Since', 'Actions']}
      row={(session: UserSession) => <SessionRow key={session.id} session={session} />}
      empty={{ title: 'No sessions', text: `Nobody signed in within the last ${DAYS} days.` }}
      onClose={onClose}
    />
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { name } = session.user;

  async function end(): Promise<void> {
    setAsking(false);
    setBusy(true);
    try {
      await api.call('DELETE /security/user-sessions/{sessionId}', { params: { sessionId: session.id } });
      notify({ tone: 'success', text: SECURITY_MESSAGES.sessionEnded(name) });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, SECURITY_MESSAGES.endSession) });
    }
    // Also after a failure: somebody else may have done it.
    await client.invalidateQueries({ queryKey: SECURITY_KEYS.sessions });
    setBusy(false);
  }

  return (
    <tr ref={passFocusOn} tabIndex={-1}>
      <th scope="row">
        <Account account={session.user} />
      </th>
      <td title={session.userAgent ?? undefined}>{session.ip ?? 'Unknown'}</td>
      <td>
        <Moment instant={session.createdAt} />
      </td>
      <td className={styles.whole}>
        {session.isCurrent && <Badge tone="info">This session</Badge>}
        {!session.isCurrent && session.user.role !== 'SUPER_ADMIN' && (
          <Button
            size="small"
            busyLabel={isBusy && 'Ending…'}
            aria-label={`End session of ${name}`}
            onClick={() => setAsking(true)}
          >
            End session
          </Button>
        )}
        {isAsking && (
          <ConfirmDialog
            title="End session"
            question={
              <>
                Are you sure you want to sign <strong>{name}</strong> out there?
              </>
            }
            consequences="What they have typed and not saved there is lost. They can sign in again."
            action="End session"
            onConfirm={end}
            onCancel={() => setAsking(false)}
          />
        )}
      </td>
    </tr>
  );
}
