import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';

/** SPEC §5: not blank, at most 200 characters. */
export function commentProblem(content: string): string | null {
  const length = content.trim().length;
  if (length === 0) return VALIDATION.commentRequired;
  return length > LIMITS.commentLength ? VALIDATION.commentTooLong : null;
}
