import { tryExtensionBuild } from './lib/extension-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectPath } from './lib/project.mjs';
import { reportFaults } from './lib/run.mjs';
import { supervise } from './lib/supervisor.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await reportFaults(async () => {
  await prepare();
  await Promise.all([ensureWebBuild(), tryExtensionBuild()]);
  supervise(projectPath('scripts', 'serve.mjs'));
});
