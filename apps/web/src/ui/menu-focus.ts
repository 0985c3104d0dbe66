/** Answers whether the key was one that moves within a menu. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = targetIndex(items, at, key);
  if (target === null) return false;
  items[(target + items.length) % items.length]?.focus();
  return true;
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
  const letter = key.toLowerCase();
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const match = order.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
  return match ? items.indexOf(match) : null;
}
