import { SUCCESSES } from '@taskwell/contract/messages';
import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import type { Implement } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { createAnswering } from './invitations.answering.ts';
import { listReceived, listSent } from './invitations.queries.ts';
import { createInviting } from './invitations.service.ts';

/** SPEC §7 'Invitations', DECISIONS §3. */
export function invitationRoutes(implement: Implement, services: Services): void {
  const inviting = createInviting(services);
  const answering = createAnswering(services);

  implement.session('POST /tasks/{id}/send-invitation', async ({ tx, actor, params, body }) => {
    await inviting.send(tx, actor, params.id, body);
    return { message: TASK_SUCCESSES.invitationSent };
  });
  implement.session('GET /tasks/{id}/invitations', async ({ tx, actor, params }) => ({
    data: await inviting.listPending(tx, actor, params.id),
  }));
  implement.session('DELETE /task-invitations/{id}', async ({ tx, actor, params }) => {
    await inviting.cancel(tx, actor, params.id);
    return { message: TASK_SUCCESSES.invitationCancelled };
  });
  implement.session('DELETE /tasks/{id}/collaborators/{userId}', async ({ tx, actor, params }) => {
    await inviting.removeCollaborator(tx, actor, params.id, params.userId);
    return { message: TASK_SUCCESSES.collaboratorRemoved };
  });

  implement.public('GET /task-invitations/{token}', async ({ params, tokenHash }) => ({
    invitation: await answering.describe(params.token, tokenHash),
  }));
  implement.session('POST /task-invitations/{token}/accept', async ({ tx, actor, params }) => {
    await answering.accept(tx, actor, params.token);
    return { message: SUCCESSES.invitationAccepted };
  });
  implement.session('POST /task-invitations/{token}/decline', async ({ tx, actor, params }) => {
    await answering.decline(tx, actor, params.token);
    return { message: SUCCESSES.invitationDeclined };
  });
  implement.session('GET /task-invitations/user/received', async ({ tx, actor, query }) =>
    listReceived(tx, actor, query),
  );
  implement.session('GET /task-invitations/user/sent', async ({ tx, actor, query }) => listSent(tx, actor, query));
}
