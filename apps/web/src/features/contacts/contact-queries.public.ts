import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { api } from '../../lib/api.ts';
import { CONTACT_KEYS, type ContactFilters } from './contact-keys.ts';

/** Shorter searches find nothing (SPEC §5 'Contact search'). */
export function isLongEnough(search: string): boolean {
  return search === '' || search.length >= LIMITS.contactSearchMinimum;
}

export function useContacts(filters: ContactFilters) {
  return useInfiniteQuery({
    queryKey: CONTACT_KEYS.list(filters),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /contacts', { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useContact(id: number, known: Contact | undefined) {
  return useQuery({
    queryKey: CONTACT_KEYS.detail(id),
    queryFn: async ({ signal }) => (await api.call('GET /contacts/{id}', { params: { id }, signal })).data,
    ...(known && { initialData: known }),
  });
}

/** For pickers: those added last, or those that a search of enough characters finds. */
export function useContactSuggestions(search: string, isEnabled: boolean) {
  const recent = useQuery({ ...recentQuery, enabled: isEnabled });
  const found = useQuery({
    queryKey: CONTACT_KEYS.found(search),
    queryFn: async ({ signal }) => (await api.call('GET /contacts/search', { query: { q: search }, signal })).data,
    enabled: isEnabled && search.length >= LIMITS.contactSearchMinimum,
    placeholderData: keepPreviousData,
  });
  if (search === '') return { ...recent, data: recent.data ?? [] };
  return { ...found, data: isLongEnough(search) ? (found.data ?? []) : [] };
}

/** Whether the person has any contact; unknown until the server has answered. */
export function useHasContacts(isEnabled: boolean): boolean | undefined {
  const { data } = useQuery({ ...recentQuery, enabled: isEnabled });
  return data && data.length > 0;
}

const recentQuery = {
  queryKey: CONTACT_KEYS.recent,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await api.call('GET /contacts', { query: { limit: String(LIMITS.pageSizeMax) }, signal });
    return data.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  },
};
