import { FailedLoginsDialog } from './FailedLoginsDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { LockedAccountsDialog } from './LockedAccountsDialog.tsx';
import { ResetAllDialog } from './ResetAllDialog.tsx';
import { SecurityReportDialog } from './SecurityReportDialog.tsx';
import { SuspiciousActivityDialog } from './SuspiciousActivityDialog.tsx';
import { UserSessionsDialog } from './UserSessionsDialog.tsx';

/** The dialog that the address names; none for a name that means nothing. */
export function SecurityDialog({ name, onClose }: { name: string; onClose: () => void }) {
  switch (name) {
    case 'failed-logins':
      return <FailedLoginsDialog onClose={onClose} />;
    case 'suspicious-activity':
      return <SuspiciousActivityDialog onClose={onClose} />;
    case 'report':
      return <SecurityReportDialog onClose={onClose} />;
    case 'sessions':
      return <UserSessionsDialog onClose={onClose} />;
    case 'locked':
      return <LockedAccountsDialog onClose={onClose} />;
    case 'reset-all':
      return <ResetAllDialog onClose={onClose} />;
    case 'lock':
      return <LockDialog onClose={onClose} />;
    default:
      return null;
  }
}
