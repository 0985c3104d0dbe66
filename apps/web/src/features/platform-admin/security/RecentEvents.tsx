import { IconShieldCheck } from '@tabler/icons-react';
import { formatCount } from '@taskwell/contract/numbers';
import { SECURITY_LIMITS, SECURITY_MESSAGES, SUSPICIOUS_ACTION_LABELS } from '@taskwell/contract/platform-security';
import type { SuspiciousActivity } from '@taskwell/contract/security-schemas';
import { useNow } from '../../../lib/clock.ts';
import { agoWords, exactTime } from '../../../lib/due-words.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './Security.module.css';
import { useSuspiciousActivity } from './security-queries.ts';

/** SPEC §2: the first five of what looks suspicious, or that nothing does. */
export function RecentEvents() {
  const { data, error, refetch } = useSuspiciousActivity();
  return (
    <section className={styles.panel} aria-labelledby="recent-security-events">
      <h2 id="recent-security-events" className={styles.heading}>
        Recent Security Events
      </h2>
      {!data && error && (
        <LoadFailure title={SECURITY_MESSAGES.fetchSuspicious} error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">Loading recent events</span>
          <Skeleton height="8rem" />
        </div>
      )}
      {data?.list.length === 0 && <AllSecure />}
      {data && data.list.length > 0 && (
        <ul className={styles.events}>
          {data.list.slice(0, SECURITY_LIMITS.recentEvents).map((event) => (
            <RecentEvent key={`${event.action} ${event.user.name} ${event.createdAt}`} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AllSecure() {
  return (
    <p className={styles.secure}>
      <IconShieldCheck size="1.5rem" aria-hidden />
      <span>
        <strong>{SECURITY_MESSAGES.noIncidents}</strong>
        {SECURITY_MESSAGES.allSecure}
      </span>
    </p>
  );
}

function RecentEvent({ event }: { event: SuspiciousActivity }) {
  const now = useNow();
  return (
    <li>
      <span className={styles.action}>{SUSPICIOUS_ACTION_LABELS[event.action]}</span>
      <time className={styles.when} dateTime={event.createdAt} title={exactTime(event.createdAt)}>
        {agoWords(event.createdAt, now)}
      </time>
      <span className={styles.who}>
        {event.user.name}: {formatCount(event.attempts, 'attempt')}
      </span>
    </li>
  );
}
