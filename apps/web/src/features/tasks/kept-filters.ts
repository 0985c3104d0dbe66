import { localStore, parseStored } from '../../lib/storage.ts';
import { onlyFilters, parseTaskSearch, type TaskFilters } from './task-search.ts';

/** The dashboard's last filters, per user of this browser (SPEC §3 'Stored on the client'). */

export function keepFilters(userId: number, filters: TaskFilters): void {
  localStore.set(keyFor(userId), JSON.stringify(filters));
}

export function forgetFilters(userId: number): void {
  localStore.remove(keyFor(userId));
}

/**
 * The filters that a view opened with these ones gets in their place; null where it stays as asked for.
 *
 * @param state of the address in the history: filters that were just chosen or kept are meant, even where there are none
 */
export function filtersToBringBack(
  userId: number,
  asked: TaskFilters,
  state: { filters?: string | undefined },
): TaskFilters | null {
  if (!isEmpty(asked) || state.filters !== undefined) return null;
  const kept = storedFilters(userId);
  return isEmpty(kept) ? null : kept;
}

function storedFilters(userId: number): TaskFilters {
  const filters = parseStored(localStore.get(keyFor(userId)));
  return typeof filters === 'object' && filters !== null ? onlyFilters(parseTaskSearch({ ...filters })) : {};
}

function keyFor(userId: number): string {
  return `taskFilters:${userId}`;
}

export function isEmpty(filters: TaskFilters): boolean {
  return Object.keys(filters).length === 0;
}
