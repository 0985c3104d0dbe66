import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCMessageSchema,
  JSONRPCRequestSchema,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { opens, type SecretScope } from '@taskwell/contract/access-tokens';
import type { FailureBody } from '@taskwell/contract/errors';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { API_BASE_PATH, methodAndPath, operation } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { z } from 'zod';
import { asFailure, type Failure } from '../../platform/http/failure.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { clientAddress } from '../../platform/http/request.ts';
import type { Caller } from './mcp.caller.ts';
import { TOOLS, type Tool } from './mcp.tools.ts';

/** Answers one message, with a server of its own: there are no sessions. */
export async function answerMessage(http: FastifyInstance, request: FastifyRequest, caller: Caller): Promise<Response> {
  const refused = refuseRequest(request.body);
  if (refused) return refused;
  const server = createServer(caller.scope, (tool, given) => callTool({ http, request, caller }, tool, given));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const sent = new Request(new URL(request.url, 'http://localhost'), { method: 'POST', headers });
    return await transport.handleRequest(sent, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

/** What each request takes, looked at before the SDK does: its refusals tell what the schema library says. */
const REQUESTS: Record<string, z.ZodType> = {
  initialize: InitializeRequestSchema,
  'tools/list': ListToolsRequestSchema,
  'tools/call': CallToolRequestSchema.refine(({ params }) => params.task === undefined, {
    path: ['params', 'task'],
    error: VALIDATION.fieldInvalid('params.task'),
  }),
};

/** @returns the answer to what is no message, and to a request with wrong parameters; null for any other message */
function refuseRequest(body: unknown): Response | null {
  // Several messages in one are none: MCP has had no batches since 2025-06-18.
  if (!JSONRPCMessageSchema.safeParse(body).success) return invalidRequest();
  const { data: sent } = JSONRPCRequestSchema.safeParse(body);
  const schema = sent && Object.hasOwn(REQUESTS, sent.method) ? REQUESTS[sent.method] : undefined;
  if (!sent || !schema) return null;
  try {
    parseInput(schema, body);
    return null;
  } catch (error) {
    const failure = asFailure(error);
    if (!failure) throw error;
    const { message } = failure;
    return Response.json({ jsonrpc: '2.0', id: sent.id, error: { code: ErrorCode.InvalidParams, message } });
  }
}

function invalidRequest(): Response {
  const error = { code: ErrorCode.InvalidRequest, message: 'Invalid Request' };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
}

/** A message that is answered, with who has sent it. */
interface Message {
  http: FastifyInstance;
  request: FastifyRequest;
  caller: Caller;
}

type CallTool = (tool: Tool, given: Record<string, unknown>) => Promise<CallToolResult>;

function createServer(scope: SecretScope, call: CallTool): Server {
  const server = new Server(
    { name: PRODUCT.name, version: PRODUCT.version.replace(/^v/, '') },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools(scope) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = Object.hasOwn(TOOLS, params.name) ? TOOLS[params.name] : undefined;
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool');
    return call(tool, params.arguments ?? {});
  });
  return server;
}

/** Those that the token opens: an assistant is offered nothing that it would be refused. */
function describeTools(scope: SecretScope) {
  const opened = Object.entries(TOOLS).filter(([, tool]) => opens(scope, operation(tool.operation).token));
  return opened.map(([name, { description, operation: behind, input }]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const readOnlyHint = operation(behind).token === 'read';
    const inputSchema = { ...schema, type: 'object' as const, properties: schema.properties as Record<string, object> };
    return { name, description, inputSchema, annotations: { readOnlyHint, destructiveHint: false } };
  });
}

/** What is wrong with the call is the tool's answer, for the assistant to read; a fault of ours is told in no words but ours. */
async function callTool(message: Message, tool: Tool, given: Record<string, unknown>): Promise<CallToolResult> {
  try {
    return await callOperation(message, tool, parseInput(tool.input, given));
  } catch (error) {
    const failure = asFailure(error);
    if (failure) return refusal({ error: failure.message, code: failure.code, fields: failure.extra.fields });
    message.request.log.error({ err: error }, 'a call of a tool failed');
    throw new McpError(ErrorCode.InternalError, FAILURES.unexpected);
  }
}

type Refusal = Pick<Failure, 'code'> & { error: string; fields: FailureBody['fields'] | undefined };

function refusal(told: Refusal): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(told) }] };
}

/** The operation's own answer, as a request with the same token would get it. */
async function callOperation(
  { http, request, caller }: Message,
  { operation: name, request: form }: Tool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const { params = {}, query = {}, body, version } = form(given);
  const { method, path } = methodAndPath(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field])));
  const asked = Object.entries(query).map(([field, value]): [string, string] => [field, String(value)]);
  // Counted there, once.
  if (opens(caller.scope, operation(name).token)) await caller.giveBack();
  const response = await http.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `${API_BASE_PATH}${filled}?${new URLSearchParams(asked)}`,
    remoteAddress: clientAddress(request),
    headers: {
      ...passedOn(request),
      ...(version !== undefined && { 'if-match': `"${String(version)}"` }),
    },
    ...(body && { payload: body }),
  });
  if (response.statusCode < 400) return { content: [{ type: 'text', text: response.body }] };
  const { error, code, fields } = response.json<FailureBody>();
  return refusal({ error, code, fields });
}

const PASSED_ON = ['authorization', 'user-agent', 'x-time-zone'];

function passedOn({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
