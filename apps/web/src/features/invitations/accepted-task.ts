import { LIMITS } from '@taskwell/contract/limits';
import { api } from '../../lib/api.ts';

/**
 * The task whose invitation this person has just accepted: of the tasks of that title the one where they became a
 * collaborator last. An invitation names no task (it may be read by anybody with the link), nor does the answer to it.
 */
export async function findAcceptedTask(userId: number, title: string): Promise<number | null> {
  const query = { search: title.slice(0, LIMITS.searchLength), limit: String(LIMITS.pageSizeMax) };
  const { data } = await api.call('GET /tasks', { query });
  let newest: { collaboration: number; taskId: number } | null = null;
  for (const task of data) {
    const own = task.collaborators.find((collaborator) => collaborator.userId === userId);
    if (own === undefined || task.title !== title) continue;
    if (newest === null || own.id > newest.collaboration) newest = { collaboration: own.id, taskId: task.id };
  }
  return newest?.taskId ?? null;
}
