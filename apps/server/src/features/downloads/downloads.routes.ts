import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';

/**
 * GET /downloads/windows/latest (DECISIONS §4): the newest installer of the operator's folder, or a redirect to the
 * configured address, or a page that offers the web app. It answers a file or a page, so it is no contract operation.
 */
export function downloadRoutes(app: FastifyInstance, config: Config): void {
  app.get(`${API_BASE_PATH}/downloads/windows/latest`, async (_, reply) => {
    const newest = config.downloadsDir === null ? null : await newestInstaller(config.downloadsDir);
    if (newest) {
      reply
        .header('content-disposition', `attachment; filename="${newest.name}"`)
        .header('content-length', newest.size);
      return reply.type('application/octet-stream').send(createReadStream(newest.path));
    }
    if (config.windowsDownloadUrl !== null) return reply.redirect(config.windowsDownloadUrl);
    return reply.code(404).type('text/html; charset=utf-8').send(nothingToDownload);
  });
}

/** Names that need no escaping in a header are the only ones offered. */
async function newestInstaller(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^[\w .()+-]+\.(exe|msi|msix)$/i.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs, size } = await stat(path);
      return { name, path, size, mtimeMs };
    }),
  );
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs)[0] ?? null;
}

const nothingToDownload = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Download - ${PRODUCT.name}</title><meta name="viewport" content="width=device-width"></head><body><main>
<h1>There is no Windows app here yet</h1>
<p>${PRODUCT.name} runs in your browser: <a href="/login">open it there</a>. To have it as an app, choose
“Install” in the browser's menu.</p></main></body></html>`;
