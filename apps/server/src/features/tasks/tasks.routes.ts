import type { ReadQuery } from '@taskwell/contract/operations';
import type { Implement } from '../../platform/implement.ts';
import { JsonText } from '../../platform/json-text.ts';
import { type ActorInput, companyOf } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { listTasks } from './tasks.list.ts';
import { createTaskService } from './tasks.service.ts';

export function taskRoutes(implement: Implement, services: Services): void {
  const tasks = createTaskService(services);
  const answer = (task: string) => new JsonText(`{"success":true,"data":${task}}`);

  implement.session('GET /tasks', async (input) => new JsonText(await list(input, false)));
  implement.session('GET /task-archive/archived', async (input) => new JsonText(await list(input, true)));
  implement.session('GET /tasks/{id}', async ({ tx, actor, params }) => answer(await tasks.read(tx, actor, params.id)));
  implement.session('POST /tasks', async ({ tx, actor, body }) => answer(await tasks.create(tx, actor, body)));
  implement.session('PUT /tasks/{id}', async ({ tx, actor, params, body, expectedVersion }) =>
    answer(await tasks.edit(tx, actor, params.id, body, expectedVersion)),
  );
  implement.session('PATCH /tasks/{id}/status', async ({ tx, actor, params, body, expectedVersion }) =>
    answer(await tasks.changeStatus(tx, actor, params.id, body.status, expectedVersion)),
  );
  implement.session('PATCH /tasks/{id}/priority', async ({ tx, actor, params, body, expectedVersion }) =>
    answer(await tasks.changePriority(tx, actor, params.id, body.priority, expectedVersion)),
  );
  implement.session('DELETE /tasks/{id}', async ({ tx, actor, params, expectedVersion }) => ({
    message: await tasks.remove(tx, actor, params.id, expectedVersion),
  }));
}

type ListInput = Omit<ActorInput<'GET /tasks'>, 'query'> & { query: ReadQuery<'GET /tasks'> };

function list(
  { tx, actor, query, timeZone }: Pick<ListInput, 'tx' | 'actor' | 'query' | 'timeZone'>,
  archived: boolean,
): Promise<string> {
  return listTasks(tx, { actor, companyId: companyOf(actor), query, archived, timeZone, now: new Date() });
}
