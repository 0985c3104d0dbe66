import { loadedConfig } from '../config.ts';
import { queryClient } from '../query-client.ts';
import { currentSession } from '../session.ts';
import type { Session } from '../stored-session.ts';
import { keep, readKept, removeAll, removeOthers } from './kept-sessions.ts';
import { type Seen, type SeenQuery, seenText } from './seen-queries.ts';
import { upToDateUntil } from './up-to-date.ts';

/** Between two times of keeping: a change seldom comes alone. */
const PAUSE_MILLISECONDS = 2_000;

/** For the next visit without a network: lets the browser open the app then, and keeps what this session sees. */
export async function startKeeping(): Promise<void> {
  const session = currentSession();
  if (session === null || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  if (savesData() && (await navigator.serviceWorker.getRegistration()) === undefined) return;
  await navigator.serviceWorker.register('/service-worker.js');
  await removeOthers(session, Date.now());
  // Another build may have kept it in another form, which is no loss: it is kept anew.
  const kept = await readKept(session, Date.now()).catch(() => null);
  const earlier = kept === null ? [] : (JSON.parse(kept.text) as Seen).queries;
  follow(session, earlier);
}

/** Whoever has asked the browser to save data does not get a whole build for later (Network Information API). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The session is over: nothing that was seen stays. */
export async function forgetLastSeen(): Promise<void> {
  if (window.isSecureContext) await removeAll();
}

function follow(session: Session, earlier: readonly SeenQuery[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isCurrent = () => currentSession()?.token === session.token;

  async function keepNow(at: number): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const config = loadedConfig();
    if (!isCurrent() || config === null) return;
    // What is on its way to the server may yet be rolled back.
    if (queryClient.isMutating() > 0) return keepSoon();
    await keep(session, at, seenText(queryClient, config, earlier), isCurrent);
  }
  function keepSoon(): void {
    if (upToDateUntil.get() === null) timer ??= setTimeout(() => keepNow(Date.now()), PAUSE_MILLISECONDS);
  }

  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && keepSoon());
  upToDateUntil.subscribe(() => {
    const until = upToDateUntil.get();
    if (until !== null) keepNow(until);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && upToDateUntil.get() === null) keepNow(Date.now());
  });
  keepSoon();
}
