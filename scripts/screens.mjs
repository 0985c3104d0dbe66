import { pathToFileURL } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectPath } from './lib/project.mjs';
import { reportFaults } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await reportFaults(async () => {
  await prepare();
  await ensureWebBuild();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await import(pathToFileURL(projectPath('e2e', 'screens.ts')).href);
});
