import { isInstalled, npmInstall } from './npm.mjs';
import { projectRoot } from './project.mjs';
import { onSupportedNode } from './runtime.mjs';

/** What every command needs first: a Node.js that runs TypeScript, and the packages of the lock file. */
export async function prepare() {
  await onSupportedNode();
  if (isInstalled(projectRoot)) return;
  console.log('Installing packages …');
  await npmInstall(projectRoot);
}
