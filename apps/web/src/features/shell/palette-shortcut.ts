import { useEffect, useEffectEvent, useRef } from 'react';

interface PaletteShortcutOptions {
  onOpen: () => void;
  onCancel: () => void;
}

/** What was typed for the palette before it was there. */
export interface TypedAhead {
  text: string;
  /** Enter was pressed behind it: the first that is found is meant. */
  isEntered: boolean;
}

interface PaletteShortcut {
  /** Whoever takes it gets all that is typed from then on. */
  take: () => TypedAhead;
}

const NOTHING: TypedAhead = { text: '', isEntered: false };

/**
 * Ctrl or Cmd with K. The palette's code comes when it is first asked for; what is typed until its field has the focus is
 * meant for it, so it is kept and does nothing on the page behind.
 */
export function usePaletteShortcut({ onOpen, onCancel }: PaletteShortcutOptions): PaletteShortcut {
  /** Null while nobody waits for the palette. */
  const typed = useRef<TypedAhead | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      event.preventDefault();
      if (typed.current !== null || document.querySelector('dialog[open], [role="dialog"]') !== null) return;
      typed.current = NOTHING;
      onOpen();
      return;
    }
    if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      typed.current = null;
      onCancel();
      return;
    }
    const { text, isEntered } = typed.current;
    // What comes behind Enter was meant for whatever it opens.
    if (!isEntered) typed.current = { text: textAfter(text, event.key), isEntered: event.key === 'Enter' };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before anything on the page hears of the key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return {
    take: () => {
      const taken = typed.current ?? NOTHING;
      typed.current = null;
      return taken;
    },
  };
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Names of other keys are longer than one character; an emoji, too, is one. */
export function textAfter(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}
