import type { ErrorCode, FailureBody } from '@taskwell/contract/errors';
import {
  type Answer,
  API_BASE_PATH,
  methodAndPath,
  type OperationName,
  operation,
} from '@taskwell/contract/operations';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { checkAnswer } from './answers.ts';
import { digestTables } from './digest.ts';
import { settle } from './settle.ts';
import type { TestDatabase } from './test-database.ts';

/** What a test sends. Loosely typed, because much of it is wrong on purpose. */
export interface Sent {
  /** Whose session it is; nobody's by default. */
  as?: { token: string } | undefined;
  params?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | string[]> | undefined;
  /** Sent as JSON; a Buffer goes out as it is. */
  body?: unknown;
  headers?: Record<string, string> | undefined;
  /** Network address; by default one that no other request has, so that rate limits do not meet. */
  from?: string | undefined;
}

export interface Answered {
  status: number;
  headers: LightMyRequestResponse['headers'];
  text: string;
  body: Record<string, unknown>;
}

export interface Caller {
  /** Everything that was answered so far. */
  answers: { name: OperationName; text: string }[];
  /** Calls an operation and holds whatever it answers against the contract. */
  call(name: OperationName, sent?: Sent): Promise<Answered>;
  /** Calls an operation that must succeed. */
  succeed<N extends OperationName>(name: N, sent?: Sent): Promise<Answer<N>>;
  /** Calls an operation that must fail in this way. */
  fail(name: OperationName, code: ErrorCode, sent?: Sent): Promise<FailureBody>;
  /** The same, and nothing in the database may have changed. */
  deny(name: OperationName, code: ErrorCode, sent?: Sent): Promise<FailureBody>;
}

export function createCaller(http: FastifyInstance, database: TestDatabase): Caller {
  const answers: Caller['answers'] = [];

  async function call(name: OperationName, sent: Sent = {}): Promise<Answered> {
    const response = await http.inject(injection(name, sent));
    answers.push({ name, text: response.body });
    checkAnswer(name, response);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: response.statusCode < 400 ? bodyIn(name, response.body) : JSON.parse(response.body),
    };
  }

  async function fail(name: OperationName, code: ErrorCode, sent?: Sent): Promise<FailureBody> {
    const { body, text } = await call(name, sent);
    expect(body.code, `${name} answered ${text}`).toBe(code);
    return body as unknown as FailureBody;
  }

  return {
    answers,
    call,
    fail,
    async succeed<N extends OperationName>(name: N, sent?: Sent) {
      const { status, body, text } = await call(name, sent);
      expect(status, `${name} answered ${text}`).toBe(operation(name).status);
      return body as Answer<N>;
    },
    async deny(name, code, sent) {
      await settle(database);
      const before = await digestTables(database);
      const failure = await fail(name, code, sent);
      expect(await digestTables(database)).toEqual(before);
      return failure;
    },
  };
}

/** Of a file or a stream, which are read as text, there is none. */
function bodyIn(name: OperationName, text: string): Answered['body'] {
  const { file, stream } = operation(name);
  return file || stream ? {} : JSON.parse(text);
}

export function injection(name: OperationName, sent: Sent) {
  const { method, path } = methodAndPath(name);
  const hasBody = sent.body !== undefined;
  return {
    method,
    url: API_BASE_PATH + fillPath(path, sent.params) + queryString(sent.query),
    remoteAddress: sent.from ?? newAddress(),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(sent.as ? { authorization: `Bearer ${sent.as.token}` } : {}),
      ...sent.headers,
    },
    ...(hasBody ? { payload: Buffer.isBuffer(sent.body) ? sent.body : JSON.stringify(sent.body) } : {}),
  };
}

function fillPath(path: string, params: Sent['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Sent['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) parameters.append(key, String(each));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

let addresses = 0;

/** A network address that nothing else in this file has. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
