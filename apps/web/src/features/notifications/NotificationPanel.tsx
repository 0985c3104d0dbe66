import { IconChecks, IconSettings, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useId, useRef } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPanel.module.css';
import { useNotificationChanges } from './notification-changes.ts';
import { PushOffer } from './PushOffer.tsx';
import { usePanel } from './panel-behaviour.ts';

interface NotificationPanelProps {
  bell: RefObject<HTMLButtonElement | null>;
  unread: number;
  onClose: (returnsFocus: boolean) => void;
}

/** Hangs below the bell; on a phone it is the whole screen. */
export function NotificationPanel({ bell, unread, onClose }: NotificationPanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = usePanel({ bell, heading, onClose });
  const { markRead, markAllRead } = useNotificationChanges();

  return (
    <dialog {...panel} className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          Notifications
        </h2>
        {unread > 0 && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              // The button goes away; the focus must not go with it.
              heading.current?.focus();
              markAllRead();
            }}
          >
            <IconChecks size="1rem" aria-hidden />
            Mark all as read
          </Button>
        )}
        <span className={styles.close}>
          <IconButton label="Close" onClick={() => onClose(true)}>
            <IconX size="1.25rem" aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className={styles.content}>
        <NotificationList onRead={markRead} onOpened={() => onClose(true)} />
      </div>
      <PushOffer />
      <div className={styles.footer}>
        <Link to="/settings" search={{ tab: 'preferences' }} className={styles.settings} onClick={() => onClose(true)}>
          <IconSettings size="1rem" aria-hidden />
          Email notifications
        </Link>
      </div>
    </dialog>
  );
}
