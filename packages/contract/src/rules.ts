import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';

/**
 * Validation rules of SPEC §5 as plain functions without a schema library, so that a form checks with exactly what the
 * server checks and carries nothing else. Each answers the specified sentence, or null when the value is fine.
 */

const EMAIL_PATTERN = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;
/** With any of these an address looks like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** An address as it is stored and compared: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= LIMITS.emailLength && EMAIL_PATTERN.test(text) && !INVISIBLE.test(text) && isStorableText(text);
}

/** No mail goes below `.invalid` (RFC 2606): what an account has whose address was given to its owner (decision 21). */
const RELEASED_DOMAIN = 'released.invalid';

/** @param unique so that nobody else can have it before */
export function releasedAddress(userId: number, unique: string): string {
  return `account-${userId}-${unique}@${RELEASED_DOMAIN}`;
}

export function isReleasedAddress(email: string): boolean {
  return email.endsWith(`@${RELEASED_DOMAIN}`);
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

/** As the schema of a task's description says it of a text without hidden signs (see hidden-signs.ts). */
export function descriptionProblem(description: string): string | null {
  if (!isStorableText(description)) return VALIDATION.textInvalid;
  return description.trim().length > LIMITS.descriptionLength ? VALIDATION.descriptionTooLong : null;
}

export interface PasswordRule {
  readonly isMet: (password: string) => boolean;
  readonly message: string;
}

/** The five sign-up rules in the order in which their first failing message is shown. */
export function passwordRules(minLength: number): readonly PasswordRule[] {
  return [
    { isMet: (password) => [...password].length >= minLength, message: VALIDATION.passwordTooShortLong(minLength) },
    { isMet: (password) => /\p{Ll}/u.test(password), message: VALIDATION.passwordLowercase },
    { isMet: (password) => /\p{Lu}/u.test(password), message: VALIDATION.passwordUppercase },
    { isMet: (password) => /\p{Nd}/u.test(password), message: VALIDATION.passwordDigit },
    { isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password), message: VALIDATION.passwordSpecial },
  ];
}

/** The first rule a new password breaks, as its sentence; null when it may be used (common ones are the server's to refuse). */
export function newPasswordProblem(password: string, minLength: number): string | null {
  if (password === '') return VALIDATION.passwordRequired;
  if (password.length > LIMITS.passwordMaxLength) return VALIDATION.passwordTooLong;
  return passwordRules(minLength).find((rule) => !rule.isMet(password))?.message ?? null;
}

/** How many of the five rules hold: 0 to 5, see PASSWORD_STRENGTH_LABELS. */
export function passwordStrength(password: string, minLength: number): number {
  return passwordRules(minLength).filter((rule) => rule.isMet(password)).length;
}

/**
 * A day of the calendar of due dates, such as '2030-06-01'.
 *
 * @param daysBefore how many days before the first of them are taken too
 */
export function isCalendarDay(text: string, daysBefore = 0): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isInstantSince(-daysBefore * 86_400_000, `${text}T00:00Z`);
}

/** A due date as the wire carries it: ISO 8601 with an offset, from 1970 to 9999. */
export function isDueDate(text: string): boolean {
  return isInstantSince(0, text);
}

function isInstantSince(earliest: number, text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return false;
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return false;
  const milliseconds = Date.parse(text);
  return milliseconds >= earliest && milliseconds < Date.UTC(LIMITS.yearMax + 1, 0, 1);
}
