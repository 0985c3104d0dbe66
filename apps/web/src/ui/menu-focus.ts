/** Letters within this time belong to one word, as in the browser's own select. */
const WORD_MILLISECONDS = 1_000;

/**
 * Moves the focus within a menu by arrows, Home, End and what its items begin with: a letter goes to the next that begins
 * so, further ones to the first that begins with all of them.
 *
 * @returns what takes a key, and answers whether it was one that moves
 */
export function createMenuFocus(): (menu: HTMLElement, key: string) => boolean {
  let word = '';
  let typedAt = 0;

  function wordWith(letter: string): string {
    const now = Date.now();
    const isNew = now - typedAt > WORD_MILLISECONDS;
    typedAt = now;
    // The same letter again goes on to the next that begins with it.
    word = isNew || word === letter ? letter : word + letter;
    return word;
  }

  function targetIndex(items: HTMLElement[], at: number, key: string): number | null {
    switch (key) {
      case 'ArrowDown':
        return at + 1;
      case 'ArrowUp':
        return at === -1 ? -1 : at - 1;
      case 'Home':
        return 0;
      case 'End':
        return items.length - 1;
    }
    if (key.length !== 1 || key === ' ') return null;
    const beginning = wordWith(key.toLowerCase());
    const from = beginning.length > 1 ? at : at + 1;
    const order = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))];
    const match = order.find((item) => item.textContent?.trim().toLowerCase().startsWith(beginning));
    return match ? items.indexOf(match) : null;
  }

  return (menu, key) => {
    const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = targetIndex(items, at, key);
    if (target === null) return false;
    items[(target + items.length) % items.length]?.focus();
    return true;
  };
}
