import { LIFETIMES } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Dialogs.module.css';
import { GivenPasswordFields } from './GivenPasswordFields.tsx';
import { givenPasswordProblem } from './given-password.ts';

const FORM_ID = 'reset-password';

/** SPEC §5 'Reset password (employee)'; the success closes by itself (SPEC §4). */
export function ResetPasswordDialog({ person, onClose }: { person: User; onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  return (
    <Dialog
      title="Reset Password"
      size="small"
      onClose={onClose}
      closesOnClickOutside={isDone}
      {...(isDone && { footer: <Button onClick={onClose}>Close</Button> })}
    >
      {isDone ? (
        <Done onClose={onClose} />
      ) : (
        <ResetForm person={person} onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function ResetForm({ person, onDone, onCancel }: { person: User; onDone: () => void; onCancel: () => void }) {
  const { passwordMinLength } = useConfig();
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    validate: ({ newPassword, confirmPassword }) => ({
      newPassword: givenPasswordProblem(newPassword, passwordMinLength, VALIDATION.passwordTooShortLong),
      confirmPassword: newPassword === confirmPassword ? null : VALIDATION.passwordsDiffer,
    }),
    fallback: FAILURES.resetPassword,
    submit: async ({ newPassword }) => {
      await api.call('PUT /users/{id}/reset-password', { params: { id: person.id }, body: { newPassword } });
      onDone();
    },
  });
  const isEmpty = form.values.newPassword === '' || form.values.confirmPassword === '';
  return (
    <form id={FORM_ID} ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p>
        A new password for <strong>{person.name}</strong> ({person.email}). It signs them out everywhere and they are
        told by e-mail that it was reset, not what it is.
      </p>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <GivenPasswordFields
        label="New password"
        password={form.field('newPassword')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit" disabled={isEmpty} busyLabel={form.isBusy && 'Resetting…'}>
          Reset Password
        </Button>
      </div>
    </form>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), LIFETIMES.successCloseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return <Alert tone="success">{SUCCESSES.passwordReset}</Alert>;
}
