import { withoutHiddenSigns } from '@taskwell/contract/hidden-signs';
import { nameProblem, titleProblem } from '@taskwell/contract/names';
import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { createFactories } from '../factories.ts';
import { nastyHeader, nastyUrlText, nastyValue } from '../nasty.ts';
import { forAll } from '../property.ts';
import { startTestApp } from '../test-app.ts';
import { type ActorName, createStage, type Stage } from './cast.ts';
import { operationCases } from './operation-cases.ts';
import { fieldsOf } from './request-parts.ts';

// SECURITY.md 'Bad input': whatever is sent, the answer is a proper one, and never 500. Their form is checked with each.

const app = await startTestApp();
const make = createFactories(app);
const names = Object.keys(operations) as OperationName[];
const ACTORS: ActorName[] = ['anonymous', 'assigner', 'SYSDMIN', 'personal owner', 'collaborator', 'SUPER_ADMIN'];
const PROPER = [200, 201, 400, 401, 403, 404, 409, 412, 413, 415, 429];
const RUNS = 50;
let stage: Stage;

beforeAll(async () => {
  stage = await createStage(app, make);
});

/** How one part of a valid request is spoilt; given as data, so that a failure can be made smaller. */
interface Spoilt {
  actor: ActorName;
  body: { kind: 'as is' | 'field' | 'without field' | 'extra field' | 'other' | 'text'; field: number; value: unknown };
  query: [number, string][];
  param: string | null;
  headers: Record<string, string>;
}

const spoilt: fc.Arbitrary<Spoilt> = fc.record({
  actor: fc.constantFrom(...ACTORS),
  body: fc.record({
    kind: fc.constantFrom('as is', 'field', 'field', 'field', 'without field', 'extra field', 'other', 'text'),
    field: fc.nat({ max: 9 }),
    value: nastyValue,
  }),
  query: fc.array(fc.tuple(fc.nat({ max: 15 }), nastyUrlText), { maxLength: 3 }),
  param: fc.option(nastyUrlText, { freq: 2 }),
  headers: fc.dictionary(
    fc.constantFrom('if-match', 'idempotency-key', 'x-time-zone', 'authorization', 'content-type', 'accept-encoding'),
    nastyHeader,
    { maxKeys: 2 },
  ),
});

