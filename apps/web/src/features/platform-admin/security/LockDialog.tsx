import { useQueryClient } from '@tanstack/react-query';
import { SECURITY_LIMITS, SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useConsoleNavigation } from '../console-navigation.ts';
import { SECURITY_KEYS } from './security-queries.ts';

const { lockThreshold, lockDays } = SECURITY_LIMITS;

/** Asks first; then says how many were locked, and shows whom. */
export function LockDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { openDialog } = useConsoleNavigation();

  async function lock(): Promise<void> {
    onClose();
    try {
      const body = { days: lockDays, failedLoginThreshold: lockThreshold };
      const { suspiciousUsers, remaining } = (await api.call('POST /security/lock-suspicious-accounts', { body })).data;
      const more = remaining === 0 ? '' : `. ${SECURITY_MESSAGES.moreToLock(remaining)}`;
      notify({ tone: 'success', text: `${SECURITY_MESSAGES.locked(suspiciousUsers.length)}${more}` });
      await client.invalidateQueries({ queryKey: SECURITY_KEYS.all });
      if (suspiciousUsers.length > 0) openDialog('locked');
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, SECURITY_MESSAGES.lock) });
    }
  }

  return (
    <ConfirmDialog
      title="Lock Suspicious Accounts"
      question={SECURITY_MESSAGES.lockQuestion(lockThreshold, lockDays)}
      consequences="They are signed out at once, and sign in again after entering a code from their mailbox. You can unlock them under View Locked Accounts. Super administrators are never locked."
      action="Lock Accounts"
      onConfirm={lock}
      onCancel={onClose}
    />
  );
}
