import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useOpener } from '../../../ui/opener.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useConsoleNavigation } from '../console-navigation.ts';
import { ResetUserPasswordDialog } from './ResetUserPasswordDialog.tsx';
import { UserDetails } from './UserDetails.tsx';
import { usePlatformUser } from './user-queries.ts';

const GONE = { title: 'This user does not exist', text: 'They may have been deleted.' };

interface UserDialogProps {
  id: number;
  dialog: string | null;
  onClose: () => void;
}

/** One person: the details, or a new password for them. */
export function UserDialog({ id, dialog, onClose }: UserDialogProps) {
  const { data: user, error, refetch } = usePlatformUser(id);
  const { openUser, backToUser } = useConsoleNavigation();
  const opener = useOpener(dialog);

  if (user === undefined) {
    return (
      <Dialog title="User Details" onClose={onClose}>
        {error ? (
          <LoadFailure error={error} gone={GONE} title={CONSOLE_MESSAGES.fetchUser} onRetry={refetch} />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading user</span>
            <Skeleton height="12rem" />
          </div>
        )}
      </Dialog>
    );
  }
  if (dialog === 'reset-password' && user.role !== 'SUPER_ADMIN') {
    return <ResetUserPasswordDialog user={user} onDone={opener.wasShown ? () => backToUser(id) : onClose} />;
  }
  return (
    <UserDetails
      user={user}
      onResetPassword={() => openUser(id, 'reset-password')}
      focusOn={opener.selector}
      onClose={onClose}
    />
  );
}
