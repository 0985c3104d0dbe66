import { MAIL_TOPIC_LABELS, MAIL_TOPICS } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMailChoice } from './mail-preference-changes.ts';
import { useMailPreferences } from './mail-preference-queries.ts';
import { ON_OFF, Setting } from './Setting.tsx';
import styles from './Settings.module.css';

/** Which notifications also come by mail; kept with the account, not in the browser. */
export function MailPreferencesCard() {
  const { data, error, isPending, refetch } = useMailPreferences();
  const choose = useMailChoice();
  return (
    <section className={styles.card} aria-busy={isPending}>
      <h2>Email notifications</h2>
      <p className={styles.lead}>Send me an email when:</p>
      {data === undefined && error && (
        <LoadAlert error={error} fallback={FAILURES.unexpected} onRetry={() => refetch()} />
      )}
      {isPending && (
        <span className="visually-hidden" role="status">
          Loading your choices
        </span>
      )}
      {(data || isPending) &&
        MAIL_TOPICS.map((topic) => (
          <Setting key={topic} name={MAIL_TOPIC_LABELS[topic]}>
            {data ? (
              <Segmented
                label={MAIL_TOPIC_LABELS[topic]}
                value={data[topic] ? 'on' : 'off'}
                options={ON_OFF}
                onValue={(value) => choose(topic, value === 'on')}
              />
            ) : (
              <Skeleton width="5.9rem" height="2.2rem" />
            )}
          </Setting>
        ))}
    </section>
  );
}
