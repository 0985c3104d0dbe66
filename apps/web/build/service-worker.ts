import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER_PATHS } from '@taskwell/contract/server-paths';
import { build, type Plugin } from 'vite';

const PAGE = 'index.html';
/** Where the server answers with it: at / it has the landing page in it. */
const PAGE_ADDRESS = '/login';
/** What the page and its notifications show beside the files of the build. */
const PICTURES = ['favicon.svg', 'icons/icon-192.png'];

/** Of the landing page, which nobody needs without a network. */
const NOT_KEPT = /\.webp$/;

/**
 * Builds the service worker once all other files are there, with the list of them: another build has another list, by
 * which browsers know that there is a new one.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'taskwell:service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build goes into no folder');
        const assets = (await readdir(join(dir, 'assets'))).filter((name) => !NOT_KEPT.test(name)).sort();
        const files = await Promise.all(
          [PAGE, ...PICTURES, ...assets.map((name) => `assets/${name}`)].map((name) => fileOf(dir, name)),
        );
        await writeFile(join(dir, 'service-worker.js'), await workerScript(root, files));
      },
    },
  };
}

/** The hash of its content, so that no file of another build is taken for it; one whose name holds it needs no other. */
async function fileOf(dir: string, name: string) {
  const hash = createHash('sha256')
    .update(await readFile(join(dir, name)))
    .digest('base64');
  const isHashed = name.startsWith('assets/');
  return {
    url: name === PAGE ? PAGE_ADDRESS : `/${name}`,
    revision: isHashed ? null : hash,
    integrity: `sha256-${hash}`,
  };
}

async function workerScript(root: string, files: object[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    define: {
      FILES: JSON.stringify(files),
      SERVER_PATHS: JSON.stringify(SERVER_PATHS),
      PAGE: JSON.stringify(PAGE_ADDRESS),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('src/service-worker was not built');
  return output.output[0].code;
}
