import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { digestTables } from '../digest.ts';
import { createFactories } from '../factories.ts';
import { openStream } from '../streams.ts';
import { startTestApp } from '../test-app.ts';
import { ACTORS, createStage, type Stage } from './cast.ts';
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
  it.each(ACTORS.map((actor) => [actor, table.get(name)?.[actor] ?? 0] as const))(
    'gives %s %i',
    async (actor, status) => {
      const sent = await operationCases[name].valid(stage, actor);
      if (status >= 400) await expectDenial(name, sent, status);
      else if (operation(name).stream) await expectStream(sent);
      else expect((await app.call(name, sent)).status).toBe(status);
    },
  );
});

async function expectDenial(name: OperationName, sent: Sent, status: number): Promise<void> {
  await app.settle();
  const before = await digestTables(app.database);
  const answered = await app.call(name, sent);
  expect(answered.status, answered.text).toBe(status);
  expect(await digestTables(app.database)).toEqual(before);
}

async function expectStream(sent: Sent): Promise<void> {
  const stream = await openStream(app, sent.as ?? { token: '' });
  expect(stream.isEnded()).toBe(false);
  stream.close();
}
