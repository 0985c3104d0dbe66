import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { addModal } from '../../ui/modal-stack.ts';

/** As Header.module.css has it. */
const PHONE = '(max-width: 48em)';

interface PanelOptions {
  bell: RefObject<HTMLButtonElement | null>;
  /** Takes the focus when the panel opens. */
  heading: RefObject<HTMLElement | null>;
  onClose: (returnsFocus: boolean) => void;
}

/**
 * The browser's own dialog: over the whole screen of a phone it is modal, the rest of the page is out of reach; below the
 * bell it is not, and a press elsewhere, or the focus moving on, closes it. Esc closes both.
 */
export function usePanel({ bell, heading, onClose }: PanelOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node) || ref.current?.contains(target) || bell.current?.contains(target)) return;
    onClose(false);
  });
  const close = useEffectEvent(() => onClose(true));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const phone = window.matchMedia(PHONE);
    if (phone.matches) dialog.showModal();
    else dialog.show();
    const remove = phone.matches ? addModal(dialog) : undefined;
    heading.current?.focus();
    const onOutside = (event: Event) => leave(event.target);
    const onOtherWidth = () => close();
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    phone.addEventListener('change', onOtherWidth);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
      phone.removeEventListener('change', onOtherWidth);
      remove?.();
      dialog.close();
    };
  }, [heading]);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      // Keys for the panel are not shortcuts of the page.
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose(true);
    },
    // The back gesture of a phone.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose(true);
    },
  };
}
