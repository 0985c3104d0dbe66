import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Comment } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { exactTime } from '../../lib/due-words.ts';
import { failureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { onEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Moment } from '../../ui/Moment.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import styles from './Comments.module.css';
import { type CommentChanges, isUnsent } from './comment-changes.public.ts';
import { commentEditDraft } from './comment-form.ts';

type Step = 'edit' | 'delete';

interface CommentItemProps {
  comment: Comment;
  changes: CommentChanges;
  onRemove: (comment: Comment) => void;
}

export function CommentItem({ comment, changes, onRemove }: CommentItemProps) {
  const { id: userId } = useCurrentUser();
  const draftName = commentEditDraft(comment.id);
  const item = useKeptFocus<HTMLLIElement>();
  // An edit that was never saved goes on where it was left; it has the focus only where somebody begins one. One step back
  // leads to the button that began it.
  const [begun, setBegun] = useState<Step | null>(null);
  const [mode, setMode] = useState<'read' | Step>(() =>
    comment.abilities.edit && readDraft(userId, draftName) ? 'edit' : 'read',
  );

  async function save(content: string): Promise<void> {
    setMode('read');
    try {
      await changes.edit(comment, content);
    } catch (error) {
      keepDraft(userId, draftName, { content });
      setMode('edit');
      notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.updateComment) });
    }
  }

  return (
    <li ref={item} tabIndex={-1} className={styles.comment} data-unsent={isUnsent(comment)}>
      <Avatar name={comment.author.name} />
      <div className={styles.words}>
        <div className={styles.byline}>
          <span className={styles.author} dir="auto">
            {comment.author.name}
          </span>
          <span className={styles.when}>
            <Moment at={comment.createdAt} />
            {comment.editedAt && <span title={exactTime(comment.editedAt)}> (edited)</span>}
          </span>
          {mode === 'read' && (
            <CommentActions
              comment={comment}
              focused={begun}
              onBegin={(step) => {
                setBegun(step);
                setMode(step);
              }}
            />
          )}
        </div>
        {mode === 'edit' ? (
          <CommentEditor
            comment={comment}
            draft={{ userId, name: draftName }}
            takesFocus={begun !== null}
            onSave={save}
            onCancel={() => setMode('read')}
          />
        ) : (
          <p className={styles.content} dir="auto">
            {comment.content}
          </p>
        )}
        {mode === 'delete' && (
          <fieldset className={styles.confirm} onKeyDown={onEscape(() => setMode('read'))}>
            <legend>Delete this comment?</legend>
            <Button size="small" autoFocus onClick={() => setMode('read')}>
              Keep
            </Button>
            <Button size="small" look="danger" onClick={() => onRemove(comment)}>
              Delete
            </Button>
          </fieldset>
        )}
      </div>
    </li>
  );
}

interface CommentActionsProps {
  comment: Comment;
  /** Whose button has the focus as soon as it is there. */
  focused: Step | null;
  onBegin: (step: Step) => void;
}

function CommentActions({ comment, focused, onBegin }: CommentActionsProps) {
  const { abilities } = comment;
  return (
    <span className={styles.actions}>
      {abilities.edit && (
        <IconButton label="Edit comment" size="small" autoFocus={focused === 'edit'} onClick={() => onBegin('edit')}>
          <IconPencil size="1rem" aria-hidden />
        </IconButton>
      )}
      {abilities.delete && (
        <IconButton
          label={`Delete comment by ${comment.author.name}`}
          size="small"
          autoFocus={focused === 'delete'}
          onClick={() => onBegin('delete')}
        >
          <IconTrash size="1rem" aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
