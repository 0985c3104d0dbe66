import { parseSearch } from '../../lib/query-string.ts';
import { taskListRequest } from './api/task-requests.ts';
import { filtersToBringBack } from './kept-filters.ts';
import { onlyFilters, parseTaskSearch } from './task-search.ts';

/**
 * The first request of the dashboard at such an address: that of its list, with the filters it will come up with.
 *
 * @param state what the router has kept with the address in the browser's history
 */
export function firstTaskRequest(userId: number, search: string, state: { filters?: string }) {
  const asked = onlyFilters(parseTaskSearch(parseSearch(search)));
  return taskListRequest(filtersToBringBack(userId, asked, state) ?? asked);
}
