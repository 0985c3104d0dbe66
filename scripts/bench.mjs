import { ensureChromium } from './lib/chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await reportFaults(async () => {
  await prepare();
  await ensureWebBuild();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await import('../bench/bench.ts');
});
