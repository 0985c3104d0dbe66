import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from '../../../lib/preferences.ts';
import type { ShortcutHandlers } from '../../../lib/shortcuts.ts';

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role="menu"]';

/** The page's single-key shortcuts rest while a dialog is open; these are the dialog's own. */
export function useDialogShortcuts(handlers: ShortcutHandlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const handle = handlers[event.key];
    if (!handle || !areShortcutsOn() || (event.target as HTMLElement).closest?.(TYPING)) return;
    if (handle() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
