import { IconSearch } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { useDeferredValue, useState } from 'react';
import type { TypedAhead } from '../../lib/typed-ahead.ts';
import { useCombobox } from '../../ui/combobox.ts';
import { useModalDialog } from '../../ui/modal-dialog.ts';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { usePaletteActions } from './palette-actions.tsx';

interface PaletteProps {
  /** What was typed before the field was there. */
  takeTyped: () => TypedAhead;
  onClose: () => void;
}

/** Ctrl or Cmd with K: go somewhere, create, find a task or a colleague. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const found = useDeferredValue(text);
  const { groups, isSearching, failure } = usePaletteActions(found);
  const dialog = useModalDialog({ onClose });
  const combobox = useCombobox({
    options: groups.flatMap(({ actions }) => actions),
    text,
    isOpen: true,
    marksFirst: text.trim() !== '',
    isSearching: isSearching || found !== text,
    onType: setText,
    // As long as the palette is there, so is its list.
    onOpenChange: () => undefined,
    onChoose: (action) => {
      onClose();
      action.run();
    },
  });

  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Command palette" closedby="any">
      <div className={styles.search}>
        <IconSearch size="1.15rem" aria-hidden />
        <input
          {...combobox.field({
            'aria-label': 'Search tasks, or go to',
            placeholder: 'Search tasks, or go to…',
            spellCheck: false,
            maxLength: LIMITS.searchLength,
            onFocus: () => {
              const typed = takeTyped();
              setText((before) => before + typed.text);
              if (typed.isEntered) combobox.enter();
            },
          })}
          type="text"
          className={styles.field}
          data-autofocus
        />
      </div>
      <PaletteList combobox={combobox} groups={groups} isSearching={isSearching} failure={failure} />
    </dialog>
  );
}
