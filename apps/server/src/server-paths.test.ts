import { POSTED_PATHS, SERVER_PATHS } from '@taskwell/contract/server-paths';
import { expect, it } from 'vitest';
import { startTestApp } from './testing/test-app.ts';

const app = await startTestApp({ works: false });

/** Every route, from the tree that Fastify draws of them: four characters for each level. */
function routes(): { path: string; methods: string }[] {
  const above: string[] = [];
  return app.http
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', , methods = ''] = /^(.*?)[├└]── (\S*)( \((.+)\))?$/.exec(line) ?? [];
      const level = indent.length / 4;
      above[level] = part;
      const path = above.slice(0, level + 1).join('');
      return methods === '' ? [] : [{ path, methods }];
    });
}

it('every path that the server answers is in the list that the development server passes on', () => {
  const all = routes();
  expect(all.map(({ path }) => path)).toContain('/api/tasks/:id/status');
  const isListed = ({ path, methods }: (typeof all)[number]) =>
    SERVER_PATHS.some((prefix) => path.startsWith(prefix)) ||
    (methods === 'POST' && POSTED_PATHS.some((prefix) => path.startsWith(prefix)));
  expect(all.filter((route) => !isListed(route))).toEqual([]);
});
