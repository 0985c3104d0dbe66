import { Link } from '@tanstack/react-router';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES, VALIDATION } from '@taskwell/contract/messages';
import { normalizeEmail } from '@taskwell/contract/rules';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { pathAfterSignIn } from '../../lib/pending-invitation.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, type ButtonLook, buttonClass } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import styles from './AccountPage.module.css';
import { AccountPage } from './AccountPage.tsx';
import { VERIFY_EMAIL_WORDS as WORDS } from './words.ts';

type State = { name: 'waiting' } | { name: 'verifying' } | { name: 'success' } | { name: 'error'; message: string };

interface VerifyEmailProps {
  email: string;
  /** Arriving from a refused sign-in, or to verify the address now: the last code may be old, so another is offered. */
  offersCode: boolean;
  onCodeSent: () => void;
  /** Why a code is needed, where that is not plain. */
  reason?: string | undefined;
}

/**
 * Four states: waiting, verifying, success, error (SPEC §2 'Verify-email screen'). Opening it sends nothing, because
 * whoever made the link would be the one who sends; only the button does.
 */
export function VerifyEmail({ email, offersCode, onCodeSent, reason }: VerifyEmailProps) {
  const session = useSession();
  const [state, setState] = useState<State>(() => {
    if (email === '') return { name: 'error', message: WORDS.noEmail };
    // Whoever comes back to it once it is done.
    const isVerified = session?.user.isEmailVerified === true && session.user.email === normalizeEmail(email);
    return { name: isVerified ? 'success' : 'waiting' };
  });
  const [code, setCode] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function resend(): Promise<void> {
    if (email === '') {
      setState({ name: 'error', message: VALIDATION.resendEmailMissing });
      return;
    }
    setSending(true);
    setNotice(null);
    try {
      await api.call('POST /email-verification/send', { body: { email: normalizeEmail(email) } });
      setCode('');
      setState({ name: 'waiting' });
      setNotice(SUCCESSES.verificationResent);
      onCodeSent();
    } catch (error) {
      setState({ name: 'error', message: failureSentence(error, FAILURES.resendCode) });
    } finally {
      setSending(false);
    }
  }

  async function verify(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState({ name: 'verifying' });
    setNotice(null);
    try {
      await api.call('POST /email-verification/verify', { body: { email: normalizeEmail(email), code } });
      setState({ name: 'success' });
    } catch (error) {
      // Mistyped, most likely: the mail that is there still serves.
      setCode('');
      setState({ name: 'error', message: failureSentence(error, FAILURES.verifyCode) });
    }
  }

  return (
    <AccountPage
      title={WORDS.titles[state.name]}
      subtitle={subtitle(state, session !== null)}
      footer={<Link to="/contact">Contact Support</Link>}
    >
      {state.name === 'waiting' && (
        <form className={styles.form} onSubmit={verify} noValidate>
          {notice && <Alert tone="success">{notice}</Alert>}
          {reason && <Alert tone="warning">{reason}</Alert>}
          {offersCode && <Alert tone="info">{WORDS.offer}</Alert>}
          <EnterCode code={code} email={email} onCode={setCode} />
          <p className={styles.row}>
            <span>
              Didn't receive code?{' '}
              <Button look="link" onClick={resend} busyLabel={isSending && 'Sending…'}>
                Resend
              </Button>
            </span>
          </p>
        </form>
      )}
      {state.name === 'success' && (
        <WayOn email={email} toLogin="Continue to Login" signedIn="Continue" look="primary" takesFocus />
      )}
      {state.name === 'error' && (
        <form className={styles.form} onSubmit={verify} noValidate>
          {email !== '' && <EnterCode code={code} email={email} onCode={setCode} />}
          {email !== '' && <p className={styles.row}>{WORDS.usedUp}</p>}
          <Button
            look={email === '' ? 'primary' : 'secondary'}
            full
            onClick={resend}
            busyLabel={isSending && 'Sending…'}
          >
            Resend Verification Code
          </Button>
          <WayOn email={email} toLogin="Back to Login" signedIn="Back" />
        </form>
      )}
    </AccountPage>
  );
}

interface EnterCodeProps {
  code: string;
  email: string;
  onCode: (code: string) => void;
}

/** While its button is disabled Enter sends nothing, and says why. */
function EnterCode({ code, email, onCode }: EnterCodeProps) {
  const [isAsked, setAsked] = useState(false);
  const isComplete = code.length === LIMITS.codeLength;
  return (
    <>
      <CodeField
        name="code"
        value={code}
        onValue={(next) => {
          setAsked(false);
          onCode(next);
        }}
        onKeyDown={({ key }) => key === 'Enter' && setAsked(true)}
        error={isAsked && !isComplete ? VALIDATION.codeSixDigits : undefined}
        sentTo={email}
      />
      <Button look="primary" type="submit" full disabled={!isComplete}>
        Verify Code
      </Button>
    </>
  );
}

function subtitle(state: State, isSignedIn: boolean) {
  switch (state.name) {
    case 'waiting':
      return WORDS.waiting;
    case 'verifying':
      return <span role="status">{WORDS.verifying}</span>;
    case 'success':
      return <span role="status">{isSignedIn ? WORDS.verifiedSignedIn : SUCCESSES.emailVerified}</span>;
    case 'error':
      return <span role="alert">{state.message}</span>;
  }
}

interface WayOnProps {
  email: string;
  toLogin: string;
  signedIn: string;
  look?: ButtonLook;
  takesFocus?: boolean;
}

/** Whoever is signed in already does not sign in again. */
function WayOn({ email, toLogin, signedIn, look = 'secondary', takesFocus = false }: WayOnProps) {
  const session = useSession();
  return (
    <Link
      ref={takesFocus ? focus : undefined}
      to={session ? pathAfterSignIn() : '/login'}
      replace={takesFocus}
      state={{ email }}
      className={buttonClass({ look, full: true })}
    >
      {session ? signedIn : toLogin}
    </Link>
  );
}

/** What was pressed before has gone, and this is where one goes on. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
