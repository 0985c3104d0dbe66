import { RATE_LIMITS, type RateLimitName } from '@taskwell/contract/rate-limits';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './failure.ts';
import { networkOf } from './request.ts';

/** Counters live in the database, so that several processes share them, and outside the request's transaction, so that its failure does not undo them. */
export interface Throttle {
  /** Counts one try and throws 429 when there were too many; counted first, so parallel tries cannot slip through. */
  spend(limit: RateLimitName, key: string | number): Promise<void>;
  /** Like spend, but answers false in place of throwing. */
  trySpend(limit: RateLimitName, key: string | number): Promise<boolean>;
  /** Takes one try back, after it turned out fine. */
  refund(limit: RateLimitName, key: string | number): Promise<void>;
  /** Takes all tries back. */
  forget(limit: RateLimitName, key: string | number): Promise<void>;
}

export function createThrottle(pool: pg.Pool): Throttle {
  const limiters = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
      }),
    ]),
  ) as Record<RateLimitName, RateLimiterPostgres>;

  async function spend(limit: RateLimitName, key: string | number): Promise<void> {
    try {
      await limiters[limit].consume(keyOf(key));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooManyRequests(refused.msBeforeNext / 1_000);
      throw refused;
    }
  }

  return {
    spend,
    async trySpend(limit, key) {
      try {
        await limiters[limit].consume(keyOf(key));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async refund(limit, key) {
      await limiters[limit].reward(keyOf(key));
    },
    async forget(limit, key) {
      await limiters[limit].delete(keyOf(key));
    },
  };
}

function keyOf(key: string | number): string | number {
  return typeof key === 'number' ? key : networkOf(key);
}
