import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import type { Task } from '@taskwell/contract/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findItem } from '../paged-list.ts';
import { sendAfterOwnChanges } from './own-versions.ts';
import { showPage } from './task-cache.ts';
import { changeTasks } from './task-change.ts';
import { TASK_KEYS, type TaskPage, type TaskPages } from './task-keys.ts';
import { withPaints } from './task-paints.ts';

let client: QueryClient;
const LIST = TASK_KEYS.list({});

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
  client.setQueryData<TaskPages>(LIST, { pages: [pageOf(aTask())], pageParams: [null] });
});
afterEach(() => client.clear());

function aTask(more: Partial<Task> = {}): Task {
  return { id: 1, version: 1, title: 'Apples', status: 'TODO', priority: 'LOW', archived: false, ...more } as Task;
}

function pageOf(...data: Task[]): TaskPage {
  const counts = { TODO: 0, IN_PROGRESS: 0, ON_HOLD: 0, COMPLETED: 0, CANCELLED: 0 };
  for (const { status } of data) counts[status] += 1;
  return { data, counts, pagination: { total: data.length, nextCursor: null } } as TaskPage;
}

const shown = () => {
  const list = client.getQueryData<TaskPages>(LIST);
  return list && findItem(list, 1);
};

/** A change that is answered when the test says so. */
function begin(patch: Partial<Task>, hides?: (task: Task) => boolean) {
  const answer = Promise.withResolvers<Task>();
  const done = changeTasks(client, {
    tasks: [shown() ?? aTask()],
    paint: (task) => ({ ...task, ...patch }),
    ...(hides && { hides }),
    send: () => answer.promise,
    answered: (task) => [task],
  });
  return { answer, done };
}

describe('a change of a task under way', () => {
  it('stays on the screen when the change before it is answered', async () => {
    const first = begin({ priority: 'URGENT' });
    const second = begin({ status: 'IN_PROGRESS' });
    first.answer.resolve(aTask({ version: 2, priority: 'URGENT' }));
    await first.done;
    expect(shown()).toMatchObject({ version: 2, priority: 'URGENT', status: 'IN_PROGRESS' });
    second.answer.resolve(aTask({ version: 3, priority: 'URGENT', status: 'IN_PROGRESS', title: 'Pears' }));
    await second.done;
    expect(shown()).toMatchObject({ version: 3, title: 'Pears', status: 'IN_PROGRESS' });
  });

  it('stays on the screen when the task and its list are read again, with what others changed', async () => {
    const change = begin({ status: 'IN_PROGRESS' });
    const read = aTask({ version: 2, title: 'Pears' });
    expect(withPaints(read).task).toMatchObject({ version: 2, title: 'Pears', status: 'IN_PROGRESS' });
    expect(showPage(client, pageOf(read))).toMatchObject({
      data: [{ title: 'Pears', status: 'IN_PROGRESS' }],
      counts: { TODO: 0, IN_PROGRESS: 1 },
    });
    change.answer.resolve(aTask({ version: 3, status: 'IN_PROGRESS' }));
    await change.done;
    expect(showPage(client, pageOf(read)).data).toEqual([read]);
  });

  it('is not shown over by a list that was read before it and came after its answer', async () => {
    const send = async () => ({ data: aTask({ version: 12, status: 'COMPLETED' }) });
    const before = aTask({ version: 11 });
    client.setQueryData<TaskPages>(LIST, { pages: [pageOf(before)], pageParams: [null] });
    await changeTasks(client, {
      tasks: [before],
      paint: (task) => ({ ...task, status: 'COMPLETED' }),
      send: () => sendAfterOwnChanges(1, 11, send),
      answered: ({ data }) => [data],
    });
    expect(showPage(client, pageOf(before))).toMatchObject({
      data: [{ version: 12, status: 'COMPLETED' }],
      counts: { TODO: 0, COMPLETED: 1 },
    });
    const later = aTask({ version: 13, status: 'ON_HOLD' });
    expect(showPage(client, pageOf(later)).data).toEqual([later]);
  });

  it('gives back what the server has where it is refused, and leaves a later one as it is', async () => {
    const first = begin({ priority: 'URGENT' });
    const second = begin({ status: 'IN_PROGRESS' });
    first.answer.reject(new Error('refused'));
    await expect(first.done).rejects.toThrow('refused');
    expect(shown()).toMatchObject({ priority: 'LOW', status: 'IN_PROGRESS' });
    second.answer.reject(new Error('refused'));
    await expect(second.done).rejects.toThrow('refused');
    expect(shown()).toEqual(aTask());
  });

  it('shows the task of others where it is refused because of theirs', async () => {
    const change = begin({ priority: 'URGENT' });
    const theirs = aTask({ version: 7, title: 'Theirs' });
    change.answer.reject(new ApiError(412, { code: 'STALE_VERSION', data: theirs }, null));
    await expect(change.done).rejects.toThrow();
    expect(shown()).toEqual(theirs);
  });

  it('keeps a task that it takes out of the list out of it, until it is refused', async () => {
    const change = begin({}, () => true);
    expect(shown()).toBeUndefined();
    expect(showPage(client, pageOf(aTask()))).toMatchObject({
      data: [],
      counts: { TODO: 0 },
      pagination: { total: 0 },
    });
    change.answer.reject(new Error('refused'));
    await expect(change.done).rejects.toThrow('refused');
    expect(showPage(client, pageOf(aTask())).data).toEqual([aTask()]);
  });
});
