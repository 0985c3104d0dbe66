import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ERROR_STATUS, type ErrorCode } from '@taskwell/contract/errors';
import type { Operation } from '@taskwell/contract/operation';
import {
  API_BASE_PATH,
  bodyBytesOf,
  methodAndPath,
  type OperationName,
  operation,
  operations,
} from '@taskwell/contract/operations';
import { PRODUCT } from '@taskwell/contract/product';
import { type RateLimitName, rateLimit } from '@taskwell/contract/rate-limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The reference page at /api/docs, and the document behind it at /api/docs/json. */
export async function apiReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
  await app.register(swaggerUi, {
    routePrefix: `${API_BASE_PATH}/docs`,
    staticCSP: true,
    // As strict as the app's own, and usable over plain http in a local network.
    transformStaticCSP: (policy) => policy.replaceAll(' https:', '').replace(/;?\s*upgrade-insecure-requests/, ''),
    theme: {
      title: `${PRODUCT.name} API`,
      css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1 },
  });
}

/** The OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(operations) as OperationName[]) {
    const { method, path } = methodAndPath(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} API`, version: PRODUCT.version.replace(/^v/, '') },
    servers: [{ url: API_BASE_PATH }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an access token' },
      },
      schemas: { Failure: failureSchema },
    },
    paths,
  };
}

const failureSchema = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'The sentence a person reads' },
    code: { enum: Object.keys(ERROR_STATUS) },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Message per invalid field' },
    data: { description: 'With STALE_VERSION: the object as it is now' },
  },
};

function describe(name: OperationName): Json {
  const declared = operation(name);
  const parameters = [
    ...parametersOf(declared.params, 'path'),
    ...parametersOf(declared.query, 'query'),
    ...(declared.versioned ? [header('If-Match', 'The version the change was made on, such as "7"')] : []),
    ...(takesKey(name) ? [header('Idempotency-Key', 'At most 255 characters, kept for 24 hours')] : []),
  ];
  const type = declared.stream ? 'text/event-stream' : (declared.file ?? 'application/json');
  return {
    operationId: name,
    summary: declared.summary,
    description: [declared.description, tokenWords(declared)].filter(Boolean).join(' '),
    tags: [declared.tag],
    ...(declared.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(declared.body
      ? {
          requestBody: {
            required: true,
            description: `At most ${Math.floor(bodyBytesOf(name) / 1_024)} KB`,
            content: { 'application/json': { schema: jsonSchema(declared.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [declared.status]: {
        description: 'Success',
        content: { [type]: { schema: jsonSchema(declared.response, 'output') } },
      },
      ...failuresOf(name),
    },
  };
}

function takesKey(name: OperationName): boolean {
  const { access, answersSecret, stream, token } = operation(name);
  // One that only reads may be sent again as it is.
  return name.startsWith('POST ') && access !== 'public' && !answersSecret && !stream && token !== 'read';
}

function failuresOf(name: OperationName): Json {
  const declared = operation(name);
  const codes: ErrorCode[] = [
    'INVALID_INPUT',
    'INTERNAL',
    'UNAVAILABLE',
    'TOO_MANY_IN_FLIGHT',
    ...(declared.errors ?? []),
  ];
  if (declared.access !== 'public') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  if (declared.params) codes.push('NOT_FOUND');
  if (declared.body) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (takesKey(name)) codes.push('IDEMPOTENCY_KEY_REUSED');
  if (declared.rateLimits) codes.push('TOO_MANY_REQUESTS');
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [
          group.join(', '),
          ...(status === 429 ? (declared.rateLimits ?? []).map(rateLimitWords) : []),
        ].join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function tokenWords({ access, token }: Operation): string | null {
  if (access === 'public') return null;
  return token === undefined ? 'Not for access tokens.' : `For access tokens that may ${token}.`;
}

/** Such as 'up to 100 failures in 15 minutes per address'. */
function rateLimitWords(name: RateLimitName): string {
  const { per, points, seconds, counts = 'tries' } = rateLimit(name);
  return `up to ${points} ${counts} in ${seconds / 60} minutes per ${per}`;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function header(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
