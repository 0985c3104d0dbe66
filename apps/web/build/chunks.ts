import type { Rolldown } from 'vite';

/**
 * Which file of the build a module goes into, decided by who imports it:
 *
 * - first: what main.tsx imports;
 * - app: what else the first screen of whoever is signed in imports, the shell and the dashboard;
 * - visitors: what several of the screens before the sign-in import, the landing page among them; accounts: without it;
 * - start: what else the pages that a day begins with import;
 * - shared: what several of the other screens and dialogs import, by who shares it, small ones put together.
 *
 * All else stays with the one screen or dialog that imports it.
 */

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const SMALL_BYTES = 20_000;

/** Paths of the files that screens begin with. */
export interface Screens {
  first: string;
  app: string[];
  start: string[];
  landing: string;
  accounts: string[];
}

export function chunkGroups({ first, app, start, landing, accounts }: Screens): Rolldown.CodeSplittingGroup[] {
  const visitors = [landing, ...accounts];
  const needed = new Map<string, Set<string>>();
  function needs(screen: string, id: string, context: Context): boolean {
    const known = needed.get(screen) ?? staticImports(screen, context);
    needed.set(screen, known);
    return known.has(id);
  }
  const isNeededByAny = (screens: string[], id: string, context: Context) =>
    screens.some((screen) => needs(screen, id, context));
  return [
    { name: 'first', tags: ['$initial'], priority: 5 },
    {
      debugName: 'app',
      priority: 4,
      name: (id, context) => {
        if (!isNeededByAny(app, id, context)) return null;
        if (isNeededByAny(visitors, id, context) && !needs(first, id, context)) {
          throw new Error(`Screens of visitors and the dashboard both need ${id}: name it in src/first-bundle.ts`);
        }
        return 'app';
      },
    },
    {
      debugName: 'visitors',
      priority: 3,
      name: (id, context) => {
        if (visitors.filter((screen) => needs(screen, id, context)).length < 2) return null;
        return needs(landing, id, context) ? 'visitors' : 'accounts';
      },
    },
    {
      debugName: 'start',
      priority: 2,
      // Left to what is shared with other screens, small ones among them would bring along what is only those'.
      name: (id, context) =>
        isNeededByAny(start, id, context) && !isNeededByAny(visitors, id, context) ? 'start' : null,
    },
    {
      debugName: 'shared',
      priority: 1,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL_BYTES,
      // Put together with what dialogs share, it would bring that along.
      name: (id, context) => (isNeededByAny(visitors, id, context) ? null : 'shared'),
    },
  ];
}

/** All modules that this one needs before it can run. */
function staticImports(from: string, context: Context): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
