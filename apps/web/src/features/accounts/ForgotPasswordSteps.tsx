import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { newPasswordProblem, normalizeEmail } from '@taskwell/contract/rules';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { type Form, failureSentence, useForm } from '../../lib/form.ts';
import { digits, emailProblem } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ForgotPasswordDialog.module.css';

export function ResetEmailStep({ email, onDone }: { email: string; onDone: (email: string) => void }) {
  const form = useForm({
    initial: { email },
    validate: (values) => ({
      email: emailProblem(values.email, VALIDATION.emailEntryMissing, VALIDATION.emailEntryInvalid),
    }),
    fallback: FAILURES.sendCode,
    submit: async (values) => {
      const address = normalizeEmail(values.email);
      await api.call('POST /auth/forgot-password', { body: { email: address } });
      onDone(address);
    },
  });
  return (
    <StepForm form={form} action="Send code" busyAction="Sending…">
      <TextField
        {...form.field('email')}
        label="Email"
        hint="If an account exists for this address, we send it a 6-digit code."
        type="email"
        autoComplete="username"
        data-autofocus
        isRequired
      />
    </StepForm>
  );
}

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onDone: (code: string) => void;
}

export function ResetCodeStep({ email, onBack, onDone }: CodeStepProps) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: codeProblem(code) }),
    fallback: FAILURES.invalidCode,
    submit: async ({ code }) => {
      await api.call('POST /auth/verify-password-reset-code', { body: { email, code } });
      onDone(code);
    },
  });
  return (
    <StepForm form={form} action="Verify code" busyAction="Verifying…" onBack={onBack}>
      <TextField
        {...form.field('code')}
        label="Verification code"
        hint={`Enter the 6-digit code sent to ${email}`}
        placeholder="000000"
        inputMode="numeric"
        autoComplete="one-time-code"
        filter={digits(LIMITS.codeLength)}
        autoFocus
        isRequired
      />
    </StepForm>
  );
}

function codeProblem(code: string): string | null {
  if (code === '') return VALIDATION.codeMissing;
  return code.length === LIMITS.codeLength ? null : VALIDATION.codeSixDigits;
}

interface PasswordStepProps {
  email: string;
  code: string;
  onBack: () => void;
  onDone: () => void;
}

export function ResetPasswordStep({ email, code, onBack, onDone }: PasswordStepProps) {
  const { passwordMinLength } = useConfig();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => resetProblems(password, confirmPassword, passwordMinLength),
    fallback: FAILURES.unexpected,
    submit: async ({ password }) => {
      await api.call('POST /auth/reset-password-with-code', { body: { email, code, newPassword: password } });
      onDone();
    },
    // The server calls the field newPassword; other faults (the code has expired) belong to the whole step.
    onFailure: (error) => {
      form.setFailure(error.fields.newPassword ?? failureSentence(error, FAILURES.unexpected));
      return true;
    },
  });
  return (
    <StepForm form={form} action="Reset password" busyAction="Resetting…" onBack={onBack}>
      <NewPasswordFields
        label="New password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
        minLength={passwordMinLength}
      />
    </StepForm>
  );
}

function resetProblems(password: string, confirmation: string, minLength: number) {
  if (password === '' || confirmation === '') {
    return password === '' ? { password: VALIDATION.fieldsMissing } : { confirmPassword: VALIDATION.fieldsMissing };
  }
  return {
    password: newPasswordProblem(password, minLength),
    confirmPassword: password === confirmation ? null : VALIDATION.passwordsDiffer,
  };
}

interface StepFormProps<V extends object> {
  form: Form<V>;
  action: string;
  busyAction: string;
  onBack?: () => void;
  children: ReactNode;
}

function StepForm<V extends object>({ form, action, busyAction, onBack, children }: StepFormProps<V>) {
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      {children}
      <Button look="primary" type="submit" full busyLabel={form.isBusy && busyAction}>
        {action}
      </Button>
      {onBack && (
        <Button look="quiet" full onClick={onBack}>
          Back
        </Button>
      )}
    </form>
  );
}
