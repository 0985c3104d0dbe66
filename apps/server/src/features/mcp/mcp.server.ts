import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { FailureBody } from '@taskwell/contract/errors';
import { API_BASE_PATH, methodAndPath, operation } from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { z } from 'zod';
import { clientAddress } from '../../platform/request.ts';
import { TOOLS, type Tool } from './mcp.tools.ts';

/** Answers one message, with a server of its own: there are no sessions. */
export async function answerMessage(http: FastifyInstance, request: FastifyRequest): Promise<Response> {
  const server = createServer((tool, given) => callOperation(http, request, tool, given));
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

type CallTool = (tool: Tool, given: Record<string, unknown>) => Promise<CallToolResult>;

function createServer(callTool: CallTool): Server {
  const server = new Server(
    { name: PRODUCT.name, version: PRODUCT.version.replace(/^v/, '') },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools() }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = Object.hasOwn(TOOLS, params.name) ? TOOLS[params.name] : undefined;
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool');
    return callTool(tool, params.arguments ?? {});
  });
  return server;
}

function describeTools() {
  return Object.entries(TOOLS).map(([name, { description, operation: behind, input }]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const readOnlyHint = operation(behind).token === 'read';
    const inputSchema = { ...schema, type: 'object' as const, properties: schema.properties as Record<string, object> };
    return { name, description, inputSchema, annotations: { readOnlyHint, destructiveHint: false } };
  });
}

/** The operation's own answer, as a request with the same token would get it. */
async function callOperation(
  http: FastifyInstance,
  request: FastifyRequest,
  { operation: name, request: form }: Tool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const { params = {}, query = {}, body, version } = form(given);
  const { method, path } = methodAndPath(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field])));
  const asked = Object.entries(query).map(([field, value]): [string, string] => [field, String(value)]);
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
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error, code, fields }) }] };
}

const PASSED_ON = ['authorization', 'user-agent', 'x-time-zone'];

function passedOn({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
