import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';
import { pageBefore } from '../../../lib/page-before.ts';

/** One page of what people have written; the page before stays until it has come. */
export function useReceivedFeedback(page: number) {
  const queryKey = ['platform-admin', 'feedback', page];
  return useQuery({
    ...ASKED,
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call('GET /super-admin/feedback', { query: { page: String(page) }, signal })).data,
    placeholderData: (previous, query) => pageBefore(previous, query?.queryKey, queryKey),
  });
}
