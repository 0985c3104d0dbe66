import { IconSearch, IconX } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import styles from './SearchField.module.css';

const SETTLE_MILLISECONDS = 200;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  limit: number;
  onValue: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Searches while typing, once the typing pauses; an emptied field searches no more at once. */
export function SearchField({ label, placeholder, value, limit, onValue, ref }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Changed from outside (cleared, or the back button): the field follows.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== text.trim()) setText(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === value) return;
    if (trimmed === '') {
      onValue(trimmed);
      return;
    }
    const timer = setTimeout(() => onValue(trimmed), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search className={styles.search}>
      <IconSearch size="1.05rem" aria-hidden className={styles.icon} />
      <input
        ref={ref}
        type="search"
        dir="auto"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={limit}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Back to the keys of the page. In a dialog the next one closes that.
          if (event.key === 'Escape' && !event.currentTarget.closest('dialog')) event.currentTarget.blur();
        }}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => setText('')}>
          <IconX size="1rem" aria-hidden />
        </button>
      )}
    </search>
  );
}
