import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows below and above the window that are kept, so that fast scrolling and tabbing find them. */
const OVERSCAN = 6;
/** How many rows before the end the next page is asked for. */
const READ_AHEAD = 8;

interface VirtualRowsOptions {
  count: number;
  estimatedHeight: number;
  gap: number;
  hasMore: boolean;
  readMore: () => void;
}

/** Only the rows in and near the window exist, however long the list is. The page itself scrolls. */
export function useVirtualRows({ count, estimatedHeight, gap, hasMore, readMore }: VirtualRowsOptions) {
  const container = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(container);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    gap,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && last >= count - READ_AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each page that leaves the end near
  useEffect(() => {
    if (isNearEnd) readMore();
  }, [isNearEnd, count]);
  return { container, virtualizer, rows, scrollMargin };
}

/** How far down the page the list begins; what stands above may grow or wrap. */
function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
