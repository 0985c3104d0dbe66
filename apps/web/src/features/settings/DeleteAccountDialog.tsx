import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { useForm } from '../../lib/form.ts';
import { endSession } from '../../lib/session.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import styles from './Settings.module.css';

interface DeleteAccountDialogProps {
  user: User;
  action: string;
  onClose: () => void;
}

/** Asks for the name, so that nobody deletes by mistake, and for the password, so that nobody else does. */
export function DeleteAccountDialog({ user, action, onClose }: DeleteAccountDialogProps) {
  const name = (user.isPersonal ? user.name : user.companyName) ?? user.name;
  const isSameName = (typed: string) => typed.trim() === name.trim();
  const form = useForm({
    initial: { typedName: '', currentPassword: '' },
    validate: ({ typedName, currentPassword }) => ({
      typedName: isSameName(typedName) ? null : VALIDATION.typedNameDiffers(name),
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: FAILURES.companyDeletion,
    submit: async ({ currentPassword }) => {
      await api.call('DELETE /auth/company', { body: { currentPassword } });
      endSession('deleted');
    },
  });
  return (
    <FormDialog
      title={action}
      size="small"
      form={form}
      action={action}
      busyAction="Deleting…"
      look="danger"
      isDisabled={!isSameName(form.values.typedName)}
      onClose={onClose}
    >
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
    </FormDialog>
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
