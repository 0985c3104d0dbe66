import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeModel, startFakeModel } from '../../apps/server/src/testing/fake-model.ts';
import { launchApp } from '../launch-app.ts';
import { runAgainst } from './running-app.ts';
import { test as base } from './test.ts';

/** For a journey that concerns everybody of an installation: it has an app, and an empty database, of its own. */
export const test = base.extend<{ model: FakeModel }>({
  /** What the app has for a language model. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  model: async ({}, use) => {
    const model = await startFakeModel();
    await use(model);
    model.stop();
  },
  baseURL: [
    async ({ model }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-e2e-own-'));
      const env = { TRUST_PROXY: '127.0.0.1', ACCESS_CODE: '', ...model.settings };
      const app = await launchApp({ dataDir, env });
      const { url, outboxUrl } = app;
      await runAgainst({ url, outboxUrl, dataDir, accessCode: '' }, () => use(url));
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // Its start is not of the journey's time.
    { scope: 'test', timeout: 60_000 },
  ],
});
