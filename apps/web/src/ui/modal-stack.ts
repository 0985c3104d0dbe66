/**
 * The modal dialogs that are open, the one in front last. Everything outside it is inert, so what must stay within reach
 * above it, such as a notice, has to stand in it.
 */
const open: HTMLDialogElement[] = [];
const subscribers = new Set<() => void>();

export function frontModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** @returns how to end that the dialog counts as open. */
export function addModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  changed();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    changed();
  };
}

export function onFrontModalChange(react: () => void): () => void {
  subscribers.add(react);
  return () => subscribers.delete(react);
}

function changed(): void {
  for (const react of subscribers) react();
}
