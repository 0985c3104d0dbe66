import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIFETIMES } from '@taskwell/contract/limits';
import { API_BASE_PATH } from '@taskwell/contract/operations';
import type { Cookies } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';

interface DeviceOwner {
  id: number;
  passwordHash: string;
}

const COOKIE = 'taskwell_device';
const NAME_BYTES = 12;
const NAME_LENGTH = 16;
const SIGNATURE_LENGTH = 24;
const TOKEN = new RegExp(`^[\\w-]{${NAME_LENGTH + SIGNATURE_LENGTH}}$`);
/** Accounts that one browser is known for; more would make the cookie too long for a request. */
const TOKENS_KEPT = 8;

/**
 * Devices that have shown the password or the mailbox of an account before (decision 18): their tries to sign in to that
 * account are counted apart from everybody else's, so that strangers cannot use theirs up. The token in the cookie gives
 * nothing else. It holds a random name and says, under a key of the installation, whose it is; it is made with the
 * password's hash, so it dies with the password.
 */
export function createKnownDevices({ keyFor, config }: Pick<Services, 'keyFor' | 'config'>) {
  const key = keyFor('known devices');
  const seconds = LIFETIMES.knownDeviceDays * 86_400;
  const isSecure = config.appUrl.startsWith('https:');
  const attributes = `Path=${API_BASE_PATH}/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  function sign({ id, passwordHash }: DeviceOwner, name: string): Buffer {
    const signature = createHmac('sha256', key).update(`${id} ${name} ${passwordHash}`).digest('base64url');
    return Buffer.from(signature.slice(0, SIGNATURE_LENGTH));
  }

  function isOf(owner: DeviceOwner, token: string): boolean {
    return timingSafeEqual(sign(owner, token.slice(0, NAME_LENGTH)), Buffer.from(token.slice(NAME_LENGTH)));
  }

  function tokensIn(cookies: Cookies): string[] {
    const tokens = cookies.read(COOKIE)?.split('.') ?? [];
    return tokens.filter((token) => TOKEN.test(token)).slice(0, TOKENS_KEPT);
  }

  /** The device's name where it is known for this account; null otherwise. */
  function recognize(cookies: Cookies, owner: DeviceOwner): string | null {
    return (
      tokensIn(cookies)
        .find((token) => isOf(owner, token))
        ?.slice(0, NAME_LENGTH) ?? null
    );
  }

  /** Makes the device known for the account, or keeps it so: by its name, under which its tries are counted. */
  function remember(cookies: Cookies, owner: DeviceOwner): void {
    const name = recognize(cookies, owner) ?? randomBytes(NAME_BYTES).toString('base64url');
    const others = tokensIn(cookies).filter((token) => !token.startsWith(name));
    const tokens = [name + sign(owner, name).toString(), ...others].slice(0, TOKENS_KEPT);
    cookies.set(`${COOKIE}=${tokens.join('.')}; ${attributes}`);
  }

  return { recognize, remember };
}
