import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchApp } from './launch-app.ts';

/** One real app with an empty database for all journeys, each of which makes accounts of its own. */
export default async function startApp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-e2e-'));
  const app = await launchApp({ dataDir, env: { TRUST_PROXY: '127.0.0.1' } });
  process.env.E2E_URL = app.url;
  process.env.E2E_OUTBOX_URL = app.outboxUrl;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
