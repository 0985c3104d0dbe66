import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { changePagedLists, findItem, mapPages, withoutItem, withReplacedItem } from '../paged-list.ts';
import { TASK_KEYS, type TaskPage, type TaskPages } from './task-keys.ts';

/** The query cache as the one copy of every task on screen: changes are written here at once and taken back from here. */

const [TASK_SCOPE] = TASK_KEYS.all;

/** The newest version of a task that any query holds. */
export function findCachedTask(client: QueryClient, id: number): Task | undefined {
  let newest = client.getQueryData<Task>(TASK_KEYS.detail(id));
  for (const [, pages] of client.getQueriesData<TaskPages>({ queryKey: TASK_KEYS.lists })) {
    const found = pages && findItem(pages, id);
    if (found && (newest === undefined || found.version > newest.version)) newest = found;
  }
  return newest;
}

/** Writes a task over every copy of it. Lists keep their order and length until they are read again. */
export function putCachedTask(client: QueryClient, task: Task): void {
  client.setQueryData<Task>(TASK_KEYS.detail(task.id), (old) => old && task);
  changeLists(client, task.id, (pages, old) => withCountMoved(withReplacedItem(pages, task), old.status, task.status));
}

/** What was read with something else; where there is a newer one already, that stays. */
export function keepTasks(client: QueryClient, tasks: readonly Task[]): void {
  for (const task of tasks) {
    client.setQueryData<Task>(TASK_KEYS.detail(task.id), (old) => (old && old.version >= task.version ? old : task));
  }
}

export function removeCachedTask(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: TASK_KEYS.detail(id), exact: true });
  removeFromLists(client, id);
}

export function removeFromLists(client: QueryClient, id: number): void {
  changeLists(client, id, (pages, old) => withCountMoved(withoutItem(pages, id), old.status, null));
}

/** Changes each list that holds the task. */
function changeLists(client: QueryClient, id: number, change: (pages: TaskPages, old: Task) => TaskPages): void {
  changePagedLists<TaskPage>(client, TASK_KEYS.lists, (pages) => {
    const old = findItem(pages, id);
    return old ? change(pages, old) : pages;
  });
}

/** The counts per status stand on every page. */
function withCountMoved(pages: TaskPages, from: TaskStatus, to: TaskStatus | null): TaskPages {
  if (from === to) return pages;
  return mapPages(pages, (page) => {
    const counts = { ...page.counts, [from]: Math.max(0, page.counts[from] - 1) };
    if (to !== null) counts[to] += 1;
    return { ...page, counts };
  });
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
