import { ACCESS_TOKEN_MESSAGES } from '@taskwell/contract/access-tokens';
import { ERROR_STATUS, type ErrorCode, type FailureBody } from '@taskwell/contract/errors';
import { FAILURES } from '@taskwell/contract/messages';
import { REFUSALS } from '@taskwell/contract/refusals';
import { conflictBehind } from './conflicts.ts';

type Extra = Pick<
  FailureBody,
  'fields' | 'requiresVerification' | 'companySuspended' | 'email' | 'companyName' | 'data'
> & {
  retryAfterSeconds?: number;
};

/** Something the caller is told: a stable code, the public sentence, and what else the body carries. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, sentence: string, extra: Extra = {}) {
    super(sentence);
    this.name = 'Failure';
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Absent and invisible are one answer (DECISIONS §1). */
export function notFound(): Failure {
  return new Failure('NOT_FOUND', FAILURES.notFound);
}

export function forbidden(): Failure {
  return new Failure('FORBIDDEN', FAILURES.forbidden);
}

/** An access token that does not open the operation. */
export function outOfScope(): Failure {
  return new Failure('FORBIDDEN', ACCESS_TOKEN_MESSAGES.outOfScope);
}

export function unauthenticated(): Failure {
  return new Failure('UNAUTHENTICATED', FAILURES.unauthenticated);
}

/** Invalid input: a message per field; the sentence shown is the first of them. */
export function invalidFields(fields: Record<string, string>): Failure {
  return new Failure('INVALID_INPUT', Object.values(fields)[0] ?? REFUSALS.invalidInput, { fields });
}

export function tooManyRequests(seconds: number): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new Failure('TOO_MANY_REQUESTS', REFUSALS.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
}

/** The person or the company has too many requests under way (DECISIONS §2); nothing of this one was done. */
export function tooManyInFlight(): Failure {
  return new Failure('TOO_MANY_IN_FLIGHT', REFUSALS.tooManyInFlight, { retryAfterSeconds: 1 });
}

export function unavailable(): Failure {
  return new Failure('UNAVAILABLE', FAILURES.unavailable, { retryAfterSeconds: 2 });
}

/** SQLSTATE classes and socket errors that mean 'the database is away or overloaded', not 'we made a mistake'. */
const AWAY = new Set([
  // Two changes that waited for each other: one was given up and may be tried again.
  '40P01',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // Read-only: a standby that has not taken over yet.
  '25006',
  '53300',
  '53400',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** SQLSTATE: out of resources, disk full, out of memory, input or output failed. */
const EXHAUSTED = new Set(['53000', '53100', '53200', '58030']);

/** Whether PostgreSQL lacks what it needs to do its work; nothing was written. */
export function meansExhausted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && EXHAUSTED.has(String(error.code));
}

const AWAY_SENTENCES =
  /terminat|timeout exceeded when trying to connect|Query read timeout|not queryable|Connection ended|client has encountered a connection error/i;

export function meansDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket file is missing for an instant while PostgreSQL restarts.
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    meansExhausted(error) ||
    AWAY.has(code) ||
    isSocketMissing ||
    code.startsWith('08') ||
    AWAY_SENTENCES.test(error.message)
  );
}

/**
 * Two wanted the same and the other was faster, as the specified 409; null for any other error.
 *
 * @param field what the call names the field, where it is another than in most calls
 */
export function asConflict(error: unknown, field?: string): Failure | null {
  const conflict = conflictBehind(error);
  if (!conflict) return null;
  const name = conflict.field && (field ?? conflict.field);
  return new Failure(conflict.code, conflict.sentence, name ? { fields: { [name]: conflict.sentence } } : {});
}

/** SQLSTATE of app.hold_lead: whoever is to lead a task is no living colleague. */
const LEAD_GONE = 'TW003';

/** Any error as the failure it is for the caller; null where it is a fault of ours. */
export function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (meansDatabaseAway(error)) return unavailable();
  const conflict = asConflict(error);
  if (conflict) return conflict;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case LEAD_GONE:
      return notFound();
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Failure('MALFORMED_JSON', REFUSALS.malformedJson);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('PAYLOAD_TOO_LARGE', REFUSALS.tooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('UNSUPPORTED_MEDIA_TYPE', REFUSALS.unsupportedMediaType);
    default:
      return null;
  }
}

export function failureBody(failure: Failure, requestId: string): FailureBody {
  const { retryAfterSeconds: _, ...extra } = failure.extra;
  return { success: false, error: failure.message, code: failure.code, requestId, ...extra };
}
