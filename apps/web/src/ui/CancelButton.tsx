import { useContext } from 'react';
import { Button, type ButtonStyle } from './Button.tsx';
import { DialogLeave } from './dialog-leave.ts';

interface CancelButtonProps extends ButtonStyle {
  isUnavailable?: boolean;
  /** In place of 'Cancel'. */
  children?: string;
}

/** Does in a dialog what Esc and the cross do. */
export function CancelButton({ isUnavailable = false, children = 'Cancel', ...style }: CancelButtonProps) {
  const leave = useContext(DialogLeave);
  return (
    <Button {...style} onClick={leave} isUnavailable={isUnavailable}>
      {children}
    </Button>
  );
}
