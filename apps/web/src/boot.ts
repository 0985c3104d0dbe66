import { requestFor } from '@taskwell/client/client';
import type { OperationName } from '@taskwell/contract/operations';
import { firstTaskRequest } from './features/tasks/first-tasks.public.ts';
import { applyAppearance } from './lib/appearance.ts';
import { askEarly } from './lib/early-answers.ts';
import { pause } from './lib/pause.ts';
import { EARLY_SERVER } from './lib/server-address.ts';
import { type Session, storedSession } from './lib/stored-session.ts';
import { isAppScreen, screenOf } from './screens.ts';

/**
 * The first that runs of every page, within index.html (build/page.ts puts it there), before any file of the
 * application has come: it sets how the page looks, asks for the screen's code and first data, and shows the frame.
 * Whatever it gets wrong costs time alone: the application asks for what it needs itself.
 */

/** Files of each screen beyond those of all; the build knows them. */
declare const SCREEN_FILES: Record<string, string[]>;

/** A stream that takes longer to open holds nothing up. */
const LONGEST_WAIT_MILLISECONDS = 1_500;

/** The numbers of each start page. */
const OVERVIEW_OF: Record<string, OperationName> = {
  admin: 'GET /overview/company',
  employee: 'GET /overview/mine',
  'personal-dashboard': 'GET /overview/mine',
};

applyAppearance();
const session = storedSession();
const screen = screenOf(location.pathname, Object.keys(SCREEN_FILES), session !== null);
for (const file of SCREEN_FILES[screen] ?? []) preloadFile(file);
askForFirstData(session);
if (isAppScreen(screen)) document.documentElement.setAttribute('data-frame', screen);

function preloadFile(file: string): void {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = file;
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  document.head.append(link);
}

function askForFirstData(signedIn: Session | null): void {
  const token = signedIn?.token ?? null;
  ask('GET /config');
  if (signedIn === null || !isAppScreen(screen)) return;
  const { id, companyId } = signedIn.user;
  ask('GET /auth/me');
  // Read once the stream is open, as the server opens it: what changes from then on is told, so nothing is missed.
  const isLive = Promise.race([ask('GET /events'), pause(LONGEST_WAIT_MILLISECONDS)]);
  if (companyId === null) return;
  if (screen === 'dashboard') {
    const { operation, query } = firstTaskRequest(id, location.search, history.state ?? {});
    ask(operation, query, isLive);
  }
  const overview = OVERVIEW_OF[screen];
  if (overview) ask(overview, {}, isLive);
  ask('GET /notifications/unread-count', {}, isLive);

  function ask(operation: OperationName, query: Record<string, string> = {}, after?: Promise<unknown>) {
    const { address, init } = requestFor(operation, { query }, token, EARLY_SERVER);
    return askEarly(address, init, after);
  }
}
