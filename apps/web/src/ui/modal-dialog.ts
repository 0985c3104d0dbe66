import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formTyping } from '../lib/form-typing.ts';
import { typeInto } from '../lib/typed-ahead.ts';
import { isSecondPress } from './double-press.ts';
import { useHeldPage } from './held-page.ts';
import { catchLostFocus } from './lost-focus.ts';
import { addModal } from './modal-stack.ts';
import { isStrayPress, keepFromStrayPresses } from './stray-press.ts';

interface ModalDialogOptions {
  onClose: () => void;
  /** Nothing closes it for now. */
  stays?: boolean;
  /** Selects what has the focus at first; where there is nothing of it, the first thing that can have it does. */
  focusOn?: string | undefined;
}

/**
 * The browser's own modal dialog, open as long as it is mounted: it makes the page inert, keeps the focus, closes on Esc
 * and gives the focus back to where it was.
 */
export function useModalDialog({
  onClose,
  stays = false,
  focusOn,
}: ModalDialogOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useHeldPage();
  const leave = useEffectEvent(() => {
    if (!stays) onClose();
  });
  const open = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.showModal();
    const first = (focusOn && dialog.querySelector<HTMLElement>(focusOn)) || dialog.querySelector('[data-autofocus]');
    if (first instanceof HTMLElement) first.focus();
    typeInto(document.activeElement, formTyping.take());
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const onCancel = (event: Event) => {
      // Those of a file field within bubble up to here.
      if (event.target !== dialog) return;
      // Whether it closes is decided here, by leaving the page.
      event.preventDefault();
      // The first press opened it or closed the one before it, and this one meant the same.
      if (!isSecondPress() && !isStrayPress()) leave();
    };
    const onClosed = (event: Event) => {
      if (event.target !== dialog) return;
      // A second Esc closes it whatever the first one was answered.
      open(dialog);
      leave();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    open(dialog);
    const remove = addModal(dialog);
    const noteClosed = keepFromStrayPresses();
    return () => {
      noteClosed();
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      remove();
      // Before it leaves the page: only then the browser gives the focus back.
      dialog.close();
      // Where it was opened by the address there is nothing to give it back to.
      catchLostFocus();
    };
  }, []);
  return ref;
}
