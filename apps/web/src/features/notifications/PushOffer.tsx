import { IconDeviceMobile } from '@tabler/icons-react';
import { PUSH_WORDS } from '@taskwell/contract/push';
import { useState } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { isPushSupported, turnPushOn } from '../../lib/push.ts';
import { localStore } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './NotificationPanel.module.css';
import { useNotifications } from './notification-queries.ts';

const DECLINED_KEY = 'pushOfferDeclined';
/** Who has had so many knows what they would get. */
const FEWEST = 3;

/** Asks once, after some notifications, whether the browser should show them too; the settings have it at any time. */
export function PushOffer() {
  const { notifications } = useNotifications();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(localStore.get(DECLINED_KEY) !== null);
  const mayAsk = isPushSupported() && Notification.permission === 'default';
  if (isOver || !mayAsk || notifications.length < FEWEST) return null;

  function close(): void {
    localStore.set(DECLINED_KEY, 'true');
    setOver(true);
  }
  async function accept(): Promise<void> {
    setBusy(true);
    try {
      if (await turnPushOn()) notify({ tone: 'success', text: PUSH_WORDS.on });
      close();
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, PUSH_WORDS.failed) });
    }
    setBusy(false);
  }

  return (
    <div className={styles.offer}>
      <IconDeviceMobile size="1.25rem" aria-hidden />
      <p>Get these on this device, also when Taskwell is closed.</p>
      <span className={styles.answers}>
        <Button look="quiet" size="small" onClick={close}>
          Not now
        </Button>
        <Button size="small" busyLabel={isBusy && 'Turning on…'} onClick={accept}>
          Turn on
        </Button>
      </span>
    </div>
  );
}
