import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './Dialog.module.css';
import { DialogHold, useHolds, useNoWayBack } from './dialog-hold.ts';
import { useHeldPage } from './held-page.ts';
import { MantineRoot } from './MantineRoot.tsx';

export type DialogSize = 'small' | 'medium' | 'large';

interface DialogProps {
  title: ReactNode;
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
  children: ReactNode;
}

const ignore = () => undefined;

const WIDTHS = { small: '26rem', medium: '34rem', large: '44rem' };

/**
 * The one dialog: focus is trapped and returns, Esc closes. On phones it is a sheet over the whole screen width. Mounted
 * means open, so that every dialog starts fresh.
 */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  footer,
  closesOnClickOutside = true,
  isBusy = false,
  children,
}: DialogProps) {
  useHeldPage();
  useReturnedFocus();
  const { isHeld, hold } = useHolds();
  const stays = isBusy || isHeld;
  useNoWayBack(stays);
  return (
    <MantineRoot>
      {' '}
      <Modal.Root
        opened
        onClose={stays ? ignore : onClose}
        size={WIDTHS[size]}
        lockScroll={false}
        closeOnClickOutside={closesOnClickOutside}
        transitionProps={{ duration: 0 }}
        classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
      >
        <Modal.Overlay className={styles.overlay ?? ''} />
        <Modal.Content>
          {/* Not Mantine's header element: outside the page's main part it would be a second banner. */}
          <div className={styles.header}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            <Modal.CloseButton className={styles.close ?? ''} aria-label="Close" aria-disabled={stays || undefined} />
          </div>
          <div className={styles.body}>
            <DialogHold value={hold}>{children}</DialogHold>
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}

/** Where the focus was before the first of the dialogs that follow each other (loading, details, edit). */
let origin: Element | null = null;

/**
 * Where the focus was goes on: our dialogs end by leaving the page, and Mantine returns it only where one is closed. A
 * dialog that takes another's place gives it back to where that one was opened.
 */
function useReturnedFocus(): void {
  const [before] = useState(() => {
    const active = document.activeElement;
    const isFollowing = active === document.body || active?.closest('[role="dialog"]') != null;
    if (!isFollowing) origin = active;
    return { active, origin };
  });
  useEffect(
    () => () => {
      // Once the dialog has gone; whoever took the focus meanwhile, such as the next dialog, keeps it.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        const places = [before.active, before.origin].filter((place) => place !== document.body);
        const place = places.find((each) => each instanceof HTMLElement && each.isConnected);
        if (isFree && place instanceof HTMLElement) place.focus();
      });
    },
    [before],
  );
}
