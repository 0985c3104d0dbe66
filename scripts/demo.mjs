import { keepCompiledCode } from './lib/engine.mjs';
import { tryExtensionBuild } from './lib/extension-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await reportFaults(async () => {
  await prepare();
  await Promise.all([ensureWebBuild(), tryExtensionBuild()]);
  await keepCompiledCode();
  await import('../apps/server/src/demo.ts');
});
