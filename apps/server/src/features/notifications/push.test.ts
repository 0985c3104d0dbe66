import { PUSH_LIMITS, PUSH_WORDS } from '@taskwell/contract/push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/http/request.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { callMeanwhile } from '../../testing/meanwhile.ts';
import { browserSubscription, SILENT_ORIGIN, startPushPeer, startSilentPushPeer } from '../../testing/push-peer.ts';
import { startTestApp } from '../../testing/test-app.ts';

const peer = await startPushPeer();
const silence = await startSilentPushPeer();
const app = await startTestApp({ pushServices: { ...peer.services, ...silence.services } });
const make = createFactories(app);
let admin: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
});
afterAll(() => {
  peer.stop();
  silence.stop();
});

const put = (as: Person, body: object) => app.call('PUT /notifications/push', { as, body: body as never });
const assign = (person: Person, title = 'Order the paper') => make.task(admin, { title, assigneeId: person.id });
const rowsOf = ({ id }: Person) => app.query('select id from push_subscriptions where user_id = $1', [id]);
async function subscribed(): Promise<{ person: Person; browser: ReturnType<typeof browserSubscription> }> {
  const person = await make.person(admin);
  const browser = browserSubscription();
  await app.succeed('PUT /notifications/push', { as: person, body: browser.subscription });
  return { person, browser };
}