function spoiltBody(valid: unknown, { kind, field, value }: Spoilt['body']): unknown {
  const body = { ...(valid as Record<string, unknown> | undefined) };
  const keys = Object.keys(body);
  const key = keys[field % Math.max(1, keys.length)] ?? 'field';
  switch (kind) {
    case 'as is':
      return valid;
    case 'field':
      return { ...body, [key]: value };
    case 'without field':
      return Object.fromEntries(Object.entries(body).filter(([each]) => each !== key));
    case 'extra field':
      return { ...body, [typeof value === 'string' ? value : 'extra']: 1 };
    case 'other':
      return value;
    case 'text':
      return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** A session of its own where the call may end it. */
async function sessionOf(name: OperationName, actor: ActorName): Promise<Sent['as']> {
  const person = stage.cast[actor] ?? undefined;
  return person && name === 'POST /auth/logout' ? make.session(person) : person;
}

function spoiltRequest(name: OperationName, valid: Sent, how: Spoilt): Sent {
  const queryFields = [...fieldsOf(name, 'query'), 'unknown'];
  const query = how.query.map(([field, value]) => [queryFields[field % queryFields.length] ?? '', value] as const);
  return {
    ...valid,
    body: name.startsWith('GET ') ? undefined : spoiltBody(valid.body, how.body),
    query: { ...valid.query, ...Object.fromEntries(query) },
    ...(valid.params && how.param !== null ? { params: spoiltParams(valid.params, how.param || '0') } : {}),
    headers: how.headers,
  };
}

/** The last of them: who may see the object is another matter than whom else it names. */
function spoiltParams(valid: NonNullable<Sent['params']>, value: string): Sent['params'] {
  return { ...valid, [Object.keys(valid).at(-1) ?? 'id']: value };
}

describe('whatever is sent to', () => {
  // An open stream is no answer that could be held against anything; its refusals are.
  it.each(names.filter((name) => operation(name).stream !== 'live'))(
    '%s, the answer is a proper one',
    async (name) => {
      const valid = await operationCases[name].valid(stage, 'assigner');
      await forAll(spoilt, RUNS, async (how) => {
        const as = await sessionOf(name, how.actor);
        const { status, text } = await app.call(name, { ...spoiltRequest(name, valid, how), as });
        expect(PROPER, text).toContain(status);
      });
    },
    60_000,
  );

  it('GET /events without a session, the answer is a proper one', async () => {
    await forAll(nastyHeader, RUNS, async (authorization) => {
      await app.fail('GET /events', 'UNAUTHENTICATED', { headers: { authorization } });
    });
  });
});

describe('whatever the address of a request', () => {
  it('the answer is a proper one', async () => {
    const path = fc.oneof(
      fc.webPath(),
      fc.string({ unit: fc.constantFrom(...'%/\\.?#&=;:@ 09afAF\u00e9'), maxLength: 30 }).map((text) => `/${text}`),
      fc.constantFrom(
        '//',
        '/%',
        '/%zz',
        '/%00',
        '/..%2f..%2fetc%2fpasswd',
        `/${'x'.repeat(3_000)}`,
        '/tasks/%ED%A0%80',
      ),
    );
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
    await forAll(fc.tuple(method, path, fc.constantFrom('/api', '/api/tasks', '')), 400, async ([verb, text, base]) => {
      const { statusCode, body } = await app.http.inject({ method: verb, url: { pathname: base + text } });
      expect(PROPER, `${verb} ${base}${text}: ${body}`).toContain(statusCode);
    });
  });
});

describe('text', () => {
  /** Everything PostgreSQL stores, of all planes of Unicode. */
  const storable = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 25 })
    .filter((text) => !text.includes('\0') && text.isWellFormed() && text.trim() !== '' && text.length <= 50);

  const written = (text: string) => withoutHiddenSigns(text).trim();

  /** Of which something is seen. */
  const title = storable.filter((text) => titleProblem(text) === null);

  it('comes back as it was sent, but for spaces around it and signs that nobody sees', async () => {
    const as = stage.cast.assigner as { token: string; id: number };
    await forAll(fc.tuple(title, storable), 200, async ([title, description]) => {
      const sent = { as, body: { title, description, assigneeId: as.id } };
      const { data } = await app.succeed('POST /tasks', sent);
      expect(data).toMatchObject({ title: written(title), description: written(description) || null });
      const read = await app.succeed('GET /tasks/{id}', { as, params: { id: data.id } });
      expect(read.data).toEqual(data);
      const list = await app.succeed('GET /tasks', { as, query: { sortBy: 'created-desc', limit: '1' } });
      expect(list.data[0]).toEqual(data);
    });
  });

  it('of a name too, on history and in notifications', async () => {
    const owner = stage.cast.SYSDMIN as { token: string; id: number };
    const visible = storable.filter((name) => nameProblem(`N ${name}`, 'required') === null);
    await forAll(visible, 30, async (name) => {
      const { token, user } = await app.succeed('POST /auth/register-personal', {
        body: { name: `N ${name}`, email: `${crypto.randomUUID()}@example.com`, password: 'Correct-horse-7!' },
      });
      expect(user.name).toBe(`N ${name}`.trim());
      expect((await app.succeed('GET /auth/me', { as: { token } })).user.name).toBe(user.name);
    });
    await forAll(title, 30, async (title) => {
      const lead = stage.cast.lead as { id: number };
      const { data } = await app.succeed('POST /tasks', { as: owner, body: { title, assigneeId: lead.id } });
      const rows = await app.query<{ message: string }>('select message from notifications where task_id = $1', [
        data.id,
      ]);
      expect(rows[0]?.message).toContain(written(title));
    });
  });
});
