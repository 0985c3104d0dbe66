import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, uniqueEmail } from '../../testing/factories.ts';
import { mailTo } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { createDatabaseProxy } from '../../testing/tcp-proxy.ts';
import { startTestApp } from '../../testing/test-app.ts';

const proxy = createDatabaseProxy();
const app = await startTestApp({ reroute: proxy.reroute, mayLogErrors: true });
const make = createFactories(app);

afterEach(async () => {
  await proxy.cut();
  await proxy.restore();
  await recovered();
});

const recovered = () => eventually('recovery', async () => (await app.call('GET /health')).status === 200, 15_000);

describe('while PostgreSQL is away', () => {
  it('every call is answered 503 with Retry-After, and the app lives on', async () => {
    const person = await make.personal();
    await proxy.cut();
    const { email, password } = person;
    const calls = [
      app.fail('GET /health', 'UNAVAILABLE'),
      app.fail('GET /auth/me', 'UNAVAILABLE', { as: person }),
      app.fail('GET /tasks', 'UNAVAILABLE', { as: person }),
      app.fail('POST /tasks', 'UNAVAILABLE', { as: person, body: { title: 'Lost?' } }),
      app.fail('POST /auth/login', 'UNAVAILABLE', { body: { email, password } }),
      app.fail('POST /auth/forgot-password', 'UNAVAILABLE', { body: { email } }),
    ];
    for (const failure of await Promise.all(calls)) {
      expect(failure.error).toBe('The service is temporarily unavailable. Please try again in a moment.');
    }
    await app.succeed('GET /config');
  });

  it('nobody is signed out by it: a session goes on afterwards', async () => {
    const person = await make.personal();
    await proxy.cut();
    await app.fail('GET /auth/me', 'UNAVAILABLE', { as: person });
    await proxy.restore();
    await recovered();
    await app.succeed('GET /auth/me', { as: person });
  });

  it('missing sessions are still told apart', async () => {
    await proxy.cut();
    await app.fail('GET /auth/me', 'UNAUTHENTICATED');
  });

  it('nothing is read of a body whose sender’s rate limit cannot be counted', async () => {
    await proxy.cut();
    await app.fail('POST /auth/login', 'UNAVAILABLE', { body: {} });
  });
});

describe('once PostgreSQL is back', () => {
  it('everything works again without a restart: calls, jobs and live streams', async () => {
    const person = await make.personal();
    await proxy.cut();
    await app.fail('GET /health', 'UNAVAILABLE');
    await proxy.restore();
    await recovered();
    const stream = await openStream(app, person);
    const task = await make.task(person);
    await eventually('an event', () => stream.events.some(({ id }) => id === task.id));
    stream.close();
    const email = uniqueEmail();
    await make.personal({ email });
    // Its own alone: a job whose worker lost the database half-way is only taken over when its time is up.
    await mailTo(app, email, 'verification-code');
  });

  it('an open stream hears of what happens then', async () => {
    const person = await make.personal();
    const stream = await openStream(app, person);
    await proxy.cut();
    await proxy.restore();
    await recovered();
    const task = await make.task(person);
    await eventually('an event', () => stream.events.some(({ id }) => id === task.id), 15_000);
    stream.close();
  });

  it('what was acknowledged is there, and what was not is not half there', async () => {
    const person = await make.personal();
    const titles = Array.from({ length: 40 }, (_, index) => `Task ${index}`);
    const sent = titles.map((title) => app.call('POST /tasks', { as: person, body: { title } }));
    await Promise.race(sent);
    await proxy.cut();
    const answers = await Promise.all(sent);
    await proxy.restore();
    await recovered();
    const acknowledged = titles.filter((_, index) => answers[index]?.status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true);
    const { data } = await app.succeed('GET /tasks', { as: person, query: { limit: '200' } });
    const stored = data.map(({ title }) => title);
    expect(acknowledged.filter((title) => !stored.includes(title))).toEqual([]);
    const history = await app.query<{ entity_id: number }>(
      `select entity_id from audit_entries where company_id = $1 and action = 'TASK_CREATED'`,
      [person.companyId],
    );
    expect(history.map((row) => row.entity_id).sort()).toEqual(data.map(({ id }) => id).sort());
  });
});

it('a PostgreSQL that takes connections but answers nothing is away too', async () => {
  proxy.freeze();
  await app.fail('GET /health', 'UNAVAILABLE');
});

it('an app that is stopped while its live connection comes back leaves none behind', async () => {
  const way = createDatabaseProxy();
  // As the test ends the app is stopped and its database dropped, which nobody may use any more.
  await startTestApp({ reroute: way.reroute, mayLogErrors: true, works: false });
  await way.cut();
  way.slowDown(300);
  const comesBack = way.sent('listen ');
  await way.restore();
  await comesBack;
});
