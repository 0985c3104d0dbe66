import { getRouteApi } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Settings.module.css';

const route = getRouteApi('/app/settings');

interface SettingsTabsProps {
  tabs: readonly { key: string; label: string; content: ReactNode }[];
}

/** Tabs after the ARIA pattern; the open one is part of the address. */
export function SettingsTabs({ tabs }: SettingsTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const open = Math.max(
    0,
    tabs.findIndex(({ key }) => key === tab),
  );

  function show(index: number): void {
    const key = tabs[index]?.key;
    navigate({ search: key === undefined || index === 0 ? {} : { tab: key }, replace: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = targetTab(event.key, open, tabs.length);
    if (target === null) return;
    event.preventDefault();
    show(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label="Settings" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-${key}-panel`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => show(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={index !== open}
          className={styles.panel}
        >
          {index === open && content}
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
