import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import { REFUSALS } from '@taskwell/contract/refusals';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { commentRoutes } from './features/comments/comments.routes.ts';
import { contactRoutes } from './features/contacts/contacts.routes.ts';
import { downloadRoutes } from './features/downloads/downloads.routes.ts';
import { EXTENSION_FILE } from './features/downloads/downloads.service.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { platformRoutes } from './features/platform/platform.routes.ts';
import { platformAdminRoutes } from './features/platform-admin/platform-admin.routes.ts';
import { securityRoutes } from './features/security/security.routes.ts';
import { sharingRoutes } from './features/sharing/sharing.routes.ts';
import { calendarFeedRoutes } from './features/tasks/calendar-feed.routes.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts, guardConnections } from './platform/http/connections.ts';
import { asFailure, Failure, failureBody, notFound } from './platform/http/failure.ts';
import { createImplement, type Implement } from './platform/http/implement.ts';
import { jsonBodies } from './platform/http/json-body.ts';
import { createRequestSlots } from './platform/http/request-slots.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createThrottle } from './platform/http/throttle.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createKeys } from './platform/keys.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { SmtpTimeouts } from './platform/mail/smtp.ts';
import { createUnsubscribeLinks } from './platform/mail/unsubscribe.ts';
import { asksForPage, longAddressPage, mayAskForPage } from './platform/pages/long-address-page.ts';
import { apiReference } from './platform/pages/openapi.ts';
import { outboxPage } from './platform/pages/outbox-page.ts';
import { WEB_FOLDER, webApp } from './platform/pages/web-app.ts';
import type { Restarts } from './platform/process/restarts.ts';
import { createPush } from './platform/push/push.ts';
import { eventStream } from './platform/realtime/event-stream.ts';
import type { Realtime } from './platform/realtime/realtime.ts';
import type { Services } from './platform/services.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  jobs: Jobs;
  realtime: Realtime;
  /** Encrypts mails that wait in the database (see prepareDatabase). */
  secretKey: Buffer;
  logger: Logger;
  /** What the health tells of earlier deaths; none by default. */
  restarts?: Restarts;
  /** The tests have less, of each. */
  connectionTimeouts?: ConnectionTimeouts | undefined;
  mailTimeouts?: SmtpTimeouts | undefined;
  modelMilliseconds?: number | undefined;
  /** Where push services lie, by the origin of their addresses; the tests have one on this machine. */
  pushServices?: Record<string, string> | undefined;
  /** Where the built web app lies; the tests have none. */
  webFolder?: string;
  /** Where the browser extension's zip lies. */
  extensionFile?: string;
}

export interface App {
  http: FastifyInstance;
  services: Services;
  implemented: Implement['implemented'];
}

/**
 * Answers up to this size, which are all but files, are compressed in one go: a few milliseconds for the largest. In a
 * stream each took several times as long, and those of one account stood in line before everybody else's.
 */
const COMPRESSED_AT_ONCE_BYTES = 524_288;

