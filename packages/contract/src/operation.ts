import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Which brake a call is under; every call that takes a password or a code, or sends mail, has one (SECURITY row 10). */
export type Throttle = 'sign-in' | 'sign-up' | 'code' | 'mail' | 'password' | 'access-code';

/** One call of the API, declared once; server, clients, tests and the OpenAPI document are made from it. */
export interface Operation {
  /** One line for the reference page. */
  readonly summary: string;
  /** What goes in and out, units, and where the rule stands. */
  readonly description?: string;
  readonly tag: string;
  /** Who may call it at all; finer permissions are the policy's. */
  readonly access: 'public' | 'session' | 'super-admin';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201;
  readonly response: z.ZodType;
  /** What in it an attacker would repeat; must have a throttle. */
  readonly handles?: readonly ('password' | 'code' | 'mail')[];
  readonly throttle?: Throttle;
  /** Failures of its own, beyond those every call may give. */
  readonly errors?: readonly ErrorCode[];
  /** Takes `If-Match: "<version>"`. */
  readonly versioned?: true;
  /** Answers a stream of server-sent events in place of JSON. */
  readonly stream?: true;
  /** Answers a file of this type in place of JSON. */
  readonly file?: 'text/csv';
}

/** Keeps each operation's exact type while checking its form. */
export function define<const T extends Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Operation>>(
  operations: T,
): T {
  return operations;
}
