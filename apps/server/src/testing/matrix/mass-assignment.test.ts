import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestTables } from '../digest.ts';
import { createFactories } from '../factories.ts';
import { startTestApp } from '../test-app.ts';
import { type ActorName, createStage, type Stage } from './cast.ts';
import { operationCases } from './operation-cases.ts';
import { permissionTable } from './permission-table.ts';
import { fieldsOf } from './request-parts.ts';

// SECURITY.md row 4: what a request must not set is refused on every write, and has no effect.

const app = await startTestApp();
const make = createFactories(app);
const table = permissionTable();
const writes = (Object.keys(operations) as OperationName[]).filter((name) => !name.startsWith('GET '));

/** Somebody who may make the call: what a request holds is read only then. */
function sendersOf(name: OperationName): ActorName[] {
  return operation(name).access === 'super-admin' ? ['SUPER_ADMIN'] : ['SYSDMIN', 'assigner', 'personal owner'];
}

const EXTRA: Record<string, unknown> = {
  id: 1,
  companyId: 1,
  company_id: 1,
  company: { subscriptionPlan: 'BUSINESS' },
  userId: 1,
  user: { role: 'SYSDMIN' },
  ownerId: 1,
  assignerId: 1,
  assigner_id: 1,
  assigner: { name: 'Somebody' },
  assigneeId: 1,
  externalContactId: 1,
  parentId: 1,
  parentTaskId: 1,
  role: 'SYSDMIN',
  isAdmin: true,
  isPersonal: false,
  is_personal: false,
  isEmailVerified: true,
  is_email_verified: true,
  requiresVerification: false,
  plan: 'BUSINESS',
  subscriptionPlan: 'BUSINESS',
  status: 'COMPLETED',
  archived: true,
  version: 99,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  deletedAt: null,
  markedForDeletion: false,
  passwordHash: 'x',
  password_hash: 'x',
  token: 'x'.repeat(43),
  rememberMe: true,
  abilities: { edit: true },
  sharedWith: [{ userId: 1 }],
  coAssignees: [{ userId: 1 }],
  collaborators: [{ userId: 1 }],
  subtasks: [],
  '': 1,
};

let stage: Stage;

beforeAll(async () => {
  stage = await createStage(app, make);
});

describe.each(writes)('%s', (name) => {
  const own = fieldsOf(name, 'body');
  const extra = Object.entries(EXTRA).filter(([field]) => !own.includes(field));

  it.each(sendersOf(name))('refuses every other field from %s', async (actor) => {
    const valid = await operationCases[name].valid(stage, actor);
    await app.settle();
    const before = await digestTables(app.database);
    // As many at a time as an answer names: each is refused by itself.
    for (let first = 0; first < extra.length; first += LIMITS.faultsNamed) {
      const sent = extra.slice(first, first + LIMITS.faultsNamed);
      const body = { ...(valid.body as object | undefined), ...Object.fromEntries(sent) };
      const failure = await app.fail(name, 'INVALID_INPUT', { ...valid, body });
      expect(failure.fields).toEqual(
        Object.fromEntries(sent.map(([field]) => [field, VALIDATION.fieldUnknown(field)])),
      );
    }
    expect(await digestTables(app.database)).toEqual(before);
    // Nothing else was wrong with the request.
    expect((await app.call(name, valid)).status).toBe(table.get(name)?.[actor]);
  });
});

it('a query that carries them changes nothing about whose tasks are listed', async () => {
  await make.task(stage.cast.SYSDMIN as never);
  const query = Object.fromEntries(
    Object.entries(EXTRA)
      .filter(([field]) => !['assigneeId', 'parentId', 'status', ''].includes(field))
      .map(([field, value]) => [field, String(value)]),
  );
  const { data } = await app.succeed('GET /tasks', { as: stage.cast['foreign SYSDMIN'] ?? undefined, query });
  expect(data).toEqual([]);
});

it.each(['__proto__', 'constructor.prototype'])('%s in a body is refused and pollutes nothing', async (path) => {
  const text =
    path === '__proto__' ? '{"__proto__":{"role":"SYSDMIN"}}' : '{"constructor":{"prototype":{"role":"SYSDMIN"}}}';
  const { status } = await app.call('POST /tasks', { as: stage.cast.lead ?? undefined, body: Buffer.from(text) });
  expect(status).toBe(400);
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});
