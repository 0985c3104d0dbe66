import { onlineManager } from '@tanstack/react-query';
import { type Config, takeKeptConfig } from '../config.ts';
import { queryClient } from '../query-client.ts';
import { currentSession } from '../session.ts';
import { readKept } from './kept-sessions.ts';
import { type Seen, showSeen } from './seen-queries.ts';
import { upToDateUntil } from './up-to-date.ts';

/**
 * Opens the app as this session last saw it, where the server cannot be reached. Whoever has no session, or has seen
 * nothing, gets nothing: the access gate cannot be asked then, and is as soon as it can (routes/app.tsx).
 *
 * @returns the configuration as it was; null where there is nothing to open
 */
export async function openLastSeen(): Promise<Config | null> {
  const session = currentSession();
  if (session === null || !window.isSecureContext) return null;
  const kept = await readKept(session, Date.now());
  if (kept === null) return null;
  const seen = JSON.parse(kept.text) as Seen;
  // The library takes every page to begin with a network.
  onlineManager.setOnline(navigator.onLine);
  showSeen(queryClient, seen);
  upToDateUntil.set(kept.at);
  return takeKeptConfig(seen.config);
}
