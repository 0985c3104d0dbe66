import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { SUCCESSES } from '@taskwell/contract/messages';
import type { Answer } from '@taskwell/contract/operations';
import type { ReceivedInvitation, SentInvitation } from '@taskwell/contract/schemas/invitations';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { type PagedList, withoutItem, withReplacedItem } from '../../lib/paged-list.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';
import { type Reply, replyFailure, sendReply } from './reply-changes.ts';

type ReceivedPages = PagedList<Answer<'GET /task-invitations/user/received'>>;
type SentPages = PagedList<Answer<'GET /task-invitations/user/sent'>>;

export interface InvitationChanges {
  /** `onAccepted` offers the way to the task. */
  reply: (invitation: ReceivedInvitation, reply: Reply, onOpen: () => void) => Promise<void>;
  takeBack: (invitation: SentInvitation) => Promise<void>;
}

/** Optimistic; a failure reads everything again, which rolls it back, and says why. */
export function useInvitationChanges(): InvitationChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      reply: (invitation, choice, onOpen) => replyTo(client, invitation, choice, onOpen),
      takeBack: (invitation) => takeBack(client, invitation),
    }),
    [client],
  );
}

async function replyTo(client: QueryClient, { id }: ReceivedInvitation, choice: Reply, onOpen: () => void) {
  await change<ReceivedPages>(client, {
    key: INVITATION_KEYS.received,
    id,
    apply: (list) => withoutItem(list, id),
    send: async () => {
      await sendReply(String(id), choice);
      if (choice === 'decline') notify({ tone: 'success', text: SUCCESSES.invitationDeclined });
      else {
        client.invalidateQueries({ queryKey: TASK_KEYS.all });
        const action = { label: 'Open task', run: onOpen };
        notify({ tone: 'success', text: SUCCESSES.invitationAccepted, action });
      }
    },
    failure: (error) => replyFailure(error, choice),
  });
}

async function takeBack(client: QueryClient, invitation: SentInvitation) {
  const { id } = invitation;
  await change<SentPages>(client, {
    key: INVITATION_KEYS.sent,
    id,
    apply: (list) => withReplacedItem(list, { ...invitation, status: 'CANCELLED' }),
    send: async () => {
      await api.call('DELETE /task-invitations/{id}', { params: { id } });
      notify({ tone: 'success', text: TASK_SUCCESSES.invitationCancelled });
    },
    failure: (error) => failureSentence(error, TASK_FAILURES.takeBackInvitation),
  });
}

interface Change<List> {
  key: readonly string[];
  id: number;
  apply: (list: List) => List;
  send: () => Promise<void>;
  failure: (error: unknown) => string;
}

function change<List>(client: QueryClient, { key, id, apply, send, failure }: Change<List>): Promise<void> {
  return changeOptimistically(client, {
    scope: `invitation ${id}`,
    reads: [key],
    apply: () => {
      client.setQueryData<List>(key, (list) => list && apply(list));
    },
    send,
    report: (error) => notify({ tone: 'danger', text: failure(error) }),
    // Takes back what was painted, where it was refused.
    settle: () => client.invalidateQueries({ queryKey: INVITATION_KEYS.all }),
  });
}
