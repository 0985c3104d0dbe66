import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './failure.ts';

/** How often something may happen per key and time. */
export interface Brake {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * DECISIONS §2: repeated failures slow an account and an address down. `…Address` counts per network address and stays
 * wide enough for an office behind one; the others count per account or mailbox.
 */
export const BRAKES = {
  signInAccount: { points: 10, seconds: 15 * MINUTE },
  signInAddress: { points: 100, seconds: 15 * MINUTE },
  signUpAddress: { points: 100, seconds: HOUR },
  codeAddress: { points: 60, seconds: 15 * MINUTE },
  mailAddress: { points: 60, seconds: HOUR },
  mailAccount: { points: 200, seconds: HOUR },
  /** Calls of the bulk import, of up to 200 people each. */
  importAccount: { points: 60, seconds: HOUR },
  codesPerMailbox: { points: 5, seconds: DAY },
  passwordAccount: { points: 5, seconds: 15 * MINUTE },
  accessCodeAddress: { points: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Brake>;

export type BrakeName = keyof typeof BRAKES;

/** Counters live in the database, so that several processes share them, and outside the request's transaction, so that its failure does not undo them. */
export interface Throttle {
  /** Counts one try and throws 429 when there were too many; counted first, so parallel tries cannot slip through. */
  spend(brake: BrakeName, key: string | number): Promise<void>;
  /** Like spend, but answers false in place of throwing. */
  trySpend(brake: BrakeName, key: string | number): Promise<boolean>;
  /** Takes one try back, after it turned out fine. */
  refund(brake: BrakeName, key: string | number): Promise<void>;
}

export function createThrottle(pool: pg.Pool): Throttle {
  const limiters = Object.fromEntries(
    Object.entries(BRAKES).map(([name, brake]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: brake.points,
        duration: brake.seconds,
      }),
    ]),
  ) as Record<BrakeName, RateLimiterPostgres>;

  async function spend(brake: BrakeName, key: string | number): Promise<void> {
    try {
      await limiters[brake].consume(keyOf(key));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooManyRequests(refused.msBeforeNext / 1_000);
      throw refused;
    }
  }

  return {
    spend,
    async trySpend(brake, key) {
      try {
        await limiters[brake].consume(keyOf(key));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async refund(brake, key) {
      await limiters[brake].reward(keyOf(key));
    },
  };
}

/** An IPv6 customer has at least 2^64 addresses, so what they have in common is counted: the first half. */
function keyOf(key: string | number): string | number {
  if (typeof key === 'number' || !isIPv6(key)) return key;
  const [left = [], right = []] = key.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
