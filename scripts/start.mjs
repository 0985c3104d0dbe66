import { keepCompiledCode } from './lib/engine.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await reportFaults(async () => {
  await prepare();
  await ensureWebBuild();
  await keepCompiledCode();
  await import('../apps/server/src/main.ts');
});
