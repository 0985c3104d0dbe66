import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';

await reportFaults(async () => {
  await prepare();
  await import('../bench/assistant.ts');
});
