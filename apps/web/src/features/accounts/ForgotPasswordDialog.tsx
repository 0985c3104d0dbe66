import { SUCCESSES } from '@taskwell/contract/messages';
import { useState } from 'react';
import { VISITOR } from '../../lib/drafts.ts';
import { forgetSentCode, keepSentCode, sentCodeAddress } from '../../lib/sent-code.ts';
import { ClosingSuccess } from '../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './ForgotPasswordDialog.module.css';
import { ResetCodeStep, ResetEmailStep, ResetPasswordStep } from './ForgotPasswordSteps.tsx';
import { RESET_STEPS, type ResetStep, useResetNavigation } from './reset-navigation.ts';

const NAMES: Record<ResetStep, string> = { email: 'Email', code: 'Code', password: 'New password' };

interface ForgotPasswordDialogProps {
  /** As far as the address leads; no further than what is known allows. */
  asked: ResetStep;
  /** What stands in the form of the sign-in. */
  email: string;
  /** The password of this account is a new one. */
  onReset: (email: string) => void;
}

/** SPEC §2 'Login': three steps, each with its place in the history, and after success it closes by itself. */
export function ForgotPasswordDialog({ asked, email: typedEmail, onReset }: ForgotPasswordDialogProps) {
  const { open, backTo, close } = useResetNavigation();
  const [sentTo, setSentTo] = useState(() => sentCodeAddress(VISITOR, 'password-reset'));
  const [code, setCode] = useState('');
  const [isDone, setDone] = useState(false);
  const step = sentTo === null ? 'email' : asked === 'password' && code === '' ? 'code' : asked;
  const back = () => (step === 'email' || isDone ? close() : backTo(step === 'code' ? 'email' : 'code'));

  function goTo(next: ResetStep): void {
    if (next !== asked) open(next);
  }

  return (
    <Dialog title="Reset your password" size="small" onClose={back} closesOnClickOutside={false}>
      <StepIndicator reached={isDone ? RESET_STEPS.length : RESET_STEPS.indexOf(step)} />
      {isDone && <ClosingSuccess onClose={close}>{SUCCESSES.passwordReset}</ClosingSuccess>}
      {!isDone && step === 'email' && (
        <ResetEmailStep
          email={sentTo ?? typedEmail}
          onDone={(email) => {
            keepSentCode(VISITOR, 'password-reset', email);
            setSentTo(email);
            goTo('code');
          }}
          onHasCode={sentTo === null ? undefined : () => goTo('code')}
        />
      )}
      {!isDone && step === 'code' && sentTo !== null && (
        <ResetCodeStep
          email={sentTo}
          onBack={back}
          onDone={(next) => {
            setCode(next);
            goTo('password');
          }}
        />
      )}
      {!isDone && step === 'password' && sentTo !== null && (
        <ResetPasswordStep
          email={sentTo}
          code={code}
          onBack={back}
          onDone={() => {
            forgetSentCode(VISITOR, 'password-reset');
            setDone(true);
            onReset(sentTo);
          }}
        />
      )}
    </Dialog>
  );
}

/** @param reached how many steps are done */
function StepIndicator({ reached }: { reached: number }) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {RESET_STEPS.map((name, index) => (
        <li
          key={name}
          className={`${styles.step} ${index === reached ? styles.current : ''} ${index < reached ? styles.done : ''}`}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span>
            {index + 1}. {NAMES[name]}
            {index < reached && <span className="visually-hidden">: done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
