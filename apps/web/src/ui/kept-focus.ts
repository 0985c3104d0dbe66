import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, isTakenOut } from './lost-focus.ts';

/**
 * For whatever has buttons that go: with the line that they remove, or while a question stands in their place. When the
 * focus was on one of them, the element of the ref has it then, so that keys and screen readers go on from there. The
 * element needs `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  return useFocusLoss<E>((_, element) => element.focus({ preventScroll: true }));
}

/**
 * Tells of what had the focus within the element of the ref and was taken out of it, or put elsewhere in it, where nothing
 * else has got it.
 *
 * @param onLoss told what is gone, and the element of the ref
 */
export function useFocusLoss<E extends HTMLElement>(onLoss: (lost: Element, element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const tell = useEffectEvent(onLoss);
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
    const observer = new MutationObserver((changes) => {
      if (!(last instanceof Element) || !isFocusLost() || !isTakenOut(last, changes)) return;
      const lost = last;
      last = null;
      tell(lost, element);
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
