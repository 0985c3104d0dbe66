import { type RefObject, useEffect, useLayoutEffect } from 'react';

const GAP = 4;
const MARGIN = 8;
const MOST_HEIGHT = 280;

/**
 * Keeps the list at its field: below, or above where there is more room, and never under a phone's keyboard. It lives in
 * the browser's top layer, so that no dialog's edge cuts it off.
 */
export function usePlacedList(
  isOpen: boolean,
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen || !list.current) return;
    list.current.showPopover();
  }, [isOpen, list]);

  // After every drawing: a longer list may need another place.
  useLayoutEffect(() => {
    if (isOpen && list.current && field.current) place(list.current, field.current);
  });

  useEffect(() => {
    if (!isOpen) return;
    const follow = () => list.current && field.current && place(list.current, field.current);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, [isOpen, list, field]);
}

function place(list: HTMLElement, field: HTMLElement): void {
  const anchor = field.getBoundingClientRect();
  const windowHeight = window.visualViewport?.height ?? window.innerHeight;
  const below = windowHeight - anchor.bottom - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  list.style.maxHeight = 'none';
  const wanted = Math.min(list.scrollHeight, MOST_HEIGHT);
  const isAbove = wanted > below && above > below;
  const height = Math.min(wanted, Math.max(isAbove ? above : below, 0));
  list.style.maxHeight = `${height}px`;
  list.style.width = `${anchor.width}px`;
  list.style.left = `${anchor.left}px`;
  list.style.top = `${isAbove ? anchor.top - GAP - height : anchor.bottom + GAP}px`;
}
