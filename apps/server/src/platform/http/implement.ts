import { Readable } from 'node:stream';
import { opens, type SecretScope } from '@taskwell/contract/access-tokens';
import { LIMITS } from '@taskwell/contract/limits';
import {
  type Answer,
  API_BASE_PATH,
  bodyBytesOf,
  methodAndPath,
  type OperationName,
  type Operations,
  operation,
} from '@taskwell/contract/operations';
import type { RateLimitName } from '@taskwell/contract/rate-limits';
import { administersPlatform } from '@taskwell/policy/policy';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Database, SessionRow } from '../database/database.ts';
import { createAdmission } from './admission.ts';
import { ANSWER_STREAM_TYPE, AnswerStream, streamAnswer } from './answer-stream.ts';
import { forbidden, outOfScope, tooManyInFlight, unauthenticated } from './failure.ts';
import { runOnce } from './idempotency.ts';
import { FileStream, JsonText } from './json-text.ts';
import { createLargeBodies } from './large-bodies.ts';
import { parseInput } from './parse-input.ts';
import {
  type ActorInput,
  bearerTokenHash,
  clientAddress,
  cookiesOf,
  expectedVersion,
  hasAccessToken,
  type Input,
  networkOf,
  type ReachedTask,
  type ReadAsActor,
  type ReadOn,
  requestEnglish,
  requestTimeZone,
  type SignedInActor,
  type TurnsInput,
  whenClosed,
} from './request.ts';
import type { Requester, RequestSlots } from './request-slots.ts';
import type { Throttle } from './throttle.ts';
import { createTokenUses } from './token-uses.ts';

type Answered<N extends OperationName> =
  | (Operations[N] extends { file: string } ? FileStream : Omit<Answer<N>, 'success'>)
  | JsonText;
type PublicName = { [N in OperationName]: Operations[N]['access'] extends 'public' ? N : never }[OperationName];
type SessionName = Exclude<OperationName, PublicName>;
type MemberName = { [N in OperationName]: Operations[N]['access'] extends 'session' ? N : never }[OperationName];
/** Those that answer while they make their answer. */
type ToldName = {
  [N in MemberName]: Operations[N] extends { readonly stream: 'answer' } ? N : never;
}[MemberName];

export interface Implement {
  /** Implements a public operation; it opens its own transactions. */
  public<N extends PublicName>(name: N, handle: (input: Input<N>) => Promise<Answered<N>>): void;
  /** Implements an operation for people who are signed in, as one transaction. */
  session<N extends SessionName>(name: N, handle: (input: ActorInput<N>) => Promise<Answered<N>>): void;
  /**
   * Implements an operation for people who are signed in that waits for something else than the database, such as a
   * language model: its transactions only read, and none is open while it waits (decision 34). As it writes nothing, it
   * may be repeated, with an Idempotency-Key or without.
   */
  turns<N extends MemberName>(name: N, handle: (input: TurnsInput<N>) => Promise<Answered<N>>): void;
  /**
   * Implements an operation that tells its answer while it makes it, one event after the other; otherwise as `turns`. It
   * ends with the session, within `SESSION_CHECK_MILLISECONDS`, and is among the files that a person may have in flight.
   */
  tells<N extends ToldName>(
    name: N,
    handle: (input: TurnsInput<N>, tell: (event: Answer<N>) => void) => Promise<void>,
  ): void;
  /** Says that an operation which answers no JSON is implemented by a route of its own. */
  declare(name: OperationName): void;
  /**
   * Who asks, for an operation with a route of its own.
   *
   * @throws 401 where there is no session, 403 for an access token that does not open the operation, 429 when the person
   *   or the company has too many requests in flight
   */
  authenticate(name: OperationName, request: FastifyRequest): Promise<Authenticated>;
  /** Which operations have been implemented; the tests hold it against the contract. */
  readonly implemented: ReadonlySet<OperationName>;
}

export interface Authenticated {
  tokenHash: Buffer;
  actor: SignedInActor;
  /** Of an access token; null for a session. */
  scope: SecretScope | null;
}

