import type { AuditAction, AuditEntityType } from '@taskwell/contract/audit-words';
import type { AuditLog } from '@taskwell/contract/schemas/audit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

/** What each entry has to say of what was done in `beforeAll`: on what, and who it was, null for nobody. */
type Expected = [AuditAction, AuditEntityType, () => number, () => Person | null];

describe('each action of SPEC §9, and each that the decisions add', () => {
  let [owner, bob, root] = [] as unknown as [Person, Person, Person];
  let goneId = 0;
  const task = { id: 0, deletedId: 0, invitationId: 0 };
  const comment = { id: 0, deletedId: 0 };

  const entriesOf = async (query: Record<string, string>): Promise<AuditLog[]> =>
    (await app.succeed('GET /audit', { as: owner, query: { limit: '200', ...query } })).data.auditLogs;

  beforeAll(async () => {
    ({ owner } = await make.company());
    [bob, root] = [await make.person(owner, { name: 'Bob' }), await make.superAdmin()];
    const gone = await make.person(owner);
    const carol = await make.person(owner);
    goneId = gone.id;
    task.id = (await make.task(owner, { assigneeId: owner.id })).id;
    task.deletedId = (await make.task(owner)).id;
    const [as, params] = [owner, { id: task.id }];
    await app.succeed('PUT /tasks/{id}', { as, params, body: { title: 'Renamed' } });
    await app.succeed('PATCH /tasks/{id}/status', { as, params, body: { status: 'IN_PROGRESS' } });
    await app.succeed('PATCH /tasks/{id}/priority', { as, params, body: { priority: 'URGENT' } });
    await app.succeed('POST /tasks/{id}/subtasks', { as, params, body: { title: 'Part', assigneeId: bob.id } });
    await app.succeed('POST /tasks/{id}/co-assignees', { as, params, body: { userId: bob.id } });
    await app.succeed('DELETE /tasks/{id}/co-assignees/{userId}', { as, params: { ...params, userId: bob.id } });
    await app.succeed('POST /task-shares/{id}/share', { as, params, body: { userId: carol.id } });
    await app.succeed('DELETE /task-shares/{id}/share/{userId}', { as, params: { ...params, userId: carol.id } });
    const invitation = { recipientEmail: 'guest@example.com' };
    await app.succeed('POST /tasks/{id}/send-invitation', { as, params, body: invitation });
    await app.succeed('POST /task-archive/{id}/archive', { as, params });
    await app.succeed('POST /task-archive/{id}/unarchive', { as, params });
    await app.succeed('DELETE /tasks/{id}', { as, params: { id: task.deletedId } });
    const say = async (content: string) => {
      const { data } = await app.succeed('POST /comments/task/{taskId}', {
        as,
        params: { taskId: task.id },
        body: { content },
      });
      return data.id;
    };
    comment.id = await say('First');
    comment.deletedId = await say('Second');
    await app.succeed('PUT /comments/{id}', { as, params: { id: comment.id }, body: { content: 'Better' } });
    await app.succeed('DELETE /comments/{id}', { as, params: { id: comment.deletedId } });
    await app.succeed('PUT /users/{id}', { as, params: { id: bob.id }, body: { name: 'Robert' } });
    await app.succeed('DELETE /users/{id}', { as, params: { id: goneId } });
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email: bob.email, password: 'Wrong-1!' } });
    await app.succeed('POST /auth/logout', { as: bob });
    await app.succeed('GET /super-admin/companies/{id}', { as: root, params: { id: owner.companyId } });
  });

  const byOwner = () => owner;
  it.each<Expected>([
    ['TASK_CREATED', 'Task', () => task.id, byOwner],
    ['TASK_UPDATED', 'Task', () => task.id, byOwner],
    ['TASK_DELETED', 'Task', () => task.deletedId, byOwner],
    ['TASK_STATUS_CHANGED', 'Task', () => task.id, byOwner],
    ['TASK_PRIORITY_CHANGED', 'Task', () => task.id, byOwner],
    ['TASK_ARCHIVED', 'Task', () => task.id, byOwner],
    ['TASK_UNARCHIVED', 'Task', () => task.id, byOwner],
    ['TASK_SHARED', 'Task', () => task.id, byOwner],
    ['TASK_UNSHARED', 'Task', () => task.id, byOwner],
    ['SUBTASK_ADDED', 'Task', () => task.id, byOwner],
    ['INVITATION_SENT', 'Task', () => task.id, byOwner],
    ['COMMENT_CREATED', 'Comment', () => comment.id, byOwner],
    ['COMMENT_UPDATED', 'Comment', () => comment.id, byOwner],
    ['COMMENT_DELETED', 'Comment', () => comment.deletedId, byOwner],
    ['CO_ASSIGNEE_ADDED', 'CoAssignee', () => bob.id, byOwner],
    ['CO_ASSIGNEE_REMOVED', 'CoAssignee', () => bob.id, byOwner],
    ['USER_CREATED', 'User', () => bob.id, byOwner],
    ['USER_UPDATED', 'User', () => bob.id, byOwner],
    ['USER_DELETED', 'User', () => goneId, byOwner],
    ['USER_LOGIN', 'User', () => bob.id, () => bob],
    ['USER_LOGOUT', 'User', () => bob.id, () => bob],
    ['USER_LOGIN_FAILED', 'User', () => bob.id, () => null],
    ['PASSWORD_CHANGED', 'User', () => bob.id, () => bob],
    ['EMAIL_VERIFIED', 'User', () => owner.id, byOwner],
    ['COMPANY_CREATED', 'Company', () => owner.companyId, byOwner],
    ['SEEN_BY_PLATFORM', 'Company', () => owner.companyId, () => root],
  ])('%s is found by each of the filters, alone and together', async (action, entityType, entityId, actor) => {
    const expected = { action, entityType, entityId: entityId() };
    const by = actor();
    const found = (await entriesOf({ action })).filter((entry) => entry.entityId === expected.entityId);
    expect(found[0]).toMatchObject({ ...expected, user: by && { id: by.id } });
    const entry = found[0] as AuditLog;
    const { data } = await app.succeed('GET /audit/{id}', { as: owner, params: { id: entry.id } });
    expect(data).toEqual(entry);
    const today = entry.createdAt.slice(0, 10);
    const filters: Record<string, string> = {
      action,
      entityType,
      search: entry.description.toUpperCase(),
      startDate: today,
      endDate: today,
      ...(by && { userId: String(by.id) }),
    };
    for (const [name, value] of Object.entries(filters))
      expect(await entriesOf({ [name]: value })).toContainEqual(entry);
    expect(await entriesOf(filters)).toContainEqual(entry);
    expect(await entriesOf({ ...filters, entityType: entityType === 'Task' ? 'Comment' : 'Task' })).toEqual([]);
  });

  it('are in the summary of the last days and in the export, as often as they were done', async () => {
    const { data } = await app.succeed('GET /audit', { as: owner });
    const summary = await app.succeed('GET /audit/stats/summary', { as: owner });
    expect(summary.data.actionStats).toEqual(data.stats);
    expect(data.stats).toHaveLength(10);
    const { text } = await app.call('GET /audit/export/csv', { as: owner });
    const lines = text.trim().split('\n').slice(1);
    expect(lines).toHaveLength(data.pagination.total);
    for (const { action, count } of data.stats) {
      expect(lines.filter((line) => line.includes(`"${action}"`))).toHaveLength(count);
    }
  });
});
