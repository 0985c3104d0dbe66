import { readDraft } from '../../lib/drafts.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { newCommentDraft } from './comment-form.ts';

/** What somebody was writing when the task went from under it, to be copied: there is nothing to send it to. */
export function UnsentComment({ taskId }: { taskId: number }) {
  const { id } = useCurrentUser();
  const content = readDraft(id, newCommentDraft(taskId))?.content;
  if (typeof content !== 'string' || content.trim() === '') return null;
  return (
    <FieldFrame label="The comment you were writing">
      {(control) => <textarea {...control} name="unsent" dir="auto" rows={3} value={content} readOnly />}
    </FieldFrame>
  );
}
