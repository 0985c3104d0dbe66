import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { newPasswordProblem } from '@taskwell/contract/rules';
import PQueue from 'p-queue';
import { invalidFields, tooManyInFlight } from '../../platform/http/failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Who waits for it (decision 18). `owner`: somebody with a known device, a code or a link; they come first. `session`:
 * somebody signed in, within a transaction: few, as each keeps a connection of the database. `stranger`: anybody else.
 */
export type PasswordHolder = 'owner' | 'session' | 'stranger';

const waiting: Record<PasswordHolder, number> = { owner: 0, session: 0, stranger: 0 };

/**
 * Hashing takes tens of milliseconds of a core each, and anybody can ask for it: so few at a time that a core is left for
 * everything else, and of the threads that also read files.
 */
const hashing = new PQueue({ concurrency: Math.min(3, Math.max(1, availableParallelism() - 1)) });

/** @throws 429, before anything is hashed, where too many wait already */
async function inTurn<T>(holder: PasswordHolder, work: () => Promise<T>): Promise<T> {
  if (waiting[holder] >= LIMITS.passwordsWaiting[holder]) throw tooManyInFlight();
  waiting[holder] += 1;
  const begin = () => {
    waiting[holder] -= 1;
    return work();
  };
  return hashing.add(begin, { priority: holder === 'owner' ? 1 : 0 });
}

/** @throws 429 where too many wait already */
export function hashPassword(password: string, holder: PasswordHolder): Promise<string> {
  return inTurn(holder, () => hash(password.normalize('NFKC'), ARGON2ID));
}

/** Stands for no password at all, until the person has chosen one. */
export const NO_PASSWORD = '';

let decoy: Promise<string> | null = null;

/**
 * Takes as long whether or not there is an account, so that the time does not tell.
 *
 * @throws 429 where too many wait already
 */
export async function isRightPassword(
  storedHash: string | null,
  password: string,
  holder: PasswordHolder,
): Promise<boolean> {
  decoy ??= hash('no account has this password', ARGON2ID);
  const compared = storedHash || (await decoy);
  const isMatch = await inTurn(holder, () => verify(compared, password.normalize('NFKC')));
  return isMatch && Boolean(storedHash);
}

/** SPEC §5 'Password strength' and DECISIONS §2. @throws 400 with the first failing rule's sentence */
export function checkNewPassword(field: string, password: string, minLength: number): void {
  const problem =
    newPasswordProblem(password, minLength) ?? (isCommonPassword(password) ? VALIDATION.passwordCommon : null);
  if (problem) throw invalidFields({ [field]: problem });
}

/** For passwords that an administrator gives to somebody else: SPEC §5 asks for the length only. */
export function checkGivenPassword(
  field: string,
  password: string,
  minLength: number,
  tooShort: (length: number) => string = VALIDATION.passwordTooShort,
): void {
  const isTooShort = [...password].length < minLength;
  const problem = isTooShort ? tooShort(minLength) : isCommonPassword(password) ? VALIDATION.passwordCommon : null;
  if (problem) throw invalidFields({ [field]: problem });
}
