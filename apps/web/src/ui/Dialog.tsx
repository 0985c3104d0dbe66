import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import { useHolds } from './dialog-hold.ts';
import { DialogLeave, DialogQuestion } from './dialog-leave.ts';

export interface Loss {
  title: string;
  question: string;
  action: string;
  cancel: string;
}

const ENTRIES: Loss = {
  title: 'Discard what you entered?',
  question: 'It has not been saved, and it is not kept.',
  action: 'Discard',
  cancel: 'Keep editing',
};

interface AskingDialogProps extends DialogProps {
  /** What closing would take along, where it is nothing that was entered. */
  loss?: Loss | undefined;
}

/** A dialog that asks before it takes along what was entered and is not kept, whether by Esc, the cross or Back. */
export function Dialog({ onClose, loss, children, ...frame }: AskingDialogProps) {
  const { isHeld: hasEntries, hold: keepEntries } = useHolds();
  const [isAsking, setAsking] = useState(false);

  const asks = hasEntries || loss !== undefined;
  const { title, ...question } = loss ?? ENTRIES;

  function leave(): void {
    if (asks) setAsking(true);
    else onClose();
  }

  /** One step back: from the question to what it is about. */
  const askOrStay = () => setAsking(!isAsking);

  return (
    <DialogLeave value={leave}>
      <DialogQuestion value={keepEntries}>
        <DialogFrame {...frame} onClose={leave} onBack={asks ? askOrStay : undefined}>
          {children}
          {isAsking && (
            <ConfirmDialog title={title} {...question} onConfirm={onClose} onCancel={() => setAsking(false)} />
          )}
        </DialogFrame>
      </DialogQuestion>
    </DialogLeave>
  );
}
