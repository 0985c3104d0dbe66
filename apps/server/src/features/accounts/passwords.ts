import { hash, verify } from '@node-rs/argon2';
import { VALIDATION } from '@taskwell/contract/messages';
import { newPasswordProblem } from '@taskwell/contract/rules';
import { invalidFields } from '../../platform/failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID);
}

/** Stands for no password at all, until the person has chosen one. */
export const NO_PASSWORD = '';

let decoy: Promise<string> | null = null;

/** Takes as long whether or not there is an account, so that the time does not tell. */
export async function isRightPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isMatch = await verify(storedHash || (await decoy), password.normalize('NFKC'));
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
