import { Link, useNavigate } from '@tanstack/react-router';
import { ApiError } from '@taskwell/client/client';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useConfig } from '../../lib/config.ts';
import { failureSentence, useForm } from '../../lib/form.ts';
import { newPasswordProblems } from '../../lib/validation.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import styles from './AccountPage.module.css';
import { AccountPage } from './AccountPage.tsx';

/** Where the welcome mail's one-use link leads: a person whom an admin added chooses a password. */
export function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { passwordMinLength } = useConfig();
  const [link, setLink] = useLink(token);
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => newPasswordProblems(password, confirmPassword, passwordMinLength),
    fallback: FAILURES.linkInvalid,
    submit: async ({ password }) => {
      const { email } = await api.call('POST /auth/set-password', { body: { token, newPassword: password } });
      await navigate({ to: '/login', state: { flash: SUCCESSES.passwordSet, email } });
    },
    onFailure: (error) => {
      if (isVoidLink(error)) setLink('void');
      else form.setFailure(error.fields.newPassword ?? failureSentence(error, FAILURES.linkInvalid));
      return true;
    },
  });
  if (link === 'void') return <VoidLink />;
  return (
    <AccountPage
      title="Choose your password"
      subtitle="Your account is ready. Choose a password to sign in with."
      footer={<Link to="/login">Sign in</Link>}
    >
      <FormFrame form={form}>
        <NewPasswordFields
          label="New password"
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
          minLength={passwordMinLength}
        />
        <Button look="primary" type="submit" full busyLabel={form.isBusy && 'Saving…'}>
          Set password
        </Button>
        <p className={styles.account}>{link && `The account is ${link.email}`}</p>
      </FormFrame>
    </AccountPage>
  );
}

/**
 * What is known of the link, null for nothing yet. Asked beforehand, so that nobody thinks up a password for nothing; where
 * that fails, the form says so when it is sent.
 */
function useLink(token: string) {
  const [link, setLink] = useState<{ email: string } | 'void' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api.call('GET /auth/set-password-links/{token}', { params: { token }, signal: controller.signal }).then(
      ({ data }) => setLink(data),
      (error) => isVoidLink(error) && setLink('void'),
    );
    return () => controller.abort();
  }, [token]);
  return [link, setLink] as const;
}

function isVoidLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'INVALID_LINK' || error.fields.token !== undefined);
}

/** Used, replaced or too old: no password will be taken here, so nobody is asked for another one. */
function VoidLink() {
  return (
    <AccountPage title="Choose your password" footer={<Link to="/login">Sign in</Link>}>
      <div className={styles.form}>
        <Alert tone="danger">{FAILURES.linkInvalid}</Alert>
        <p>
          If you have chosen a password before, sign in with it. If not, 'Forgot password?' on that page mails you a
          code to choose one.
        </p>
      </div>
    </AccountPage>
  );
}
