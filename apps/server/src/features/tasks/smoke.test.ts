import { expect, it } from 'vitest';
import { createFactories } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

let t = performance.now();
const lap = (n: string) => {
  const now = performance.now();
  console.log(n, (now - t).toFixed(0));
  t = now;
};
const app = await startTestApp();
lap('start');
const make = createFactories(app);
it('works', async () => {
  const p = await make.personal();
  lap('personal');
  const c = await make.company();
  lap('company');
  const e = await make.person(c.owner);
  lap('person');
  for (let i = 0; i < 10; i++) await make.task(e);
  lap('10 tasks');
  await app.deny('POST /tasks', 'INVALID_INPUT', { as: e, body: { title: '' } });
  lap('deny');
  for (let i = 0; i < 30; i++) await make.invited(c.owner);
  lap('30 invited');
  await app.settle();
  lap('settle');
  await app.services.mailer.waiting();
  lap('waiting');
  await app.services.mailer.waiting();
  lap('waiting');
  expect(p.id).toBe(1);
  await app.call('GET /tasks', { as: c.owner });
});
