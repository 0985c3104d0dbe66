import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/lib/project.mjs';

/** The app's routes as its source has them, so that a new screen is looked at too. */

export const webSource = join(projectRoot, 'apps/web/src');
export const router = readFileSync(join(webSource, 'router.tsx'), 'utf8');
export const publicRoutes = routesOf(/\.\.\.at\('([^']+)'\)/g);
/** Those behind the sign-in. */
export const appRoutes = routesOf(/\.\.\.inApp\('([^']+)'\)/g);

function routesOf(pattern: RegExp): string[] {
  return [...router.matchAll(pattern)].map(([, path = '']) => path).map((path) => (path === '$' ? '/$' : path));
}
