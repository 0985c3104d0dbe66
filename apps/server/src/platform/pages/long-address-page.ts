import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { FastifyRequest } from 'fastify';
import { plainPage } from './plain-page.ts';

/** Such a page, for a person whose link is longer than any that the server takes, and the headers that it goes with. */
export function longAddressPage(): { headers: Record<string, string>; html: string } {
  return plainPage(
    REFUSALS.addressTooLong,
    `<p>${ASSISTANT_MESSAGES.addressTooLong}</p>
<p><a href="/popup">AI Task Assistant</a> · <a href="/dashboard">Task manager</a></p>`,
  );
}

/** Whether a browser asks for a page with it, and no program for data. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith(API_BASE_PATH) && (headers.accept ?? '').includes('text/html');
}

/**
 * Whether a browser asks for a page with a request that was too long to be read.
 *
 * @param packet what came last of it. A later piece of it does not begin with the request line; as the programs that call
 *   the API send no such addresses, it is taken for a page's.
 */
export function mayAskForPage(packet: unknown): boolean {
  const [method, path = ''] = (Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 40) : '').split(' ');
  const isRequestLine = /^[A-Z]{3,10}$/.test(method ?? '') && path.startsWith('/');
  return !isRequestLine || (method === 'GET' && !path.startsWith(`${API_BASE_PATH}/`));
}
