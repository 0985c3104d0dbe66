import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const WEB_FOLDER = resolve(import.meta.dirname, '../../../../web/dist');
const PAGE = 'index.html';
/** With the landing page in it, which waits behind the access gate where there is one. */
const LANDING_PAGES = { open: 'landing.html', gated: 'landing-gated.html' };
const LANDING_PATHS = ['/', '/landing'];
/** Compressed as well. */
const SERVICE_WORKER = /\/service-worker\.js(\.\w+)?$/;
/** It reads the files of the app, shows its picture with notifications, and is no page. */
const SERVICE_WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app, compressed by the build: hashed assets for ever; the page itself is asked for each time and
 * sent again only when it has changed.
 *
 * @param isGated whether an access code is asked for at each load
 * @returns how to answer with the page; null where nothing has been built
 */
export async function webApp(
  app: FastifyInstance,
  folder: string,
  isGated: boolean,
): Promise<((reply: FastifyReply) => FastifyReply) | null> {
  if (!existsSync(resolve(folder, PAGE))) return null;
  const landing = isGated ? LANDING_PAGES.gated : LANDING_PAGES.open;
  const policies = await policiesOf(folder, [PAGE, landing]);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // A page comes with its policy, at the addresses of its screens alone.
    globIgnore: ['**/*.br', '**/*.gz', '.*/**', '*.html'],
    preCompressed: true,
    // Nobody needs a part of these: every file is sent whole, also to whom asks for a range that it does not have.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = /\/assets\//.test(path);
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (SERVICE_WORKER.test(path)) response.header('content-security-policy', SERVICE_WORKER_POLICY);
    },
  });

  function sendPage(reply: FastifyReply, name = PAGE): FastifyReply {
    return reply.header('content-security-policy', policies.get(name)).sendFile(name);
  }
  for (const path of LANDING_PATHS) app.get(path, (_, reply) => sendPage(reply, landing));
  return (reply) => sendPage(reply);
}

async function policiesOf(folder: string, names: string[]): Promise<Map<string, string>> {
  const pages = names.map(async (name) => [name, pagePolicy(await readFile(resolve(folder, name), 'utf8'))] as const);
  return new Map(await Promise.all(pages));
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
    "worker-src 'self'",
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
