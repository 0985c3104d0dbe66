import { frontModal } from './modal-stack.ts';

/** The heading that got the focus because nothing else had it. */
let caught: HTMLElement | null = null;

/** Nobody has put the focus where it is: what had it has gone, or it is at the beginning of the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === caught;
}

/**
 * What had the focus may have gone with the screen or dialog it was in: then the heading of what is in front gets it, so
 * that keys and screen readers go on from there. Whoever else puts the focus somewhere in the same moment comes first. As
 * long as nobody has used the page, the focus stays at its beginning, as after every load.
 */
export function catchLostFocus(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  queueMicrotask(() => {
    if (isFocusLost()) focusHeading();
  });
}

/**
 * What had the focus may be taken out of the page at any time, with its line or because something else stands in its
 * place. Whoever knows a better place puts the focus there at once; where nobody does, it is caught here.
 */
export function watchFocus(): void {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  new MutationObserver((changes) => {
    if (!(last instanceof Node) || !isFocusLost() || !isTakenOut(last, changes)) return;
    last = null;
    setTimeout(catchLostFocus);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Whether these changes of the page have removed an element; where they have put it elsewhere, that takes the focus too. */
export function isTakenOut(element: Node, changes: MutationRecord[]): boolean {
  return changes.some(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(element)));
}

/** Gives the focus to this element; where it cannot have it, such as when it is gone, to the heading of what is in front. */
export function returnFocusTo(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
  if (element === null || document.activeElement !== element) focusHeading();
}

function focusHeading(): void {
  const front = frontModal() ?? document.querySelector('main');
  caught = front?.querySelector<HTMLElement>('h1, h2') ?? front;
  if (caught === null) return;
  caught.tabIndex = -1;
  caught.focus({ preventScroll: true });
}
