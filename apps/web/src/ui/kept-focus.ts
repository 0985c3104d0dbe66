import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './lost-focus.ts';

/**
 * For whatever has buttons that go: with the line that they remove, or while a question stands in their place. When the
 * focus was on one of them, the element of the ref has it then, so that keys and screen readers go on from there. The
 * element needs `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      if (isFocusLost()) element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
  return ref;
}
