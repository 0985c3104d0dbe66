import { ERROR_STATUS, type ErrorCode } from '@taskwell/contract/errors';
import { type OperationName, operation } from '@taskwell/contract/operations';
import { taskAnswer } from '@taskwell/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { documentedStatuses } from './documentation.ts';

/** DECISIONS §1: the closed form of every failure. */
const failureBody = z.strictObject({
  success: z.literal(false),
  error: z.string().min(1),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.uuid(),
  fields: z.record(z.string(), z.string().min(1)).optional(),
});
const signInFailureBody = failureBody.extend({
  requiresVerification: z.literal(true).optional(),
  companySuspended: z.literal(true).optional(),
  email: z.string().optional(),
  companyName: z.string().optional(),
});
const staleFailureBody = failureBody.extend({ data: taskAnswer.shape.data });

/** Holds an answer of an operation against its declaration: the closed form, the status, the headers. */
export function checkAnswer(name: OperationName, response: LightMyRequestResponse): void {
  expect(response.headers['content-type']).toBe(typeOf(name, response.statusCode));
  checkHeaders(response);
  if (response.statusCode >= 400) checkFailure(response, name);
  else checkSuccess(name, response);
}

function typeOf(name: OperationName, status: number): string {
  const { file, stream } = operation(name);
  if (status < 400 && stream === 'answer') return 'text/event-stream';
  return `${(status < 400 && file) || 'application/json'}; charset=utf-8`;
}

function checkHeaders({ headers }: LightMyRequestResponse): void {
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
}

function checkSuccess(name: OperationName, response: LightMyRequestResponse): void {
  const declared = operation(name);
  expect(response.statusCode, response.body).toBe(declared.status);
  for (const body of bodiesOf(name, response.body)) {
    const parsed = declared.response.safeParse(body);
    expect(parsed.error?.issues ?? [], `the form of the answer of ${name}`).toEqual([]);
    expect(parsed.data).toEqual(body);
  }
}

/** What an answer consists of, each held against the operation's form. */
function bodiesOf(name: OperationName, text: string): unknown[] {
  const { file, stream } = operation(name);
  if (file) return [text];
  return stream === 'answer' ? eventsIn(text) : [JSON.parse(text)];
}

/** The data of server-sent events, as far as they have come. */
export function eventsIn(text: string): unknown[] {
  const complete = text.slice(0, text.lastIndexOf('\n\n') + 2);
  return [...complete.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? ''));
}

/** Holds a failure against the one form of failures; with an operation, also against what that one documents. */
export function checkFailure(response: LightMyRequestResponse, name?: OperationName): void {
  const body: unknown = JSON.parse(response.body);
  const parsed = failureFormOf(name, body).safeParse(body);
  expect(parsed.error?.issues ?? [], `the form of ${response.body}`).toEqual([]);
  const { code, requestId } = parsed.data as z.infer<typeof failureBody>;
  expect(response.statusCode).toBe(ERROR_STATUS[code]);
  expect(response.headers['x-request-id']).toBe(requestId);
  if (response.statusCode === 429 || response.statusCode === 503) {
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
  if (name) expect(documentedStatuses(name), `${code} from ${name}: ${response.body}`).toContain(response.statusCode);
}

function failureFormOf(name: OperationName | undefined, body: unknown): z.ZodType {
  if (name === 'POST /auth/login') return signInFailureBody;
  return typeof body === 'object' && body !== null && 'data' in body ? staleFailureBody : failureBody;
}
