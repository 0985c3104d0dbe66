import { useQueryClient } from '@tanstack/react-query';
import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import { SECURITY_LIMITS, SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import type { UserSession } from '@taskwell/contract/security-schemas';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../ConsoleTable.module.css';
import { Account, Moment } from './Account.tsx';
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
      summary={({ summary, list }) =>
        `The latest ${formatNumber(list.length)} of ${formatCount(summary.totalSessions, 'open session')} that began in the last ${DAYS} days`
      }
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
  const { name } = session.user;

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await api.call('DELETE /security/user-sessions/{sessionId}', { params: { sessionId: session.id } });
      notify({ tone: 'success', text: SECURITY_MESSAGES.sessionEnded(name) });
      await client.invalidateQueries({ queryKey: SECURITY_KEYS.sessions });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, SECURITY_MESSAGES.endSession) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <tr>
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
          <Button size="small" busyLabel={isBusy && 'Ending…'} aria-label={`End session of ${name}`} onClick={end}>
            End session
          </Button>
        )}
      </td>
    </tr>
  );
}
