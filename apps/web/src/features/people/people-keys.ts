import type { Answer } from '@taskwell/contract/operations';
import type { PagedList } from '../../lib/paged-list.ts';

/** Where the query cache keeps people, and in which form. */
export type PeoplePages = PagedList<Answer<'GET /users'>>;

export const PEOPLE_KEYS = {
  all: ['people'] as const,
  lists: ['people', 'list'] as const,
  list: (search: string) => ['people', 'list', search] as const,
  detail: (id: number) => ['people', 'detail', id] as const,
  /** What everybody in the company may read, for pickers. */
  allColleagues: ['colleagues'] as const,
  colleagues: (search: string) => ['colleagues', search] as const,
  colleaguesNamed: (name: string) => ['colleagues', 'named', name.toLowerCase()] as const,
};
