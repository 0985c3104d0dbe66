import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|html)$/;
/** Less is not worth another file. */
const LEAST_BYTES = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Puts every text file of the build beside itself compressed, as small as it gets, so that no request pays for it. */
export function precompress(): Plugin {
  return {
    name: 'taskwell:precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build goes into no folder');
        const names = await readdir(dir, { recursive: true });
        await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(dir, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await compressBrotli(text, quality));
  await writeFile(`${path}.gz`, await compressGzip(text, { level: constants.Z_BEST_COMPRESSION }));
}
