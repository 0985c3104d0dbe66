import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { Suspense } from 'react';
import { isNotFound } from '../../../lib/api-errors.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { lazyPart } from '../../../ui/LazyPart.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useOpener } from '../../../ui/opener.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { UnsentComment } from '../../comments/UnsentComment.public.tsx';
import { useTask } from '../api/task-queries.ts';
import { useTaskNavigation } from '../task-navigation.ts';
import type { TaskDialogName } from '../task-search.ts';
import { DeleteTaskDialog } from './DeleteTaskDialog.tsx';
import { EditTaskDialog } from './EditTaskDialog.tsx';
import styles from './TaskDetails.module.css';
import { TaskDetails } from './TaskDetails.tsx';
import { UnsavedValue } from './UnsavedValue.tsx';

const SubtaskDialog = lazyPart(() => import('./SubtaskDialog.tsx'), 'SubtaskDialog');
const ShareDialog = lazyPart(() => import('../../sharing/ShareDialog.public.tsx'), 'ShareDialog');
const SendInvitationDialog = lazyPart(
  () => import('../../invitations/SendInvitationDialog.public.tsx'),
  'SendInvitationDialog',
);
const TaskSummaryDialog = lazyPart(() => import('./TaskSummaryDialog.tsx'), 'TaskSummaryDialog');
const TaskUpdatesDialog = lazyPart(() => import('./TaskUpdatesDialog.tsx'), 'TaskUpdatesDialog');

const GONE = { title: TASK_FAILURES.taskGone, text: 'It was deleted, or it is not shared with you.' };

interface TaskDialogProps {
  id: number;
  dialog: TaskDialogName | null;
  onClose: () => void;
}

/** One task: its details, or what is being done with it; whatever its abilities allow. */
export function TaskDialog({ id, dialog, onClose }: TaskDialogProps) {
  const { data: task, error, refetch } = useTask(id);
  const { backTo } = useTaskNavigation();
  const back = () => backTo(id);
  const opener = useOpener(dialog);

  const isGone = isNotFound(error);
  // Deleted by someone else: the details say so, a form keeps what has been typed.
  if (task === undefined || (isGone && dialog !== 'edit' && dialog !== 'subtask')) {
    return (
      <Dialog title="Task" size="large" onClose={onClose}>
        {error ? (
          <>
            <LoadFailure error={error} gone={GONE} title={TASK_FAILURES.fetchTask} onRetry={refetch} />
            {isGone && (
              <>
                <UnsavedValue taskId={id} />
                <UnsentComment taskId={id} />
              </>
            )}
          </>
        ) : (
          <TaskSkeleton />
        )}
      </Dialog>
    );
  }
  if (dialog === 'edit' && task.abilities.edit) {
    return <EditTaskDialog task={task} isGone={isGone} onDone={back} onClose={onClose} />;
  }
  if (dialog === 'delete' && task.abilities.delete) {
    return <DeleteTaskDialog task={task} onCancel={back} onClose={onClose} />;
  }
  const details = <TaskDetails task={task} focusOn={opener.selector} onClose={onClose} />;
  // The details stay until the code of the dialog over them has come.
  return <Suspense fallback={details}>{dialogOver(dialog, task, isGone, back) || details}</Suspense>;
}

/** The dialog that the address asks for, if the task allows it. */
function dialogOver(dialog: TaskDialogName | null, task: Task, isGone: boolean, back: () => void) {
  switch (dialog) {
    case 'subtask':
      return task.abilities.addSubtask && <SubtaskDialog parent={task} isParentGone={isGone} onClose={back} />;
    case 'share':
      return task.abilities.share && <ShareDialog task={task} onDone={back} />;
    case 'invite':
      return task.abilities.invite && <SendInvitationDialog task={task} onDone={back} />;
    case 'summary':
      return <TaskSummaryDialog task={task} onClose={back} />;
    case 'updates':
      return <TaskUpdatesDialog task={task} onClose={back} />;
  }
}

function TaskSkeleton() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading task</span>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}
