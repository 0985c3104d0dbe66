import { useCombobox as useDownshift } from 'downshift';
import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

interface ComboboxOption {
  id: number | string;
}

interface ComboboxOptions<T extends ComboboxOption> {
  /** What was found, in the order on screen. */
  options: readonly T[];
  /** What the field shows. */
  text: string;
  isOpen: boolean;
  /** The first option is meant as long as no other is pointed at. */
  marksFirst: boolean;
  /** The options are not yet those of what is typed. */
  isSearching: boolean;
  onType: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (option: T) => void;
}

export interface Combobox<T extends ComboboxOption> {
  active: T | undefined;
  /** As Enter in the field, pressed before the field was there. */
  enter: () => void;
  field: (props: InputHTMLAttributes<HTMLInputElement>) => InputHTMLAttributes<HTMLInputElement>;
  list: (props: HTMLAttributes<HTMLElement>) => HTMLAttributes<HTMLElement>;
  option: (option: T, props: HTMLAttributes<HTMLElement>) => HTMLAttributes<HTMLElement>;
}

/** What was pressed before what is searched for was there. */
const NOTHING_AHEAD = { steps: 0, isEntered: false };

/**
 * A field that finds something while a person types, after the ARIA combobox pattern: arrows move through what was found,
 * Enter takes it. The focus stays in the field. Keys pressed while a search is under way count for what it finds.
 */
export function useCombobox<T extends ComboboxOption>(props: ComboboxOptions<T>): Combobox<T> {
  const { options, text, isOpen, marksFirst, isSearching, onType, onOpenChange, onChoose } = props;
  const [marked, setMarked] = useState<T['id'] | null>(null);
  const [ahead, setAhead] = useState(NOTHING_AHEAD);
  const markedIndex = options.findIndex(({ id }) => id === marked);
  const activeIndex = markedIndex === -1 && marksFirst && options.length > 0 ? 0 : markedIndex;
  const active = options[activeIndex];

  function choose(option: T): void {
    setMarked(null);
    setAhead(NOTHING_AHEAD);
    onChoose(option);
  }

  const combobox = useDownshift<T>({
    items: [...options],
    isOpen,
    inputValue: text,
    highlightedIndex: activeIndex,
    // What is chosen is the business of whoever uses this.
    selectedItem: null,
    itemToString: (item) => String(item?.id ?? ''),
    stateReducer: ({ highlightedIndex }, { type, changes }) => {
      const { InputBlur, InputClick, MenuMouseLeave } = useDownshift.stateChangeTypes;
      // Leaving the field chooses nothing, and pressing it again closes nothing.
      if (type === InputBlur) return { ...changes, selectedItem: null };
      if (type === InputClick) return { ...changes, isOpen: true };
      // A list that moves away from below a mouse at rest is left by it too.
      if (type === MenuMouseLeave) return { ...changes, highlightedIndex };
      return changes;
    },
    onStateChange: ({ selectedItem, highlightedIndex, isOpen: opens }) => {
      if (highlightedIndex !== undefined) setMarked(options[highlightedIndex]?.id ?? null);
      if (opens !== undefined && opens !== isOpen) onOpenChange(opens);
      if (selectedItem) choose(selectedItem);
    },
  });

  const takeAhead = useEffectEvent(() => {
    const option = optionAt(marked, ahead.steps);
    setAhead(NOTHING_AHEAD);
    if (option && ahead.isEntered) choose(option);
    else if (ahead.steps !== 0) setMarked(option?.id ?? null);
  });
  useEffect(() => {
    if (ahead !== NOTHING_AHEAD && !isSearching) takeAhead();
  }, [ahead, isSearching]);

  /** So many steps from an option, round and round; from the first where that is meant and no other is. */
  function optionAt(from: T['id'] | null, steps: number): T | undefined {
    const found = options.findIndex(({ id }) => id === from);
    const meant = found === -1 && marksFirst ? 0 : found;
    const start = meant === -1 && steps < 0 ? 0 : meant;
    const count = options.length;
    return options[(((start + steps) % count) + count) % count];
  }

  /** From the option that is marked when this is applied: keys may come faster than the screen is drawn. */
  function moveBy(step: 1 | -1): void {
    if (isSearching) setAhead((before) => ({ ...before, steps: before.steps + step }));
    else setMarked((current) => optionAt(current, step)?.id ?? null);
  }

  function enter(): void {
    setAhead((before) => ({ ...before, isEntered: true }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.key === 'Enter' && isOpen && isPlain && isSearching && markedIndex === -1) {
      event.preventDefault();
      enter();
      leaveToCaller(event);
    } else if (isPlain && isOpen && isArrow) {
      event.preventDefault();
      moveBy(event.key === 'ArrowDown' ? 1 : -1);
      leaveToCaller(event);
    } else if (!isPlain || !(isArrow || event.key === 'Enter') || (event.key === 'Enter' && !active)) {
      leaveToCaller(event);
    }
  }

  const hasList = isOpen && options.length > 0;
  return {
    active: isOpen ? active : undefined,
    enter,
    field: (rest) => ({
      ...combobox.getInputProps(
        {
          ...rest,
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            rest.onKeyDown?.(event);
            onKeyDown(event);
          },
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
            setMarked(null);
            setAhead(NOTHING_AHEAD);
            onType(event.target.value);
          },
        },
        { suppressRefError: true },
      ),
      // Named by its label, as every field.
      'aria-labelledby': undefined,
      // Without options there is no list: what the panel says then is a status of its own.
      'aria-expanded': hasList,
      'aria-controls': hasList ? combobox.getMenuProps({}, { suppressRefError: true }).id : undefined,
      'aria-activedescendant':
        isOpen && active ? combobox.getItemProps({ item: active, index: activeIndex }).id : undefined,
    }),
    list: (rest) => combobox.getMenuProps(rest, { suppressRefError: true }),
    option: (option, rest) => combobox.getItemProps({ ...rest, item: option, index: options.indexOf(option) }),
  };
}

/** Keys that belong to the text, the form or the dialog around it, which Downshift would take too. */
function leaveToCaller(event: KeyboardEvent): void {
  (event.nativeEvent as globalThis.KeyboardEvent & { preventDownshiftDefault?: boolean }).preventDownshiftDefault =
    true;
}
