import { signOut } from '../../lib/sign-out.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Drafts stay in no browser that somebody has left, so whoever has some is asked before. */
export function LogoutQuestion({ onCancel }: { onCancel: () => void }) {
  return (
    <ConfirmDialog
      title="Logout"
      question="You have typed something that is not saved yet. Logging out discards it."
      action="Discard and log out"
      cancel="Stay signed in"
      onConfirm={signOut}
      onCancel={onCancel}
    />
  );
}
