import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import { SECURITY_LIMITS, SECURITY_MESSAGES, SUSPICIOUS_ACTION_LABELS } from '@taskwell/contract/platform-security';
import type { SuspiciousActivity } from '@taskwell/contract/security-schemas';
import styles from '../ConsoleTable.module.css';
import { Moment } from './Account.tsx';
import { partWords } from './FoundNotice.tsx';
import { ListDialog } from './ListDialog.tsx';
import { useSuspiciousActivity } from './security-queries.ts';

const DAYS = SECURITY_LIMITS.suspiciousDays;

export function SuspiciousActivityDialog({ onClose }: { onClose: () => void }) {
  return (
    <ListDialog
      title="Suspicious Activity"
      found={useSuspiciousActivity()}
      fallback={SECURITY_MESSAGES.fetchSuspicious}
      notice={({ summary }) => SECURITY_MESSAGES.foundSuspicious(summary.totalActivities, DAYS)}
      hint={({ summary, list }) => partWords(list.length, summary.totalActivities)}
      columns={['Who or where', 'What', 'How much', 'Last']}
      row={(activity: SuspiciousActivity) => (
        <tr key={`${activity.action} ${activity.user.id ?? activity.ip}`}>
          <th scope="row">
            <span className={styles.name}>{activity.user.name}</span>
            <span className={styles.email}>{activity.user.email ?? 'Network address'}</span>
          </th>
          <td className={styles.whole}>{SUSPICIOUS_ACTION_LABELS[activity.action]}</td>
          <td>
            {formatCount(activity.attempts, 'attempt')}
            {activity.accounts > 1 && ` at ${formatNumber(activity.accounts)} accounts`}
          </td>
          <td>
            <Moment instant={activity.createdAt} />
          </td>
        </tr>
      )}
      empty={{ title: SECURITY_MESSAGES.noIncidents, text: SECURITY_MESSAGES.allSecure }}
      onClose={onClose}
    />
  );
}
