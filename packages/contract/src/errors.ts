/** Every failure's stable code and HTTP status (DECISIONS §1). */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  INVALID_CODE: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  WRONG_PASSWORD: 403,
  EMAIL_NOT_VERIFIED: 403,
  VERIFICATION_REQUIRED: 403,
  COMPANY_SUSPENDED: 403,
  ACCOUNT_LOCKED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  INVALID_ACCESS_CODE: 403,
  NOT_THE_RECIPIENT: 403,
  IMPORT_FAULTY: 400,
  EXPORT_TOO_LARGE: 400,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  ALREADY_CAME_IN: 409,
  CONTACT_EXISTS: 409,
  PLAN_LIMIT_REACHED: 409,
  ALREADY_ON_TASK: 409,
  TOO_MANY_PEOPLE: 409,
  TOO_MANY_SUBTASKS: 409,
  TOO_MANY_TOKENS: 409,
  ALREADY_RUNNING: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  STALE_VERSION: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_IN_FLIGHT: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every failure. */
export interface FailureBody {
  success: false;
  error: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** Login only. */
  requiresVerification?: true;
  companySuspended?: true;
  email?: string;
  companyName?: string;
  /** STALE_VERSION: the object as it is now. */
  data?: unknown;
}
