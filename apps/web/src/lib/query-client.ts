import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import { mayPass } from './api-errors.ts';
import { onSessionGone } from './session.ts';

const MOST_RETRIES = 2;

/**
 * A query client that loses no invalidation. TanStack's takes a first answer that is under way for one to what became
 * outdated meanwhile: what changed between the server's reading and the answer's arrival would never be shown. Here it is
 * read once more behind that answer.
 */
export class LosslessQueryClient extends QueryClient {
  readonly #outdated = new WeakSet<Query>();

  constructor(config?: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !this.#outdated.delete(event.query)) return;
      const { queryKey } = event.query;
      queueMicrotask(() => this.invalidateQueries({ queryKey, exact: true }));
    });
  }

  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters as InvalidateQueryFilters)) {
      const { fetchStatus, data } = query.state;
      if (fetchStatus === 'fetching' && data === undefined) this.#outdated.add(query);
    }
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new LosslessQueryClient({
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
