import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import styles from './ConnectionNotice.module.css';

/** Says that what is shown may be old, as long as that is so. */
export function ConnectionNotice({ isLive }: { isLive: boolean }) {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  if (isOnline && isLive) return null;
  return (
    <div className={styles.notice} role="status">
      <IconWifiOff size="1rem" aria-hidden />
      {isOnline
        ? 'Connection lost. Trying again… What you see may be out of date.'
        : 'You are offline. What you see may be out of date, and changes cannot be saved until you are back.'}
    </div>
  );
}

function subscribeOnline(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
