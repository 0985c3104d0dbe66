import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { extensionZip, newestInstaller } from './downloads.service.ts';

/** The web app's page on how to install it. */
const INSTALL_PAGE = '/download';

/** Its part on the extension: how to load it, or what is to be done first. */
const EXTENSION_PAGE = `${INSTALL_PAGE}#extension`;

/**
 * GET /downloads/windows/latest (DECISIONS §4): the newest installer of the operator's folder, or a redirect to the
 * configured address, else to the page that offers the web app. GET /downloads/extension/latest: the browser extension, once it has
 * been built. They answer files, so they are no contract operations.
 */
export function downloadRoutes(app: FastifyInstance, { config, extensionFile }: Services): void {
  app.get(`${API_BASE_PATH}/downloads/windows/latest`, async (_, reply) => {
    const newest = await newestInstaller(config);
    if (newest) {
      reply
        .header('content-disposition', `attachment; filename="${newest.name}"`)
        .header('content-length', newest.size);
      return reply.type('application/octet-stream').send(createReadStream(newest.path));
    }
    return reply.redirect(config.windowsDownloadUrl ?? INSTALL_PAGE);
  });

  app.get(`${API_BASE_PATH}/downloads/extension/latest`, async (_, reply) => {
    const zip = await extensionZip(extensionFile);
    if (zip === null) return reply.redirect(EXTENSION_PAGE);
    return reply
      .header('content-disposition', `attachment; filename="${basename(extensionFile)}"`)
      .type('application/zip')
      .send(zip);
  });
}
