import type { UseQueryResult } from '@tanstack/react-query';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConsoleNavigation } from '../console-navigation.ts';
import styles from './Security.module.css';
import { useFailedLogins, useSecurityReport, useSuspiciousActivity, useUserSessions } from './security-queries.ts';

/** The buttons of SPEC §2 'Security': what is looked at is read anew and says how much was found, what is done asks first. */
export function SecurityActions() {
  const { openDialog } = useConsoleNavigation();
  return (
    <section className={styles.panel} aria-labelledby="security-actions">
      <h2 id="security-actions" className={styles.heading}>
        Security Actions
      </h2>
      <div className={styles.actions}>
        <ViewButton
          name="failed-logins"
          label="View Failed Login Attempts"
          found={useFailedLogins()}
          fallback={SECURITY_MESSAGES.fetchFailedLogins}
        />
        <ViewButton
          name="suspicious-activity"
          label="Check Suspicious Activity"
          found={useSuspiciousActivity()}
          fallback={SECURITY_MESSAGES.fetchSuspicious}
        />
        <ViewButton
          name="report"
          label="Generate Security Report"
          found={useSecurityReport()}
          fallback={SECURITY_MESSAGES.report}
        />
        <ViewButton
          name="sessions"
          label="View All User Sessions"
          found={useUserSessions()}
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
  found: UseQueryResult;
  fallback: string;
}

function ViewButton({ name, label, found, fallback }: ViewButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { openDialog } = useConsoleNavigation();

  async function view(): Promise<void> {
    setBusy(true);
    try {
      await found.refetch({ throwOnError: true });
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
