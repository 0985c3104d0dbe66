import { useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form.ts';
import { newPasswordProblems } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { notify } from '../../ui/notices.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import styles from './Settings.module.css';
import { refreshSessions } from './sessions.ts';

const FORM_ID = 'change-password';

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
      onClose();
    },
  });
  return (
    <Dialog
      title="Change password"
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID} busyLabel={form.isBusy && 'Changing…'}>
            Change password
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
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
      </form>
    </Dialog>
  );
}
