import { formatCount } from '@taskwell/contract/numbers';
import type { Comment, Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useEffect, useRef, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { failureSentence, loadFailureSentence } from '../../lib/form.ts';
import { notify } from '../../lib/notices.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Comments.module.css';
import { useCommentChanges } from './comment-changes.public.ts';
import { commentEditDraft, newCommentDraft } from './comment-form.ts';
import { useComments } from './comment-queries.ts';

/** What people say about a task, newest first (SPEC §5, §6 and §8 'Comments'). */
export function Comments({ task }: { task: Task }) {
  const { query, comments, total } = useComments(task.id);
  const changes = useCommentChanges(task.id);
  const count = total ?? task.commentCount;
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useCurrentUser();
  const rescued = useRescuedEdits(task.id, comments, query.hasNextPage);

  async function remove(comment: Comment): Promise<void> {
    // The button that was pressed goes with the comment; the focus must not be lost with it.
    heading.current?.focus();
    forgetDraft(user.id, commentEditDraft(comment.id));
    try {
      await changes.remove(comment);
      notify({ tone: 'success', text: TASK_SUCCESSES.commentDeleted });
    } catch (error) {
      notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.deleteComment) });
    }
  }

  async function showOlder(): Promise<void> {
    // Two reads of one list would undo each other: the one on its way comes first.
    if (query.isFetching) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage();
  }

  return (
    <section className={styles.comments} aria-labelledby="comments-heading" aria-busy={query.isFetching}>
      <h3 id="comments-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Comments {count > 0 && <span className={styles.count}>{count}</span>}
      </h3>
      <span className="visually-hidden" role="status">
        {count > 0 && formatCount(count, 'comment')}
      </span>
      {task.abilities.comment && (
        <CommentComposer key={rescued} taskId={task.id} takesFocus={rescued > 0} onAdd={changes.add} />
      )}
      {query.isPending && count > 0 && <CommentSkeleton count={task.commentCount} />}
      {query.isError && !query.isFetchNextPageError && (
        <Alert tone="danger">
          <span className={styles.failure}>
            {loadFailureSentence(query.error, TASK_FAILURES.loadComments)}
            <Button size="small" onClick={() => query.refetch()}>
              Try again
            </Button>
          </span>
        </Alert>
      )}
      {!query.isError && count === 0 && <p className={styles.none}>No comments yet</p>}
      {comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} changes={changes} onRemove={remove} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <Alert tone="danger">{loadFailureSentence(query.error, TASK_FAILURES.loadComments)}</Alert>
      )}
      {query.hasNextPage && (
        <Button size="small" busyLabel={query.isFetchingNextPage && 'Loading…'} onClick={showOlder}>
          Show older
        </Button>
      )}
    </section>
  );
}

/**
 * Words of an edit whose comment somebody has deleted meanwhile go into the box for a new one, and the person is told.
 *
 * @returns how often that has happened: the box has to read its draft again
 */
function useRescuedEdits(taskId: number, comments: readonly Comment[], hasOlder: boolean): number {
  const { id: userId } = useCurrentUser();
  const [rescued, setRescued] = useState(0);
  const known = useRef(comments);
  useEffect(() => {
    // One beyond the last that is listed may only have moved to the next page.
    const last = hasOlder ? (comments.at(-1)?.id ?? Number.POSITIVE_INFINITY) : 0;
    const gone = known.current.filter(({ id }) => id > last && !comments.some((comment) => comment.id === id));
    known.current = comments;
    const edits = gone.flatMap(({ id }) => contentOf(readDraft(userId, commentEditDraft(id))));
    if (edits.length === 0) return;
    for (const { id } of gone) forgetDraft(userId, commentEditDraft(id));
    const box = contentOf(readDraft(userId, newCommentDraft(taskId)));
    keepDraft(userId, newCommentDraft(taskId), { content: [...box, ...edits].join('\n') });
    setRescued((times) => times + 1);
    notify({ tone: 'warning', text: 'The comment was deleted meanwhile. Your words are in the box for a new one.' });
  }, [comments, hasOlder, taskId, userId]);
  return rescued;
}

function contentOf(draft: Draft | null): string[] {
  return typeof draft?.content === 'string' && draft.content.trim() !== '' ? [draft.content] : [];
}

const MOST_SKELETONS = 3;

/** As many lines as there will be, so that little moves when they arrive. */
function CommentSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className={styles.list}>
      <span className="visually-hidden">Loading comments</span>
      {Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} className={styles.comment}>
          <Skeleton width="1.875rem" height="1.875rem" />
          <div className={styles.words}>
            <Skeleton width="40%" height="0.85rem" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
