import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const WEB_FOLDER = resolve(import.meta.dirname, '../../../web/dist');
const PAGE = 'index.html';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app, compressed by the build: hashed assets for ever; the page itself is asked for each time and
 * sent again only when it has changed.
 *
 * @returns how to answer with the page; null where nothing has been built
 */
export async function webApp(
  app: FastifyInstance,
  folder: string,
): Promise<((reply: FastifyReply) => FastifyReply) | null> {
  if (!existsSync(resolve(folder, PAGE))) return null;
  const policy = pagePolicy(await readFile(resolve(folder, PAGE), 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.*/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = /\/assets\//.test(path);
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });

  function sendPage(reply: FastifyReply): FastifyReply {
    return reply.header('content-security-policy', policy).sendFile(PAGE);
  }
  app.get('/', (_, reply) => sendPage(reply));
  return sendPage;
}

/** No eval, and inline only what the build has put into the page, named by its hash. */
export function pagePolicy(page: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(page, 'script')}`,
    `style-src 'self' ${inlineHashes(page, 'style')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of elements without attributes: those with a `src` are no inline ones. */
function inlineHashes(page: string, element: 'script' | 'style'): string {
  const texts = page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'));
  return [...texts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
