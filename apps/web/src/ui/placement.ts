import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';

const GAP = 4;
const MARGIN = 8;

interface PlacementOptions {
  /** In pixels; less where there is less room. */
  mostHeight?: number;
  /** As wide as what it belongs to. */
  matchesWidth?: boolean;
  /** What it belongs to has been scrolled out of sight. */
  onAway?: () => void;
}

interface Place {
  isAbove: boolean;
  height: number;
  /** From the window's left edge. */
  left: number;
}

/** Anchor positioning keeps a panel in place without any script while something scrolls; not every browser has it. */
const CAN_ANCHOR = CSS.supports('anchor-name: --a');

/**
 * Opens a popover beside what it belongs to: below, or above where there is more room, never outside the window nor under
 * a phone's keyboard. It lives in the browser's top layer, so that no dialog's edge cuts it off. The side is measured,
 * as no style sheet knows of the keyboard; the browser then holds it there, or where it cannot, so does this.
 *
 * @param panel an element with the attribute `popover`, there as long as it is open
 */
export function usePlacement(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { mostHeight = Number.POSITIVE_INFINITY, matchesWidth = false, onAway }: PlacementOptions = {},
): void {
  const name = `--beside-${useId().replace(/\W/g, '')}`;
  const place = useEffectEvent(() => {
    if (!panel.current || !anchor.current) return;
    const found = findPlace(panel.current, anchor.current, mostHeight, matchesWidth);
    panel.current.style.maxHeight = `${found.height}px`;
    if (CAN_ANCHOR) holdByAnchor(panel.current, anchor.current, found, name);
    else putAt(panel.current, anchor.current, found);
  });
  const follow = useEffectEvent((event: Event) => {
    const { target } = event;
    if (target instanceof Node && panel.current?.contains(target)) return;
    if (anchor.current && !isInSight(anchor.current)) onAway?.();
    else if (!CAN_ANCHOR) place();
  });

  useLayoutEffect(() => {
    const anchored = anchor.current;
    panel.current?.showPopover();
    return () => {
      anchored?.style.removeProperty('anchor-name');
    };
  }, [panel, anchor]);
  // After every drawing: a longer list may need another place.
  useLayoutEffect(() => place());
  useEffect(() => {
    const onScroll = (event: Event) => follow(event);
    const onResize = () => place();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    window.visualViewport?.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
      window.visualViewport?.removeEventListener('resize', onResize);
    };
  }, []);
}

function findPlace(panel: HTMLElement, anchor: HTMLElement, mostHeight: number, matchesWidth: boolean): Place {
  const box = anchor.getBoundingClientRect();
  const windowHeight = window.visualViewport?.height ?? window.innerHeight;
  const below = windowHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  if (matchesWidth) panel.style.width = `${box.width}px`;
  // All of its content, scrolled or not, and its border.
  const wanted = Math.min(panel.scrollHeight + panel.offsetHeight - panel.clientHeight, mostHeight);
  const isAbove = wanted > below && above > below;
  const mostLeft = document.documentElement.clientWidth - MARGIN - panel.offsetWidth;
  // At the other end of it, where the window ends too soon.
  const left = box.left > mostLeft ? Math.min(box.right - panel.offsetWidth, mostLeft) : box.left;
  return { isAbove, height: Math.min(wanted, Math.max(isAbove ? above : below, 0)), left: Math.max(MARGIN, left) };
}

function holdByAnchor(panel: HTMLElement, anchor: HTMLElement, { isAbove, left }: Place, name: string): void {
  const shift = Math.round(left - anchor.getBoundingClientRect().left);
  anchor.style.setProperty('anchor-name', name);
  panel.style.setProperty('position-anchor', name);
  panel.style.inset = isAbove
    ? `auto auto calc(anchor(top) + ${GAP}px) calc(anchor(left) + ${shift}px)`
    : `calc(anchor(bottom) + ${GAP}px) auto auto calc(anchor(left) + ${shift}px)`;
}

function putAt(panel: HTMLElement, anchor: HTMLElement, { isAbove, left, height }: Place): void {
  const box = anchor.getBoundingClientRect();
  panel.style.inset = `${isAbove ? box.top - GAP - height : box.bottom + GAP}px auto auto ${left}px`;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** A press elsewhere closes what is open. */
export function usePressOutside(inside: readonly RefObject<HTMLElement | null>[], onOutside: () => void): void {
  const check = useEffectEvent((event: Event) => {
    const target = event.target as Node;
    if (!inside.some((part) => part.current?.contains(target))) onOutside();
  });
  useEffect(() => {
    const onPress = (event: Event) => check(event);
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);
}
