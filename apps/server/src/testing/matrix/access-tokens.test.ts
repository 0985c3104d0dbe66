import { type OperationName, operation, operations } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories } from '../factories.ts';
import { startTestApp } from '../test-app.ts';
import { type Actor, createStage, type Stage } from './cast.ts';
import { operationCases } from './operation-cases.ts';

// Decision 35: every operation × an access token that may read and one that may write. What the contract does not open to
// tokens stays closed to both, whoever made them. Decision 37: so is all but the feed to a calendar address.

const app = await startTestApp();
const make = createFactories(app);
const names = (Object.keys(operations) as OperationName[]).filter((name) => operation(name).access !== 'public');
let stage: Stage;
/** Made anew each time: some of the operations end it. */
const calendarAddress = () => make.calendarAddress(stage.cast[ACTOR] as Actor);
let tokens: Record<'read' | 'write', { token: string }>;
/** Nobody has more rights in a company than its System Administrator. */
const ACTOR = 'SYSDMIN';

beforeAll(async () => {
  stage = await createStage(app, make);
  const actor = stage.cast[ACTOR] as Actor;
  tokens = { read: await make.accessToken(actor, 'read'), write: await make.accessToken(actor, 'write') };
});

const opened = names.filter((name) => operation(name).token);
const closed = names.filter((name) => !operation(name).token);
const written = opened.filter((name) => operation(name).token === 'write');

describe('an access token', () => {
  it.each(opened)('opens %s as its owner’s session does', async (name) => {
    const session = await operationCases[name].valid(stage, ACTOR);
    const { status } = await app.call(name, session);
    const sent = await operationCases[name].valid(stage, ACTOR);
    const { token = 'read' } = operation(name);
    const as = token === 'calendar' ? await calendarAddress() : tokens[token];
    expect((await app.call(name, { ...sent, as })).status).toBe(status);
  });

  it.each(closed)('does not open %s, and nothing of it counts as a try of its owner', async (name) => {
    const sent = await operationCases[name].valid(stage, ACTOR);
    // Tries from a network address are its own.
    const tries = () =>
      app.query(`select * from throttles where key not like 'accessTokens:%' and key not like '%:10.%' order by key`);
    const before = await tries();
    const { error } = await app.deny(name, 'FORBIDDEN', { ...sent, as: tokens.write });
    expect(error).toBe('This access token does not allow that');
    await app.fail(name, 'FORBIDDEN', { ...sent, as: tokens.read });
    expect(await tries()).toEqual(before);
  });

  it.each(written)('that may only read does not open %s', async (name) => {
    const sent = await operationCases[name].valid(stage, ACTOR);
    await app.fail(name, 'FORBIDDEN', { ...sent, as: tokens.read });
  });

  it.each(names.filter((name) => operation(name).token !== 'calendar'))(
    'does not open %s as a calendar address',
    async (name) => {
      const sent = await operationCases[name].valid(stage, ACTOR);
      await app.deny(name, 'FORBIDDEN', { ...sent, as: await calendarAddress() });
    },
  );

  it('opens no calendar feed', async () => {
    for (const { token } of [tokens.read, tokens.write]) {
      await app.deny('GET /calendar/feed', 'FORBIDDEN', { as: { token } });
    }
  });

  it('that may read opens what reads, and nothing else', () => {
    const notGet = opened.filter((name) => operation(name).token === 'read' && !name.startsWith('GET '));
    // These only propose.
    expect(notGet).toEqual([
      'POST /ai/chat',
      'POST /ai/chat/stream',
      'POST /ai/extract-task',
      'POST /ai/identify-task-update',
    ]);
    expect(written.filter((name) => name.startsWith('GET '))).toEqual([]);
  });

  it('opens nothing of passwords, sessions, tokens, other people’s accounts and the platform', () => {
    const guarded =
      /^(?!GET \/auth\/me)\S+ \/(?:auth|security|super-admin|email-verification|events)\b|^(?!GET)\S+ \/users\b/;
    expect(opened.filter((name) => guarded.test(name) || operation(name).handles?.includes('password'))).toEqual([]);
  });
});
