import type { Comment } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { CommentBox } from './CommentBox.tsx';
import styles from './Comments.module.css';
import { commentProblem } from './comment-form.ts';

interface CommentEditorProps {
  comment: Comment;
  draft: { userId: number; name: string };
  takesFocus: boolean;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** Edits a comment where it stands. Leaving by Esc or 'Cancel' keeps what was typed. */
export function CommentEditor({ comment, draft, takesFocus, onSave, onCancel }: CommentEditorProps) {
  const form = useForm({
    initial: { content: comment.content },
    draft,
    validate: ({ content }) => ({ content: commentProblem(content) }),
    fallback: TASK_FAILURES.updateComment,
    submit: async ({ content }) => {
      form.reset();
      if (content.trim() === comment.content) onCancel();
      else onSave(content);
    },
  });

  return (
    <FormFrame form={form} notice={form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}>
      <div className={styles.composer}>
        <CommentBox {...form.field('content')} label="Your comment" takesFocus={takesFocus} onEscape={onCancel} />
        <div className={styles.send}>
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="small" look="primary" type="submit">
            Save
          </Button>
        </div>
      </div>
    </FormFrame>
  );
}
