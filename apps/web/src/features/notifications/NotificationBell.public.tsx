import { IconBell } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { formatCount, formatNumber } from '@taskwell/contract/numbers';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../ui/LazyPart.tsx';
import styles from './NotificationBell.module.css';
import { useUnreadCount } from './notification-queries.ts';

const NotificationPanel = lazyPart(() => import('./NotificationPanel.tsx'), 'NotificationPanel');

const QUIET_MILLISECONDS = 1_500;

/** SPEC §2 'Dashboard', on every screen. Small, as it stands in the first view: the panel's code comes on demand. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnreadCount();
  const count = unread ?? 0;

  function close(returnsFocus: boolean): void {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }

  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        title="Notifications"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationPanel.prepare}
        onFocus={NotificationPanel.prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size="1.25rem" aria-hidden />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeText(count)}
          </span>
        )}
      </button>
      <NewsForScreenReaders unread={unread} />
      <Suspense>{isOpen && <NotificationPanel bell={button} unread={count} onClose={close} />}</Suspense>
    </div>
  );
}

function badgeText(count: number): string {
  return count > LIMITS.notificationBadgeMax ? `${LIMITS.notificationBadgeMax}+` : String(count);
}

/** Says that there is something new, politely, and once for all that come together. */
function NewsForScreenReaders({ unread }: { unread: number | undefined }) {
  const [news, setNews] = useState('');
  const heard = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    // The first count is no news, and reading is none either.
    if (heard.current === undefined || unread <= heard.current) {
      heard.current = unread;
      setNews('');
      return;
    }
    const timer = setTimeout(() => {
      const more = unread - (heard.current ?? 0);
      heard.current = unread;
      setNews(`${formatCount(more, 'new notification')}, ${formatNumber(unread)} unread`);
    }, QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [unread]);
  return (
    <span className="visually-hidden" role="status">
      {news}
    </span>
  );
}
