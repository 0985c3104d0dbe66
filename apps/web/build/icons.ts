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

/** An icon that a file names without drawing it still goes into that file's chunk (src/first-bundle.ts). */
export function keptIcons(): Plugin {
  return {
    name: 'taskwell:kept-icons',
    apply: 'build',
    transform: {
      filter: { id: /icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/ },
      handler: () => ({ moduleSideEffects: true }),
    },
  };
}
