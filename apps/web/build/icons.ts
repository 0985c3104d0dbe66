import type { Plugin } from 'vite';

const IMPORTS = /(import|export) \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Imports each icon from its own file. The library's index imports all 6,000 of them, so by it every screen would seem to
 * need the icons of every other, and the build would read them all.
 */
export function singleIcons(): Plugin {
  return {
    name: 'taskwell:single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({ code: code.replaceAll(IMPORTS, (_, word, names) => importEach(word, names)), map: null }),
    },
  };
}

function importEach(word: string, names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const path = `'@tabler/icons-react/dist/esm/icons/${name}.mjs'`;
      return word === 'export'
        ? `import ${path}; export { default as ${name} } from ${path};`
        : `import ${name} from ${path};`;
    })
    .join(' ');
}

/**
 * Draws each icon with one path: the dashboard shows a hundred icons of two to six paths each, and whatever makes the
 * browser restyle the page, such as a dialog that opens, costs by the element (measured: a quarter of them were paths). An
 * icon that a file names without drawing it still goes into that file's chunk (src/first-bundle.ts).
 */
export function leanIcons(): Plugin {
  return {
    name: 'taskwell:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/ },
      handler: (code) => ({ code: withOnePath(code), map: null, moduleSideEffects: true }),
    },
  };
}

const NODES = /(?<=const __iconNode = )\[.*\](?=;\n)/;

type IconNode = [tag: string, attributes: Record<string, string>];

/** Of an icon's module. One that is filled, or has other shapes, stays as it is. */
export function withOnePath(code: string): string {
  if (!code.includes('("outline"')) return code;
  return code.replace(NODES, (text) => {
    const nodes = JSON.parse(text) as IconNode[];
    if (!nodes.every(isPlainPath)) return text;
    const d = nodes.map(([, attributes]) => attributes.d).join('');
    return JSON.stringify([['path', { d, key: 'svg-0' }]]);
  });
}

/** One that begins at a place of its own, wherever the path before it has ended. */
function isPlainPath([tag, { d, key: _, ...others }]: IconNode): boolean {
  return tag === 'path' && d?.startsWith('M') === true && Object.keys(others).length === 0;
}
