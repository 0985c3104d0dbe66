/** How often something may happen per key and time. */
export interface RateLimit {
  /**
   * What is counted. `address`: the caller's network address, before the body is read; wide enough for an office behind
   * one. `person`: the signed-in caller, before the body is read. `account`: an account or mailbox that the service knows
   * only once it has looked at the request; the service counts, outside the request's transaction, which may run again.
   */
  readonly per: 'address' | 'person' | 'account';
  readonly points: number;
  readonly seconds: number;
  /** A try that succeeds is given back. */
  readonly counts?: 'failures';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * DECISIONS §2: repeated failures slow an account and an address down. Operations name those they are under; what is per
 * address or person is then counted and enforced without anything of their own.
 */
export const RATE_LIMITS = {
  signInAddress: { per: 'address', points: 100, seconds: 15 * MINUTE, counts: 'failures' },
  /** From anywhere, together; a device that is known for the account has tries of its own (decision 18). */
  signInAccount: { per: 'account', points: 10, seconds: 15 * MINUTE, counts: 'failures' },
  signInDevice: { per: 'account', points: 10, seconds: 15 * MINUTE, counts: 'failures' },
  /** Those with the right password. */
  sessionsOpened: { per: 'account', points: 60, seconds: 15 * MINUTE },
  signUpAddress: { per: 'address', points: 100, seconds: HOUR },
  codeAddress: { per: 'address', points: 60, seconds: 15 * MINUTE, counts: 'failures' },
  accessCodeAddress: { per: 'address', points: 10, seconds: 15 * MINUTE, counts: 'failures' },
  mailAddress: { per: 'address', points: 60, seconds: HOUR },
  /** Calls that cause mail; how many mails, their budgets say (decision 20). */
  mailPerson: { per: 'person', points: 200, seconds: HOUR },
  feedbackAddress: { per: 'address', points: 60, seconds: HOUR },
  /** Of one person who is signed in, or of all others who name the same mailbox. */
  feedbackAuthor: { per: 'account', points: 10, seconds: HOUR },
  passwordAccount: { per: 'account', points: 5, seconds: 15 * MINUTE, counts: 'failures' },
  /** Whatever comes of it: each takes tens of milliseconds of a core. */
  passwordPerson: { per: 'person', points: 60, seconds: 15 * MINUTE },
  /** Calls of the bulk import, of up to 200 people each. */
  importPeople: { per: 'person', points: 60, seconds: HOUR },
  /** Texts read and questions answered: a person at work, not a program that reads an archive. */
  assistantPerson: { per: 'person', points: 300, seconds: 15 * MINUTE },
  /** Requests with any of somebody's access tokens. */
  accessTokens: { per: 'account', points: 3_000, seconds: 15 * MINUTE },
  /** Of somebody's calendar address: what a few devices read, each every few minutes. */
  calendarFeed: { per: 'account', points: 240, seconds: HOUR },
  /** Answers that a language model gives, at the operator's cost; beyond, the built-in engine does. */
  modelPerson: { per: 'account', points: 100, seconds: HOUR },
  modelCompany: { per: 'account', points: 1_000, seconds: HOUR },
  /** Of up to 5,000 tasks each, looked at first and then written. */
  importTasks: { per: 'person', points: 60, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The limit in its general form, for code that walks over all of them. */
export function rateLimit(name: RateLimitName): RateLimit {
  return RATE_LIMITS[name];
}
