import { LIFETIMES } from '@taskwell/contract/limits';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Where a code has been mailed to, kept in this tab for as long as the code works: whoever went to fetch it goes on where
 * they were, after a reload too. Neither the code nor a password is kept.
 */
type Purpose = 'password-reset' | 'change-email';

const MINUTE = 60_000;

export function keepSentCode(userId: number, purpose: Purpose, email: string): void {
  keepDraft(userId, purpose, { email, until: Date.now() + LIFETIMES.codeMinutes * MINUTE });
}

/** @returns null where none was sent, or it works no longer */
export function sentCodeAddress(userId: number, purpose: Purpose): string | null {
  const { email, until } = readDraft(userId, purpose) ?? {};
  return typeof email === 'string' && typeof until === 'number' && until > Date.now() ? email : null;
}

export function forgetSentCode(userId: number, purpose: Purpose): void {
  forgetDraft(userId, purpose);
}
