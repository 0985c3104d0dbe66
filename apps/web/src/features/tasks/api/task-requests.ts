import { LIMITS } from '@taskwell/contract/limits';
import { chosenStatuses, type TaskFilters } from '../task-search.ts';

/** The address's filters as GET /tasks takes them. */
export function filtersOf(search: TaskFilters) {
  const statuses = chosenStatuses(search);
  return {
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(search.search && { search: search.search.slice(0, LIMITS.searchLength) }),
    ...(search.priority && { priority: search.priority }),
    ...(search.dueDateFilter && { dueDateFilter: search.dueDateFilter }),
    ...(search.type && { type: search.type }),
    ...(search.assigneeId && { assigneeId: search.assigneeId }),
    ...(search.sortBy && { sortBy: search.sortBy }),
  };
}

/** The first page is short, so that it is there at once; the others are as long as they may be. */
function pageOf(cursor: string | null): { limit?: string; cursor?: string } {
  return cursor === null ? {} : { cursor, limit: String(LIMITS.pageSizeMax) };
}

/** The call that reads one page of a list, the archive's or that of the active tasks. */
export function taskListRequest(search: TaskFilters, cursor: string | null = null) {
  const operation = search.archived === undefined ? ('GET /tasks' as const) : ('GET /task-archive/archived' as const);
  return { operation, query: { ...filtersOf(search), ...pageOf(cursor) } };
}
