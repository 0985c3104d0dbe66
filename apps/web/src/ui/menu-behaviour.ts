import { type RefObject, useEffect, useEffectEvent } from 'react';

const GAP = 4;
const MARGIN = 8;

/** Below the button, or above where there is no room; never outside the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const roomBelow = window.innerHeight - anchor.bottom - MARGIN;
  const isAbove = height > roomBelow && anchor.top > roomBelow;
  const top = isAbove ? Math.max(MARGIN, anchor.top - GAP - height) : anchor.bottom + GAP;
  const isEnd = anchor.left + width > window.innerWidth - MARGIN;
  const left = isEnd ? Math.max(MARGIN, anchor.right - width) : anchor.left;
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}

/** Answers whether the key was one that moves within a menu. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = targetIndex(items, at, key);
  if (target === null) return false;
  items[(target + items.length) % items.length]?.focus();
  return true;
}

function targetIndex(items: HTMLElement[], at: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at === -1 ? -1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return items.length - 1;
  }
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const match = order.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
  return match ? items.indexOf(match) : null;
}

/** A press elsewhere, or moving the page under it, closes what is open. */
export function useDismiss(inside: readonly RefObject<HTMLElement | null>[], dismiss: () => void): void {
  const onOutside = useEffectEvent((event: Event) => {
    const target = event.target as Node;
    if (!inside.some((part) => part.current?.contains(target))) dismiss();
  });
  useEffect(() => {
    const onPress = (event: Event) => onOutside(event);
    const onScroll = (event: Event) => onOutside(event);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
}