interface ImplementOptions {
  app: FastifyInstance;
  database: Database;
  throttle: Throttle;
  slots: RequestSlots;
  secretKey: Buffer;
}

/** What counts the requests of a program, or of whatever reads a calendar. */
const RATE_LIMIT_OF_SCOPE = {
  read: 'accessTokens',
  write: 'accessTokens',
  calendar: 'calendarFeed',
} satisfies Record<SecretScope, RateLimitName>;

/** How often is looked whether the session of an answer that is still being told has ended. */
const SESSION_CHECK_MILLISECONDS = 2_000;

/** What of a file is made ahead of its reader. */
const FILE_BUFFER_BYTES = 65_536;

/** Makes routes from the contract: rate limits and validation in, closed answers out, one transaction each. */
export function createImplement({ app, database, throttle, slots, secretKey }: ImplementOptions): Implement {
  const implemented = new Set<OperationName>();
  const largeBodies = createLargeBodies();
  const noteTokenUse = createTokenUses(database.statements);

  function route(
    name: OperationName,
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    const { method, path } = methodAndPath(name);
    const declared = operation(name);
    const admission = createAdmission(name, {
      throttle,
      largeBodies,
      authenticate: (request) => authenticate(name, request),
    });
    implemented.add(name);
    app.route({
      method: method as HTTPMethods,
      url: API_BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1'),
      schema:
        declared.file || declared.stream ? {} : { response: { [declared.status]: answerSchema(declared.response) } },
      bodyLimit: bodyBytesOf(name),
      onRequest: admission.admit,
      handler: async (request, reply) => {
        const answer = await handle(request, reply);
        await admission.succeeded(request);
        reply.code(declared.status);
        if (answer instanceof FileStream) {
          return reply
            .type(`${declared.file}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${answer.name}"`)
            .send(Readable.from(answer.chunks, { objectMode: false, highWaterMark: FILE_BUFFER_BYTES }));
        }
        if (answer instanceof AnswerStream) {
          return reply.type(ANSWER_STREAM_TYPE).header('x-accel-buffering', 'no').send(answer.events);
        }
        if (answer instanceof JsonText) return reply.type('application/json; charset=utf-8').send(await answer.text);
        return { success: true, ...(answer as object) };
      },
    });
  }

  /**
   * Whose turn it is, by what this process remembers of the token. One that it has not seen is looked up first, in the
   * turn of the network address that sends it.
   *
   * @throws 401 where the token is nobody's
   */
  async function identify(request: FastifyRequest, tokenHash: Buffer): Promise<SessionRow> {
    const lookUp = () => database.asReader(tokenHash, false, async (_, session) => session);
    return database.recall(tokenHash) ?? known(await inTurnOf(stranger(request), lookUp));
  }

  async function authenticate(name: OperationName, request: FastifyRequest): Promise<Authenticated> {
    const tokenHash = tokenOf(request);
    const lookUp = () =>
      database.asReader(tokenHash, false, async (_, session) => ({
        tokenHash,
        actor: actorOf(name, session),
        scope: session.scope,
      }));
    const requester = requesterOf(request, await identify(request, tokenHash));
    return known(await inTurnOf(requester, lookUp));
  }

  /**
   * Who seems to ask, for the turn. A program is counted, and when its token was last used is noted.
   *
   * @throws 401 for a token that has ended, and only else 403 for one that does not open the operation
   */
  async function meet(name: OperationName, request: FastifyRequest, tokenHash: Buffer): Promise<Requester> {
    const session = await identify(request, tokenHash);
    if (session.scope !== null) {
      if (!opens(session.scope, operation(name).token)) await authenticate(name, request);
      await throttle.spend(RATE_LIMIT_OF_SCOPE[session.scope], session.user_id);
      await noteTokenUse(tokenHash);
    }
    return requesterOf(request, session);
  }

  /** What an operation needs whose transactions only read, each in a turn of its own. */
  async function enterTurns(name: OperationName, request: FastifyRequest, reply: FastifyReply) {
    const tokenHash = tokenOf(request);
    const requester = await meet(name, request, tokenHash);
    const inFlight = slots.enter(requester, operation(name).stream === 'answer', () => reply.raw.destroyed);
    const read: ReadAsActor = async (work) =>
      known(
        await inFlight.inTurn(isHeavy(name, request), () =>
          database.asReader(tokenHash, true, (tx, session) => work(tx, actorOf(name, session))),
        ),
      );
    return { inFlight, read, tokenHash };
  }

  async function inTurnOf<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const inFlight = slots.enter(requester, false, () => false);
    try {
      return await inFlight.inTurn(false, work);
    } finally {
      inFlight.leave();
    }
  }

  return {
    implemented,
    declare(name) {
      implemented.add(name);
    },
    authenticate,
    public(name, handle) {
      const read = createReader(name);
      route(name, (request, reply) =>
        inTurnOf(stranger(request), () =>
          handle(read(request, reply, hasAccessToken(request) ? null : bearerTokenHash(request))),
        ),
      );
    },
    session(name, handle) {
      const read = createReader(name);
      const keepsAnswer = name.startsWith('POST ') && !operation(name).answersSecret;
      const onlyReads = name.startsWith('GET ') && !operation(name).recorded;
      const transact = onlyReads ? database.asReader : database.asActor;
      const isForSuperAdmin = operation(name).access === 'super-admin';
      // A rate limit counts outside the transaction: only for someone who is known to be signed in.
      const useCache = operation(name).rateLimits === undefined;
      route(name, async (request, reply) => {
        const tokenHash = tokenOf(request);
        const isFile = operation(name).file !== undefined;
        const isGone = () => reply.raw.destroyed;
        const inFlight = slots.enter(await meet(name, request, tokenHash), isFile, isGone);
        // A file is in flight until it has been read, anything else until it is made.
        if (isFile) whenClosed(reply, inFlight.leave);
        const inTurn = <T>(work: () => Promise<T>) => inFlight.inTurn(isHeavy(name, request), work);
        const readOn: ReadOn = async (work) => known(await inTurn(() => database.asReader(tokenHash, true, work)));
        try {
          const answer = await inTurn(() =>
            transact(tokenHash, useCache, async (tx, session) => {
              // Who you are comes before what you sent: a stranger learns nothing about the form of a request.
              const actor = actorOf(name, session);
              if (isForSuperAdmin && !administersPlatform(actor)) throw forbidden();
              const input = { ...read(request, reply, tokenHash), tx, actor, readOn };
              const idempotencyKey = request.headers['idempotency-key'];
              if (!keepsAnswer || idempotencyKey === undefined) return handle(input);
              return runOnce(
                tx,
                actor,
                { key: String(idempotencyKey), name, request, serialize: serializerOf(name, reply), secretKey },
                () => handle(input),
              );
            }),
          );
          return known(answer);
        } finally {
          if (!isFile) inFlight.leave();
        }
      });
    },
    turns(name, handle) {
      const validate = createReader(name);
      route(name, async (request, reply) => {
        const gone = new AbortController();
        whenClosed(reply, () => gone.abort(tooManyInFlight()));
        const { inFlight, read, tokenHash } = await enterTurns(name, request, reply);
        try {
          return await handle({ ...validate(request, reply, tokenHash), read, gone: gone.signal });
        } finally {
          inFlight.leave();
        }
      });
    },
    tells(name, handle) {
      const validate = createReader(name);
      route(name, async (request, reply) => {
        const gone = new AbortController();
        whenClosed(reply, () => gone.abort(tooManyInFlight()));
        const { inFlight, read, tokenHash } = await enterTurns(name, request, reply);
        whenClosed(reply, inFlight.leave);
        const isStillThere = () => read(async () => undefined).catch((ended: Error) => gone.abort(ended));
        const timer = setInterval(isStillThere, SESSION_CHECK_MILLISECONDS);
        whenClosed(reply, () => clearInterval(timer));
        const input = { ...validate(request, reply, tokenHash), read, gone: gone.signal };
        return streamAnswer(request.log, (tell) => handle(input, tell).finally(() => clearInterval(timer)));
      });
    },
  };
}

