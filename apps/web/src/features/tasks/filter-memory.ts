import { type HistoryState, redirect } from '@tanstack/react-router';
import { currentSession } from '../../lib/session.ts';
import { filtersToBringBack, forgetFilters, isEmpty, keepFilters } from './kept-filters.ts';
import { onlyFilters, type TaskSearch } from './task-search.ts';

interface Visit {
  search: TaskSearch;
  location: { hash: string; state: HistoryState };
  preload: boolean;
}

/**
 * The dashboard's last filters come back whenever it is opened without any, and are forgotten only when somebody takes
 * the last one away. Asked before every view of it, so that nothing is loaded for another one first. The archive has
 * other filters: these are neither kept nor replaced.
 */
export function rememberFilters({ search, location, preload }: Visit): void {
  const session = currentSession();
  const filters = onlyFilters(search);
  if (session === null || filters.archived) return;
  const { id } = session.user;
  if (!isEmpty(filters)) {
    if (!preload) keepFilters(id, filters);
    return;
  }
  if (location.state.filters === 'chosen') forgetFilters(id);
  const back = filtersToBringBack(id, filters, location.state);
  const { hash, state } = location;
  if (back) throw redirect({ to: '/dashboard', search: { ...back, ...search }, hash, state, replace: true });
}
