import { SUCCESSES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { ClosingSuccess } from '../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailCodeStep, NewEmailStep, type RequestedEmail } from './ChangeEmailSteps.tsx';

/** The new address, the code sent there, done: then it closes by itself. */
export function ChangeEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [requested, setRequested] = useState<RequestedEmail | null>(null);
  const [step, setStep] = useState<'address' | 'code' | 'done'>('address');

  return (
    <Dialog title="Change email" size="small" onClose={onClose} closesOnClickOutside={false}>
      {step === 'address' && (
        <NewEmailStep
          user={user}
          typed={requested?.newEmail ?? ''}
          onDone={(next) => {
            setRequested(next);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && requested && (
        <EmailCodeStep requested={requested} onBack={() => setStep('address')} onDone={() => setStep('done')} />
      )}
      {step === 'done' && <ClosingSuccess onClose={onClose}>{SUCCESSES.emailChanged}</ClosingSuccess>}
    </Dialog>
  );
}
