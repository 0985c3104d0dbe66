// Apart from limits.ts and messages.ts, which every first view loads: only the settings and the server need these.

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What a secret that stands for a person opens: an access token's, or that of a calendar address (decision 37). */
export type SecretScope = TokenScope | 'calendar';

/** Of which operations each is the key, by what they need: a token that may write may read. */
export const OPENED_BY_SCOPE: Record<SecretScope, readonly SecretScope[]> = {
  read: ['read'],
  write: ['read', 'write'],
  calendar: ['calendar'],
};

/** @param needed of an operation; left out, nothing opens it */
export function opens(scope: SecretScope, needed: SecretScope | undefined): boolean {
  return needed !== undefined && OPENED_BY_SCOPE[scope].includes(needed);
}

export const TOKEN_SCOPE_LABELS: Record<TokenScope, string> = { read: 'Read only', write: 'Read and write' };

/** Access tokens of one person (decision 35). */
export const ACCESS_TOKEN_LIMITS = {
  /** That somebody has at a time. */
  perPerson: 20,
  /** From when it is made to when it ends. */
  days: 365,
  defaultDays: 90,
  nameLength: 60,
} as const;

/** What each begins with, so that programs which look for secrets in the open know it. */
export const ACCESS_TOKEN_PREFIX = 'taskwell_';

export const ACCESS_TOKEN_MESSAGES = {
  nameRequired: 'Name is required',
  nameTooLong: `Name must be ${ACCESS_TOKEN_LIMITS.nameLength} characters or less`,
  scopeInvalid: 'Choose what the token may do',
  daysInvalid: `A token lasts 1 to ${ACCESS_TOKEN_LIMITS.days} days`,
  tooMany: `You can have up to ${ACCESS_TOKEN_LIMITS.perPerson} access tokens. Revoke one that you no longer need.`,
  outOfScope: 'This access token does not allow that',
  revoked: 'Access token revoked',
  shownOnce: 'The access token is shown only now. Without a copy of it you need another one.',
  copied: 'Access token copied',
  fetch: 'Failed to fetch your access tokens',
  create: 'Failed to create the access token',
  revoke: 'Failed to revoke that access token',
} as const;
