import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly { key: K; label: string; content: ReactNode }[];
  /** The key of the open tab; the first one where it is none of them. */
  open: string | undefined;
  onOpen: (key: K, isFirst: boolean) => void;
}

/** Tabs after the ARIA pattern; only the open one's content is there. */
export function Tabs<K extends string>({ label, tabs, open, onOpen }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const openIndex = Math.max(
    0,
    tabs.findIndex(({ key }) => key === open),
  );

  // Where they do not all fit beside each other, the open one is in sight.
  useEffect(() => {
    list.current?.children[openIndex]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openIndex]);

  function show(index: number): void {
    const tab = tabs[index];
    if (tab) onOpen(tab.key, index === 0);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = targetTab(event.key, openIndex, tabs.length);
    if (target === null) return;
    event.preventDefault();
    show(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={index === openIndex}
            tabIndex={index === openIndex ? 0 : -1}
            className={styles.tab}
            onClick={() => show(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={index !== openIndex}
          className={styles.panel}
        >
          {index === openIndex && content}
        </div>
      ))}
    </>
  );
}

function targetTab(key: string, open: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (open + 1) % count;
    case 'ArrowLeft':
      return (open - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
