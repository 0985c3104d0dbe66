import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';

/** Where the query cache keeps people, and in which form. */
export type PeoplePages = InfiniteData<Answer<'GET /users'>, string | null>;

export const PEOPLE_KEYS = {
  all: ['people'] as const,
  lists: ['people', 'list'] as const,
  list: (search: string) => ['people', 'list', search] as const,
  detail: (id: number) => ['people', 'detail', id] as const,
};
