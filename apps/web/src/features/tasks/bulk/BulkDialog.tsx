import type { Task } from '@taskwell/contract/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type Assignee, AssigneePicker } from '../dialogs/AssigneePicker.tsx';
import { DueDateField } from '../dialogs/DueDateField.tsx';
import { dueDateProblem, dueInstant } from '../dialogs/task-form.ts';
import styles from './BulkDialog.module.css';
import type { BulkValues } from './bulk-changes.ts';
import { deletedIds } from './bulk-deletion.ts';

export type BulkDialogName = 'dueDate' | 'assignee' | 'delete';

interface BulkDialogProps {
  dialog: BulkDialogName;
  tasks: readonly Task[];
  onChange: (values: BulkValues) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for what a change of several tasks needs. */
export function BulkDialog({ dialog, tasks, onChange, onDelete, onClose }: BulkDialogProps) {
  if (dialog === 'dueDate') return <DueDateDialog tasks={tasks} onChange={onChange} onClose={onClose} />;
  if (dialog === 'assignee') return <AssigneeDialog tasks={tasks} onChange={onChange} onClose={onClose} />;
  return <DeleteDialog tasks={tasks} onDelete={onDelete} onClose={onClose} />;
}

const FORM_ID = 'bulk-change';

function wordsFor(tasks: readonly Task[]): string {
  return tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;
}

function DueDateDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const [dueDate, setDueDate] = useState('');
  const [error, setError] = useState<string | undefined>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const problem = dueDateProblem(dueDate);
    setError(problem ?? undefined);
    if (problem === null) onChange({ dueDate: dueInstant(dueDate) });
  }
  return (
    <Dialog
      title={`Due date of ${wordsFor(tasks)}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID}>
            {dueDate === '' ? 'Remove due date' : 'Set due date'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <DueDateField name="dueDate" value={dueDate} error={error} onValue={setDueDate} />
      </form>
    </Dialog>
  );
}

function AssigneeDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const [assignee, setAssignee] = useState<Assignee | null>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange({ assignee });
  }
  return (
    <Dialog
      title={`Assignee of ${wordsFor(tasks)}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID}>
            {assignee === null ? 'Leave unassigned' : 'Assign'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className={styles.form} noValidate>
        <AssigneePicker name="assignee" label="Internal assignee" value={assignee} onValue={setAssignee} />
      </form>
    </Dialog>
  );
}

/** The words of SPEC §2 for one task, and how many it is about. */
function DeleteDialog({ tasks, onDelete, onClose }: Omit<BulkDialogProps, 'dialog' | 'onChange'>) {
  const isOne = tasks.length === 1;
  const subtasks = deletedIds(tasks).length - tasks.length;
  return (
    <ConfirmDialog
      title={isOne ? 'Delete Task' : `Delete ${tasks.length} Tasks`}
      question={`Are you sure you want to delete ${isOne ? 'this task' : `these ${tasks.length} tasks`}? This action cannot be undone.`}
      consequences={
        subtasks > 0 &&
        `${subtasks === 1 ? '1 subtask' : `${subtasks} subtasks`} will be deleted with ${isOne ? 'it' : 'them'}.`
      }
      action="Delete"
      onConfirm={onDelete}
      onCancel={onClose}
    />
  );
}
