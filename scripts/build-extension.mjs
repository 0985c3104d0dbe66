import { EXTENSION_ZIP, ensureExtensionBuild } from './lib/extension-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';

await reportFaults(async () => {
  await prepare();
  await ensureExtensionBuild();
  console.log(`The browser extension is in ${EXTENSION_ZIP}; README.md says how to load it.`);
});
