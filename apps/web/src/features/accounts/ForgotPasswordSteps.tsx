import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { newPasswordProblem, normalizeEmail } from '@taskwell/contract/rules';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { failureSentence, useForm } from '../../lib/form.ts';
import { emailProblem } from '../../lib/validation.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField, codeProblem } from '../../ui/CodeField.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { StepForm } from '../../ui/StepForm.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface EmailStepProps {
  email: string;
  onDone: (email: string) => void;
  /** Given where a code has been sent that should still work. */
  onHasCode: (() => void) | undefined;
}

export function ResetEmailStep({ email, onDone, onHasCode }: EmailStepProps) {
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
        autoFocus
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
      <CodeField {...form.field('code')} sentTo={email} isRequired />
    </StepForm>
  );
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
        autoFocus
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
