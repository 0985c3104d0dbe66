import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNow } from '../../lib/clock.ts';
import { exactTime, momentWords } from '../../lib/due-words.ts';
import { upToDateUntil } from '../../lib/last-seen/up-to-date.ts';
import { useSession } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { useStickyHeight } from '../../ui/sticky-height.ts';
import styles from './ConnectionNotice.module.css';

/** A break that is over sooner is nobody's concern. */
const QUIET_MILLISECONDS = 2_000;

/** Says that what is shown may be old, as long as that is so. */
export function ConnectionNotice({ isLive }: { isLive: boolean }) {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const isLost = useLasting(!isLive);
  // The stream ends with the session, of which the sign-in screen speaks.
  const hasSession = useSession() !== null;
  const until = useStore(upToDateUntil);
  if (!hasSession || (isOnline && !isLost)) return null;
  return <Notice isOnline={isOnline} until={until} />;
}

function Notice({ isOnline, until }: { isOnline: boolean; until: number | null }) {
  const line = useRef<HTMLDivElement>(null);
  useStickyHeight(line, '--connection-notice-height');
  return (
    <div ref={line} className={styles.notice} role="status">
      <IconWifiOff size="1rem" aria-hidden />
      <span>
        {isOnline ? 'Connection lost. Trying again… ' : 'You are offline. '}
        What you see {until === null ? 'may be out of date' : <AsOf until={until} />}
        {isOnline ? '.' : ', and changes cannot be saved until you are back.'}
      </span>
    </div>
  );
}

/** Until when it was known to be what the server has, with the day. */
function AsOf({ until }: { until: number }) {
  const at = new Date(until);
  return (
    <>
      is as of{' '}
      <time dateTime={at.toISOString()} title={exactTime(at.toISOString())}>
        {momentWords(at, useNow())}
      </time>
    </>
  );
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), QUIET_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isSo && isLong;
}

function subscribeOnline(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
