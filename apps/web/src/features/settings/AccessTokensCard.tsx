import { IconKey } from '@tabler/icons-react';
import { ACCESS_TOKEN_MESSAGES, TOKEN_SCOPE_LABELS } from '@taskwell/contract/access-tokens';
import type { AccessToken } from '@taskwell/contract/schemas/access-tokens';
import { useState } from 'react';
import { exactTime, shortDateTime } from '../../lib/due-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { LoadAlert } from '../../ui/LoadAlert.tsx';
import { useAccessTokenRevocation, useAccessTokens } from './access-token-queries.ts';
import { LoadingLine } from './LoadingLine.tsx';
import styles from './Sessions.module.css';
import settings from './Settings.module.css';
import { useSettingsDialog, useSettingsNavigation } from './settings-navigation.ts';

const NewTokenDialog = lazyPart(() => import('./NewTokenDialog.tsx'), 'NewTokenDialog');

/** Tokens with which programs call the API as this person, and a way to revoke each (decision 35). */
export function AccessTokensCard() {
  const { data: tokens, error, isPending, refetch } = useAccessTokens();
  const revoke = useAccessTokenRevocation();
  const [doomed, setDoomed] = useState<AccessToken | null>(null);
  const dialog = useSettingsDialog();
  const { openDialog, close } = useSettingsNavigation();
  const card = useKeptFocus<HTMLElement>();
  return (
    <section ref={card} tabIndex={-1} className={`${settings.card} ${styles.card}`} aria-busy={isPending}>
      <div className={styles.head}>
        <h2>Access tokens</h2>
        <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('token')}>
          New access token
        </Button>
      </div>
      <p className={settings.hint}>
        With one of these a program does what you may do. A new password ends all of them.{' '}
        <a href="/api/docs">What the API offers</a>
      </p>
      {tokens === undefined && error && (
        <LoadAlert error={error} fallback={ACCESS_TOKEN_MESSAGES.fetch} onRetry={() => refetch()} />
      )}
      {isPending && <LoadingLine what="your access tokens" />}
      <ul className={styles.list}>
        {tokens?.map((token) => (
          <TokenLine key={token.id} token={token} onRevoke={() => setDoomed(token)} />
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          title="Revoke access token"
          question={`What uses “${doomed.name}” stops working at once.`}
          action="Revoke"
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            setDoomed(null);
            revoke(doomed.id);
          }}
        />
      )}
      <LazyPart onFailure={close}>{dialog === 'token' && <NewTokenDialog onClose={close} />}</LazyPart>
    </section>
  );
}

function TokenLine({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, scope, createdAt, lastUsedAt, expiresAt } = token;
  return (
    <li className={styles.session}>
      <IconKey size="1.25rem" aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.device}>
          {name}
          <Badge tone="neutral">{TOKEN_SCOPE_LABELS[scope]}</Badge>
        </span>
        <span className={styles.detail}>
          Made {time(createdAt)} · {lastUsedAt === null ? 'never used' : <>last used {time(lastUsedAt)}</>} · ends{' '}
          {time(expiresAt)}
        </span>
      </div>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function time(instant: string) {
  return (
    <time dateTime={instant} title={exactTime(instant)}>
      {shortDateTime(instant)}
    </time>
  );
}
