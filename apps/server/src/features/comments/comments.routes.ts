import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import type { Implement } from '../../platform/http/implement.ts';
import * as comments from './comments.service.ts';

/** SPEC §7 'Comments', DECISIONS §3. */
export function commentRoutes(implement: Implement): void {
  implement.session('GET /comments/task/{taskId}', async ({ tx, actor, params, query }) =>
    comments.list(tx, actor, params.taskId, query),
  );
  implement.session('POST /comments/task/{taskId}', async ({ tx, actor, params, body }) => ({
    data: await comments.add(tx, actor, params.taskId, body.content),
  }));
  implement.session('PUT /comments/{id}', async ({ tx, actor, params, body }) => ({
    data: await comments.edit(tx, actor, params.id, body.content),
  }));
  implement.session('DELETE /comments/{id}', async ({ tx, actor, params }) => {
    await comments.remove(tx, actor, params.id);
    return { message: TASK_SUCCESSES.commentDeleted };
  });
}
