import { hash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { ACCESS_TOKEN_PREFIX } from '@taskwell/contract/access-tokens';
import type { OperationName, ReadBody, ReadParams, ReadQuery } from '@taskwell/contract/operations';
import type { PlanName } from '@taskwell/contract/plans';
import type { Actor } from '@taskwell/policy/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { isTimeZone } from '../queries/days.ts';
import { forbidden, invalidFields } from './failure.ts';

/** Who acts, with the name that stands on history. */
export interface SignedInActor extends Actor {
  readonly name: string;
  /** Of its company; null for the super administrator. */
  readonly plan: PlanName | null;
  /** Tasks of any company that it reaches by an accepted invitation. */
  readonly collaboratesOn: readonly ReachedTask[];
}

export interface ReachedTask {
  readonly companyId: number;
  readonly taskId: number;
}

/** What every handler reads of its request, already validated against the contract. */
export interface Input<N extends OperationName> {
  params: ReadParams<N>;
  query: ReadQuery<N>;
  body: ReadBody<N>;
  /** IANA zone of the caller, which decides what today is; UTC where none or an unknown one is named. */
  timeZone: string;
  /** The English of the caller's browser (BCP 47), by which times and dates are written; British where it names another. */
  english: string;
  /** The version that If-Match names. */
  expectedVersion: number | null;
  /** Network address, forged headers aside (see TRUST_PROXY). */
  ip: string;
  userAgent: string | null;
  /** SHA-256 of the bearer token. */
  tokenHash: Buffer | null;
  cookies: Cookies;
}

export interface Cookies {
  /** Null where none of that name came. */
  read(name: string): string | null;
  /** Sends one along with the answer: name, value and attributes as in Set-Cookie. */
  set(cookie: string): void;
}

/** A handler's request inside its transaction. */
export interface ActorInput<N extends OperationName> extends Input<N> {
  tx: Transaction;
  actor: SignedInActor;
  /**
   * Reads in a further transaction of the same request, in its turn, for an answer that is made while it is read. It
   * authenticates anew: an answer does not outlive its session.
   */
  readOn: ReadOn;
}

/** A handler's request that waits for something else than the database between transactions. */
export interface TurnsInput<N extends OperationName> extends Input<N> {
  /**
   * Reads in a transaction of its own, as whoever the token belongs to then; the server refuses to write in it. Between
   * two of them the request holds no connection.
   */
  read: ReadAsActor;
  /** Aborted when the caller has gone away, or the session has ended; its reason is the failure to answer. */
  gone: AbortSignal;
}

export type ReadAsActor = <T>(work: (tx: Transaction, actor: SignedInActor) => Promise<T>) => Promise<T>;

export type ReadOn = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read(name) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    },
    set: (cookie) => void reply.header('set-cookie', cookie),
  };
}

/** Whether a program asks, with an access token in place of a session. */
export function hasAccessToken(request: FastifyRequest): boolean {
  return HAS_ACCESS_TOKEN.test(request.headers.authorization ?? '');
}

const HAS_ACCESS_TOKEN = new RegExp(`^Bearer ${ACCESS_TOKEN_PREFIX}`, 'i');

export function bearerTokenHash(request: FastifyRequest): Buffer | null {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ? hashToken(match[1]) : null;
}

/**
 * The caller's address in a form that PostgreSQL takes: a proxy's header may hold any word, a link-local address has a
 * zone, and a socket for both families shows IPv4 as IPv6.
 */
export function clientAddress(request: FastifyRequest): string {
  const candidates = [request.ip, request.socket.remoteAddress].map(plainAddress);
  return candidates.find((address) => isIP(address) !== 0) ?? '0.0.0.0';
}

/** An IPv6 customer has at least 2^64 addresses, so what they have in common is counted: the first half. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function plainAddress(address = ''): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

const knownZones = new Map<string, boolean>();

export function requestTimeZone(request: FastifyRequest): string {
  const zone = request.headers['x-time-zone'];
  if (typeof zone !== 'string' || zone.length > 64) return 'UTC';
  let isKnown = knownZones.get(zone);
  if (isKnown === undefined) {
    isKnown = isTimeZone(zone);
    // A bound, so that made-up names cannot fill the memory.
    if (knownZones.size < 1_000) knownZones.set(zone, isKnown);
  }
  return isKnown ? zone : 'UTC';
}

/** The first language of Accept-Language (RFC 9110 §12.5.4) where that is English, as 'en-US'; else 'en-GB'. */
export function requestEnglish(request: FastifyRequest): string {
  return /^\s*(en(?:-[a-z]{2})?)(?=\s*(?:[,;]|$))/i.exec(request.headers['accept-language'] ?? '')?.[1] ?? 'en-GB';
}

/** `If-Match: "7"` (or the weak form, or bare) as 7; null where absent or '*'. */
export function expectedVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header);
  if (!match) throw invalidFields({ 'If-Match': 'If-Match must be a version in quotes' });
  return Number(match[1]);
}

/** Does it when the answer's connection is done with, or at once where the caller has gone already. */
export function whenClosed({ raw }: FastifyReply, work: () => void): void {
  if (raw.destroyed) work();
  else raw.once('close', work);
}

/** A company's member; the platform's super administrator has no company to act in. */
export function companyOf(actor: Actor): number {
  if (actor.companyId === null) throw forbidden();
  return actor.companyId;
}
