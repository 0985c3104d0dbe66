import { SECURITY_LIMITS, SECURITY_MESSAGES, SIGN_IN_FAILURE_LABELS } from '@taskwell/contract/platform-security';
import type { FailedLogin } from '@taskwell/contract/security-schemas';
import styles from '../ConsoleTable.module.css';
import { Account, Moment } from './Account.tsx';
import { partWords } from './FoundNotice.tsx';
import { ListDialog } from './ListDialog.tsx';
import { useFailedLogins } from './security-queries.ts';

const DAYS = SECURITY_LIMITS.failedLoginDays;

export function FailedLoginsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ListDialog
      title="Failed Login Attempts"
      found={useFailedLogins()}
      fallback={SECURITY_MESSAGES.fetchFailedLogins}
      notice={({ summary }) => SECURITY_MESSAGES.foundFailedLogins(summary.totalFailedLogins, DAYS)}
      hint={({ summary, list }) => partWords(list.length, summary.totalFailedLogins)}
      columns={['User', 'Why', 'From', 'When']}
      row={(attempt: FailedLogin) => (
        <tr key={attempt.id}>
          <th scope="row">
            {attempt.user ? (
              <Account account={attempt.user} />
            ) : (
              <>
                <span className={styles.name}>{attempt.email}</span>
                <span className={styles.email}>No account has this address</span>
              </>
            )}
          </th>
          <td className={styles.whole}>{SIGN_IN_FAILURE_LABELS[attempt.reason]}</td>
          <td title={attempt.userAgent ?? undefined}>{attempt.ip ?? 'Unknown'}</td>
          <td>
            <Moment instant={attempt.createdAt} />
          </td>
        </tr>
      )}
      empty={{ title: 'No failed logins', text: `Nobody failed to sign in within the last ${DAYS} days.` }}
      onClose={onClose}
    />
  );
}
