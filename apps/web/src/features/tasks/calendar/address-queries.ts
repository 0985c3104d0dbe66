import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CALENDAR_FEED_MESSAGES } from '@taskwell/contract/calendar-feed';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';

const ADDRESS_KEY = ['own-calendar-address'] as const;

export function useCalendarAddressState() {
  return useQuery({
    queryKey: ADDRESS_KEY,
    queryFn: async ({ signal }) => (await api.call('GET /calendar/address', { signal })).data,
    // Who looks wants to know when it was last read.
    staleTime: 0,
  });
}

export function refreshCalendarAddress(client: QueryClient): void {
  client.invalidateQueries({ queryKey: ADDRESS_KEY });
}

export function useAddressRevocation() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('DELETE /calendar/address'),
    onSuccess: () => notify({ tone: 'success', text: CALENDAR_FEED_MESSAGES.revoked }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, CALENDAR_FEED_MESSAGES.revoke) }),
    onSettled: () => refreshCalendarAddress(client),
  });
  return { revoke: () => mutate(), isRevoking: isPending };
}
