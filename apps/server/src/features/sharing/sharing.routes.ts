import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import type { Implement } from '../../platform/http/implement.ts';
import * as sharing from './sharing.service.ts';

/** SPEC §7 'Tasks' (co-assignees) and 'Shares', DECISIONS §3. */
export function sharingRoutes(implement: Implement): void {
  implement.session('GET /tasks/{id}/co-assignees', async ({ tx, actor, params }) => ({
    data: await sharing.coAssignees(tx, actor, params.id),
  }));
  implement.session('POST /tasks/{id}/co-assignees', async ({ tx, actor, params, body }) => ({
    data: await sharing.addCoAssignee(tx, actor, params.id, body.userId),
  }));
  implement.session('DELETE /tasks/{id}/co-assignees/{userId}', async ({ tx, actor, params }) => {
    await sharing.removeCoAssignee(tx, actor, params.id, params.userId);
    return { message: TASK_SUCCESSES.coAssigneeRemoved };
  });

  implement.session('GET /task-shares/{id}/shares', async ({ tx, actor, params }) => ({
    data: await sharing.shares(tx, actor, params.id),
  }));
  implement.session('POST /task-shares/{id}/share', async ({ tx, actor, params, body }) => ({
    data: await sharing.share(tx, actor, params.id, body.userId),
  }));
  implement.session('DELETE /task-shares/{id}/share/{userId}', async ({ tx, actor, params }) => {
    await sharing.unshare(tx, actor, params.id, params.userId);
    return { message: TASK_SUCCESSES.taskUnshared };
  });
}
