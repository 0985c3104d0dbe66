import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '@taskwell/contract/numbers';
import { SECURITY_MESSAGES } from '@taskwell/contract/platform-security';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../../lib/notices.ts';
import styles from './Security.module.css';
import { SECURITY_KEYS, usePasswordReset } from './security-queries.ts';

/** How far resetting all passwords has come, while it is under way; its end is told once, to whoever saw it run. */
export function ResetProgress() {
  const { data: reset } = usePasswordReset();
  const client = useQueryClient();
  const [seenRunning, setSeenRunning] = useState<number | null>(null);
  const isRunning = reset != null && reset.finishedAt === null;
  if (isRunning && seenRunning !== reset.id) setSeenRunning(reset.id);
  const hasEnded = reset != null && !isRunning && seenRunning === reset.id;
  const tell = useEffectEvent(() => {
    if (!reset) return;
    notify({ tone: 'success', text: SECURITY_MESSAGES.passwordsReset(reset.affectedUsers) });
    // Everybody's sessions have ended with it.
    void client.invalidateQueries({ queryKey: SECURITY_KEYS.sessions });
    setSeenRunning(null);
  });
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);

  if (!isRunning) return null;
  const { doneUsers, affectedUsers } = reset;
  const words = `Resetting passwords: ${formatNumber(doneUsers)} of ${formatNumber(affectedUsers)} users`;
  return (
    <section className={styles.panel} aria-label="Resetting all passwords">
      <div className={styles.progress}>
        <p role="status">{words}</p>
        <progress max={Math.max(1, affectedUsers)} value={doneUsers} aria-label={words} />
        <p className={styles.when}>It goes on by itself, also when you leave this page.</p>
      </div>
    </section>
  );
}
