import type { Answer } from '@taskwell/contract/operations';
import type { PagedList } from '../../lib/paged-list.ts';

/** Where the query cache keeps the signed-in person's own contacts, and in which form. */
export type ContactPages = PagedList<Answer<'GET /contacts'>>;

export interface ContactFilters {
  type?: 'personal' | 'business';
  search?: string;
}

export const CONTACT_KEYS = {
  all: ['contacts'] as const,
  lists: ['contacts', 'list'] as const,
  list: (filters: ContactFilters) => ['contacts', 'list', filters] as const,
  found: (words: string) => ['contacts', 'found', words] as const,
  recent: ['contacts', 'recent'] as const,
  detail: (id: number) => ['contacts', 'detail', id] as const,
};
