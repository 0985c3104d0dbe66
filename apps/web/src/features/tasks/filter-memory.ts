import { type HistoryState, redirect } from '@tanstack/react-router';
import { currentSession } from '../../lib/session.ts';
import { localStore, parseStored } from '../../lib/storage.ts';
import { onlyFilters, parseTaskSearch, type TaskFilters, type TaskSearch } from './task-search.ts';

interface Visit {
  search: TaskSearch;
  location: { hash: string; state: HistoryState };
  preload: boolean;
}

/**
 * The dashboard's last filters, per user of this browser (SPEC §3 'Stored on the client'): they come back whenever it is
 * opened without any, and are forgotten only when somebody takes the last one away. Asked before every view of it, so
 * that nothing is loaded for another one first. The archive has other filters: these are neither kept nor replaced.
 */
export function rememberFilters({ search, location, preload }: Visit): void {
  const session = currentSession();
  const filters = onlyFilters(search);
  if (session === null || filters.archived) return;
  const key = `taskFilters:${session.user.id}`;

  if (!isEmpty(filters)) {
    if (!preload) localStore.set(key, JSON.stringify(filters));
  } else if (location.state.filters === 'chosen') {
    localStore.remove(key);
  } else if (location.state.filters !== 'kept') {
    const remembered = stored(key);
    const { hash, state } = location;
    if (isEmpty(remembered)) return;
    throw redirect({ to: '/dashboard', search: { ...remembered, ...search }, hash, state, replace: true });
  }
}

function stored(key: string): TaskFilters {
  const filters = parseStored(localStore.get(key));
  return typeof filters === 'object' && filters !== null ? onlyFilters(parseTaskSearch({ ...filters })) : {};
}

function isEmpty(filters: TaskFilters): boolean {
  return Object.keys(filters).length === 0;
}
