import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import { useHolds } from './dialog-hold.ts';
import { DialogLeave, DialogQuestion } from './dialog-leave.ts';

/** A dialog that asks before it takes along what was entered and is not kept. */
export function Dialog({ onClose, children, ...frame }: DialogProps) {
  const { isHeld: hasEntries, hold: keepEntries } = useHolds();
  const [isAsking, setAsking] = useState(false);

  function leave(): void {
    if (hasEntries) setAsking(true);
    else onClose();
  }

  return (
    <DialogLeave value={leave}>
      <DialogQuestion value={keepEntries}>
        <DialogFrame {...frame} onClose={leave}>
          {children}
          {isAsking && (
            <ConfirmDialog
              title="Discard what you entered?"
              question="It has not been saved, and it is not kept."
              action="Discard"
              cancel="Keep editing"
              onConfirm={onClose}
              onCancel={() => setAsking(false)}
            />
          )}
        </DialogFrame>
      </DialogQuestion>
    </DialogLeave>
  );
}
