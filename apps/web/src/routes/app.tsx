import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { INVITATION_EVENTS } from '../features/invitations/invitation-events.ts';
import { NOTIFICATION_EVENTS } from '../features/notifications/notification-events.ts';
import { OVERVIEW_EVENTS } from '../features/overview/overview-events.ts';
import { PEOPLE_EVENTS } from '../features/people/people-events.ts';
import { AppFrame } from '../features/shell/AppFrame.tsx';
import { TASK_EVENTS } from '../features/tasks/api/task-events.ts';
import { api } from '../lib/api.ts';
import { replaceKeptConfig } from '../lib/config.ts';
import { useAfterFirstView } from '../lib/first-view.ts';
import { upToDateUntil } from '../lib/last-seen/up-to-date.ts';
import { type EventHandlers, handleEvent, listenToEvents } from '../lib/live-events.ts';
import { preload } from '../lib/preload.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionGone, updateSessionUser, useHasLeft } from '../lib/session.ts';
import { useDoublePresses } from '../ui/double-press.ts';

const SESSION_EVENTS: EventHandlers = {
  // Asked for once more: only a 401 ends the session, and this call is the quickest way to one.
  'session.ended': (client) => client.invalidateQueries({ queryKey: ['me'] }),
};

/** Who wants to know of what others change. */
const EVENT_HANDLERS = [
  TASK_EVENTS,
  NOTIFICATION_EVENTS,
  INVITATION_EVENTS,
  PEOPLE_EVENTS,
  OVERVIEW_EVENTS,
  SESSION_EVENTS,
];

const importPush = () => import('../lib/push.ts');
const importKeeping = () => import('../lib/last-seen/keep-last-seen.ts');

onSessionGone(() => preload(async () => (await importKeeping()).forgetLastSeen()));

export function AppRoute() {
  // Not once the sign-in screen has come: its code may take a while, or never come.
  if (useHasLeft()) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  useFreshUser();
  const isLive = useLiveUpdates();
  useLastSeen();
  useOpenedNotifications();
  useDoublePresses();
  return (
    <AppFrame isLive={isLive}>
      <Outlet />
    </AppFrame>
  );
}

/** The stored user may be days old: role, names and company are asked for again on every load. */
function useFreshUser(): void {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await api.call('GET /auth/me', { signal })).user,
  });
  useEffect(() => {
    if (data) updateSessionUser(data);
  }, [data]);
}

/** Keeps what is on screen in step with what others change. */
function useLiveUpdates(): boolean {
  const [isLive, setLive] = useState(true);
  useEffect(
    () =>
      listenToEvents({
        onEvent: (event) => handleEvent(EVENT_HANDLERS, queryClient, event),
        onReconnect: () => {
          queryClient.invalidateQueries();
          preload(replaceKeptConfig);
        },
        onConnectedChange: (isConnected) => {
          setLive(isConnected);
          tellUpToDate(isConnected);
        },
      }),
    [],
  );
  return isLive;
}

function tellUpToDate(isConnected: boolean): void {
  if (isConnected) upToDateUntil.set(null);
  else if (upToDateUntil.get() === null) upToDateUntil.set(Date.now());
}

/** Of the device, outside the page: the service worker asks for what one that was pressed leads to. */
function useOpenedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function open({ data, ports: [answer] }: MessageEvent<{ path?: unknown }>): void {
      if (typeof data?.path !== 'string' || !/^\/dashboard(\?task=\d+)?$/.test(data.path)) return;
      answer?.postMessage(true);
      navigate({ href: data.path });
    }
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', open);
    return () => serviceWorker?.removeEventListener('message', open);
  }, [navigate]);
}

/** Keeps what is seen, and the app, for a visit without a network. */
function useLastSeen(): void {
  useAfterFirstView(() => {
    preload(async () => (await importKeeping()).startKeeping());
    preload(async () => (await importPush()).renewPush());
  });
}
