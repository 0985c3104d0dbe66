import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import type { SignInSession } from '@taskwell/contract/schemas/people';
import { useState } from 'react';
import { exactTime, shortDateTime } from '../../lib/due-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { deviceOf } from './device-words.ts';
import { LoadingLine } from './LoadingLine.tsx';
import styles from './Sessions.module.css';
import settings from './Settings.module.css';
import { useSessionEnd } from './session-changes.ts';
import { useSessions } from './session-queries.ts';

const SHOWN_AT_FIRST = 5;

/** Every place where this account is signed in, and a way to end each. */
export function SessionsCard() {
  const { data: sessions, error, isPending, refetch } = useSessions();
  const { endOne, endOthers } = useSessionEnd();
  const [showsAll, setShowsAll] = useState(false);
  const card = useKeptFocus<HTMLElement>();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const current = sessions?.filter(({ isCurrent }) => isCurrent) ?? [];
  const listed = [...current, ...others];
  const shown = showsAll ? listed : listed.slice(0, SHOWN_AT_FIRST);

  return (
    <section ref={card} tabIndex={-1} className={`${settings.card} ${styles.card}`} aria-busy={isPending}>
      <div className={styles.head}>
        <h2>Where you are signed in</h2>
        {others.length > 0 && (
          <Button size="small" onClick={endOthers}>
            Sign out everywhere else
          </Button>
        )}
      </div>
      {sessions === undefined && error && (
        <LoadAlert error={error} fallback={FAILURES.fetchSessions} onRetry={() => refetch()} />
      )}
      {isPending && <LoadingLine what="your sessions" />}
      <ul className={styles.list}>
        {shown.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      {listed.length > shown.length && (
        <Button look="link" onClick={() => setShowsAll(true)}>
          Show all {listed.length}
        </Button>
      )}
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: SignInSession; onEnd: () => void }) {
  const { words, isPhone } = deviceOf(session.userAgent);
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.session}>
      <Icon size="1.25rem" aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.device} title={session.userAgent ?? undefined}>
          {words}
          {session.isCurrent && <Badge tone="success">This one</Badge>}
        </span>
        <span className={styles.detail}>
          {session.ip && `${session.ip} · `}
          since{' '}
          <time dateTime={session.createdAt} title={exactTime(session.createdAt)}>
            {shortDateTime(session.createdAt)}
          </time>
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          aria-label={`Sign out ${words}, ${session.ip ?? 'unknown address'}, since ${exactTime(session.createdAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
