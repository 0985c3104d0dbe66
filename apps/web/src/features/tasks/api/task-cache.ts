import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_KEYS, type TaskPage, type TaskPages } from './task-keys.ts';

/** The query cache as the one copy of every task on screen: changes are written here at once and taken back from here. */

const [TASK_SCOPE] = TASK_KEYS.lists;

/** The newest version of a task that any query holds. */
export function findCachedTask(client: QueryClient, id: number): Task | undefined {
  let newest = client.getQueryData<Task>(TASK_KEYS.detail(id));
  for (const [, pages] of client.getQueriesData<TaskPages>({ queryKey: TASK_KEYS.lists })) {
    const found = pages && findInPages(pages, id);
    if (found && (newest === undefined || found.version > newest.version)) newest = found;
  }
  return newest;
}

/** Writes a task over every copy of it. Lists keep their order and length until they are read again. */
export function putCachedTask(client: QueryClient, task: Task): void {
  client.setQueryData<Task>(TASK_KEYS.detail(task.id), (old) => old && task);
  changeLists(client, task.id, (page, old) => ({
    ...page,
    data: page.data.map((other) => (other.id === task.id ? task : other)),
    counts: recounted(page.counts, old.status, task.status),
  }));
}

export function removeCachedTask(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: TASK_KEYS.detail(id), exact: true });
  removeFromLists(client, id);
}

export function removeFromLists(client: QueryClient, id: number): void {
  changeLists(client, id, (page, old) => ({
    ...page,
    data: page.data.filter((task) => task.id !== id),
    counts: recounted(page.counts, old.status, null),
    pagination: { ...page.pagination, total: Math.max(0, page.pagination.total - 1) },
  }));
}

/** Changes every page of each list that holds the task: totals and counts stand on all of them. */
function changeLists(client: QueryClient, id: number, change: (page: TaskPage, old: Task) => TaskPage): void {
  client.setQueriesData<TaskPages>({ queryKey: TASK_KEYS.lists }, (pages) => {
    const old = pages && findInPages(pages, id);
    return old ? { ...pages, pages: pages.pages.map((page) => change(page, old)) } : pages;
  });
}

function findInPages(pages: TaskPages, id: number): Task | undefined {
  for (const page of pages.pages) {
    const found = page.data.find((task) => task.id === id);
    if (found) return found;
  }
  return undefined;
}

function recounted(counts: TaskPage['counts'], from: TaskStatus, to: TaskStatus | null): TaskPage['counts'] {
  if (from === to) return counts;
  const next = { ...counts, [from]: Math.max(0, counts[from] - 1) };
  if (to !== null) next[to] += 1;
  return next;
}

/** Everything kept under ['tasks', what, id]: the task itself, its comments, its history. */
export function invalidateTask(client: QueryClient, id: number): void {
  client.invalidateQueries({ predicate: ({ queryKey: [scope, , key] }) => scope === TASK_SCOPE && key === id });
}

/** The same for every task; the lists have their own pace (task-refresh.ts). */
export function invalidateTasks(client: QueryClient): void {
  client.invalidateQueries({
    predicate: ({ queryKey: [scope, what] }) => scope === TASK_SCOPE && what !== TASK_KEYS.lists[1],
  });
}

/** The reads that would paint an old value of a task over a change made here. */
export function taskReads(id: number): QueryKey[] {
  return [TASK_KEYS.lists, TASK_KEYS.detail(id)];
}
