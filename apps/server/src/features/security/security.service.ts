import type { Answer } from '@taskwell/contract/operations';
import { SECURITY_LIMITS, type SignInFailure } from '@taskwell/contract/platform-security';
import type { SuspiciousActivity } from '@taskwell/contract/security-schemas';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { ActorInput } from '../../platform/http/request.ts';
import { countLocked, listLocked } from './accounts.queries.ts';
import {
  type AccountRow,
  countActive,
  countAttempts,
  countFailures,
  countOpenSessions,
  countSessions,
  countUnverified,
  listFailures,
  listGuessedAccounts,
  listGuessingAddresses,
  listSessionsSince,
} from './security.queries.ts';

// What the console's Security tab shows (SPEC §3 'Security data'), across all companies.

export async function failedLogins({
  tx,
  query: { days, limit },
}: ActorInput<'GET /security/failed-logins'>): Promise<Answer<'GET /security/failed-logins'>['data']> {
  const [totalFailedLogins, rows] = await tx.asSystem('platform console', (system) =>
    Promise.all([countFailures(system, days), listFailures(system, days, limit)]),
  );
  const list = rows.map(({ attemptId, attemptEmail, reason, ip, userAgent, createdAt, ...account }) => ({
    id: attemptId,
    email: attemptEmail,
    user: accountOf(account),
    reason: reason as SignInFailure,
    ip,
    userAgent,
    createdAt: createdAt.toISOString(),
  }));
  return { summary: { totalFailedLogins }, list };
}

export async function suspiciousActivity({
  tx,
  query: { days, limit },
}: ActorInput<'GET /security/suspicious-activity'>): Promise<Answer<'GET /security/suspicious-activity'>['data']> {
  return tx.asSystem('platform console', (system) => readSuspicious(system, days, limit));
}

async function readSuspicious(tx: SystemTransaction, days: number, limit: number) {
  const [accounts, addresses] = await Promise.all([
    listGuessedAccounts(tx, days, limit),
    listGuessingAddresses(tx, days, limit),
  ]);
  const list: SuspiciousActivity[] = [
    ...accounts.map(({ id, name, email, attempts, createdAt }) => ({
      action: 'REPEATED_FAILED_LOGINS' as const,
      user: { id, name, email },
      ip: null,
      attempts,
      accounts: 1,
      createdAt: createdAt.toISOString(),
    })),
    ...addresses.map(({ ip, attempts, accounts: tried, createdAt }) => ({
      action: 'MANY_ACCOUNTS_FROM_ONE_ADDRESS' as const,
      user: { id: null, name: ip, email: null },
      ip,
      attempts,
      accounts: tried,
      createdAt: createdAt.toISOString(),
    })),
  ];
  list.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const totalActivities = (accounts[0]?.total ?? 0) + (addresses[0]?.total ?? 0);
  return { summary: { totalActivities }, list: list.slice(0, limit) };
}

export async function securityReport({
  tx,
  query: { days },
}: ActorInput<'GET /security/security-report'>): Promise<Answer<'GET /security/security-report'>['data']> {
  return tx.asSystem('platform console', async (system) => {
    const [totalLogins, failed, suspicious, lockedAccounts, activeSessions, unverifiedUsers] = await Promise.all([
      countAttempts(system, days),
      countFailures(system, days),
      readSuspicious(system, days, 1),
      countLocked(system),
      countOpenSessions(system),
      countUnverified(system),
    ]);
    const securityMetrics = {
      totalLogins,
      failedLogins: failed,
      failedLoginRate: percentOf(failed, totalLogins),
      suspiciousActivities: suspicious.summary.totalActivities,
      lockedAccounts,
      activeSessions,
      unverifiedUsers,
    };
    return { days, securityMetrics };
  });
}

/** With one decimal; 0 of nothing. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;
}

export async function userSessions({
  tx,
  query: { days, limit },
  tokenHash,
}: ActorInput<'GET /security/user-sessions'>): Promise<Answer<'GET /security/user-sessions'>['data']> {
  const [activeUsers, totalSessions, rows] = await tx.asSystem('platform console', (system) =>
    Promise.all([
      countActive(system, SECURITY_LIMITS.activeHours),
      countSessions(system, days),
      listSessionsSince(system, days, limit, tokenHash),
    ]),
  );
  const list = rows.map(({ sessionId, isCurrent, createdAt, expiresAt, ip, userAgent, ...user }) => ({
    id: sessionId,
    isCurrent,
    user,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ip,
    userAgent,
  }));
  return { summary: { activeUsers, totalSessions }, list };
}

export async function lockedAccounts({
  tx,
}: ActorInput<'GET /security/locked-accounts'>): Promise<Answer<'GET /security/locked-accounts'>['data']> {
  const [total, rows] = await tx.asSystem('platform console', (system) =>
    Promise.all([countLocked(system), listLocked(system, SECURITY_LIMITS.lockedShown)]),
  );
  const list = rows.map(({ lockedAt, ...account }) => ({
    ...account,
    lockedAt: (lockedAt ?? new Date(0)).toISOString(),
  }));
  return { summary: { lockedAccounts: total }, list };
}

/** Null where the attempt was at an address without an account. */
function accountOf(row: { [K in keyof AccountRow]: AccountRow[K] | null }): AccountRow | null {
  const { id, name, email, role, companyName } = row;
  return id === null || name === null || role === null ? null : { id, name, email, role, companyName };
}
