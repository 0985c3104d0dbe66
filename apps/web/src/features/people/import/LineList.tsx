import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import styles from './LineList.module.css';

const ESTIMATED_HEIGHT = 29;

/** Any number of lines, of which only those in view exist. */
export function LineList({ label, lines }: { label: string; lines: readonly string[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: 10,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={label}>
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            className={styles.line}
            style={{ transform: `translateY(${start}px)` }}
          >
            {lines[index]}
          </li>
        ))}
      </ul>
    </section>
  );
}
