import { useEffect, useEffectEvent, useState } from 'react';
import { createTypeAhead, type TypeAhead } from '../../lib/typed-ahead.ts';

interface PaletteShortcutOptions {
  onOpen: () => void;
  onCancel: () => void;
}

/** Ctrl or Cmd with K. @returns what is typed from then on */
export function usePaletteShortcut({ onOpen, onCancel }: PaletteShortcutOptions): TypeAhead {
  const [typeAhead] = useState(createTypeAhead);
  const cancel = useEffectEvent(onCancel);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (typeAhead.isWaiting() || document.querySelector('dialog[open], [role="dialog"]') !== null) return;
    typeAhead.begin(() => cancel());
    onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      typeAhead.take();
    };
  }, [typeAhead]);
  return typeAhead;
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
