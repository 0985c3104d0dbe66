import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import { PUSH_WORDS } from '@taskwell/contract/push';
import { useState } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { isPushOn, isPushSupported, turnPushOff, turnPushOn } from '../../lib/push.ts';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ON_OFF, Setting } from './Setting.tsx';
import styles from './Settings.module.css';

const PUSH_KEY = ['push'] as const;
const NAME = 'Also when Taskwell is closed';

/** Whether this browser shows notifications by itself, as far as it lets us. */
export function PushCard() {
  const { data, error, refetch } = useQuery({
    queryKey: PUSH_KEY,
    queryFn: isPushOn,
    enabled: isPushSupported(),
  });
  const { isOn, choose } = usePushChoice(data);
  return (
    <section className={styles.card}>
      <h2>Notifications on this device</h2>
      {!isPushSupported() && <p className={styles.lead}>{PUSH_WORDS.unsupported}</p>}
      {isPushSupported() && Notification.permission === 'denied' && <p className={styles.lead}>{PUSH_WORDS.blocked}</p>}
      {isPushSupported() && Notification.permission !== 'denied' && (
        <>
          {error && <LoadAlert error={error} fallback={FAILURES.unexpected} onRetry={() => refetch()} />}
          {!error && (
            <Setting name={NAME} hint="Of what is switched on above; until you sign out here.">
              {isOn === undefined ? (
                <Skeleton width="5.9rem" height="2.2rem" />
              ) : (
                <Segmented
                  label={NAME}
                  value={isOn ? 'on' : 'off'}
                  options={ON_OFF}
                  onValue={(value) => choose(value === 'on')}
                />
              )}
            </Setting>
          )}
        </>
      )}
    </section>
  );
}

/** What was chosen is shown at once; where the browser or the server does not agree, it goes back. */
function usePushChoice(known: boolean | undefined) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<boolean>();
  async function choose(isOn: boolean): Promise<void> {
    setChosen(isOn);
    try {
      if (isOn) await turnPushOn();
      else await turnPushOff();
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, PUSH_WORDS.failed) });
    }
    await client.invalidateQueries({ queryKey: PUSH_KEY });
    setChosen(undefined);
  }
  return { isOn: chosen ?? known, choose };
}
