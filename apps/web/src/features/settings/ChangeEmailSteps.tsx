import { useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import type { User } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { type Form, failureSentence, useForm } from '../../lib/form.ts';
import { updateSessionUser } from '../../lib/session.ts';
import { emailProblem } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeField, codeProblem } from '../../ui/CodeField.tsx';
import { useDialogHold } from '../../ui/dialog-hold.ts';
import { StepForm } from '../../ui/StepForm.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import styles from './Settings.module.css';
import { refreshSessions } from './session-changes.ts';

/** What a code was asked for with. The password is there while the dialog is open, as asking again needs it again. */
export interface RequestedEmail {
  newEmail: string;
  currentPassword: string | null;
}

interface NewEmailStepProps {
  user: User;
  typed: string;
  onDone: (requested: RequestedEmail) => void;
  /** Given where a code has been sent that should still work. */
  onHasCode: (() => void) | undefined;
}

export function NewEmailStep({ user, typed, onDone, onHasCode }: NewEmailStepProps) {
  const form = useForm({
    initial: { newEmail: typed, currentPassword: '' },
    validate: ({ newEmail, currentPassword }) => ({
      newEmail: newEmailProblem(newEmail, user.email),
      currentPassword: currentPassword === '' ? VALIDATION.passwordRequired : null,
    }),
    fallback: FAILURES.changeEmail,
    submit: async ({ newEmail, currentPassword }) => {
      const requested = { newEmail: normalizeEmail(newEmail), currentPassword };
      await api.call('POST /auth/change-email', { body: requested });
      onDone(requested);
    },
  });
  return (
    <StepForm form={form} action="Send code" busyAction="Sending…">
      <p className={styles.lead}>
        You sign in with <strong className={styles.address}>{user.email}</strong>. We send a code to the new address;
        until you enter it here, nothing changes.
      </p>
      <TextField
        {...form.field('newEmail')}
        label="New email"
        type="email"
        autoComplete="email"
        data-autofocus
        autoFocus
        isRequired
      />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        isRequired
      />
      {onHasCode && (
        <Button look="link" onClick={onHasCode} isUnavailable={form.isBusy}>
          I already have a code
        </Button>
      )}
    </StepForm>
  );
}

function newEmailProblem(newEmail: string, current: string): string | null {
  const problem = emailProblem(newEmail, VALIDATION.emailRequired, VALIDATION.emailEntryInvalid);
  return problem ?? (normalizeEmail(newEmail) === current ? VALIDATION.emailUnchanged : null);
}

interface EmailCodeStepProps {
  requested: RequestedEmail;
  onBack: () => void;
  onDone: () => void;
}

export function EmailCodeStep({ requested, onBack, onDone }: EmailCodeStepProps) {
  const client = useQueryClient();
  const { newEmail } = requested;
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: codeProblem(code) }),
    fallback: FAILURES.changeEmail,
    submit: async ({ code }) => {
      const { user } = await api.call('POST /auth/confirm-email-change', { body: { newEmail, code } });
      updateSessionUser(user);
      client.setQueryData(['me'], user);
      refreshSessions(client);
      onDone();
    },
    onFailure: (error) => {
      // Somebody else took the address meanwhile: there is no field for it on this step.
      if (!error.fields.newEmail) return false;
      form.setFailure(error.fields.newEmail);
      return true;
    },
  });
  const { resend, isSending, notice } = useResend(requested, form, onBack);
  useDialogHold(isSending);
  return (
    <StepForm form={form} action="Change email" busyAction="Changing…" onBack={onBack}>
      {notice && <Alert tone="success">{notice}</Alert>}
      <CodeField {...form.field('code')} sentTo={newEmail} isRequired />
      <p>
        Didn't receive code?{' '}
        <Button look="link" onClick={resend} busyLabel={isSending && 'Sending…'}>
          Resend
        </Button>
      </p>
    </StepForm>
  );
}

function useResend({ newEmail, currentPassword }: RequestedEmail, form: Form<{ code: string }>, onBack: () => void) {
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  async function resend(): Promise<void> {
    // After a reload it has to be entered again.
    if (currentPassword === null) return onBack();
    setSending(true);
    setNotice(null);
    form.setFailure(null);
    try {
      await api.call('POST /auth/change-email', { body: { newEmail, currentPassword } });
      form.reset();
      setNotice(SUCCESSES.emailChangeSent);
    } catch (error) {
      form.setFailure(failureSentence(error, FAILURES.resendCode));
    } finally {
      setSending(false);
    }
  }
  return { resend, isSending, notice };
}
