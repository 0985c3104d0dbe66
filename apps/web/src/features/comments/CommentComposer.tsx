import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useEffect, useRef } from 'react';
import { failureSentence, useForm } from '../../lib/form.ts';
import { newKey } from '../../lib/new-key.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { CommentBox } from './CommentBox.tsx';
import styles from './Comments.module.css';
import type { CommentChanges } from './comment-changes.public.ts';
import { commentProblem, newCommentDraft } from './comment-form.ts';

interface CommentComposerProps {
  taskId: number;
  takesFocus: boolean;
  onAdd: CommentChanges['add'];
}

/** The comment appears at once and the box is free for the next; one that could not be sent comes back into the box. */
export function CommentComposer({ taskId, takesFocus, onAdd }: CommentComposerProps) {
  const { id, name } = useCurrentUser();
  // The same text sent again after a lost answer must not become two comments.
  const failed = useRef({ content: '', key: '' });
  const form = useForm({
    initial: { content: '' },
    draft: { userId: id, name: newCommentDraft(taskId) },
    validate: ({ content }) => ({ content: commentProblem(content) }),
    fallback: TASK_FAILURES.addComment,
    submit: async ({ content }) => {
      form.reset();
      send(content);
    },
  });
  const latest = useRef(form.values.content);
  useEffect(() => {
    latest.current = form.values.content;
  });

  async function send(content: string): Promise<void> {
    const key = failed.current.content === content ? failed.current.key : newKey();
    try {
      await onAdd(content, { id, name }, key);
    } catch (error) {
      failed.current = { content, key };
      form.set({ content: [content, latest.current].filter((text) => text.trim() !== '').join('\n') });
      const sentence = failureSentence(error, TASK_FAILURES.addComment);
      // Closed meanwhile: the text waits as a draft, and the person is told.
      if (form.formRef.current === null) notify({ tone: 'danger', text: sentence });
      else form.setFailure(sentence);
    }
  }

  return (
    <FormFrame form={form}>
      <div className={styles.composer}>
        <CommentBox {...form.field('content')} label="Add a comment" takesFocus={takesFocus} />
        <div className={styles.send}>
          <span className={styles.hint}>Ctrl+Enter sends</span>
          <Button type="submit" size="small">
            Comment
          </Button>
        </div>
      </div>
    </FormFrame>
  );
}
