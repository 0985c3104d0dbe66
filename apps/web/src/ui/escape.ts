import type { KeyboardEvent } from 'react';

/** For keys: Esc takes this one step back, such as from a question to what it is about, and leaves the dialog around it open. */
export function onEscape(leave: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
}
