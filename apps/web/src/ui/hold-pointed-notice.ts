import { pauseNotice, resumeNotice } from '../lib/notices.ts';

/**
 * Holds the clock of the notice that the mouse points at. Only its buttons take presses: what lies beneath its words can be
 * pressed and dragged, so they are told of no pointer themselves.
 *
 * @param area whose children are the notices, each with its id as `data-notice`
 * @returns ends it
 */
export function holdPointedNotice(area: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // A finger that moves drags or scrolls.
    const pointed = pointerType === 'mouse' ? noticeAt(area, clientX, clientY) : null;
    if (held !== null && held !== pointed && !held.contains(document.activeElement)) resumeNotice(idOf(held));
    if (pointed !== null) pauseNotice(idOf(pointed));
    held = pointed;
  };
  document.addEventListener('pointermove', look, { passive: true });
  return () => document.removeEventListener('pointermove', look);
}

function noticeAt(area: HTMLElement, x: number, y: number): HTMLElement | null {
  const isThere = (card: Element) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return [...area.querySelectorAll<HTMLElement>('[data-notice]')].find(isThere) ?? null;
}

function idOf(card: HTMLElement): number {
  return Number(card.dataset.notice);
}
