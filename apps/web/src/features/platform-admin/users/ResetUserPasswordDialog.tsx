import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';

interface ResetUserPasswordDialogProps {
  user: User;
  /** Whatever was chosen. */
  onDone: () => void;
}

/** What SPEC §5 asks for in a prompt, masked. */
export function ResetUserPasswordDialog({ user, onDone }: ResetUserPasswordDialogProps) {
  const { passwordMinLength } = useConfig();
  const form = useForm({
    initial: { newPassword: '' },
    validate: ({ newPassword }) => ({
      newPassword:
        [...newPassword].length < passwordMinLength ? VALIDATION.passwordTooShortLong(passwordMinLength) : null,
    }),
    fallback: FAILURES.resetPassword,
    submit: async ({ newPassword }) => {
      await api.call('PUT /super-admin/users/{id}/reset-password', { params: { id: user.id }, body: { newPassword } });
    },
    onSent: () => {
      notify({ tone: 'success', text: SUCCESSES.passwordReset });
      onDone();
    },
  });
  return (
    <FormDialog
      title="Reset Password"
      size="small"
      form={form}
      action="Reset Password"
      busyAction="Resetting…"
      isDisabled={form.values.newPassword === ''}
      onClose={onDone}
    >
      <p>
        A new password for <strong>{user.name}</strong> ({user.email}). It signs them out everywhere and they are told
        by email that it was reset, not what it is.
      </p>
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        hint={`At least ${passwordMinLength} characters.`}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
