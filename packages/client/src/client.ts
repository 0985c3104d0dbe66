import type { ErrorCode, FailureBody } from '@taskwell/contract/errors';
import { LIFETIMES } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { Answer, OperationName, Operations, SentBody, SentParams, SentQuery } from '@taskwell/contract/operations';

/**
 * Typed fetch over the contract. The operation's name is its method and path, so nothing of the contract but its types
 * is needed at run time.
 */

type Given<K extends string, T> = [T] extends [undefined] ? Record<never, never> : Record<K, T>;
type GivenQuery<T> = [T] extends [undefined] ? Record<never, never> : { query?: T };

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as If-Match: the version that the change was made on. */
  version?: number;
  idempotencyKey?: string;
  /** The call outlives the page that makes it. */
  keepalive?: boolean;
  /** In place of the client's own: for what is said of a session that has ended here meanwhile. */
  token?: string;
}

/** The operations that answer a file. */
export type FileOperationName = {
  [N in OperationName]: Operations[N] extends { readonly file: string } ? N : never;
}[OperationName];

/** The operations that answer a stream. */
export type StreamName = {
  [N in OperationName]: Operations[N] extends { readonly stream: string } ? N : never;
}[OperationName];

export type Call<N extends OperationName> = Given<'params', SentParams<N>> &
  Given<'body', SentBody<N>> &
  GivenQuery<SentQuery<N>> &
  CallOptions;

/** A failure as the API words it; `status` 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly body: Partial<FailureBody>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<FailureBody>, retryAfterSeconds: number | null, cause?: unknown) {
    super(body.error ?? FAILURES.unexpected, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'NETWORK' : 'INTERNAL');
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Message per field of the form that was sent. */
  get fields(): Record<string, string> {
    return this.body.fields ?? {};
  }
}

export interface ClientOptions {
  /** Address up to and with the base path, such as http://localhost:3000/api, or just /api. */
  baseUrl: string;
  token?: () => string | null;
  timeZone?: () => string;
  /** Told of a 401 on any call but sign-in itself, with the token it was for; the call fails once that is dealt with. */
  onSignedOut?: (token: string | null) => unknown;
  /** Told when a call has to wait because too many of this person or company are in flight; it is sent again by itself. */
  onBusy?: () => void;
  /** A call without an answer for so long has failed. */
  timeoutMilliseconds?: number;
  /** In place of the platform's own. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** A call that meets too much in flight is given up after so many times. */
const TIMES_SENT = 4;

export type Client = ReturnType<typeof createClient>;

/** How one operation is asked for over HTTP: what this client sends, for a program that sends it before the client is there. */
export function requestFor(
  name: OperationName,
  call: LooseCall,
  token: string | null,
  { baseUrl, timeZone }: Pick<ClientOptions, 'baseUrl' | 'timeZone'>,
): { address: string; init: RequestInit } {
  const [method = 'GET', path = '/'] = name.split(' ');
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (timeZone) headers['x-time-zone'] = timeZone();
  if (call.version !== undefined) headers['if-match'] = `"${call.version}"`;
  if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const init = {
    method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
  };
  return { address: baseUrl + fillPath(path, call.params) + queryString(call.query), init };
}

export function createClient(options: ClientOptions) {
  const send = options.fetch ?? fetch;
  const { timeoutMilliseconds = LIFETIMES.answerMilliseconds } = options;

  function request(name: OperationName, call: LooseCall, token: string | null): Promise<Response> {
    const { address, init } = requestFor(name, call, token, options);
    return send(address, init);
  }

  /** Calls one operation; answers its success body, throws ApiError otherwise. */
  async function api<N extends OperationName>(name: N, ...[call]: Arguments<N>): Promise<Answer<N>> {
    return ask(name, (call ?? {}) as LooseCall, (response) => response.json() as Promise<Answer<N>>);
  }

  /** Opens an operation that answers a stream. */
  async function open<N extends StreamName>(name: N, call: Call<N>): Promise<ReadableStream<Uint8Array>> {
    return ask(name, call as LooseCall, async ({ body }) => {
      if (body === null) throw new TypeError('The answer holds no stream');
      return body;
    });
  }

  /** Reads an operation that answers a file, whole. Once it has begun to come it may take its time. */
  async function file<N extends FileOperationName>(name: N, ...[call]: Arguments<N>): Promise<Blob> {
    const response = await ask(name, (call ?? {}) as LooseCall, async (begun) => begun);
    return reach(call?.signal, () => response.blob());
  }

  /** Sends and reads what comes back, all within the time for it. */
  async function ask<T>(name: OperationName, call: LooseCall, read: (response: Response) => Promise<T>): Promise<T> {
    const token = call.token ?? options.token?.() ?? null;
    const { signal, stop } = withTimeout(call.signal, timeoutMilliseconds);
    try {
      const response = await reach(call.signal, () => sendInTurn(name, { ...call, signal }, token));
      // An answer that breaks off half-way is no answer.
      if (response.ok) return await reach(call.signal, () => read(response));
      throw await failure(name, response, token);
    } finally {
      stop();
    }
  }

  /** What is refused because too much is in flight has not been done, so it is sent again when the server says. */
  async function sendInTurn(name: OperationName, call: LooseCall, token: string | null): Promise<Response> {
    for (let time = 1; ; time++) {
      const response = await request(name, call, token);
      if (time === TIMES_SENT || !(await isBusy(response))) return response;
      options.onBusy?.();
      // Not all that were refused together come back together.
      await pause(1_000 * Number(response.headers.get('retry-after')) * (1 + Math.random()), call.signal);
    }
  }

  async function failure(name: OperationName, response: Response, token: string | null): Promise<ApiError> {
    const body = await failureBody(response);
    if (response.status === 401 && name !== 'POST /auth/login') await options.onSignedOut?.(token);
    const retryAfter = response.headers.get('retry-after');
    return new ApiError(response.status, body, retryAfter === null ? null : Number(retryAfter));
  }

  return { call: api, open, file };
}

async function isBusy(response: Response): Promise<boolean> {
  return response.status === 429 && (await failureBody(response.clone())).code === 'TOO_MANY_IN_FLIGHT';
}

/** @throws what the signal is aborted for */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

type Arguments<N extends OperationName> = Record<never, never> extends Call<N> ? [call?: Call<N>] : [call: Call<N>];

interface LooseCall extends CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Empty where something between us and the server answered, which does not speak JSON. */
async function failureBody(response: Response): Promise<Partial<FailureBody>> {
  const body: unknown = await response.json().catch(() => ({}));
  return body as Partial<FailureBody>;
}

/** No answer, or none in time, fails with status 0; where the caller gave up there is nobody to tell. */
async function reach<T>(given: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (cause) {
    if (given?.aborted) throw cause;
    throw new ApiError(0, {}, null, cause);
  }
}

/** Not AbortSignal.timeout: a stream that has been opened in time must live on. */
function withTimeout(given: AbortSignal | undefined, milliseconds: number): { signal: AbortSignal; stop: () => void } {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), milliseconds);
  const signal = given ? AbortSignal.any([given, timeout.signal]) : timeout.signal;
  return { signal, stop: () => clearTimeout(timer) };
}

function fillPath(path: string, params: LooseCall['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
}

function queryString(query: LooseCall['query']): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
