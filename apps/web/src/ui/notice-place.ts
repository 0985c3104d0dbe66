/**
 * Notices lie over the page and its dialogs: where keys put the focus beneath them, or they would come over it, they change
 * between the bottom and the top of the screen (WCAG 2.4.11). Room left for them in what scrolls would not do: the end of the
 * page, a dialog's footer and what has the focus when a notice comes are not scrolled clear of anything.
 *
 * @returns ends it
 */
export function keepOffFocus(area: HTMLElement): () => void {
  const place = () => {
    if (area.childElementCount === 0) area.removeAttribute('data-top');
    else if (isOver(area, document.querySelector(':focus-visible'))) area.toggleAttribute('data-top');
  };
  // What gets the focus is scrolled into view only after that is told.
  const placeLater = () => requestAnimationFrame(place);
  // A notice that comes is placed before it is drawn.
  const observer = new ResizeObserver(place);
  observer.observe(area);
  document.addEventListener('focusin', placeLater);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', placeLater);
  };
}

function isOver(area: HTMLElement, element: Element | null): boolean {
  // A dialog that has the focus itself is around it.
  if (element === null || area.contains(element) || element.contains(area)) return false;
  const [one, other] = [area.getBoundingClientRect(), element.getBoundingClientRect()];
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
