import { Tile, Tiles } from '../../../ui/Tiles.tsx';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { RecentEvents } from './RecentEvents.tsx';
import { ResetProgress } from './ResetProgress.tsx';
import styles from './Security.module.css';
import { SecurityActions } from './SecurityActions.tsx';
import { SecurityDialog } from './SecurityDialog.tsx';
import { useFailedLogins, useSecurityReport, useSuspiciousActivity, useUserSessions } from './security-queries.ts';

/** The tab 'Security' (SPEC §2): tiles, recent events, and what can be looked at and done. */
export function Security() {
  const { dialog } = useConsoleSearch();
  const { close } = useConsoleNavigation();
  return (
    <div className={styles.security}>
      <SecurityTiles />
      <ResetProgress />
      <div className={styles.columns}>
        <RecentEvents />
        <SecurityActions />
      </div>
      {dialog !== undefined && <SecurityDialog name={dialog} onClose={close} />}
    </div>
  );
}

const UNKNOWN = '–';

function SecurityTiles() {
  const failedLogins = useFailedLogins();
  const suspicious = useSuspiciousActivity();
  const report = useSecurityReport();
  const sessions = useUserSessions();
  return (
    <Tiles>
      <Tile
        name="Failed Logins (7d)"
        hint="In all companies"
        count={failedLogins.isError ? UNKNOWN : failedLogins.data?.summary.totalFailedLogins}
      />
      <Tile
        name="Suspicious Activity"
        hint="In the last 7 days"
        count={suspicious.isError ? UNKNOWN : suspicious.data?.summary.totalActivities}
      />
      <Tile
        name="System Health"
        hint="Sign-ins that did not fail, 30 days"
        count={report.isError ? UNKNOWN : report.data && healthWords(report.data.securityMetrics.failedLoginRate)}
      />
      <Tile
        name="Active Users (24h)"
        hint="Signed in or made a change"
        count={sessions.isError ? UNKNOWN : sessions.data?.summary.activeUsers}
      />
    </Tiles>
  );
}

/** SPEC §2: 100 minus the rate of failed sign-ins, with one decimal; 100% where there is none. */
function healthWords(failedLoginRate: number): string {
  return failedLoginRate === 0 ? '100%' : `${(100 - failedLoginRate).toFixed(1)}%`;
}
