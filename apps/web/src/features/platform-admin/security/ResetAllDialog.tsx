import { useQueryClient } from '@tanstack/react-query';
import { VALIDATION } from '@taskwell/contract/messages';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { SECURITY_KEYS } from './security-queries.ts';

const TITLE = 'Reset All User Passwords';

/** SPEC §5 'Reset all passwords', DECISIONS §4: the form, then one question; how far it has come stands on the tab. */
export function ResetAllDialog({ onClose }: { onClose: () => void }) {
  const { passwordMinLength } = useConfig();
  const client = useQueryClient();
  const [decide, setDecide] = useState<((goOn: boolean) => void) | null>(null);
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '', currentPassword: '' },
    validate: ({ newPassword, confirmPassword, currentPassword }) => ({
      newPassword:
        [...newPassword].length < passwordMinLength ? VALIDATION.passwordTooShortLong(passwordMinLength) : null,
      confirmPassword: newPassword === confirmPassword ? null : VALIDATION.passwordsDiffer,
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: SECURITY_MESSAGES.resetAll,
    submit: async (body) => {
      const isMeant = await new Promise<boolean>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (!isMeant) return;
      const { data } = await api.call('POST /security/reset-all-passwords', { body });
      client.setQueryData(SECURITY_KEYS.reset, data);
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title={TITLE}
        size="small"
        form={form}
        action={TITLE}
        busyAction="Resetting…"
        look="danger"
        onClose={onClose}
      >
        <p>
          Everybody but super administrators gets the same new password. It opens nothing but the way to a password of
          their own, which they choose with a code from their mailbox.
        </p>
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          hint={`At least ${passwordMinLength} characters.`}
          autoComplete="off"
          isRequired
        />
        <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="off" isRequired />
        <PasswordField
          {...form.field('currentPassword')}
          label="Your own password"
          autoComplete="current-password"
          isRequired
        />
      </FormDialog>
      {decide && (
        <ConfirmDialog
          title={TITLE}
          question={SECURITY_MESSAGES.resetAllQuestion}
          action="Reset All Passwords"
          onConfirm={() => decide(true)}
          onCancel={() => decide(false)}
        />
      )}
    </>
  );
}
