import { AUDIT_FIELD_LABELS, type AuditAction, auditValueWords } from '@taskwell/contract/audit-words';
import { FAILURES } from '@taskwell/contract/messages';
import type { Task, TaskUpdate } from '@taskwell/contract/schemas';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { createElement } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { agoWords, exactTime } from '../../../lib/due-words.ts';
import { loadFailureSentence } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTaskUpdates } from '../api/task-update-queries.ts';
import styles from './TaskUpdatesDialog.module.css';
import { updateIcon } from './update-icons.ts';

/** SPEC §2 'Task Updates', with the true history of the audit log (DECISIONS §4). */
export function TaskUpdatesDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <Dialog title="Task Updates" onClose={onClose}>
      <p className={styles.task} dir="auto">
        {task.title}
      </p>
      <Updates taskId={task.id} />
    </Dialog>
  );
}

function Updates({ taskId }: { taskId: number }) {
  const now = useNow();
  const { query, updates } = useTaskUpdates(taskId);
  if (query.isPending) return <UpdatesSkeleton />;
  if (query.data === undefined) {
    return (
      <CenteredNote
        title={TASK_FAILURES.fetchUpdates}
        text={loadFailureSentence(query.error, FAILURES.unexpected)}
        isFailure
      >
        <Button onClick={() => query.refetch()}>Try again</Button>
      </CenteredNote>
    );
  }
  if (updates.length === 0) {
    return <CenteredNote title="No updates yet" text="What happens to this task is written down here." />;
  }
  return (
    <>
      <ol className={styles.updates}>
        {updates.map((update) => (
          <Update key={update.id} update={update} now={now} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className={styles.older}>
          {query.isFetchNextPageError && (
            <p role="alert" className={styles.failure}>
              {TASK_FAILURES.fetchUpdates}
            </p>
          )}
          <Button size="small" busyLabel={query.isFetchingNextPage && 'Loading…'} onClick={() => query.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

function Update({ update, now }: { update: TaskUpdate; now: Date }) {
  const { action, description, changes, comment, user, createdAt } = update;
  return (
    <li className={styles.update}>
      <span className={styles.icon} data-action={action}>
        {createElement(updateIcon(action), { size: '1.05rem', 'aria-hidden': true })}
      </span>
      <div className={styles.words}>
        <p className={styles.description}>
          <Sentence>{description}</Sentence>
        </p>
        {SAYS_FROM_WHAT.has(action) || changes.map((change) => <Change key={change.field} change={change} />)}
        {comment !== null && (
          <blockquote className={styles.comment} dir="auto">
            {comment}
          </blockquote>
        )}
        <p className={styles.source}>
          {user?.name ?? 'System'} ·{' '}
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {agoWords(createdAt, now)}
          </time>
        </p>
      </div>
    </li>
  );
}

/** Their descriptions hold both values. */
const SAYS_FROM_WHAT = new Set<AuditAction>(['TASK_STATUS_CHANGED', 'TASK_PRIORITY_CHANGED']);

function Change({ change: { field, from, to } }: { change: AuditChange }) {
  return (
    <p className={styles.change}>
      <span className={styles.field}>{AUDIT_FIELD_LABELS[field]}:</span>{' '}
      <del dir="auto">{auditValueWords(field, from, exactTime)}</del> <span aria-hidden="true">→</span>{' '}
      <ins dir="auto">{auditValueWords(field, to, exactTime)}</ins>
    </p>
  );
}

function UpdatesSkeleton() {
  return (
    <div role="status" className={styles.updates}>
      <span className="visually-hidden">Loading updates</span>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.update}>
          <Skeleton width="2rem" height="2rem" />
          <div className={styles.lines}>
            <Skeleton width="75%" />
            <Skeleton width="35%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
