import { IconX } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame } from '../../../ui/Field.tsx';
import { type PickerGroup, PickerList, type PickerOption } from './PickerList.tsx';
import { usePlacedList } from './picker-behaviour.ts';
import styles from './SearchPicker.module.css';

export interface SearchPickerProps {
  label: string;
  name: string;
  placeholder: string;
  /** What is chosen now. */
  chosen: PickerOption | null;
  onChoose: (id: number | null) => void;
  /** What is typed; the options are what it finds. */
  search: string;
  onSearch: (search: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  groups: readonly PickerGroup[];
  /** Said where there are no options. */
  emptyText: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  takesFocus?: boolean | undefined;
}

/**
 * A field that finds something while a person types, after the ARIA combobox pattern: arrows move through what was found,
 * Enter or Tab takes it, Esc closes only the list. The focus stays in the field.
 */
export function SearchPicker(props: SearchPickerProps) {
  const { label, name, placeholder, chosen, onChoose, search, onSearch, onOpenChange, groups, emptyText, takesFocus } =
    props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  usePlacedList(isOpen, list, field);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const options = groups.flatMap((group) => group.options);
  // Whoever types and presses Enter means the first that is found.
  const active = options.find((option) => option.id === marked) ?? (isTyping && search !== '' ? options[0] : undefined);

  function toggle(opens: boolean): void {
    setOpen(opens);
    setMarked(null);
    onOpenChange(opens);
  }

  function leave(): void {
    toggle(false);
    setTyping(false);
    onSearch('');
  }

  function choose(optionId: number | null): void {
    leave();
    onChoose(optionId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else toggle(true);
    } else if (event.key === 'Enter' && isOpen && active) {
      event.preventDefault();
      choose(active.id);
    } else if (event.key === 'Tab' && isOpen && isTyping && active) {
      choose(active.id);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      leave();
    }
  }

  function move(step: 1 | -1): void {
    if (options.length === 0) return;
    const at = active ? options.indexOf(active) : step === 1 ? -1 : 0;
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    setMarked(next.id);
    document.getElementById(`${id}-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <FieldFrame label={label} error={props.error} isRequired={props.isRequired}>
      {({ className, ...control }) => (
        <div className={styles.field}>
          <input
            {...control}
            ref={field}
            name={name}
            type="text"
            className={`${className} ${styles.input}`}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.searchLength}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen && options.length > 0 ? id : undefined}
            aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
            // Mantine's dialogs listen for Esc before this field can; this tells them to leave it.
            data-mantine-stop-propagation={isOpen}
            data-autofocus={takesFocus}
            value={isTyping ? search : (chosen?.label ?? '')}
            onChange={(event) => {
              setTyping(true);
              setMarked(null);
              onSearch(event.target.value);
              if (!isOpen) toggle(true);
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => !isOpen && toggle(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          {chosen && !isOpen && (
            <button type="button" className={styles.clear} aria-label="Clear selection" onClick={() => choose(null)}>
              <IconX size="1rem" aria-hidden />
            </button>
          )}
          {isOpen && (
            <PickerList
              ref={list}
              id={id}
              groups={groups}
              active={active}
              chosen={chosen}
              emptyText={emptyText}
              onMark={setMarked}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
