import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { SignInSession } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { SESSIONS_KEY } from './session-queries.ts';

/** For what ends the other sessions as well: a changed password or address. */
export function refreshSessions(client: QueryClient): void {
  client.invalidateQueries({ queryKey: SESSIONS_KEY });
}

/** Gone at once; a failure brings the list back and says why. */
export function useSessionEnd() {
  const client = useQueryClient();
  return {
    endOne: ({ id }: SignInSession) =>
      end(client, {
        isKept: (session) => session.id !== id,
        send: () => api.call('DELETE /auth/sessions/{id}', { params: { id } }),
        success: SUCCESSES.sessionEnded,
      }),
    endOthers: () =>
      end(client, {
        isKept: ({ isCurrent }) => isCurrent,
        send: () => api.call('DELETE /auth/sessions'),
        success: SUCCESSES.otherSessionsEnded,
      }),
  };
}

interface SessionEnd {
  isKept: (session: SignInSession) => boolean;
  send: () => Promise<unknown>;
  success: string;
}

function end(client: QueryClient, { isKept, send, success }: SessionEnd): Promise<void> {
  return changeOptimistically(client, {
    reads: [SESSIONS_KEY],
    apply: () => client.setQueryData<SignInSession[]>(SESSIONS_KEY, (sessions) => sessions?.filter(isKept)),
    send,
    confirm: () => notify({ tone: 'success', text: success }),
    report: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.endSession) }),
    settle: () => refreshSessions(client),
  });
}
