import { SUCCESSES } from '@taskwell/contract/messages';
import { useState } from 'react';
import { ClosingSuccess } from '../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './ForgotPasswordDialog.module.css';
import { ResetCodeStep, ResetEmailStep, ResetPasswordStep } from './ForgotPasswordSteps.tsx';

const STEPS = ['Email', 'Code', 'New password'] as const;

/** SPEC §2 'Login': three steps, and after success it closes by itself. */
export function ForgotPasswordDialog({ email: typedEmail, onClose }: { email: string; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const [email, setEmail] = useState(typedEmail);
  const [code, setCode] = useState('');

  return (
    <Dialog title="Reset your password" size="small" onClose={onClose} closesOnClickOutside={false}>
      <StepIndicator step={step} />
      {step === 0 && (
        <ResetEmailStep
          email={email}
          onDone={(next) => {
            setEmail(next);
            setStep(1);
          }}
        />
      )}
      {step === 1 && (
        <ResetCodeStep
          email={email}
          onBack={() => setStep(0)}
          onDone={(next) => {
            setCode(next);
            setStep(2);
          }}
        />
      )}
      {step === 2 && (
        <ResetPasswordStep email={email} code={code} onBack={() => setStep(1)} onDone={() => setStep(3)} />
      )}
      {step === STEPS.length && <ClosingSuccess onClose={onClose}>{SUCCESSES.passwordReset}</ClosingSuccess>}
    </Dialog>
  );
}

function StepIndicator({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={`${styles.step} ${index === step ? styles.current : ''} ${index < step ? styles.done : ''}`}
          aria-current={index === step ? 'step' : undefined}
        >
          <span>
            {index + 1}. {name}
            {index < step && <span className="visually-hidden">: done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
