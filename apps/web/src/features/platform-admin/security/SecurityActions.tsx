import { SECURITY_LIMITS, SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConsoleNavigation } from '../console-navigation.ts';
import styles from './Security.module.css';
import { useFailedLogins, useSecurityReport, useSuspiciousActivity, useUserSessions } from './security-queries.ts';

/** The buttons of SPEC §2 'Security': what is looked at says how much was found, what is done asks first. */
export function SecurityActions() {
  const { openDialog } = useConsoleNavigation();
  const failedLogins = useFailedLogins();
  const suspicious = useSuspiciousActivity();
  const report = useSecurityReport();
  const sessions = useUserSessions();
  const { failedLoginDays, suspiciousDays, sessionDays } = SECURITY_LIMITS;

  return (
    <section className={styles.panel} aria-labelledby="security-actions">
      <h2 id="security-actions" className={styles.heading}>
        Security Actions
      </h2>
      <div className={styles.actions}>
        <ViewButton
          name="failed-logins"
          label="View Failed Login Attempts"
          read={async () => {
            const { data } = await failedLogins.refetch({ throwOnError: true });
            return SECURITY_MESSAGES.foundFailedLogins(data?.summary.totalFailedLogins ?? 0, failedLoginDays);
          }}
          fallback={SECURITY_MESSAGES.fetchFailedLogins}
        />
        <ViewButton
          name="suspicious-activity"
          label="Check Suspicious Activity"
          read={async () => {
            const { data } = await suspicious.refetch({ throwOnError: true });
            return SECURITY_MESSAGES.foundSuspicious(data?.summary.totalActivities ?? 0, suspiciousDays);
          }}
          fallback={SECURITY_MESSAGES.fetchSuspicious}
        />
        <ViewButton
          name="report"
          label="Generate Security Report"
          read={async () => {
            await report.refetch({ throwOnError: true });
            return SECURITY_MESSAGES.reported;
          }}
          fallback={SECURITY_MESSAGES.report}
        />
        <ViewButton
          name="sessions"
          label="View All User Sessions"
          read={async () => {
            const { data } = await sessions.refetch({ throwOnError: true });
            return SECURITY_MESSAGES.foundSessions(data?.summary.totalSessions ?? 0, sessionDays);
          }}
          fallback={SECURITY_MESSAGES.fetchSessions}
        />
        <Button data-opens="locked" onClick={() => openDialog('locked')}>
          View Locked Accounts
        </Button>
      </div>
      <div className={styles.danger}>
        <div className={styles.actions}>
          <Button look="danger" data-opens="reset-all" onClick={() => openDialog('reset-all')}>
            Reset All User Passwords
          </Button>
          <Button look="danger" data-opens="lock" onClick={() => openDialog('lock')}>
            Lock Suspicious Accounts
          </Button>
        </div>
      </div>
    </section>
  );
}

interface ViewButtonProps {
  /** Of the dialog that shows what was found. */
  name: string;
  label: string;
  /** Reads it anew. @returns the notice */
  read: () => Promise<string>;
  fallback: string;
}

function ViewButton({ name, label, read, fallback }: ViewButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { openDialog } = useConsoleNavigation();

  async function view(): Promise<void> {
    setBusy(true);
    try {
      notify({ tone: 'success', text: await read() });
      openDialog(name);
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, fallback) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button data-opens={name} busyLabel={isBusy && 'Reading…'} onClick={view}>
      {label}
    </Button>
  );
}
