import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import styles from './DialogFrame.module.css';
import { DialogHold, useHolds, useNoWayBack } from './dialog-hold.ts';
import { useModalDialog } from './modal-dialog.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  title: ReactNode;
  /** In the title's place while that is changed; the title stays the dialog's name. */
  titleForm?: ReactNode;
  /** Below the title, not part of the dialog's name. */
  subtitle?: ReactNode;
  /** Beside the cross: what is done with the whole of it. */
  actions?: ReactNode;
  /** Esc, the cross and a press beside it. The browser's Back leads to the same place. */
  onClose: () => void;
  size?: DialogSize;
  /** Stays at the bottom while the content scrolls: the dialog's actions. */
  footer?: ReactNode;
  /** False where a stray click must not close it. Esc and the cross do. */
  closesOnClickOutside?: boolean;
  /**
   * Something is being sent that closing would not take back: nothing closes it until that is over. What is in it, such
   * as a form, says so by itself.
   */
  isBusy?: boolean;
  /** What the browser's Back does, where it must not simply close it. */
  onBack?: (() => void) | undefined;
  /** Selects what has the focus at first, other than what says so of itself by `data-autofocus`. */
  focusOn?: string | undefined;
  children: ReactNode;
}

/**
 * The one dialog, the browser's own, without a question of its own. On phones it is a sheet over the whole screen width.
 * Mounted means open, so that every dialog starts fresh.
 */
export function DialogFrame({
  title,
  titleForm,
  subtitle,
  actions,
  onClose,
  size = 'medium',
  footer,
  closesOnClickOutside = true,
  isBusy = false,
  onBack,
  focusOn,
  children,
}: DialogProps) {
  const titleId = useId();
  const { isHeld, hold } = useHolds();
  const stays = isBusy || isHeld;
  useNoWayBack(stays || onBack !== undefined, stays ? undefined : onBack);
  const dialog = useModalDialog({ onClose, stays, focusOn });
  const closedBy = closesOnClickOutside ? 'any' : 'closerequest';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      closedby={stays ? 'none' : closedBy}
    >
      <div ref={keepRoomAbove} className={styles.header}>
        <div className={styles.heading}>
          <h2 id={titleId} className={titleForm ? 'visually-hidden' : styles.title} dir="auto">
            {title}
          </h2>
          {titleForm}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {actions}
          <IconButton label="Close" onClick={onClose} isUnavailable={stays}>
            <IconX size="1.25rem" aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className={styles.body}>
        <DialogHold value={hold}>{children}</DialogHold>
      </div>
      {footer && (
        <div ref={keepRoomBelow} className={styles.footer} data-dialog-footer>
          {footer}
        </div>
      )}
    </dialog>
  );
}

const keepRoomAbove = keepRoomFor('scrollPaddingTop');
const keepRoomBelow = keepRoomFor('scrollPaddingBottom');

/** What gets the focus is scrolled to where neither header nor footer hides it (WCAG 2.4.11); both may wrap. */
function keepRoomFor(side: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  return (edge: HTMLElement | null): (() => void) => {
    const observer = new ResizeObserver(() => {
      const dialog = edge?.closest('dialog');
      if (edge && dialog) dialog.style[side] = `${edge.offsetHeight + FOCUS_RING_PIXELS}px`;
    });
    if (edge) observer.observe(edge);
    return () => observer.disconnect();
  };
}

const FOCUS_RING_PIXELS = 6;
