import type { Plugin, Rolldown } from 'vite';

/**
 * Which file of the build a module goes into, decided by who imports it:
 *
 * - first: what main.tsx imports;
 * - app: what else the first screen of whoever is signed in imports, the shell and the dashboard;
 * - visitors: what several of the screens before the sign-in import, the landing page among them; accounts: without it;
 * - start: what else the pages that a day begins with import;
 * - common: what at least four of the other screens and dialogs import;
 * - shared: what two or three of them import, a file for those that share it.
 *
 * All else stays with the one screen or dialog that imports it. A module's imports are needed wherever the module is, so
 * they are in the same file or in one above it in this list: no two files need each other.
 */

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const COMMON_SCREENS = 4;

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
    // Put together with what dialogs share, what visitors need would bring that along.
    {
      debugName: 'common',
      priority: 1,
      minShareCount: COMMON_SCREENS,
      name: (id, context) => (isNeededByAny(visitors, id, context) ? null : 'common'),
    },
    {
      debugName: 'shared',
      priority: 0,
      minShareCount: 2,
      entriesAware: true,
      name: (id, context) => (isNeededByAny(visitors, id, context) ? null : 'shared'),
    },
  ];
}

/**
 * Fails the build where files need each other: whichever runs first would find what it imports still undefined, in some
 * browsers and on some days only.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'taskwell:no-circular-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
      );
      const circle = findCircle(imports);
      if (circle !== null) this.error(`Files of the build import each other: ${circle.join(' → ')}`);
    },
  };
}

/** The files of one circle of imports, the first again at the end; null where there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
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
