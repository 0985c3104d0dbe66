import type { Ref } from 'react';
import styles from './SearchPicker.module.css';

export interface PickerOption {
  id: number;
  label: string;
  detail?: string;
}

export interface PickerGroup {
  /** Left out where there is only one. */
  name?: string;
  options: readonly PickerOption[];
}

interface PickerListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly PickerGroup[];
  active: PickerOption | undefined;
  chosen: PickerOption | null;
  emptyText: string;
  onMark: (id: number) => void;
  onChoose: (id: number) => void;
}

/** What a picker found. Pointing at it must not take the focus from the field. */
export function PickerList({ ref, id, groups, active, chosen, emptyText, onMark, onChoose }: PickerListProps) {
  const filled = groups.filter(({ options }) => options.length > 0);
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      className={styles.list}
      {...(filled.length > 0 && { role: 'listbox', 'aria-label': 'Suggestions' })}
      onPointerDown={(event) => event.preventDefault()}
    >
      {filled.length === 0 && (
        <p role="status" className={styles.empty}>
          {emptyText}
        </p>
      )}
      {filled.map(({ name, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={name ?? index} role="group" aria-label={name}>
          {name && (
            <div className={styles.heading} aria-hidden="true">
              {name}
            </div>
          )}
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive in the field
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option.id === chosen?.id}
              data-active={option.id === active?.id}
              className={styles.option}
              onPointerMove={() => option.id !== active?.id && onMark(option.id)}
              onClick={() => onChoose(option.id)}
            >
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
