import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import { mayPass } from './api-errors.ts';
import { onSessionGone } from './session.ts';

const MOST_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Live events say what changed; this only bounds what a missed one can cost.
      staleTime: 60_000,
      retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Without a network a read waits for it. Where there is nothing to show meanwhile, it fails instead, so that the screen says
 * why it is empty; it is asked for again once the connection is back, as all is (routes/app.tsx).
 */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { fetchStatus, data } = query.state;
  if (type === 'updated' && fetchStatus === 'paused' && data === undefined) queueMicrotask(() => giveUp(query));
});

async function giveUp(query: Query): Promise<void> {
  if (query.state.fetchStatus !== 'paused') return;
  await query.cancel({ silent: true });
  // What was kept of an earlier visit may have come meanwhile.
  if (query.state.data !== undefined) return;
  query.setState({ status: 'error', fetchStatus: 'idle', error: new ApiError(0, {}, null) });
}

// The next person on this machine must not see the last one's data.
onSessionGone(() => queryClient.clear());
