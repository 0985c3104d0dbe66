import { LIMITS } from '@taskwell/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../../platform/http/failure.ts';
import type { Implement } from '../../platform/http/implement.ts';
import { hasAccessToken } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import type { Caller } from './mcp.caller.ts';

/**
 * The MCP server (Streamable HTTP, without sessions): tools for an assistant that has an access token of a person. A call of
 * a tool is a request to the operation behind it, with that token: validation, policy, rate limits and audit are those of
 * every request, because it is one (decision 35).
 */
export function mcpRoutes(http: FastifyInstance, implement: Implement, { config, throttle }: Services): void {
  const origins = originsOf(config.appUrl);
  const callers = new WeakMap<FastifyRequest, Caller>();
  http.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: LIMITS.bodyBytes,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
      // A page of another site has no business here (MCP 2025-06-18, Streamable HTTP, 'Security Warning').
      const { origin } = request.headers;
      if (origin !== undefined && !origins.has(origin)) throw forbidden();
      // Whoever it is, before the body is read.
      if (!hasAccessToken(request)) throw unauthenticated();
      const authenticated = await implement.authenticate('GET /auth/me', request);
      if (authenticated.scope === null) throw unauthenticated();
      const { scope, actor } = authenticated;
      await throttle.spend('accessTokens', actor.userId);
      callers.set(request, { scope, giveBack: () => throttle.refund('accessTokens', actor.userId) });
      reply.removeHeader('www-authenticate');
    },
    handler: async (request, reply) => {
      // 20 MB of memory that an installation without such assistants does not need.
      const { answerMessage } = await import('./mcp.server.ts');
      const caller = callers.get(request);
      if (caller === undefined) throw unauthenticated();
      const answer = await answerMessage(http, request, caller);
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    },
  });
  http.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: '/mcp',
    // There is no stream to open and no session to end; no body is read for that.
    onRequest: async (_, reply) => reply.code(405).header('allow', 'POST').send(),
    handler: () => undefined,
  });
}

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Where the web app is served: at its address, and where that is this machine's own, at both names of it. */
function originsOf(appUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(appUrl);
  if (!LOOPBACK.includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
