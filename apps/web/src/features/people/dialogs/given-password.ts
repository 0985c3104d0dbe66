import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';

/** For a password that an administrator gives to somebody else SPEC §5 asks for the length only; the sentences differ by screen. */
export function givenPasswordProblem(
  password: string,
  minLength: number,
  tooShort: (length: number) => string,
): string | null {
  if (password === '') return VALIDATION.passwordRequired;
  if ([...password].length < minLength) return tooShort(minLength);
  return password.length > LIMITS.passwordMaxLength ? VALIDATION.passwordTooLong : null;
}
