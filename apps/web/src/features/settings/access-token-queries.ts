import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCESS_TOKEN_MESSAGES } from '@taskwell/contract/access-tokens';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';

const TOKENS_KEY = ['own-access-tokens'] as const;

export function useAccessTokens() {
  return useQuery({
    queryKey: TOKENS_KEY,
    queryFn: async ({ signal }) => (await api.call('GET /auth/tokens', { signal })).data,
    // Who looks wants to know when each was used last.
    staleTime: 0,
  });
}

export function refreshAccessTokens(client: QueryClient): void {
  client.invalidateQueries({ queryKey: TOKENS_KEY });
}

export function useAccessTokenRevocation() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => api.call('DELETE /auth/tokens/{id}', { params: { id } }),
    onSuccess: () => notify({ tone: 'success', text: ACCESS_TOKEN_MESSAGES.revoked }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, ACCESS_TOKEN_MESSAGES.revoke) }),
    onSettled: () => refreshAccessTokens(client),
  });
  return mutate;
}
