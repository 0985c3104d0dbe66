import { MODEL_LIMITS } from '@taskwell/contract/assistant';
import { ModelUnavailable } from './faults.ts';

/**
 * fetch for a language model: it follows no redirect, which could lead the key elsewhere, and reads no more of an answer
 * than one may have.
 */
export async function boundedFetch(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  return new Response(body?.pipeThrough(bounded()) ?? null, { status, statusText, headers });
}

function bounded(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > MODEL_LIMITS.answerBytes) throw new ModelUnavailable('an answer that is too long');
      controller.enqueue(part);
    },
  });
}
