/** Whether a click on a link means to go there, here: not a new tab or window, nor something that is saved. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/**
 * The path that a link leads to within the app, with its query and fragment; null where the browser has to follow it: to
 * elsewhere, to a place on this page, to another window or a file, as all that no screen of the app is.
 */
export function pathWithin(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== location.origin || target !== '' || link.hasAttribute('download')) return null;
  return pathname === location.pathname && hash !== '' ? null : pathname + search + hash;
}
