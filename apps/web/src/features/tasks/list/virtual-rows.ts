import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
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
    rangeExtractor: (range) => withFocused(range, container.current),
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

/** The row that has the focus stays, however far it is scrolled away: with it the focus would be lost. */
function withFocused(range: Range, container: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
  if (!focused || !container?.contains(focused)) return indexes;
  const index = Number(focused.dataset.index);
  return index >= range.count || indexes.includes(index)
    ? indexes
    : [...indexes, index].sort((one, other) => one - other);
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
