import { VALIDATION } from '@taskwell/contract/messages';
import { isEmail, newPasswordProblem } from '@taskwell/contract/rules';

/** The account forms' checks in the words of SPEC §5; the rules themselves are the contract's. */

export function requiredProblem(text: string, message: string): string | null {
  return text.trim() === '' ? message : null;
}

export function emailProblem(
  email: string,
  required: string = VALIDATION.emailRequired,
  invalid: string = VALIDATION.emailInvalid,
): string | null {
  if (email.trim() === '') return required;
  return isEmail(email.trim()) ? null : invalid;
}

export function newPasswordProblems(
  password: string,
  confirmation: string,
  minLength: number,
): { password: string | null; confirmPassword: string | null } {
  return {
    password: newPasswordProblem(password, minLength),
    confirmPassword: confirmationProblem(password, confirmation),
  };
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return VALIDATION.passwordConfirm;
  return password === confirmation ? null : VALIDATION.passwordsDiffer;
}

/** Leaves digits only, at most `length` of them. */
export function digits(length: number): (text: string) => string {
  return (text) => text.replace(/\D/g, '').slice(0, length);
}
