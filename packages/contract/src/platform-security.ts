import { formatCount, formatNumber } from './numbers.ts';

// Apart from what every first view loads: only the console's Security tab needs these.

/** Windows and lengths of SPEC §9 'Security windows'. */
export const SECURITY_LIMITS = {
  failedLoginDays: 7,
  failedLoginsShown: 50,
  suspiciousDays: 7,
  suspiciousShown: 50,
  reportDays: 30,
  sessionDays: 7,
  sessionsShown: 100,
  /** Attempts to sign in are kept as long. */
  daysMax: 90,
  lockThreshold: 5,
  lockThresholdMax: 1_000,
  lockDays: 7,
  /** In one step; those that are left are locked by asking again. */
  locksAtOnce: 500,
  lockedShown: 100,
  activeHours: 24,
  /** Accounts tried from one network address, from where on that is suspicious. */
  accountsFromAddress: 5,
  recentEvents: 5,
} as const;

/** Why a sign-in failed, by the code of its answer. */
export const SIGN_IN_FAILURES = [
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'COMPANY_SUSPENDED',
  'ACCOUNT_LOCKED',
  'PASSWORD_CHANGE_REQUIRED',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

export const SIGN_IN_FAILURE_LABELS: Record<SignInFailure, string> = {
  INVALID_CREDENTIALS: 'Wrong email or password',
  EMAIL_NOT_VERIFIED: 'Address not verified',
  COMPANY_SUSPENDED: 'Company suspended',
  ACCOUNT_LOCKED: 'Account locked',
  PASSWORD_CHANGE_REQUIRED: 'Has to choose a new password',
};

export const SUSPICIOUS_ACTIONS = ['REPEATED_FAILED_LOGINS', 'MANY_ACCOUNTS_FROM_ONE_ADDRESS'] as const;
export type SuspiciousAction = (typeof SUSPICIOUS_ACTIONS)[number];

/** SPEC §2 'Security': the action's text with underscores as spaces. */
export const SUSPICIOUS_ACTION_LABELS: Record<SuspiciousAction, string> = {
  REPEATED_FAILED_LOGINS: 'Repeated failed logins',
  MANY_ACCOUNTS_FROM_ONE_ADDRESS: 'Many accounts from one address',
};

/** SPEC §2 'Security', §5 and §8 'Super admin'. */
export const SECURITY_MESSAGES = {
  fetchFailedLogins: 'Failed to fetch failed login data',
  fetchSuspicious: 'Failed to fetch suspicious activity data',
  report: 'Failed to generate security report',
  fetchSessions: 'Failed to fetch user sessions data',
  resetAll: 'Failed to reset all passwords',
  lock: 'Failed to lock suspicious accounts',
  fetchLocked: 'Failed to fetch locked accounts',
  unlock: 'Failed to unlock the account',
  endSession: 'Failed to end the session',
  foundFailedLogins: (count: number, days: number) =>
    `Found ${formatNumber(count)} failed login attempts in the last ${days} days`,
  foundSuspicious: (count: number, days: number) =>
    `Found ${formatNumber(count)} suspicious activities in the last ${days} days`,
  reported: 'Security report generated successfully',
  foundSessions: (count: number, days: number) => `Found ${formatNumber(count)} user sessions in the last ${days} days`,
  passwordsReset: (count: number) => `Successfully reset passwords for ${formatNumber(count)} users`,
  locked: (count: number) => `Identified ${formatNumber(count)} suspicious accounts`,
  unlocked: (name: string) => `${name} can sign in again`,
  sessionEnded: (name: string) => `${name} was signed out there`,
  noIncidents: 'No security incidents detected',
  allSecure: 'All systems secure',
  resetAllQuestion: 'Are you sure you want to reset all user passwords? This will log out all users.',
  resetAllRunning: 'All passwords are being reset already',
  lockQuestion: (threshold: number, days: number) =>
    `Are you sure you want to lock every account with ${threshold} or more failed logins in the last ${days} days?`,
  moreToLock: (count: number) =>
    `${formatCount(count, 'more account is', 'more accounts are')} over the threshold: lock again to go on`,
} as const;
