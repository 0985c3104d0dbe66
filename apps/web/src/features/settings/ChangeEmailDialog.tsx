import { SUCCESSES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { forgetSentCode, keepSentCode, sentCodeAddress } from '../../lib/sent-code.ts';
import { ClosingSuccess } from '../../ui/ClosingSuccess.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailCodeStep, NewEmailStep, type RequestedEmail } from './ChangeEmailSteps.tsx';
import { useSettingsNavigation } from './settings-navigation.ts';

interface ChangeEmailDialogProps {
  user: User;
  /** The step that the address leads to: entering the code needs one that has been sent. */
  asked: 'address' | 'code';
}

/** The new address, the code sent there, done: then it closes by itself. Both steps have their place in the history. */
export function ChangeEmailDialog({ user, asked }: ChangeEmailDialogProps) {
  const { openDialog, backTo, close } = useSettingsNavigation();
  const [requested, setRequested] = useState<RequestedEmail | null>(() => requestedBefore(user.id));
  const [isDone, setDone] = useState(false);
  const isCode = asked === 'code' && requested !== null;
  const backToAddress = () => backTo('email');

  return (
    <Dialog
      title="Change email"
      size="small"
      onClose={isCode && !isDone ? backToAddress : close}
      closesOnClickOutside={false}
    >
      {!isDone && !isCode && (
        <NewEmailStep
          user={user}
          typed={requested?.newEmail ?? ''}
          onDone={(next) => {
            keepSentCode(user.id, 'change-email', next.newEmail);
            setRequested(next);
            if (asked !== 'code') openDialog('email-code');
          }}
          onHasCode={requested === null ? undefined : () => openDialog('email-code')}
        />
      )}
      {!isDone && isCode && (
        <EmailCodeStep
          requested={requested}
          onBack={backToAddress}
          onDone={() => {
            forgetSentCode(user.id, 'change-email');
            setDone(true);
          }}
        />
      )}
      {isDone && <ClosingSuccess onClose={close}>{SUCCESSES.emailChanged}</ClosingSuccess>}
    </Dialog>
  );
}

/** What a code was asked for before this was opened; without the password, which is kept nowhere. */
function requestedBefore(userId: number): RequestedEmail | null {
  const newEmail = sentCodeAddress(userId, 'change-email');
  return newEmail === null ? null : { newEmail, currentPassword: null };
}
