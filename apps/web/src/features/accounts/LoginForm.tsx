import { useNavigate } from '@tanstack/react-router';
import type { ApiError } from '@taskwell/client/client';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { VISITOR } from '../../lib/drafts.ts';
import { useForm } from '../../lib/form.ts';
import { sentCodeAddress } from '../../lib/sent-code.ts';
import { startSession } from '../../lib/session.ts';
import { emailProblem } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import styles from './AccountPage.module.css';
import { useResetNavigation, useResetStep } from './reset-navigation.ts';

const ForgotPasswordDialog = lazyPart(() => import('./ForgotPasswordDialog.tsx'), 'ForgotPasswordDialog');

interface Login {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface LoginFormProps {
  /** Where it is known; else empty. */
  email: string;
  onTyping: () => void;
  /** Goes where the person wanted to go, and settles once they are there. */
  onSignedIn: () => Promise<void>;
}

export function LoginForm({ email, onTyping, onSignedIn }: LoginFormProps) {
  const navigate = useNavigate();
  const resetStep = useResetStep();
  const reset = useResetNavigation();
  const [suspendedCompany, setSuspendedCompany] = useState<string | null>(null);
  const form = useForm<Login>({
    initial: { email, password: '', rememberMe: false },
    validate: validateLogin,
    fallback: FAILURES.login,
    submit: async (values) => {
      setSuspendedCompany(null);
      const { token, user } = await api.call('POST /auth/login', {
        body: { ...values, email: normalizeEmail(values.email) },
      });
      startSession({ token, user }, values.rememberMe);
      await onSignedIn();
    },
    onFailure: handleFailure,
  });

  const passwordIsNew = useRef(false);
  useEffect(() => {
    if (resetStep !== null || !passwordIsNew.current) return;
    passwordIsNew.current = false;
    // The address stands there; what is missing is the new password.
    document.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, [resetStep]);

  /** A code that is on its way already is asked for at once. */
  function openReset(): void {
    const sentTo = sentCodeAddress(VISITOR, 'password-reset');
    const typed = normalizeEmail(form.values.email);
    reset.open(sentTo !== null && (typed === '' || typed === sentTo) ? 'code' : 'email');
  }

  function handleFailure(error: ApiError): boolean {
    if (error.body.requiresVerification) {
      const email = error.body.email ?? normalizeEmail(form.values.email);
      // Why a code is needed where the address was verified long ago.
      const state = error.code === 'ACCOUNT_LOCKED' ? { flash: FAILURES.accountLocked } : {};
      navigate({ to: '/verify-email', search: { email, resend: 'true' }, state });
      return true;
    }
    if (error.code === 'PASSWORD_CHANGE_REQUIRED') {
      form.setFailure(FAILURES.passwordChangeRequired);
      openReset();
      return true;
    }
    if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfterSeconds !== null) {
      form.setFailure(FAILURES.signInSlowedDown(error.retryAfterSeconds));
      return true;
    }
    if (!error.body.companySuspended) return false;
    setSuspendedCompany(error.body.companyName ?? '');
    return true;
  }

  return (
    <>
      <FormFrame form={form} onInput={onTyping}>
        {suspendedCompany !== null && (
          <Alert tone="warning">
            {FAILURES.companySuspended}
            {suspendedCompany && `: ${suspendedCompany}`}
          </Alert>
        )}
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          isRequired
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" isRequired />
        <div className={styles.row}>
          <CheckField {...form.field('rememberMe')} label="Remember me" />
          <Button look="link" aria-haspopup="dialog" onPointerEnter={ForgotPasswordDialog.prepare} onClick={openReset}>
            Forgot password?
          </Button>
        </div>
        <Button look="primary" type="submit" full busyLabel={form.isBusy && 'Signing in…'}>
          Sign in
        </Button>
      </FormFrame>
      <LazyPart
        onFailure={() => {
          reset.close();
          form.setFailure(FAILURES.partMissing);
        }}
      >
        {resetStep && (
          <ForgotPasswordDialog
            asked={resetStep}
            email={form.values.email}
            onReset={(changed) => {
              form.set({ email: changed, password: '' });
              passwordIsNew.current = true;
            }}
          />
        )}
      </LazyPart>
    </>
  );
}

function validateLogin({ email, password }: Login) {
  return {
    email: emailProblem(email),
    password: passwordProblem(password),
  };
}

function passwordProblem(password: string): string | null {
  if (password === '') return VALIDATION.passwordRequired;
  // The specified minimum, not the configured one: a password from before a stricter setting still signs in.
  return [...password].length < LIMITS.passwordMinLength ? VALIDATION.passwordTooShort(LIMITS.passwordMinLength) : null;
}
