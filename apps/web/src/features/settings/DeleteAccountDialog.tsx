import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/form.ts';
import { endSession } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import styles from './Settings.module.css';

const FORM_ID = 'delete-account';

interface DeleteAccountDialogProps {
  user: User;
  action: string;
  onClose: () => void;
}

/** Asks for the password once more; on success everybody concerned is signed out. */
export function DeleteAccountDialog({ user, action, onClose }: DeleteAccountDialogProps) {
  const form = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => ({
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: FAILURES.companyDeletion,
    submit: async (body) => {
      await api.call('DELETE /auth/company', { body });
      endSession('deleted');
    },
  });
  return (
    <Dialog
      title={action}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" form={FORM_ID} busyLabel={form.isBusy && 'Deleting…'}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <p>
          {user.isPersonal ? 'Your account' : <strong>{user.companyName}</strong>} and everything in it will be deleted.
          Enter your password to confirm.
        </p>
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          isRequired
        />
      </form>
    </Dialog>
  );
}
