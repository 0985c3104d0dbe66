import { useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { newPasswordProblems } from '../../lib/validation.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { refreshSessions } from './session-changes.ts';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { passwordMinLength } = useConfig();
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: ({ currentPassword, newPassword, confirmPassword }) => {
      const problems = newPasswordProblems(newPassword, confirmPassword, passwordMinLength);
      return {
        currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
        newPassword: problems.password,
        confirmPassword: problems.confirmPassword,
      };
    },
    fallback: FAILURES.changePassword,
    submit: async ({ currentPassword, newPassword }) => {
      await api.call('POST /auth/change-password', { body: { currentPassword, newPassword } });
      refreshSessions(client);
      notify({ tone: 'success', text: SUCCESSES.passwordChanged });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      title="Change password"
      size="small"
      form={form}
      action="Change password"
      busyAction="Changing…"
      onClose={onClose}
    >
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        isRequired
      />
      <NewPasswordFields
        label="New password"
        password={form.field('newPassword')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
    </FormDialog>
  );
}
