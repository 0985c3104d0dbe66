import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './preferences.ts';

/**
 * Single-key shortcuts. They rest while a person types, while a dialog or menu is open, and when switched off in the
 * preferences (WCAG 2.1.4). A handler answering false leaves the key to the browser.
 */
export type ShortcutHandlers = Partial<Record<string, () => unknown>>;

export function useShortcuts(handlers: ShortcutHandlers): void {
  useKeys(handlers, PAGE_RESTS_IN, () => document.querySelector(OVERLAYS) === null);
}

/** The same for an open dialog: the page's own rest, these are its. */
export function useDialogShortcuts(handlers: ShortcutHandlers): void {
  useKeys(handlers, DIALOG_RESTS_IN);
}

function useKeys(handlers: ShortcutHandlers, restsIn: string, isInFront = () => true): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const handle = handlers[event.key];
    if (!handle || !isFree(event, restsIn) || !isInFront() || !areShortcutsOn()) return;
    if (handle() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Where what is typed is text, which the browser takes back by itself. */
export const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]';
const TYPING = `${TEXT_FIELDS}, select`;
/** The key may have closed the one it was pressed in, which is no longer on the page then. */
const OVERLAYS = 'dialog[open], [role="dialog"], [role="menu"]';
const PAGE_RESTS_IN = `${TYPING}, ${OVERLAYS}`;
const DIALOG_RESTS_IN = `${TYPING}, [role="menu"]`;

function isFree(event: KeyboardEvent, restsIn: string): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !(event.target instanceof HTMLElement && event.target.closest(restsIn));
}

/** Every shortcut, for the help dialog. */
export const SHORTCUT_HELP = [
  { keys: ['Ctrl', 'K'], does: 'Open the command palette' },
  { keys: ['Ctrl', 'Z'], does: 'Take the last change back' },
  { keys: ['c'], does: 'Add a new task' },
  { keys: ['q'], does: 'Quick add' },
  { keys: ['a'], does: 'Ask the AI assistant' },
  { keys: ['/'], does: 'Search tasks' },
  { keys: ['j'], does: 'Next task' },
  { keys: ['k'], does: 'Previous task' },
  { keys: ['Enter'], does: 'Open the task' },
  { keys: ['e'], does: 'Edit the task' },
  { keys: ['s'], does: 'Change its status' },
  { keys: ['p'], does: 'Change its priority' },
  { keys: ['x'], does: 'Select the task' },
  { keys: ['Esc'], does: 'Close a dialog or menu, end selecting' },
  { keys: ['?'], does: 'Show this help' },
] as const;
