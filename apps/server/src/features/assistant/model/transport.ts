import { MODEL_LIMITS } from '@taskwell/contract/assistant';
import { ModelUnavailable } from './faults.ts';

/**
 * fetch for a language model: it follows no redirect, which could lead the key elsewhere, and reads no more of an answer
 * than one may have.
 */
export async function boundedFetch(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'error' });
  const { status, statusText, headers } = response;
  return new Response(await readBounded(response), { status, statusText, headers });
}

async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MODEL_LIMITS.answerBytes) throw new ModelUnavailable('an answer that is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
