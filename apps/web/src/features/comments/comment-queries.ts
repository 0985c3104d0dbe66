import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';
import type { Comment } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import type { PagedList } from '../../lib/paged-list.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';

export type CommentPage = Answer<'GET /comments/task/{taskId}'>;
export type CommentPages = PagedList<CommentPage>;

const PAGE_SIZE = 10;

/** A task's comments, newest first, a page at a time. */
export function useComments(taskId: number) {
  const query = useInfiniteQuery({
    queryKey: TASK_KEYS.comments(taskId),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /comments/task/{taskId}', {
        params: { taskId },
        query: { limit: String(PAGE_SIZE), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
    // Opened again later: what was there is shown, and asked for again.
    staleTime: 0,
  });
  const comments = useMemo(() => commentsOf(query.data), [query.data]);
  return { query, comments, total: query.data?.pages[0]?.pagination.total };
}

/** A comment that moved between pages while they were read appears once. */
function commentsOf(pages: { pages: CommentPage[] } | undefined): Comment[] {
  const byId = new Map<number, Comment>();
  for (const page of pages?.pages ?? []) {
    for (const comment of page.data) byId.set(comment.id, comment);
  }
  return [...byId.values()];
}
