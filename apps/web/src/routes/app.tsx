import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { INVITATION_KEYS } from '../features/invitations/invitation-keys.public.ts';
import { refreshNotifications } from '../features/notifications/api/notification-refresh.ts';
import { AppFrame } from '../features/shell/AppFrame.tsx';
import { applyTaskEvent } from '../features/tasks/api/task-events.ts';
import { refreshTaskUpdates } from '../features/tasks/api/task-updates.ts';
import { api } from '../lib/api.ts';
import { type LiveEvent, listenToEvents } from '../lib/live-events.ts';
import { queryClient } from '../lib/query-client.ts';
import { updateSessionUser, useHasLeft } from '../lib/session.ts';

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
        onEvent: dispatch,
        onReconnect: () => queryClient.invalidateQueries(),
        onConnectedChange: setLive,
      }),
    [],
  );
  return isLive;
}

function dispatch(event: LiveEvent): void {
  if (event.kind.startsWith('task.') || event.kind === 'tasks.changed') applyTaskEvent(queryClient, event);
  refreshTaskUpdates(queryClient, event);
  if (event.kind === 'notification.created') {
    refreshNotifications(queryClient);
    // It may say that an invitation has been answered; read again only while somebody looks at them.
    queryClient.invalidateQueries({ queryKey: INVITATION_KEYS.sent });
  }
  if (event.kind === 'invitations.changed') {
    queryClient.invalidateQueries({ queryKey: INVITATION_KEYS.received });
    queryClient.invalidateQueries({ queryKey: INVITATION_KEYS.openCount });
  }
  // Asked for once more: only a 401 ends the session, and this call is the quickest way to one.
  if (event.kind === 'session.ended') queryClient.invalidateQueries({ queryKey: ['me'] });
}
