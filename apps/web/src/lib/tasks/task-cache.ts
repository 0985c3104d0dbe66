import type { QueryClient } from '@tanstack/react-query';
import type { TaskStatus } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { isNotFound } from '../api-errors.ts';
import { changePagedLists, findItem, mapPages, withoutItem, withReplacedItem } from '../paged-list.ts';
import { versionAfterOwnChanges } from './own-versions.ts';
import { findInCalendar, showInCalendar, type TaskCalendar } from './task-calendar.ts';
import { TASK_KEYS, type TaskPage, type TaskPages } from './task-keys.ts';
import { type ShownTask, tasksUnderWay, withPaints } from './task-paints.ts';

/** The query cache as the one copy of every task on screen: whatever comes from the server is shown through here. */

const [TASK_SCOPE] = TASK_KEYS.all;

/** The newest version of a task that any query holds. */
export function findCachedTask(client: QueryClient, id: number): Task | undefined {
  return cachedCopies(client, id).reduce<Task | undefined>(
    (newest, copy) => (newest === undefined || copy.version > newest.version ? copy : newest),
    undefined,
  );
}

/**
 * Whether everything on the screen has this version of the task, or a newer one: a list that was read again may be ahead of
 * the open task. False where nothing shows it.
 */
export function isShownAsOf(client: QueryClient, id: number, version: number): boolean {
  const copies = cachedCopies(client, id);
  return copies.length > 0 && copies.every((copy) => copy.version >= version);
}

function cachedCopies(client: QueryClient, id: number): Task[] {
  const lists = client.getQueriesData<TaskPages>({ queryKey: TASK_KEYS.lists });
  const calendars = client.getQueriesData<TaskCalendar>({ queryKey: TASK_KEYS.calendars });
  return [
    client.getQueryData<Task>(TASK_KEYS.detail(id)),
    ...lists.map(([, pages]) => pages && findItem(pages, id)),
    ...calendars.map(([, calendar]) => calendar && findInCalendar(calendar, id)),
  ].filter((copy) => copy !== undefined);
}

/**
 * Shows a task that has come from the server wherever it stands, with every change of it that is under way. Lists keep
 * their order and length until they are read again.
 */
export function showTask(client: QueryClient, fromServer: Task): void {
  const before = findCachedTask(client, fromServer.id);
  const shown = withPaints(fromServer);
  changeCalendars(client, (calendar) => showInCalendar(calendar, before, shown));
  if (!isTaskGone(client, fromServer.id)) {
    client.setQueryData<Task>(TASK_KEYS.detail(fromServer.id), (old) => old && shown.task);
  }
  changePagedLists<TaskPage>(client, TASK_KEYS.lists, (pages) => showInList(pages, shown));
}

/** Whether the open task was asked for again, and is none by now, or none that the person may see. */
export function isTaskGone(client: QueryClient, id: number): boolean {
  return isNotFound(client.getQueryState(TASK_KEYS.detail(id))?.error);
}

/** A page of tasks that has been read, with the changes under way. */
export function showPage(client: QueryClient, page: TaskPage): TaskPage {
  const read: TaskPages = { pages: [page], pageParams: [null] };
  const { pages } = page.data.map((task) => shownAs(client, task)).reduce(showInList, read);
  return pages[0] ?? page;
}

/**
 * How a task that has been read is shown. An answer may be older than one to a change made here, which it was on its way
 * beside: what is newer stays, so that nobody's next press is made on what is over.
 */
function shownAs(client: QueryClient, read: Task): ShownTask {
  const shown = withPaints(read);
  const isOver = versionAfterOwnChanges(read.id, read.version) > read.version;
  return { ...shown, task: (isOver && findCachedTask(client, read.id)) || shown.task };
}

/** What is due on some days, just read, with the changes under way. */
export function showCalendar(client: QueryClient, calendar: TaskCalendar): TaskCalendar {
  const read = calendar.days.flatMap(({ tasks }) => tasks).map((task) => ({ task, shown: shownAs(client, task) }));
  const shown = read.reduce((days, change) => showInCalendar(days, change.task, change.shown), calendar);
  return tasksUnderWay().reduce((days, task) => showInCalendar(days, task, withPaints(task)), shown);
}

function changeCalendars(client: QueryClient, change: (calendar: TaskCalendar) => TaskCalendar): void {
  client.setQueriesData<TaskCalendar>({ queryKey: TASK_KEYS.calendars }, (calendar) => {
    const next = calendar && change(calendar);
    return next === calendar ? undefined : next;
  });
}

/** What was read with something else; where there is a newer one already, that stays. */
export function keepTasks(client: QueryClient, tasks: readonly Task[]): void {
  for (const fromServer of tasks) {
    const { task } = withPaints(fromServer);
    client.setQueryData<Task>(TASK_KEYS.detail(task.id), (old) => (old && old.version >= task.version ? old : task));
  }
}

export function removeCachedTask(client: QueryClient, id: number): void {
  removeFromLists(client, id);
  client.removeQueries({ queryKey: TASK_KEYS.detail(id), exact: true });
}

export function removeFromLists(client: QueryClient, id: number): void {
  const task = findCachedTask(client, id);
  if (task) changeCalendars(client, (calendar) => showInCalendar(calendar, task, { task, isListed: false }));
  changePagedLists<TaskPage>(client, TASK_KEYS.lists, (pages) => withoutTask(pages, id));
}

/** The list as it was, where it does not hold the task. */
function showInList(pages: TaskPages, { task, isListed }: ShownTask): TaskPages {
  const old = findItem(pages, task.id);
  if (old === undefined || old === task) return pages;
  if (!isListed) return withoutTask(pages, task.id);
  return withCountMoved(withReplacedItem(pages, task), old.status, task.status);
}

function withoutTask(pages: TaskPages, id: number): TaskPages {
  const old = findItem(pages, id);
  return old ? withCountMoved(withoutItem(pages, id), old.status, null) : pages;
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

const PACED: readonly unknown[] = [TASK_KEYS.lists[1], TASK_KEYS.calendars[1]];

/** The same for every task; lists and calendars have their own pace (task-refresh.ts). */
export function invalidateTasks(client: QueryClient): void {
  client.invalidateQueries({
    predicate: ({ queryKey: [scope, what] }) => scope === TASK_SCOPE && !PACED.includes(what),
  });
}
