import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Colleague } from '@taskwell/contract/schemas';
import { api } from '../../../lib/api.ts';
import { localStore, parseStored } from '../../../lib/storage.ts';

/** Colleagues that match a search, for pickers. */
export function useColleagues(search: string) {
  return useQuery({
    queryKey: ['colleagues', search],
    queryFn: async ({ signal }) => (await api.call('GET /users/employees', { query: { search }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Up to five recently chosen people, newest first, per user of this browser (SPEC §3 'Stored on the client'). */
export function recentColleagues(userId: number): Colleague[] {
  const stored = parseStored(localStore.get(recentKey(userId)));
  return Array.isArray(stored) ? stored.filter(isColleague) : [];
}

export function rememberColleague(userId: number, colleague: Colleague): void {
  const others = recentColleagues(userId).filter(({ id }) => id !== colleague.id);
  localStore.set(recentKey(userId), JSON.stringify([colleague, ...others].slice(0, LIMITS.recentEmployees)));
}

function recentKey(userId: number): string {
  return `recentEmployees:${userId}`;
}

function isColleague(value: unknown): value is Colleague {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'email' in value;
}
