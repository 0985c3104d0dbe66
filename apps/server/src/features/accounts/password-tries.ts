import type { RateLimitName } from '@taskwell/contract/rate-limits';
import type { Throttle } from '../../platform/http/throttle.ts';
import { isRightPassword, type PasswordHolder } from './passwords.ts';

interface PasswordTry {
  /** What wrong passwords are counted in, and for whom. */
  limit: RateLimitName;
  key: string | number;
  /** Null where there is no account: it takes as long. */
  storedHash: string | null;
  password: string;
  holder: PasswordHolder;
}

/**
 * Looks whether a password is right. The try is counted first, so that parallel tries cannot slip through, and taken back
 * where the password was right, or was not looked at.
 *
 * @throws 429 after too many wrong ones, and where too many passwords wait to be looked at
 */
export async function tryPassword(
  throttle: Throttle,
  { limit, key, storedHash, password, holder }: PasswordTry,
): Promise<boolean> {
  await throttle.spend(limit, key);
  const isRight = await isRightPassword(storedHash, password, holder).catch(async (error: unknown) => {
    await throttle.refund(limit, key);
    throw error;
  });
  if (isRight) await throttle.refund(limit, key);
  return isRight;
}
