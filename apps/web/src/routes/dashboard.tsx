import { readTaskList } from '../features/tasks/api/task-queries.ts';
import { parseTaskSearch } from '../features/tasks/task-search.ts';
import { queryClient } from '../lib/query-client.ts';

export { Dashboard as DashboardRoute } from '../features/tasks/Dashboard.tsx';

/** Reads the first page of what the dashboard shows at such an address, so that it may be there with the screen. */
export function readDashboard(search: Record<string, unknown>): Promise<unknown> {
  return readTaskList(queryClient, parseTaskSearch(search));
}
