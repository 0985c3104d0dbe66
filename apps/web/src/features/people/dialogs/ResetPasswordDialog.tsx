import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/config.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { ClosingSuccess } from '../../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { GivenPasswordFields } from './GivenPasswordFields.tsx';
import { givenPasswordProblem } from './given-password.ts';

interface ResetPasswordDialogProps {
  person: User;
  onClose: () => void;
}

/** SPEC §5 'Reset password (employee)'; the success closes by itself (SPEC §4). */
export function ResetPasswordDialog({ person, onClose }: ResetPasswordDialogProps) {
  const [isDone, setDone] = useState(false);
  if (!isDone) return <ResetForm person={person} onDone={() => setDone(true)} onClose={onClose} />;
  return (
    <Dialog title="Reset Password" size="small" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <ClosingSuccess onClose={onClose}>{SUCCESSES.passwordReset}</ClosingSuccess>
    </Dialog>
  );
}

function ResetForm({ person, onDone, onClose }: ResetPasswordDialogProps & { onDone: () => void }) {
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
  return (
    <FormDialog
      title="Reset Password"
      size="small"
      form={form}
      action="Reset Password"
      busyAction="Resetting…"
      isDisabled={form.values.newPassword === '' || form.values.confirmPassword === ''}
      onClose={onClose}
    >
      <p>
        A new password for <strong>{person.name}</strong> ({person.email}). It signs them out everywhere and they are
        told by email that it was reset, not what it is.
      </p>
      <GivenPasswordFields
        label="New password"
        password={form.field('newPassword')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
    </FormDialog>
  );
}
