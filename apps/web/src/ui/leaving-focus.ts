import { isFocusLost, returnFocusTo } from './lost-focus.ts';

/**
 * The `ref` of a row that may go while something in it has the focus, such as the button that removed it: the next row gets
 * the focus, or the one before, else the heading of what is in front. The row, not its button, so that a key that is pressed
 * once too often does nothing to the next one. A button alone that goes with what it asked for hands it on in the same way.
 */
export function passFocusOn(row: HTMLElement | null): () => void {
  return () => {
    if (!row?.contains(document.activeElement)) return;
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    queueMicrotask(() => {
      if (isFocusLost()) returnFocusTo(neighbour instanceof HTMLElement ? neighbour : null);
    });
  };
}

/** The `ref` of what takes the place of something that had the focus and has gone in the same moment. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && isFocusLost()) element.focus();
}
