import { ApiError } from '@taskwell/client/client';
import { FAILURES } from '@taskwell/contract/messages';
import { failureSentence } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTask } from '../api/task-queries.ts';
import { useTaskNavigation } from '../task-navigation.ts';
import type { TaskDialogName } from '../task-search.ts';
import { DeleteTaskDialog } from './DeleteTaskDialog.tsx';
import { EditTaskDialog } from './EditTaskDialog.tsx';
import styles from './TaskDetails.module.css';
import { TaskDetails } from './TaskDetails.tsx';

interface TaskDialogProps {
  id: number;
  dialog: TaskDialogName | null;
  onClose: () => void;
}

/** One task: its details, being edited, or about to be deleted; whatever its abilities allow. */
export function TaskDialog({ id, dialog, onClose }: TaskDialogProps) {
  const { data: task, error, refetch } = useTask(id);
  const { open } = useTaskNavigation();

  // Deleted by someone else: the details say so, an edit keeps what has been typed.
  if (task === undefined || (isNotFound(error) && dialog !== 'edit')) {
    return (
      <Dialog title="Task" onClose={onClose}>
        {error ? <TaskFailure error={error} onRetry={refetch} /> : <TaskSkeleton />}
      </Dialog>
    );
  }
  if (dialog === 'edit' && task.abilities.edit) {
    return <EditTaskDialog task={task} onDone={() => open(id)} onClose={onClose} />;
  }
  if (dialog === 'delete' && task.abilities.delete) {
    return <DeleteTaskDialog task={task} onCancel={() => open(id)} onClose={onClose} />;
  }
  return (
    <TaskDetails task={task} onEdit={() => open(id, 'edit')} onDelete={() => open(id, 'delete')} onClose={onClose} />
  );
}

function TaskFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = isNotFound(error);
  return (
    <CenteredNote
      title={isGone ? 'This task does not exist' : FAILURES.fetchTask}
      text={isGone ? 'It was deleted, or it is not shared with you.' : failureSentence(error, FAILURES.unexpected)}
      isFailure
    >
      {!isGone && <Button onClick={onRetry}>Try again</Button>}
    </CenteredNote>
  );
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

function TaskSkeleton() {
  return (
    <div role="status" className={styles.details}>
      <span className="visually-hidden">Loading task</span>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}
