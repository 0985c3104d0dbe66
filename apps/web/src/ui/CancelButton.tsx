import { useContext } from 'react';
import { Button, type ButtonStyle } from './Button.tsx';
import { DialogLeave } from './dialog-leave.ts';

/** Does in a dialog what Esc and the cross do. */
export function CancelButton({ isUnavailable = false, ...style }: ButtonStyle & { isUnavailable?: boolean }) {
  const leave = useContext(DialogLeave);
  return (
    <Button {...style} onClick={leave} isUnavailable={isUnavailable}>
      Cancel
    </Button>
  );
}