/** Builds the HTTP application; the caller starts it listening, or injects requests. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, jobs, realtime, secretKey, logger, connectionTimeouts = CONNECTION_TIMEOUTS } = options;
  const services: Services = {
    config,
    database,
    jobs,
    realtime,
    logger,
    extensionFile: options.extensionFile ?? EXTENSION_FILE,
    throttle: createThrottle(database.statements),
    mailer: createMailer({ config, database, jobs, secretKey, logger, timeouts: options.mailTimeouts }),
    unsubscribe: createUnsubscribeLinks(secretKey),
    keyFor: createKeys(secretKey),
    push: createPush({ config, keyFor: createKeys(secretKey), reroute: options.pushServices }),
  };
  const headers = securityHeaders(config.appUrl.startsWith('https:'));
  const http = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    // Of what is no operation; those have their own.
    bodyLimit: LIMITS.anonymousBodyBytes,
    forceCloseConnections: 'idle',
    http: { connectionsCheckingInterval: connectionTimeouts.check },
    routerOptions: { maxParamLength: 200 },
    // These come before any hook, so the headers that hooks set are set here.
    frameworkErrors: (error, request, reply) =>
      answerFailure(
        error,
        request,
        reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' }),
      ),
    clientErrorHandler: answerUnreadable,
  });
  const perAddress = config.trustProxy === false ? config.maxConnectionsPerAddress : null;
  guardConnections(http.server, { all: config.maxConnections, perAddress }, connectionTimeouts);
  http.removeContentTypeParser(['text/plain', 'application/json']);
  jsonBodies(http);
  http.setErrorHandler(answerFailure);
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const isCall = request.url.startsWith(API_BASE_PATH);
    if (isCall) reply.header('cache-control', 'no-store');
    const mostCharacters = isCall ? LIMITS.urlLength : LIMITS.pageUrlLength;
    if (request.url.length <= mostCharacters) {
      done();
    } else if (asksForPage(request)) {
      const { headers, html } = longAddressPage();
      reply.code(414).headers(headers).send(html);
    } else {
      done(new Failure('INVALID_INPUT', REFUSALS.addressTooLong));
    }
  });
  http.addHook('onResponse', (request, reply, done) => {
    // The path without its query: searches and addresses are nobody's business.
    const path = request.routeOptions.url ?? 'unknown';
    request.log.debug(
      { method: request.method, path, status: reply.statusCode, milliseconds: reply.elapsedTime },
      'answered',
    );
    done();
  });
  await http.register(compress, {
    threshold: 2_048,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    encodings: ['br', 'gzip'],
    // Of files, which come in pieces: each leaves as soon as it is made.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  });
  await apiReference(http);

  const { throttle } = services;
  const implement = createImplement({ app: http, database, throttle, slots: createRequestSlots(), secretKey });
  platformRoutes(implement, services, options.restarts ?? []);
  accountRoutes(implement, services);
  taskRoutes(implement, services);
  sharingRoutes(implement);
  commentRoutes(implement);
  notificationRoutes(http, implement, services);
  peopleRoutes(implement, services);
  contactRoutes(implement);
  invitationRoutes(implement, services);
  overviewRoutes(implement);
  auditRoutes(implement);
  feedbackRoutes(implement, services);
  await assistantRoutes(implement, services, options.modelMilliseconds);
  platformAdminRoutes(implement, services);
  securityRoutes(implement, services);
  eventStream(http, implement, { realtime, config });
  downloadRoutes(http, services);
  calendarFeedRoutes(http, config);
  mcpRoutes(http, implement, services);
  outboxPage(http, services.mailer);

  const sendPage = await webApp(http, options.webFolder ?? WEB_FOLDER, config.accessCode !== '');
  http.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith(API_BASE_PATH) &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return sendPage && isPage ? sendPage(reply) : answerFailure(notFound(), request, reply);
  });
  return { http, services, implemented: implement.implemented };
}

/** The one mapping from errors to answers. What we did not foresee is logged whole and told in general. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error) ?? clientError(error) ?? unforeseen(error, request);
  if (failure.code === 'UNAVAILABLE') request.log.warn({ err: error, requestId: request.id }, 'not served now');
  if (failure.extra.retryAfterSeconds !== undefined) reply.header('retry-after', failure.extra.retryAfterSeconds);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure, request.id)));
}

/** What came is no HTTP, or its headers are too long: there is no request to answer, so the answer is written by hand. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections ahead. To say that no request has come in time would be taken for the answer to one that is
  // on its way just then; to a connection that has closed they send it again on another.
  const isTooLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isTooLate || error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW' && mayAskForPage('rawPacket' in error && error.rawPacket)) {
    const { headers, html } = longAddressPage();
    endWith(socket, '431 Request Header Fields Too Large', { ...headers, 'referrer-policy': 'no-referrer' }, html);
    return;
  }
  const body = JSON.stringify(failureBody(new Failure('INVALID_INPUT', REFUSALS.invalidInput), randomUUID()));
  endWith(socket, '400 Bad Request', { 'content-type': 'application/json; charset=utf-8' }, body);
}

function endWith(socket: Socket, status: string, headers: Record<string, string>, body: string): void {
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status}`, ...lines].join('\r\n')}\r\n\r\n${body}`);
}

/** The framework's own refusals: bad JSON, bad addresses. */
function clientError(error: unknown): Failure | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof SyntaxError && status === 400) return new Failure('MALFORMED_JSON', REFUSALS.malformedJson);
  return status >= 400 && status < 500 ? new Failure('INVALID_INPUT', REFUSALS.invalidInput) : null;
}

function unforeseen(error: unknown, request: FastifyRequest): Failure {
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  return new Failure('INTERNAL', FAILURES.unexpected);
}
