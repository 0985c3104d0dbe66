import { createClient } from '@taskwell/client/client';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { demoPassword, fillDemo } from './fill.ts';
import { teamwork } from './teamwork.ts';
import { administrator, colleagues, companyTasks, individual, personalTasks, superAdministrator } from './world.ts';

const app = await startTestApp();
const subtaskCount = teamwork.flatMap(({ subtasks = [] }) => subtasks).length;

async function taskCountOf(email: string): Promise<number> {
  const { body } = await app.http.inject({
    url: '/api/auth/login',
    method: 'POST',
    payload: { email, password: demoPassword },
  });
  const { token } = JSON.parse(body) as { token: string };
  const client = createClient({ baseUrl: await app.listen(), token: () => token });
  return (await client.call('GET /tasks')).pagination.total;
}

it('the demo gives everyone something to look at, and once only', async () => {
  await fillDemo(app);
  await fillDemo(app);
  expect(await taskCountOf(administrator.email)).toBe(companyTasks.length + subtaskCount);
  for (const person of colleagues) expect(await taskCountOf(person.email)).toBeGreaterThan(0);
  expect(await taskCountOf(individual.email)).toBe(personalTasks.length);
});

it('the demo has a super administrator', async () => {
  const users = await app.query<{ role: string }>('select role from users where email = $1', [
    superAdministrator.email,
  ]);
  expect(users).toEqual([{ role: 'SUPER_ADMIN' }]);
});
