import { ensureBuilt } from './built.mjs';
import { projectPath } from './project.mjs';
import { Fault } from './run.mjs';

/** What the server offers for download (features/downloads). */
export const EXTENSION_ZIP = projectPath('apps', 'extension', 'dist', 'taskwell-extension.zip');

/** The same as a folder, as a browser loads it. */
export const EXTENSION_FOLDER = projectPath('apps', 'extension', 'dist', 'unpacked');

/** Builds the browser extension unless the built one is of exactly these sources. */
export function ensureExtensionBuild() {
  return ensureBuilt({
    name: 'browser extension',
    app: 'extension',
    sources: ['apps/extension', 'packages/contract', 'apps/web/src/styles/tokens.css'],
    command: [projectPath('node_modules', 'wxt', 'bin', 'wxt.mjs'), 'zip'],
  });
}

/** The same for a start, which does not fail for want of it: the pages that offer the extension say that it is not there. */
export async function tryExtensionBuild() {
  try {
    await ensureExtensionBuild();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.warn(error.message);
  }
}
