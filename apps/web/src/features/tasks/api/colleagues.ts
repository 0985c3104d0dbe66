import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Colleague } from '@taskwell/contract/schemas/people';
import { api } from '../../../lib/api.ts';
import { localStore, parseStored } from '../../../lib/storage.ts';

/** As many as one page may hold, so that leaving people out of a picker does not leave it empty. */
export const MOST_COLLEAGUES = LIMITS.pageSizeMax;

/** Colleagues that match a search, for pickers. */
export function useColleagues(search: string, isEnabled = true) {
  return useQuery({
    queryKey: ['colleagues', search],
    queryFn: async ({ signal }) =>
      (await api.call('GET /users/employees', { query: { search, limit: String(MOST_COLLEAGUES) }, signal })).data,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}

/** What pickers show of a person. */
export type Person = Pick<Colleague, 'id' | 'name' | 'email'>;

/** Up to five recently chosen people, newest first, per user of this browser (SPEC §3 'Stored on the client'). */
export function recentColleagues(userId: number): Person[] {
  const stored = parseStored(localStore.get(recentKey(userId)));
  return Array.isArray(stored) ? stored.filter(isPerson).slice(0, LIMITS.recentEmployees) : [];
}

export function rememberColleague(userId: number, { id, name, email }: Person): void {
  const others = recentColleagues(userId).filter((other) => other.id !== id);
  localStore.set(recentKey(userId), JSON.stringify([{ id, name, email }, ...others].slice(0, LIMITS.recentEmployees)));
}

function recentKey(userId: number): string {
  return `recentEmployees:${userId}`;
}

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email } = value as Partial<Person>;
  return typeof id === 'number' && typeof name === 'string' && typeof email === 'string';
}
