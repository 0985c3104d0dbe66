import { QueryClient } from '@tanstack/react-query';
import type { Task } from '@taskwell/contract/schemas';
import { expect, it } from 'vitest';
import { findCachedTask, isShownAsOf } from './task-cache.ts';
import { TASK_KEYS, type TaskPage, type TaskPages } from './task-keys.ts';

const taskOf = (version: number) => ({ id: 1, version }) as Task;

it('a task that a list has read again is not shown as of that as long as the open one is older', () => {
  const client = new QueryClient();
  expect(isShownAsOf(client, 1, 1)).toBe(false);
  const page = { data: [taskOf(6)] } as TaskPage;
  client.setQueryData<TaskPages>(TASK_KEYS.list({}), { pages: [page], pageParams: [null] });
  expect(isShownAsOf(client, 1, 6)).toBe(true);
  client.setQueryData(TASK_KEYS.detail(1), taskOf(5));
  expect(findCachedTask(client, 1)?.version).toBe(6);
  expect(isShownAsOf(client, 1, 6)).toBe(false);
  client.setQueryData(TASK_KEYS.detail(1), taskOf(7));
  expect(isShownAsOf(client, 1, 6)).toBe(true);
});
