import { useEffect } from 'react';

const PRESSABLE =
  'a[href], button, [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"]';

let isSecond = false;

/** Whether what happens now comes of the second press of two, and not of a key. */
export function isSecondPress(): boolean {
  return isSecond;
}

/**
 * Whoever presses twice meant one thing. What the first press takes away, a dialog or a row, leaves something else under
 * the pointer: the second press, which was not meant for that, does nothing to it.
 */
export function useDoublePresses(): void {
  useEffect(() => {
    let first: Element | null = null;
    function check(event: MouseEvent): void {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
      // By keys it is none, by a single press the first.
      if (event.detail === 1) first = pressed;
      if (event.detail <= 1 || pressed === null || pressed === first) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const noteBegin = (event: UIEvent) => {
      isSecond = event.type === 'mousedown' && event.detail > 1;
    };
    window.addEventListener('click', check, { capture: true });
    window.addEventListener('mousedown', noteBegin, { capture: true });
    window.addEventListener('keydown', noteBegin, { capture: true });
    return () => {
      window.removeEventListener('click', check, { capture: true });
      window.removeEventListener('mousedown', noteBegin, { capture: true });
      window.removeEventListener('keydown', noteBegin, { capture: true });
    };
  }, []);
}
