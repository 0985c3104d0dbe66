import { ensureBuilt } from './built.mjs';
import { projectPath } from './project.mjs';

/** Builds the web app unless the built one is of exactly these sources. */
export function ensureWebBuild() {
  return ensureBuilt({
    name: 'web app',
    app: 'web',
    sources: ['apps/web', 'packages', 'CHANGELOG.md'],
    command: [projectPath('node_modules', 'vite', 'bin', 'vite.js'), 'build'],
  });
}
