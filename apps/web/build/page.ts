import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { isAppScreen } from '../src/screens.ts';

/** Kilobytes (gzip) of JavaScript and CSS that a first view may load; beyond them the build fails. */
const MOST_KILOBYTES: Record<string, number> = {
  landing: 120,
  login: 120,
  dashboard: 190,
  admin: 190,
  employee: 190,
  'personal-dashboard': 190,
};
const STYLES = ['tokens.css', 'frame.css'];
const ICON = 'favicon.svg';
const PLACE = '<!-- boot -->';

type Bundle = Rolldown.OutputBundle;

/**
 * Puts into index.html what its first paint needs: the boot script with the files of each screen, the styles, the icon. The
 * server tells browsers their hashes (platform/pages/web-app.ts), as nothing else may stand inline.
 */
export function firstPage(root: string): Plugin {
  return {
    name: 'taskwell:first-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle ? filesOfScreens(bundle) : {};
        const script = `<script>${await bootScript(root, files)}</script>`;
        const style = `<style>${await firstStyles(root)}</style>`;
        const icon = encodeURIComponent(await readFile(join(root, 'public', ICON), 'utf8'));
        // Functions, as the texts may hold what replace() takes for a pattern.
        return stylesLast(html)
          .replace(PLACE, () => `${script}\n    ${style}`)
          .replace(`"/${ICON}"`, () => `"data:image/svg+xml,${icon}"`);
      },
    },
  };
}

/** Code that runs by itself, in one piece. */
async function bootScript(root: string, files: Record<string, string[]>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    define: { SCREEN_FILES: JSON.stringify(files) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/boot.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('src/boot.ts was not built');
  const { code } = output.output[0];
  if (code.includes('</script')) throw new Error('src/boot.ts cannot stand within a page');
  return code.trim();
}

async function firstStyles(root: string): Promise<string> {
  const texts = await Promise.all(STYLES.map((name) => readFile(join(root, 'src/styles', name), 'utf8')));
  return texts
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A style sheet holds back the paint of all that follows it, so the frame goes first. */
function stylesLast(html: string): string {
  const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
  return links.reduce((text, link) => text.replace(link, ''), html).replace('</body>', `${links.join('')}\n  </body>`);
}

/** Addresses of what each screen of routes/ needs beyond what index.html itself names; fails where that is too much. */
function filesOfScreens(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const named = filesOf(bundle, entries);
  const files = filesBeyond(named, bundle, chunks);
  checkSizes(bundle, named, files);
  return files;
}

function filesBeyond(named: Set<string>, bundle: Bundle, chunks: Rolldown.OutputChunk[]): Record<string, string[]> {
  const screens = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const name = /\/src\/routes\/([\w-]+)\.tsx$/.exec(id)?.[1];
      if (name) screens.set(name, chunk);
    }
  }
  const app = screens.get('app');
  return Object.fromEntries(
    [...screens]
      .filter(([name]) => name !== 'app')
      .map(([name, chunk]) => {
        const needed = filesOf(bundle, isAppScreen(name) && app ? [app, chunk] : [chunk]);
        return [name, [...needed].filter((file) => !named.has(file)).map((file) => `/${file}`)];
      }),
  );
}

/** Names of all files that these need before they can run. */
function filesOf(bundle: Bundle, roots: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') open.push(next);
    }
  }
  return found;
}

function checkSizes(bundle: Bundle, named: Set<string>, screens: Record<string, string[]>): void {
  for (const [screen, most] of Object.entries(MOST_KILOBYTES)) {
    const files = [...named, ...(screens[screen] ?? []).map((file) => file.slice(1))];
    const bytes = files.reduce((sum, file) => sum + gzipSync(contentOf(bundle, file)).length, 0);
    const kilobytes = bytes / 1024;
    console.log(`First view of ${screen}: ${files.length} files, ${kilobytes.toFixed(1)} KB (≤ ${most})`);
    if (kilobytes > most)
      throw new Error(`The first view of ${screen} weighs ${kilobytes.toFixed(1)} KB, more than ${most}`);
  }
}

function contentOf(bundle: Bundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (file === undefined) throw new Error(`The build lacks ${name}`);
  return file.type === 'chunk' ? file.code : file.source;
}
