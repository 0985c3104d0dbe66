import { frontModal, onFrontModalChange } from './modal-stack.ts';

/**
 * Notices lie over the page and its dialogs: where keys put the focus beneath them, or they would come over it, they change
 * between the bottom and the top of the screen (WCAG 2.4.11), and likewise off the buttons of the dialog in front. Room left
 * for them in what scrolls would not do: the end of the page, a dialog's footer and what has the focus when a notice comes are
 * not scrolled clear of anything.
 *
 * @returns ends it
 */
export function keepOffFocus(area: HTMLElement): () => void {
  const place = () => {
    if (area.childElementCount === 0) {
      area.removeAttribute('data-top');
      return;
    }
    const here = covered(area);
    if (here === 0) return;
    area.toggleAttribute('data-top');
    if (covered(area) >= here) area.toggleAttribute('data-top');
  };
  // What gets the focus is scrolled into view only after that is told, and a dialog has its place only once it is drawn.
  const placeLater = () => requestAnimationFrame(place);
  // A notice that comes is placed before it is drawn.
  const observer = new ResizeObserver(place);
  observer.observe(area);
  document.addEventListener('focusin', placeLater);
  const stopFollowing = onFrontModalChange(placeLater);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', placeLater);
    stopFollowing();
  };
}

/** How much it hides: 2 for what has the focus, 1 for the buttons of the dialog in front. */
function covered(area: HTMLElement): number {
  const footer = frontModal()?.querySelector('[data-dialog-footer]') ?? null;
  return 2 * Number(isOver(area, document.querySelector(':focus-visible'))) + Number(isOver(area, footer));
}

function isOver(area: HTMLElement, element: Element | null): boolean {
  // A dialog that has the focus itself is around it.
  if (element === null || area.contains(element) || element.contains(area)) return false;
  const [one, other] = [area.getBoundingClientRect(), element.getBoundingClientRect()];
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
