import type { z } from 'zod';
import type { SecretScope } from './access-tokens.ts';
import type { ErrorCode } from './errors.ts';
import type { RateLimitName } from './rate-limits.ts';

/** One call of the API, declared once; server, clients, tests and the OpenAPI document are made from it. */
export type Operation = Declared & (SignedIn | Other);

interface SignedIn {
  readonly access: 'session';
  /**
   * Which access token a program needs for it: one that may read, or one that may write (decision 35). Left out, no token
   * opens it; so it has to stay for what concerns passwords, sessions, other people's accounts and the platform. What a
   * calendar address opens, no token does (decision 37).
   */
  readonly token?: SecretScope;
}

interface Other {
  readonly access: 'public' | 'super-admin';
  readonly token?: never;
}

interface Declared {
  /** One line for the reference page. */
  readonly summary: string;
  /** What goes in and out, units, and where the rule stands. */
  readonly description?: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201;
  readonly response: z.ZodType;
  /** Of the body; by default LIMITS.anonymousBodyBytes for a public call and LIMITS.bodyBytes for the others. */
  readonly bodyBytes?: number;
  /** What in it an attacker would repeat; must have a rate limit (SECURITY row 10). */
  readonly handles?: readonly ('password' | 'code' | 'mail')[];
  /** Those per address and per person are enforced before the body is read. */
  readonly rateLimits?: readonly RateLimitName[];
  /** Failures of its own, beyond those every call may give. */
  readonly errors?: readonly ErrorCode[];
  /** Takes `If-Match: "<version>"`. */
  readonly versioned?: true;
  /** Takes much of the database, always or where its query has a search or asks for a long page; few run at once. */
  readonly heavy?: 'always' | 'long list';
  /** A reading that stands on the history of whoever is read: its transaction may write. */
  readonly recorded?: true;
  /** Its answer holds a secret, which is not kept for an Idempotency-Key. */
  readonly answersSecret?: true;
  /**
   * Answers server-sent events in place of JSON, each of the form of `response`: a live stream, which stays open, or an
   * answer that is told while it is made, and then ends.
   */
  readonly stream?: 'live' | 'answer';
  /** Answers a file of this type in place of JSON. */
  readonly file?: 'text/csv';
}

/** Keeps each operation's exact type while checking its form. */
export function define<const T extends Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Operation>>(
  operations: T,
): T {
  return operations;
}
