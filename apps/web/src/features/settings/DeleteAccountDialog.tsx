import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form.ts';
import { endSession } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import styles from './Settings.module.css';

const FORM_ID = 'delete-account';

interface DeleteAccountDialogProps {
  user: User;
  action: string;
  onClose: () => void;
}

/** Asks for the name, so that nobody deletes by mistake, and for the password, so that nobody else does. */
export function DeleteAccountDialog({ user, action, onClose }: DeleteAccountDialogProps) {
  const name = (user.isPersonal ? user.name : user.companyName) ?? user.name;
  const form = useForm({
    initial: { typedName: '', currentPassword: '' },
    validate: ({ currentPassword }) => ({
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: FAILURES.companyDeletion,
    submit: async ({ currentPassword }) => {
      await api.call('DELETE /auth/company', { body: { currentPassword } });
      endSession('deleted');
    },
  });
  const isNameTyped = form.values.typedName.trim() === name.trim();
  return (
    <Dialog
      title={action}
      size="small"
      onClose={onClose}
      closesOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            type="submit"
            form={FORM_ID}
            disabled={!isNameTyped}
            busyLabel={form.isBusy && 'Deleting…'}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Consequences user={user} />
        <TextField
          {...form.field('typedName')}
          label={
            <>
              Type <strong className={styles.address}>{name}</strong> to confirm
            </>
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          isRequired
        />
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          isRequired
        />
      </form>
    </Dialog>
  );
}

function Consequences({ user }: { user: User }) {
  const { purgeAfterDays: days } = useConfig();
  return (
    <ul className={styles.consequences}>
      <li>
        {user.isPersonal
          ? 'You are signed out everywhere at once and cannot sign in any more.'
          : `Everybody in ${user.companyName} is signed out at once and cannot sign in any more.`}
      </li>
      <li>For {days} days our support can restore everything.</li>
      <li>
        After that, {user.isPersonal ? 'your account' : 'the company, its people'} and all tasks are gone for good.
      </li>
    </ul>
  );
}