/** @throws 401 where there is none */
function tokenOf(request: FastifyRequest): Buffer {
  return known(bearerTokenHash(request));
}

/** What is there for somebody with a session. @throws 401 for nobody */
function known<T>(answer: T | null): T {
  if (answer === null) throw unauthenticated();
  return answer;
}

/** Somebody who is known by nothing but the network address. */
function stranger(request: FastifyRequest): Requester {
  const address = `address ${networkOf(clientAddress(request))}`;
  return { person: address, company: address, address };
}

function requesterOf(request: FastifyRequest, session: SessionRow): Requester {
  const { address } = stranger(request);
  const person = `person ${session.user_id}`;
  return { person, company: session.company_id === null ? person : `company ${session.company_id}`, address };
}

/** Whether it takes much of the database (see the contract). */
function isHeavy(name: OperationName, { query }: FastifyRequest): boolean {
  const { heavy } = operation(name);
  if (heavy !== 'long list') return heavy === 'always';
  const { search, limit } = query as { search?: string; limit?: string };
  return Boolean(search) || Number(limit ?? 0) > LIMITS.pageSizeDefault;
}

/** Who asks. @throws 403 for an access token that does not open the operation */
function actorOf(name: OperationName, session: SessionRow): SignedInActor {
  if (session.scope !== null && !opens(session.scope, operation(name).token)) throw outOfScope();
  return {
    userId: session.user_id,
    companyId: session.company_id,
    role: session.role,
    isPersonal: session.is_personal,
    name: session.name,
    plan: session.plan,
    collaboratesOn: session.task_ids === '' ? [] : session.task_ids.split(',').map(reachedTask),
  };
}

