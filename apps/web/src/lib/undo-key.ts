import { useEffect } from 'react';
import { TEXT_FIELDS } from './shortcuts.ts';
import { takeLastBack } from './undo.ts';

/** Ctrl or Cmd with Z, where that does not take back what was typed. */
export function useUndoKey(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function onKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
  if (isUndo && !event.defaultPrevented && !isTyping(event.target) && takeLastBack()) event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TEXT_FIELDS) !== null;
}
