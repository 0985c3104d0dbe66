import { formatCount } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useTaskChanges } from '../api/task-changes.ts';

interface DeleteTaskDialogProps {
  task: Task;
  onCancel: () => void;
  onClose: () => void;
}

/** The exact words of SPEC §2, and how much goes with it (DECISIONS §3). */
export function DeleteTaskDialog({ task, onCancel, onClose }: DeleteTaskDialogProps) {
  const { remove } = useTaskChanges();
  return (
    <ConfirmDialog
      title="Delete Task"
      question="Are you sure you want to delete this task? This action cannot be undone."
      consequences={
        <>
          <strong>{task.title}</strong>
          {task.subtaskCount > 0 && ` and its ${formatCount(task.subtaskCount, 'subtask')} will be deleted.`}
        </>
      }
      action="Delete"
      onConfirm={() => {
        onClose();
        remove(task);
      }}
      onCancel={onCancel}
    />
  );
}
