import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';

/** One page of what people have written; the page before stays until it has come. */
export function useReceivedFeedback(page: number) {
  return useQuery({
    ...ASKED,
    queryKey: ['platform-admin', 'feedback', page],
    queryFn: async ({ signal }) =>
      (await api.call('GET /super-admin/feedback', { query: { page: String(page) }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
