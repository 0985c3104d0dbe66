import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { SignInSession } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { SESSIONS_KEY } from './session-queries.ts';

/** For what ends the other sessions as well: a changed password or address. */
export function refreshSessions(client: QueryClient): void {
  client.invalidateQueries({ queryKey: SESSIONS_KEY });
}

/** Gone at once; a failure brings the list back and says why. */
export function useSessionEnd() {
  const client = useQueryClient();
  const settled = { onSettled: () => refreshSessions(client) };
  const endOne = useMutation({
    mutationFn: ({ id }: SignInSession) => api.call('DELETE /auth/sessions/{id}', { params: { id } }),
    onMutate: ({ id }) => keepOnly(client, (session) => session.id !== id),
    onSuccess: () => notify({ tone: 'success', text: SUCCESSES.sessionEnded }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.endSession) }),
    ...settled,
  });
  const endOthers = useMutation({
    mutationFn: () => api.call('DELETE /auth/sessions'),
    onMutate: () => keepOnly(client, (session) => session.isCurrent),
    onSuccess: () => notify({ tone: 'success', text: SUCCESSES.otherSessionsEnded }),
    onError: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.endSession) }),
    ...settled,
  });
  return { endOne: endOne.mutate, endOthers: () => endOthers.mutate() };
}

async function keepOnly(client: QueryClient, isKept: (session: SignInSession) => boolean): Promise<void> {
  await client.cancelQueries({ queryKey: SESSIONS_KEY });
  client.setQueryData<SignInSession[]>(SESSIONS_KEY, (sessions) => sessions?.filter(isKept));
}
