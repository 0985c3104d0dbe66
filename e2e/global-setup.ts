import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchApp } from './launch-app.ts';
import { ACCESS_CODE, announce } from './pages/running-app.ts';

/**
 * Two real apps with empty databases for all journeys, each of which makes accounts of its own. Most run with the one
 * without an access gate, which else takes a sixth of their time.
 */
export default async function startApps(): Promise<() => Promise<void>> {
  const [app, gated] = await Promise.all([startApp(''), startApp(ACCESS_CODE)]);
  process.env.E2E_URL = app.url;
  announce({ app, gated });
  return async () => {
    await Promise.all([app.end(), gated.end()]);
  };
}

async function startApp(accessCode: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-e2e-'));
  const app = await launchApp({ dataDir, env: { TRUST_PROXY: '127.0.0.1', ACCESS_CODE: accessCode } });
  const { url, outboxUrl } = app;
  return {
    url,
    outboxUrl,
    dataDir,
    accessCode,
    async end() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
