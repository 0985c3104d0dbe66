import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';

await reportFaults(async () => {
  await prepare();
  await import('../apps/server/src/verify-audit.ts');
});
