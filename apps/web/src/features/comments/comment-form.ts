import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';

/** SPEC §5: not blank, at most 200 characters. */
export function commentProblem(content: string): string | null {
  const length = content.trim().length;
  if (length === 0) return VALIDATION.commentRequired;
  return length > LIMITS.commentLength ? VALIDATION.commentTooLong : null;
}

/** Under which name a new comment of a task is kept until it is sent (lib/drafts.ts). */
export function newCommentDraft(taskId: number): string {
  return `comment-${taskId}`;
}

/** Under which name the edit of a comment is kept until it is saved. */
export function commentEditDraft(commentId: number): string {
  return `comment-edit-${commentId}`;
}
