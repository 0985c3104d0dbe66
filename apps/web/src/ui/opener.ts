import { useState } from 'react';

interface Opener {
  /** Selects what opened the last of them, by its attribute `data-opens`. */
  selector: string | undefined;
  /** The dialog itself has been there before: one step back leads to it. */
  wasShown: boolean;
}

/**
 * For a dialog from which others are opened in its place, and to which they lead back.
 *
 * @param dialog the name of the one that is open now; null for the dialog itself
 */
export function useOpener(dialog: string | null): Opener {
  const [last, setLast] = useState(dialog);
  const [wasShown, setShown] = useState(dialog === null);
  if (dialog !== null && dialog !== last) setLast(dialog);
  if (dialog === null && !wasShown) setShown(true);
  return { selector: last === null ? undefined : `[data-opens~="${last}"]`, wasShown };
}
