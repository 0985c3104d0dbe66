import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import { onSessionGone } from './session.ts';

const MOST_RETRIES = 2;

/** Only what may pass by itself is tried again: no answer, or a server that says so. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

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

// The next person on this machine must not see the last one's data.
onSessionGone(() => queryClient.clear());
