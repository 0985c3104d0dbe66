import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Answer } from '@taskwell/contract/operations';
import type { ReceivedInvitation, SentInvitation } from '@taskwell/contract/schemas/invitations';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentence } from '../../lib/form.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { notify } from '../../ui/notices.ts';
import { INVITATION_KEYS } from './invitation-keys.public.ts';
import { type Reply, replyFailure, sendReply } from './invitation-response.ts';

const PAGE_SIZE = '20';

type Page<T> = { data: T[]; pagination: Answer<'GET /task-invitations/user/sent'>['pagination'] };
type Pages<T> = InfiniteData<Page<T>, string | null>;

/** The live stream tells of what changes, but not while a screen is away; who opens this one wants what is true now. */
const PAGED = { initialPageParam: null as string | null, staleTime: 0 };

function pageAfter(cursor: string | null) {
  return { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
}

export function useReceivedInvitations() {
  return useInfiniteQuery({
    ...PAGED,
    queryKey: INVITATION_KEYS.received,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /task-invitations/user/received', {
        query: { ...pageAfter(pageParam), status: 'PENDING' },
        signal,
      }),
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

export function useSentInvitations() {
  return useInfiniteQuery({
    ...PAGED,
    queryKey: INVITATION_KEYS.sent,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /task-invitations/user/sent', { query: pageAfter(pageParam), signal }),
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

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
  await change<ReceivedInvitation>(client, {
    key: INVITATION_KEYS.received,
    id,
    apply: (page) => withoutOne(page, id),
    send: async () => {
      await sendReply(String(id), choice);
      if (choice === 'decline') notify({ tone: 'success', text: SUCCESSES.invitationDeclined });
      else {
        client.invalidateQueries({ queryKey: ['tasks'] });
        const action = { label: 'Open task', run: onOpen };
        notify({ tone: 'success', text: SUCCESSES.invitationAccepted, action });
      }
    },
    failure: (error) => replyFailure(error, choice),
  });
}

async function takeBack(client: QueryClient, { id }: SentInvitation) {
  await change<SentInvitation>(client, {
    key: INVITATION_KEYS.sent,
    id,
    apply: (page) => ({
      ...page,
      data: page.data.map((one) => (one.id === id ? { ...one, status: 'CANCELLED' } : one)),
    }),
    send: async () => {
      await api.call('DELETE /task-invitations/{id}', { params: { id } });
      notify({ tone: 'success', text: SUCCESSES.invitationCancelled });
    },
    failure: (error) => failureSentence(error, FAILURES.takeBackInvitation),
  });
}

function withoutOne<T extends { id: number }>(page: Page<T>, id: number): Page<T> {
  const total = Math.max(0, page.pagination.total - 1);
  return { data: page.data.filter((one) => one.id !== id), pagination: { ...page.pagination, total } };
}

interface Change<T> {
  key: readonly string[];
  id: number;
  apply: (page: Page<T>) => Page<T>;
  send: () => Promise<void>;
  failure: (error: unknown) => string;
}

function change<T>(client: QueryClient, { key, id, apply, send, failure }: Change<T>): Promise<void> {
  return changeOptimistically(client, {
    scope: `invitation ${id}`,
    reads: [key],
    apply: () => {
      client.setQueryData<Pages<T>>(key, (pages) => pages && { ...pages, pages: pages.pages.map(apply) });
    },
    send,
    report: (error) => notify({ tone: 'danger', text: failure(error) }),
    // Takes back what was painted, where it was refused.
    settle: () => client.invalidateQueries({ queryKey: INVITATION_KEYS.all }),
  });
}
