import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { digestTables } from '../digest.ts';
import { createFactories } from '../factories.ts';
import { startTestApp } from '../test-app.ts';
import { type Actor, type ActorName, createStage, type Stage } from './cast.ts';
import { type IdKind, operationCases } from './operation-cases.ts';
import { idFieldsOf, type Place } from './request-parts.ts';

// SECURITY.md row 1: for every operation and every id in it, another tenant's, an invisible and a missing one are the
// same answer, and change nothing.

const app = await startTestApp();
const make = createFactories(app);
const MISSING = 999_999_999;
const TAKEN_ACTORS: ActorName[] = ['assigner', 'lead', 'SYSDMIN', 'personal owner', 'collaborator'];
const names = Object.keys(operations) as OperationName[];
let stage: Stage;
/** What the actors must not reach: another tenant's, then what is hidden within the company. */
let foreign: Record<IdKind, number[]>;
let hidden: Record<IdKind, number[]>;

beforeAll(async () => {
  stage = await createStage(app, make);
  const actor = (name: ActorName) => stage.cast[name] as Actor;
  const deleted = await make.person(actor('SYSDMIN'));
  await make.deletePerson(deleted);
  const stranger = actor('foreign SYSDMIN');
  const strangersTask = await make.task(stranger);
  const hiddenTask = await make.task(actor('SYSDMIN'));
  const strangers = [stranger.id, actor('another personal owner').id, actor('SUPER_ADMIN').id];
  foreign = {
    comment: [await make.comment(strangersTask.id, stranger, 'Foreign')],
    session: [await make.sessionId(stranger), await make.sessionId(actor('another personal owner'))],
    accessToken: [(await make.accessToken(stranger)).id, (await make.accessToken(actor('another personal owner'))).id],
    invitation: [await make.invitation(stranger), await make.invitation(actor('another personal owner'))],
    notification: [await make.notification(stranger), await make.notification(actor('another personal owner'))],
    task: [(await make.task(stranger)).id, (await make.task(actor('another personal owner'))).id],
    person: strangers,
    pastPerson: strangers,
    contact: [await make.contact(stranger), await make.contact(actor('another personal owner'))],
    company: [stranger.companyId, actor('another personal owner').companyId],
    auditEntry: [await make.auditEntry(stranger), await make.auditEntry(actor('another personal owner'))],
  };
  hidden = {
    comment: [await make.comment(hiddenTask.id, actor('SYSDMIN'), 'Hidden')],
    session: [await make.sessionId(actor('unrelated'))],
    accessToken: [(await make.accessToken(actor('unrelated'))).id],
    invitation: [await make.invitation(actor('unrelated'))],
    notification: [await make.notification(actor('unrelated'))],
    task: [hiddenTask.id],
    person: [deleted.id],
    pastPerson: [],
    contact: [await make.contact(actor('unrelated'))],
    company: [],
    auditEntry: [],
  };
});

/** An administrator sees all tasks of its company, but nobody else's contacts and nobody deleted. */
function unreachableIds(kind: IdKind, actor: ActorName): number[] {
  const seesHidden = (kind === 'task' || kind === 'comment') && actor === 'SYSDMIN';
  return [...foreign[kind], ...(seesHidden ? [] : hidden[kind]), MISSING];
}

/** A valid request with one id exchanged; where several exclude each other, only this one stays. */
function withId(name: OperationName, sent: Sent, place: Place, field: string, id: number): Sent {
  const [list = '', inner] = field.split('.');
  if (inner !== undefined) {
    const [first] = (sent.body as Record<string, object[]>)[list] ?? [];
    return { ...sent, body: { ...(sent.body as object), [list]: [{ ...first, [inner]: id }] } };
  }
  const others = place === 'body' ? idFieldsOf(name).filter((each) => each.place === 'body') : [];
  const cleared = Object.fromEntries(others.map((each) => [each.field, undefined]));
  return { ...sent, [place]: { ...(sent[place] as object), ...cleared, [field]: id } };
}

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '"requestId":""');

