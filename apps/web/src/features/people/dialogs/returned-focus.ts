import { useEffect, useState } from 'react';

/**
 * A dialog gives the focus back to where it was when it opened. Here one follows another (loading, details, edit), and
 * the place that the last of them knows went with the one before: this remembers where the first of them found it.
 */
export function useFocusFromBefore(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
