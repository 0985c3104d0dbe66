import { useContext } from 'react';
import { Button } from './Button.tsx';
import { DialogLeave } from './dialog-leave.ts';

/** Does in a dialog what Esc and the cross do. */
export function CancelButton({ isUnavailable = false }: { isUnavailable?: boolean }) {
  const leave = useContext(DialogLeave);
  return (
    <Button onClick={leave} isUnavailable={isUnavailable}>
      Cancel
    </Button>
  );
}
