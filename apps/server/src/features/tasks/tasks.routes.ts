import type { ReadQuery } from '@taskwell/contract/operations';
import type { Implement } from '../../platform/http/implement.ts';
import { FileStream, JsonText } from '../../platform/http/json-text.ts';
import { type ActorInput, companyOf } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { accessTaskAsJson } from './tasks.access.ts';
import { createBulkChange } from './tasks.bulk.ts';
import { readCalendar } from './tasks.calendar.queries.ts';
import { exportTasks } from './tasks.export.ts';
import { readFeed } from './tasks.feed.queries.ts';
import { importTasks } from './tasks.import.ts';
import { listTasks } from './tasks.list.queries.ts';
import * as removal from './tasks.removal.ts';
import { createTaskService, readUsage } from './tasks.service.ts';
import { listTaskUpdates } from './tasks.updates.ts';

export function taskRoutes(implement: Implement, services: Services): void {
  const tasks = createTaskService(services);
  const changeTasks = createBulkChange(services);

  implement.session('GET /tasks', async (input) => new JsonText(await list(input, false)));
  implement.session('GET /task-archive/archived', async (input) => new JsonText(await list(input, true)));
  implement.session('GET /task-shares/shared', async (input) => {
    const query = { ...input.query, type: 'shared' as const };
    return new JsonText(await list({ ...input, query }, false));
  });
  implement.session(
    'GET /tasks/calendar',
    async ({ tx, actor, query, timeZone }) =>
      new JsonText(await readCalendar(tx, { actor, companyId: companyOf(actor), query, timeZone })),
  );
  implement.session('GET /tasks/usage', async ({ tx, actor }) => ({ success: true, data: await readUsage(tx, actor) }));
  implement.session(
    'GET /calendar/feed',
    async ({ tx, actor, query }) =>
      new JsonText(await readFeed(tx, { actor, companyId: companyOf(actor) }, query, new Date())),
  );
  implement.session('GET /tasks/{id}', async ({ tx, actor, params }) =>
    new JsonText(await accessTaskAsJson(tx, actor, params.id)).asData(),
  );
  implement.session('GET /tasks/{id}/updates', async ({ tx, actor, params, query }) =>
    listTaskUpdates(tx, actor, params.id, query),
  );

  implement.session('POST /tasks', async ({ tx, actor, body }) => (await tasks.create(tx, actor, body)).asData());
  implement.session('POST /tasks/{id}/subtasks', async ({ tx, actor, params, body }) =>
    (await tasks.createSubtask(tx, actor, params.id, body)).asData(),
  );
  implement.session('PUT /tasks/{id}', async ({ tx, actor, params, body, expectedVersion, timeZone }) =>
    (await tasks.edit(tx, actor, { taskId: params.id, actions: ['edit'], expectedVersion, timeZone }, body)).asData(),
  );
  implement.session('PATCH /tasks/{id}/status', async ({ tx, actor, params, body, expectedVersion, timeZone }) =>
    (
      await tasks.edit(tx, actor, { taskId: params.id, actions: ['changeStatus'], expectedVersion, timeZone }, body)
    ).asData(),
  );
  implement.session('PATCH /tasks/{id}/priority', async ({ tx, actor, params, body, expectedVersion, timeZone }) =>
    (
      await tasks.edit(tx, actor, { taskId: params.id, actions: ['changePriority'], expectedVersion, timeZone }, body)
    ).asData(),
  );
  implement.session('DELETE /tasks/{id}', async ({ tx, actor, params, expectedVersion }) => ({
    message: await removal.remove(tx, actor, params.id, expectedVersion),
  }));
  implement.session('POST /task-archive/{id}/archive', async ({ tx, actor, params, expectedVersion }) =>
    (await removal.archive(tx, actor, params.id, true, expectedVersion)).asData(),
  );
  implement.session('POST /task-archive/{id}/unarchive', async ({ tx, actor, params, expectedVersion }) =>
    (await removal.archive(tx, actor, params.id, false, expectedVersion)).asData(),
  );

  implement.session('POST /tasks/bulk', async ({ tx, actor, body, timeZone }) => {
    const texts = await changeTasks(tx, actor, body.changes, timeZone);
    return new JsonText(`{"success":true,"data":[${texts.join(',')}]}`);
  });
  implement.session('POST /tasks/import', async ({ tx, actor, body, timeZone }) =>
    importTasks(tx, actor, body, timeZone),
  );
  implement.session('GET /tasks/export', async (input) => new FileStream('tasks.csv', await exportTasks(input)));
}

type ListInput = Omit<ActorInput<'GET /tasks'>, 'query'> & { query: ReadQuery<'GET /tasks'> };

function list(
  { tx, actor, query, timeZone }: Pick<ListInput, 'tx' | 'actor' | 'query' | 'timeZone'>,
  archived: boolean,
): Promise<string> {
  return listTasks(tx, { actor, companyId: companyOf(actor), query, archived, timeZone, now: new Date() });
}
