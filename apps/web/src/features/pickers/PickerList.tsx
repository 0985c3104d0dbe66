import { type RefObject, useRef } from 'react';
import type { Combobox } from '../../ui/combobox.ts';
import { usePlacement } from '../../ui/placement.ts';
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
  field: RefObject<HTMLInputElement | null>;
  combobox: Combobox<PickerOption>;
  groups: readonly PickerGroup[];
  chosen: PickerOption | null;
  emptyText: string;
}

const MOST_HEIGHT = 280;

/** What a picker found. Pointing at it must not take the focus from the field. */
export function PickerList({ field, combobox, groups, chosen, emptyText }: PickerListProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, field, { mostHeight: MOST_HEIGHT, matchesWidth: true });
  const filled = groups.filter(({ options }) => options.length > 0);
  return (
    <div ref={panel} popover="manual" className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      {filled.length === 0 && (
        <p role="status" className={styles.empty}>
          {emptyText}
        </p>
      )}
      {filled.length > 0 && (
        <div {...combobox.list({ 'aria-label': 'Suggestions' })}>
          {filled.map(({ name, options }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={name ?? index} role="group" aria-label={name}>
              {name && (
                <div className={styles.heading} aria-hidden="true">
                  {name}
                </div>
              )}
              {options.map((option) => (
                <div
                  key={option.id}
                  {...combobox.option(option, { 'aria-selected': option.id === chosen?.id })}
                  data-active={option.id === combobox.active?.id}
                  className={styles.option}
                >
                  {option.label}
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
