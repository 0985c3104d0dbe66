import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@taskwell/client/client';
import type { LaunchedApp } from '../e2e/launch-app.ts';
import { firstViewKilobytes } from './first-view.ts';
import { treeMegabytes } from './memory.ts';
import { report } from './report.ts';
import { measureStarts } from './world.ts';

export const START_NAMES = ['start', 'memory', 'web'];
const IDLE_SECONDS = 10;

/** How fast an empty app starts, what it takes while nobody uses it, and how much its pages load. */
export async function benchStart(isChosen: (name: string) => boolean): Promise<void> {
  const { firstSeconds, laterSeconds, app, end } = await measureStarts();
  try {
    report({ name: 'first start to ready', measured: firstSeconds, budget: { atMost: 5 }, unit: 's' });
    report({ name: 'later start to ready', measured: laterSeconds, budget: { atMost: 2 }, unit: 's' });
    if (isChosen('memory')) await benchIdleMemory(app);
    if (isChosen('web')) await benchFirstViews(app);
  } finally {
    await end();
  }
}

async function benchIdleMemory(app: LaunchedApp): Promise<void> {
  await sleep(IDLE_SECONDS * 1_000);
  const own = treeMegabytes(app.appProcessId, (command) => !command.includes('postgres'));
  const all = treeMegabytes(app.process.pid ?? 0, () => true);
  if (own === null || all === null) return;
  report({ name: 'memory, idle: app', measured: own, budget: { atMost: 150 }, unit: 'MB' });
  report({ name: 'memory, idle: app, supervisor and PostgreSQL', measured: all, budget: { atMost: 300 }, unit: 'MB' });
}

async function benchFirstViews(app: LaunchedApp): Promise<void> {
  for (const [name, path] of [
    ['landing', '/'],
    ['login', '/login'],
  ]) {
    report({
      name: `JavaScript and CSS of the first view, gzip: ${name}`,
      measured: await firstViewKilobytes(app.url + path),
      budget: { atMost: 120 },
      unit: 'KB',
    });
  }
  const { token, user } = await createClient({ baseUrl: `${app.url}/api` }).call('POST /auth/register-personal', {
    body: { name: 'Bench Person', email: 'bench@example.com', password: 'Bench-mark-42' },
  });
  const session = { token, user: JSON.stringify(user) };
  const dashboard = await firstViewKilobytes(`${app.url}/dashboard`, session);
  report({
    name: 'JavaScript and CSS of the first view, gzip: dashboard',
    measured: dashboard,
    budget: { atMost: 190 },
    unit: 'KB',
  });
  const withDialog = await firstViewKilobytes(`${app.url}/dashboard?dialog=new`, session, (page) =>
    page.locator('dialog[open]').waitFor(),
  );
  report({
    name: 'more with its first dialog',
    measured: withDialog - dashboard,
    budget: { atMost: 60 },
    unit: 'KB',
  });
}
