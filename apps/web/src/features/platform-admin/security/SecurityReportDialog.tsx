import { formatNumber } from '@taskwell/contract/numbers';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import type { SecurityMetrics } from '@taskwell/contract/security-schemas';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FoundNotice } from './FoundNotice.tsx';
import styles from './Security.module.css';
import { useSecurityReport } from './security-queries.ts';

export function SecurityReportDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useSecurityReport();
  return (
    <Dialog title="Security Report" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {!data && !error && <Skeleton height="8rem" />}
      {!data && error && <LoadFailure title={SECURITY_MESSAGES.report} error={error} onRetry={() => refetch()} />}
      {data && (
        <>
          <FoundNotice hint={`Sign-ins of the last ${data.days} days, and how things stand now.`}>
            {SECURITY_MESSAGES.reported}
          </FoundNotice>
          <dl className={styles.metrics}>
            {metricsOf(data.securityMetrics).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}

function metricsOf(metrics: SecurityMetrics): [name: string, value: string][] {
  return [
    ['Sign-ins tried', formatNumber(metrics.totalLogins)],
    ['Failed', formatNumber(metrics.failedLogins)],
    ['Failed login rate', `${metrics.failedLoginRate.toFixed(1)}%`],
    ['Suspicious activities', formatNumber(metrics.suspiciousActivities)],
    ['Locked accounts', formatNumber(metrics.lockedAccounts)],
    ['Open sessions', formatNumber(metrics.activeSessions)],
    ['Users not verified', formatNumber(metrics.unverifiedUsers)],
  ];
}
