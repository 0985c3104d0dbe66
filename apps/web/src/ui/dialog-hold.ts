import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Holds the dialog around; answers how to let it go. Where there is none, nothing is held. */
export const DialogHold = createContext<() => () => void>(() => () => undefined);

/** While this sends something that closing would not take back, the dialog around it stays. */
export function useDialogHold(isSending: boolean): void {
  const hold = useContext(DialogHold);
  useLayoutEffect(() => (isSending ? hold() : undefined), [isSending, hold]);
}

/** For the dialog: whether anything in it holds it, and what to offer its content for that. */
export function useHolds(): { isHeld: boolean; hold: () => () => void } {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((before) => before + 1);
    return () => setHolds((before) => before - 1);
  }, []);
  return { isHeld: holds > 0, hold };
}

/**
 * The browser's Back and Forward, which would take a dialog away, do nothing for now. The app's own ways on stay open,
 * such as the end of the session; so does leaving the app.
 *
 * @param onTry what happens instead, such as a question
 */
export function useNoWayBack(isOn: boolean, onTry?: () => void): void {
  const shouldBlockFn: ShouldBlockFn = ({ action }) => {
    if (action === 'PUSH' || action === 'REPLACE') return false;
    onTry?.();
    return true;
  };
  useBlocker({ shouldBlockFn, enableBeforeUnload: false, disabled: !isOn });
}