/** What the answers have in common; fails when they are not all the same, or when a row changed. */
async function commonAnswer(name: OperationName, requests: Sent[]): Promise<{ status: number; text: string }> {
  await app.settle();
  const before = await digestTables(app.database);
  const answers = new Set<string>();
  for (const request of requests) {
    const { status, text } = await app.call(name, request);
    answers.add(JSON.stringify({ status, text: withoutRequestId(text) }));
  }
  expect([...answers], `answers of ${name}`).toHaveLength(1);
  expect(await digestTables(app.database)).toEqual(before);
  return JSON.parse([...answers][0] ?? '');
}

describe.each(names)('%s', (name) => {
  it('says of every id in it what it is the id of', () => {
    const declared = Object.keys(operationCases[name].ids ?? {});
    expect(declared.sort()).toEqual(
      idFieldsOf(name)
        .map(({ field }) => field)
        .sort(),
    );
  });
});

const cases = names.flatMap((name) =>
  idFieldsOf(name).flatMap(({ place, field }) => TAKEN_ACTORS.map((actor) => ({ name, place, field, actor }))),
);
/** The object of the request itself; other ids are only looked at by those who may change that. */
const ITSELF = ['id', 'taskId', 'changes.id'];
const NOT_FOUND = '{"success":false,"error":"Not found","code":"NOT_FOUND","requestId":""}';

describe('an id out of reach is as one that is not there', () => {
  it.each(cases)('$name: $field in $place, for $actor', async ({ name, place, field, actor }) => {
    const kind = operationCases[name].ids?.[field] as IdKind;
    // Whoever may not change the task gets no further: whom it would assign is not even looked at.
    const mayAct =
      (ITSELF.includes(field) && !['person', 'company', 'auditEntry'].includes(kind)) ||
      (await wouldSucceed(name, actor));
    const valid = await operationCases[name].valid(stage, actor);
    const requests = unreachableIds(kind, actor).map((id) => withId(name, valid, place, field, id));
    const answer = await commonAnswer(name, requests);
    if (place === 'query' && mayAct) expectNothing(name, answer);
    else if (mayAct) expect(answer).toEqual({ status: 404, text: NOT_FOUND });
    else expect([403, 404]).toContain(answer.status);
  });
});

/** An empty list, or a file of no more than its header. */
function expectNothing(name: OperationName, answer: { status: number; text: string }): void {
  expect(answer.status).toBe(200);
  if (operation(name).file) expect(answer.text.trim().split('\n')).toHaveLength(1);
  else expect(answer.text).toMatch(/"(data|auditLogs)":\[\]/);
}

async function wouldSucceed(name: OperationName, actor: ActorName): Promise<boolean> {
  return (await app.call(name, await operationCases[name].valid(stage, actor))).status < 400;
}

describe('nor do preconditions and bad input tell that an object is there', () => {
  const versioned = names.filter((name) => operation(name).versioned);
  it.each(versioned)('%s', async (name) => {
    const valid = await operationCases[name].valid(stage, 'assigner');
    const requests = unreachableIds('task', 'assigner').map((id) => withId(name, valid, 'params', 'id', id));
    for (const headers of [{ 'if-match': '"1"' }, { 'if-match': '"99"' }]) {
      const answer = await commonAnswer(
        name,
        requests.map((request) => ({ ...request, headers })),
      );
      expect(answer).toEqual({ status: 404, text: NOT_FOUND });
    }
    const bad = requests.map((request) => ({ ...request, body: { unknown: 1 } }));
    expect((await commonAnswer(name, bad)).status).toBe(400);
    const anonymous = requests.map((request) => ({ ...request, as: undefined }));
    expect((await commonAnswer(name, anonymous)).status).toBe(401);
  });
});