describe('a push message', () => {
  it('brings the words of the notification and where it leads to, encrypted and signed', async () => {
    const { person, browser } = await subscribed();
    const task = await assign(person);
    await app.settle();
    const [request, ...others] = peer.sentTo(browser.path);
    expect(others).toEqual([]);
    const { notifications } = await app.succeed('GET /notifications', { as: person });
    expect(browser.read(request?.body as Buffer)).toEqual({
      title: 'Task assigned to you',
      body: `${admin.name} assigned "Order the paper" to you`,
      path: `/dashboard?task=${task.id}`,
      tag: `notification-${notifications[0]?.id}`,
    });
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(PUSH_LIMITS.keptSeconds) });
    const { data } = await app.succeed('GET /notifications/push', { as: person });
    expect(request?.headers.authorization).toMatch(/^vapid t=.+, k=/);
    expect(request?.headers.authorization).toContain(`k=${data.publicKey}`);
    expect(request?.body.includes('Order the paper')).toBe(false);
  });

  it('is not sent of what is switched off, nor for other changes than those that are mailed', async () => {
    const { person, browser } = await subscribed();
    await app.succeed('PUT /notifications/mail-preferences', { as: person, body: { assignment: false } });
    const task = await assign(person);
    await app.succeed('PATCH /tasks/{id}/priority', { as: admin, params: { id: task.id }, body: { priority: 'LOW' } });
    await app.settle();
    expect(peer.sentTo(browser.path)).toEqual([]);
  });

  it('is sent no more once the session ends or it is switched off, and to nobody else', async () => {
    const { person, browser } = await subscribed();
    const { person: other, browser: theirs } = await subscribed();
    expect((await app.succeed('GET /notifications/push', { as: person })).data.isSubscribed).toBe(true);
    await app.succeed('POST /auth/logout', { as: person });
    expect(await rowsOf(person)).toEqual([]);
    await app.succeed('DELETE /notifications/push', { as: other });
    await assign(person);
    await assign(other);
    await app.settle();
    expect([...peer.sentTo(browser.path), ...peer.sentTo(theirs.path)]).toEqual([]);
  });

  it('is no more sent to a browser that is gone', async () => {
    const { person, browser } = await subscribed();
    peer.answer(({ path }) => (path === browser.path ? 410 : 201));
    await assign(person);
    await app.settle();
    expect(peer.sentTo(browser.path)).toHaveLength(1);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('is tried again where the push service fails', async () => {
    const { person, browser } = await subscribed();
    peer.answer(() => (peer.sentTo(browser.path).length === 1 ? 503 : 201));
    await assign(person);
    await expect.poll(() => peer.sentTo(browser.path).length, { timeout: 30_000 }).toBe(2);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('is sent of so many notifications an hour and no more', async () => {
    const { person, browser } = await subscribed();
    await app.query(
      `insert into notifications (company_id, user_id, type, title, message, mail_pending)
       select $1, $2, 'TASK_ASSIGNED', 'Task assigned to you', 'Number ' || n, true from generate_series(1, 70) n`,
      [person.companyId, person.id],
    );
    await expect.poll(() => peer.sentTo(browser.path).length, { timeout: 60_000 }).toBe(PUSH_LIMITS.perHour);
    await app.settle();
    expect(peer.sentTo(browser.path)).toHaveLength(PUSH_LIMITS.perHour);
  });

  it('of one person waits for a push service that is silent, of others not', async () => {
    const { person, browser } = await subscribed();
    const silent = `${SILENT_ORIGIN}/x`;
    await app.succeed('PUT /notifications/push', { as: person, body: { ...browser.subscription, endpoint: silent } });
    for (let number = 0; number < 2 * PUSH_LIMITS.atOncePerPerson; number++) await assign(person);
    const { person: other, browser: theirs } = await subscribed();
    await expect.poll(silence.openNow, { message: 'and no more' }).toBe(PUSH_LIMITS.atOncePerPerson);
    await assign(other);
    await expect.poll(() => peer.sentTo(theirs.path).length).toBe(1);
  });

  // Of these none is taken (see below), but names that lead there are.
  it.each(['https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x', 'https://169.254.169.254/latest'])(
    'never leaves for %s, whose subscription ends',
    async (endpoint) => {
      const { person } = await subscribed();
      const update = 'update push_subscriptions set endpoint = $2 where user_id = $1 returning id';
      expect(await app.database.asOwner(update, [person.id, endpoint])).toHaveLength(1);
      await assign(person);
      await app.settle();
      expect(await rowsOf(person)).toEqual([]);
      expect(app.logged.some((line) => line.includes('leads into a private network'))).toBe(true);
    },
  );
});

describe('a subscription', () => {
  const { subscription } = browserSubscription();

  it.each([
    ['no https', { ...subscription, endpoint: 'http://push.example/x' }],
    ['a port', { ...subscription, endpoint: 'https://push.example:8443/x' }],
    ['a password', { ...subscription, endpoint: 'https://a:b@push.example/x' }],
    ['no address', { ...subscription, endpoint: 'push' }],
    ['signs that cannot be stored', { ...subscription, endpoint: 'https://push.example/\u0000' }],
    ['half a character', { ...subscription, endpoint: 'https://push.example/\ud800' }],
    ['blanks before it', { ...subscription, endpoint: '  https://push.example/x' }],
    [
      'a key that is no point of the curve',
      { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } },
    ],
    ['an address that is too long', { ...subscription, endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
    ['no key', { ...subscription, keys: { ...subscription.keys, p256dh: 'B' } }],
    ['no secret', { ...subscription, keys: { ...subscription.keys, auth: 'short' } }],
  ])('with %s is refused, and nothing is kept', async (_, body) => {
    const person = await make.person(admin);
    expect((await put(person, body)).status).toBe(400);
    expect(await rowsOf(person)).toEqual([]);
  });

  it.each([
    'localhost',
    'localhost.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    'vm',
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '192.0.2.2',
    '8.8.8.8',
    '[::1]',
    '[::ffff:7f00:1]',
    '[2606:4700::1111]',
  ])('at %s is refused with a reason, and nothing is kept', async (host) => {
    const person = await make.person(admin);
    const body = { ...subscription, endpoint: `https://${host}/x` };
    const { fields } = await app.deny('PUT /notifications/push', 'INVALID_INPUT', { as: person, body });
    expect(fields).toEqual({ endpoint: PUSH_WORDS.noPushService });
    expect(await rowsOf(person)).toEqual([]);
  });

  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-par02p.notify.windows.com',
    'web.push.apple.com',
    'local.example',
    'push.xn--p1ai',
  ])('at %s is taken', async (host) => {
    const person = await make.person(admin);
    await app.succeed('PUT /notifications/push', {
      as: person,
      body: { ...subscription, endpoint: `https://${host}/x` },
    });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('takes the place of the one before of the same session, and of the same browser in another session', async () => {
    const { person } = await subscribed();
    const again = browserSubscription().subscription;
    await app.succeed('PUT /notifications/push', { as: person, body: again });
    const { token } = await app.succeed('POST /auth/login', {
      body: { email: person.email, password: person.password },
    });
    await app.succeed('PUT /notifications/push', { as: { ...person, token }, body: again });
    const rows = await app.query('select endpoint from push_subscriptions where user_id = $1', [person.id]);
    expect(rows).toEqual([{ endpoint: again.endpoint }]);
    expect((await app.succeed('GET /notifications/push', { as: person })).data.isSubscribed).toBe(false);
  });

  it('is not kept for a session that is being ended: that one is over', async () => {
    const person = await make.person(admin);
    const { status } = await callMeanwhile(
      app,
      (other) => other.query('delete from sessions where token_hash = $1', [hashToken(person.token)]),
      () => put(person, subscription),
    );
    expect(status).toBe(401);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('is one of a few of each person, also of many at once; the oldest goes', async () => {
    const person = await make.person(admin);
    const body = { email: person.email, password: person.password };
    const tokens = [];
    for (let index = 0; index < PUSH_LIMITS.perPerson + 3; index++) {
      tokens.push((await app.succeed('POST /auth/login', { body })).token);
    }
    const answers = await Promise.all(
      tokens.map((token) => put({ ...person, token }, browserSubscription().subscription)),
    );
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
    expect(await rowsOf(person)).toHaveLength(PUSH_LIMITS.perPerson);
  });
});
