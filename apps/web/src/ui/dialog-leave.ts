import { createContext, useContext, useLayoutEffect } from 'react';

/** Closes the dialog around as Esc does: asking first, where something would be lost. */
export const DialogLeave = createContext<() => void>(() => undefined);

/** Makes the dialog around ask before it closes; answers how to end that. */
export const DialogQuestion = createContext<() => () => void>(() => () => undefined);

/** While this holds what was entered and is kept nowhere, such as a password, closing the dialog around asks first. */
export function useDialogQuestion(hasEntries: boolean): void {
  const ask = useContext(DialogQuestion);
  useLayoutEffect(() => (hasEntries ? ask() : undefined), [hasEntries, ask]);
}
