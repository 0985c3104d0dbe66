import { runChecks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';

await reportFaults(async () => {
  await prepare();
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
});
