import { type RefObject, useEffect } from 'react';

/** What stays at the top of the page while the rest scrolls, from the header down (styles/tokens.css). */
export type StickyPart = '--connection-notice-height' | '--filter-bar-height';

/** How much of the screen it keeps, for what stays below it and for what is scrolled into view. */
export function useStickyHeight(part: RefObject<HTMLElement | null>, name: StickyPart): void {
  useEffect(() => {
    const { current: element } = part;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(element).position === 'sticky';
      page.setProperty(name, stays ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(name);
    };
  }, [part, name]);
}
