import { createReadStream } from 'node:fs';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { newestInstaller } from './downloads.service.ts';

/** The web app's page on how to install it. */
const INSTALL_PAGE = '/download';

/**
 * GET /downloads/windows/latest (DECISIONS §4): the newest installer of the operator's folder, or a redirect to the
 * configured address, else to the page that offers the web app. It answers a file, so it is no contract operation.
 */
export function downloadRoutes(app: FastifyInstance, config: Config): void {
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
}
