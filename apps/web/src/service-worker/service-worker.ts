import type { PushMessage } from '@taskwell/contract/push';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * Opens the app without a network: it keeps the page and the files of one build (decision 43). It never sees what the
 * server answers to a call: those go past it. It also shows the notifications that are pushed to this browser (decision 44).
 *
 * A newer build installs beside it and takes over once no window of this one is open, so a page always finds the files
 * that it was built with.
 */

declare const self: ServiceWorkerGlobalScope;
/** The build puts them in (build/service-worker.ts). */
declare const FILES: { url: string; revision: string | null; integrity: string }[];
declare const SERVER_PATHS: string[];
/** Where the page is the same for all addresses but that of the landing page. */
declare const PAGE: string;

/** A page that takes longer to come is opened as it was kept. */
const PAGE_MILLISECONDS = 4_000;
/** For a window to say that it opens what it was asked to. */
const ANSWER_MILLISECONDS = 1_000;

// Asked first, so that no page is taken from what is kept as long as a newer one may be had.
registerRoute(new NavigationRoute(({ request }) => page(request), { denylist: SERVER_PATHS.map(startsWith) }));
precache(FILES);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

function startsWith(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.]/g, '\\.')}`);
}

/** From the server; as it was kept where that cannot be reached, or is slow and no newer one is known of. */
async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  const kept = () => matchPrecache(PAGE);
  const isSlow = new Promise<void>((resolve) => {
    setTimeout(resolve, PAGE_MILLISECONDS);
  });
  const first = await Promise.race([answer.catch(() => undefined), isSlow]);
  if (first) return first;
  const hasNewer = self.registration.waiting !== null;
  return (hasNewer ? await answer.catch(kept) : await kept()) ?? answer;
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as PushMessage));
});

/** Whoever looks at the app sees it there. */
async function tell({ title, body, path, tag }: PushMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = '/icons/icon-192.png';
  await self.registration.showNotification(title, { body, tag, icon, badge: icon, data: path });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** In a window that is open, without a reload where the app is drawn in it, or else in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  const isTaken = askToOpen(window, path);
  const focused = await window.focus();
  if (!(await isTaken)) await focused.navigate(path);
}

/** Sign-in and other screens of visitors do not answer. */
function askToOpen(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  window.postMessage({ path }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MILLISECONDS);
  });
}
