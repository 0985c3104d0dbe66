import { LIMITS } from '@taskwell/contract/limits';
import { bodyBytesOf, type OperationName, operation } from '@taskwell/contract/operations';
import { type RateLimitName, rateLimit } from '@taskwell/contract/rate-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthenticated } from './failure.ts';
import type { LargeBodies } from './large-bodies.ts';
import { bearerTokenHash, clientAddress, whenClosed } from './request.ts';
import type { Throttle } from './throttle.ts';

/** What is settled before a request's body is read: nobody makes the server read and parse what it refuses anyway. */
export interface Admission {
  /** @throws 401 without a session where one is needed; 429 beyond a rate limit, or where too many large bodies are kept */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** To be called after a success: gives the tries back that count failures only. */
  succeeded(request: FastifyRequest): Promise<void>;
}

export interface AdmissionParts {
  throttle: Throttle;
  largeBodies: LargeBodies;
  /** Who asks. @throws 401 where there is no session, 429 with too much in flight */
  authenticate(request: FastifyRequest): Promise<{ actor: { userId: number; companyId: number | null } }>;
}

/** The admission to one operation, from its declaration in the contract. */
export function createAdmission(
  name: OperationName,
  { throttle, largeBodies, authenticate }: AdmissionParts,
): Admission {
  const { access, rateLimits = [] } = operation(name);
  const limitsPer = (what: 'address' | 'person'): readonly RateLimitName[] =>
    rateLimits.filter((limit) => rateLimit(limit).per === what);
  const perAddress = limitsPer('address');
  const perPerson = limitsPer('person');
  const countsFailures = perAddress.filter((limit) => rateLimit(limit).counts === 'failures');
  // A token may be made up; only whose is known may send much.
  const authenticatesFirst = perPerson.length > 0 || bodyBytesOf(name) > LIMITS.bodyBytes;

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const tokenHash = bearerTokenHash(request);
    if (access !== 'public' && !tokenHash) throw unauthenticated();
    for (const limit of perAddress) await throttle.spend(limit, clientAddress(request));
    if (!authenticatesFirst || !tokenHash) return;
    const { actor } = await authenticate(request);
    if (announces(request, LIMITS.bodyBytes)) {
      whenClosed(reply, largeBodies.enter(actor.companyId ?? `person ${actor.userId}`));
    }
    for (const limit of perPerson) await throttle.spend(limit, actor.userId);
  }

  return {
    async admit(request, reply) {
      try {
        await check(request, reply);
      } catch (refusal) {
        // What is still to come of the body is not waited for.
        if (announces(request, LIMITS.anonymousBodyBytes)) reply.header('connection', 'close');
        throw refusal;
      }
    },
    async succeeded(request) {
      for (const limit of countsFailures) await throttle.refund(limit, clientAddress(request));
    },
  };
}

/** Whether more than so many bytes may follow. */
function announces({ headers }: FastifyRequest, bytes: number): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > bytes;
}
