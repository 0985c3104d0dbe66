import { spawn } from 'node:child_process';
import { prepare } from './lib/prepare.mjs';
import { projectPath, projectRoot } from './lib/project.mjs';
import { forwardSignals, reportFaults } from './lib/run.mjs';

// Vite serves the web app on PORT and passes /api on to the server beside it; both reload when their sources change.
await reportFaults(async () => {
  await prepare();
  const port = Number(process.env.PORT || 3000);
  const serverPort = port + 1;
  const server = start(projectRoot, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    NODE_ENV: 'development',
    PORT: String(serverPort),
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
  });
  const vite = projectPath('node_modules', 'vite', 'bin', 'vite.js');
  const web = start(projectPath('apps', 'web'), [vite, '--port', String(port), '--strictPort'], {
    API_ADDRESS: `http://127.0.0.1:${serverPort}`,
  });
  const children = [server, web];
  forwardSignals((signal) => {
    for (const child of children) child.kill(signal);
  });
  // One without the other is of no use.
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      for (const other of children) other.kill('SIGTERM');
    });
  }
});

/**
 * @param {string} cwd
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
function start(cwd, parameters, env) {
  return spawn(process.execPath, parameters, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}