function reachedTask(text: string): ReachedTask {
  const [companyId = 0, taskId = 0] = text.split(':').map(Number);
  return { companyId, taskId };
}

/** JSON Schema from which Fastify makes the serializer: it writes the declared properties and no other. */
function answerSchema(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
  return json;
}

/** The one that Fastify answers with. */
function serializerOf(name: OperationName, reply: FastifyReply): (answer: object) => string {
  const serialize = reply.getSerializationFunction(String(operation(name).status));
  if (!serialize) throw new Error(`${name} has no serializer`);
  return (answer) => serialize({ ...answer });
}

const nothing = z.strictObject({}).nullish();

function createReader<N extends OperationName>(
  name: N,
): (request: FastifyRequest, reply: FastifyReply, tokenHash: Buffer | null) => Input<N> {
  const declared = operation(name);
  const body = declared.body ?? nothing;
  const longest = longestLists(body);
  return (request, reply, tokenHash) =>
    ({
      params: declared.params ? parseInput(declared.params, request.params) : undefined,
      query: declared.query ? parseInput(declared.query, request.query) : undefined,
      body: parseInput(body, shortened(request.body ?? undefined, longest)),
      timeZone: requestTimeZone(request),
      english: requestEnglish(request),
      expectedVersion: declared.versioned ? expectedVersion(request) : null,
      ip: clientAddress(request),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      tokenHash,
      cookies: cookiesOf(request, reply),
    }) as Input<N>;
}

/** How many items each list of a body may have, by its field. */
function longestLists(schema: z.ZodType): [string, number][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { maxItems?: number }>;
  };
  return Object.entries(properties).flatMap(([field, { maxItems }]) =>
    maxItems === undefined ? [] : [[field, maxItems]],
  );
}

/** Lists that are too long, cut to one item too many: only as much is looked at as is needed to refuse them. */
function shortened(body: unknown, longest: [string, number][]): unknown {
  if (longest.length === 0 || typeof body !== 'object' || body === null) return body;
  const fields = body as Record<string, unknown>;
  const cut = longest.flatMap(([field, most]) => {
    const list = fields[field];
    return Array.isArray(list) && list.length > most ? [[field, list.slice(0, most + 1)]] : [];
  });
  return cut.length === 0 ? body : { ...fields, ...Object.fromEntries(cut) };
}
