import type { Task } from '@taskwell/contract/schemas';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTaskChanges } from '../api/task-changes.ts';
import styles from './TaskDetails.module.css';

interface DeleteTaskDialogProps {
  task: Task;
  onCancel: () => void;
  onClose: () => void;
}

/** The exact words of SPEC §2, and how much goes with it (DECISIONS §3). */
export function DeleteTaskDialog({ task, onCancel, onClose }: DeleteTaskDialogProps) {
  const { remove } = useTaskChanges();
  return (
    <Dialog
      title="Delete Task"
      size="small"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              remove(task);
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete this task? This action cannot be undone.</p>
      <p className={styles.warning}>
        <strong>{task.title}</strong>
        {task.subtaskCount > 0 &&
          ` and its ${task.subtaskCount} subtask${task.subtaskCount === 1 ? '' : 's'} will be deleted.`}
      </p>
    </Dialog>
  );
}
