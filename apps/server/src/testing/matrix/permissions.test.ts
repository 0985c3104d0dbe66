import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { digestTables } from '../digest.ts';
import { createFactories } from '../factories.ts';
import { openStream } from '../streams.ts';
import { startTestApp } from '../test-app.ts';
import { ACTORS, type ActorName, createStage, type Stage } from './cast.ts';
import { operationCases } from './operation-cases.ts';
import { permissionTable } from './permission-table.ts';

// SECURITY.md: every operation × every actor, and every denial leaves the database as it was.

const app = await startTestApp();
const make = createFactories(app);
const table = permissionTable();
const names = Object.keys(operations) as OperationName[];
let stage: Stage;

beforeAll(async () => {
  stage = await createStage(app, make);
});

describe('the matrix', () => {
  it('has a case and a line for every operation of the contract, and for no other', () => {
    expect(Object.keys(operationCases).sort()).toEqual([...names].sort());
    expect([...table.keys()].sort()).toEqual([...names].sort());
  });

  it('every operation of the contract is implemented', () => {
    expect([...app.implemented].sort()).toEqual([...names].sort());
  });
});

describe.each(names)('%s', (name) => {
  const statusOf = (actor: ActorName) => table.get(name)?.[actor] ?? 0;

  it.each(ACTORS.filter((actor) => statusOf(actor) < 400))('lets %s', async (actor) => {
    const sent = await operationCases[name].valid(stage, actor);
    if (operation(name).stream === 'live') await expectStream(sent);
    else expect((await app.call(name, sent)).status).toBe(statusOf(actor));
  });

  it('denies everybody else, and nothing changes', async () => {
    const denied = ACTORS.filter((actor) => statusOf(actor) >= 400);
    const requests: [ActorName, Sent][] = [];
    for (const actor of denied) requests.push([actor, await operationCases[name].valid(stage, actor)]);
    await app.settle();
    const before = await digestTables(app.database);
    const answers: [ActorName, number][] = [];
    for (const [actor, sent] of requests) answers.push([actor, (await app.call(name, sent)).status]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(denied.map((actor) => [actor, statusOf(actor)])));
    expect(await digestTables(app.database)).toEqual(before);
  });
});

/** DECISIONS §3, for those who see the task at all; what follows from it must also be what the operations do. */
const ABILITIES: Partial<Record<ActorName, string>> = {
  'personal owner': 'edit delete archive changeStatus changePriority comment invite addSubtask',
  assigner: 'edit delete archive changeStatus changePriority comment invite addSubtask',
  lead: 'changeStatus changePriority comment share manageCoAssignees addSubtask',
  'co-assignee': 'changeStatus comment',
  'shared-with': '',
  collaborator: 'comment',
  ADMIN: 'edit delete archive changeStatus changePriority comment addSubtask',
  SYSDMIN: 'edit delete archive changeStatus changePriority comment addSubtask',
};
const CALLS = {
  edit: 'PUT /tasks/{id}',
  delete: 'DELETE /tasks/{id}',
  archive: 'POST /task-archive/{id}/archive',
  comment: 'POST /comments/task/{taskId}',
  share: 'POST /task-shares/{id}/share',
  manageCoAssignees: 'POST /tasks/{id}/co-assignees',
  addSubtask: 'POST /tasks/{id}/subtasks',
  changeStatus: 'PATCH /tasks/{id}/status',
  changePriority: 'PATCH /tasks/{id}/priority',
} as const;

describe('the abilities that come with a task', () => {
  it.each(Object.entries(ABILITIES) as [ActorName, string][])('tell %s: %s', async (actor, allowed) => {
    const { id } = await stage.subjectFor(actor);
    const as = stage.cast[actor] ?? undefined;
    const { data } = await app.succeed('GET /tasks/{id}', { as, params: { id } });
    const able = Object.entries(data.abilities).filter(([, isAble]) => isAble);
    expect(able.map(([ability]) => ability).sort()).toEqual(allowed.split(' ').filter(Boolean).sort());
    const list = await app.succeed('GET /tasks', { as, query: { limit: '200', sortBy: 'created-desc' } });
    expect(list.data.find((task) => task.id === id)).toEqual(data);
    for (const [ability, call] of Object.entries(CALLS)) {
      expect((table.get(call)?.[actor] ?? 0) < 300).toBe(data.abilities[ability as keyof typeof CALLS]);
    }
  });
});

async function expectStream(sent: Sent): Promise<void> {
  const stream = await openStream(app, sent.as ?? { token: '' });
  expect(stream.isEnded()).toBe(false);
  stream.close();
}
