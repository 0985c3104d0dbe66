import { IconX } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCombobox } from '../../ui/combobox.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { type PickerGroup, PickerList, type PickerOption } from './PickerList.tsx';
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
  /** The groups are not yet those of what is typed. */
  isSearching: boolean;
  /** Said where there are no options. */
  emptyText: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  takesFocus?: boolean | undefined;
  /** It was left with something typed that nothing is called. */
  onMissed?: ((typed: string) => void) | undefined;
}

/** Finds one of many while a person types. Enter or Tab takes it, so does leaving its whole name; Esc closes only the list. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, name, placeholder, chosen, onChoose, search, onSearch, onOpenChange, groups, takesFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function toggle(opens: boolean): void {
    setOpen(opens);
    onOpenChange(opens);
    if (opens) return;
    setTyping(false);
    onSearch('');
  }

  function choose(id: number | null): void {
    toggle(false);
    onChoose(id);
  }

  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox({
    options,
    text: isTyping ? search : (chosen?.label ?? ''),
    isOpen,
    // Whoever types and presses Enter means the first that is found.
    marksFirst: isTyping && search !== '',
    isSearching: isTyping && props.isSearching,
    onType: (text) => {
      setTyping(true);
      onSearch(text);
      if (!isOpen) toggleOpen();
    },
    onOpenChange: toggle,
    onChoose: ({ id }) => choose(id),
  });

  function toggleOpen(): void {
    setOpen(true);
    onOpenChange(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && isTyping && combobox.active) choose(combobox.active.id);
    if (event.key === 'Enter' && isTyping && search.trim() !== '' && options.length === 0 && !props.isSearching) {
      // Neither sends the form nor closes the field: nobody is called so.
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key !== 'Escape') return;
    // Not the dialog around it.
    event.preventDefault();
    toggle(false);
  }

  function onBlur(): void {
    const typed = search.trim();
    // Another window has the focus, and it will come back.
    if (!isOpen || !isTyping || typed === '' || !document.hasFocus()) return;
    const called = options.filter((option) => isCalled(option, typed));
    const [only] = called;
    if (only && called.length === 1) choose(only.id);
    else props.onMissed?.(typed);
  }

  return (
    <FieldFrame label={label} error={props.error} isRequired={props.isRequired}>
      {({ className, ...control }) => (
        <div className={styles.field}>
          <input
            {...combobox.field({ onKeyDown, onBlur, onFocus: (event) => event.target.select() })}
            {...control}
            ref={field}
            name={name}
            type="text"
            dir="auto"
            className={`${className} ${styles.input}`}
            spellCheck={false}
            maxLength={LIMITS.searchLength}
            placeholder={placeholder}
            data-autofocus={takesFocus}
          />
          {chosen && !isOpen && (
            <button type="button" className={styles.clear} aria-label="Clear selection" onClick={() => choose(null)}>
              <IconX size="1rem" aria-hidden />
            </button>
          )}
          {isOpen && (
            <PickerList field={field} combobox={combobox} groups={groups} chosen={chosen} emptyText={props.emptyText} />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function isCalled({ label, detail }: PickerOption, words: string): boolean {
  return [label, detail].some((text) => text?.toLowerCase() === words.toLowerCase());
}
