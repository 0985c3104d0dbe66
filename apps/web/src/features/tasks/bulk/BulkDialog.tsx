import { formatCount } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type Assignee, AssigneePicker } from '../../pickers/AssigneePicker.public.tsx';
import { dueDateProblem, dueInstant } from '../dialogs/task-form.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
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
  return formatCount(tasks.length, 'task');
}

function DueDateDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const [dueDate, setDueDate] = useState('');
  const [error, setError] = useState<string | undefined>();
  const dated = tasks.filter((task) => task.dueDate !== null).length;
  function submit(): void {
    const problem = dueDateProblem(dueDate);
    setError(problem ?? undefined);
    if (problem === null) onChange({ dueDate: dueInstant(dueDate) });
  }
  return (
    <ChoiceDialog
      title={`Due date of ${wordsFor(tasks)}`}
      action="Set due date"
      hasChosen={dueDate !== ''}
      removal={
        dated > 0 && { label: `Remove the due date of ${wordsFor(tasks)}`, run: () => onChange({ dueDate: null }) }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <DueDateField name="dueDate" value={dueDate} error={error} onValue={setDueDate} />
    </ChoiceDialog>
  );
}

function AssigneeDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const [assignee, setAssignee] = useState<Assignee | null>(null);
  const assigned = tasks.filter((task) => task.assigneeId !== null || task.externalContactId !== null).length;
  return (
    <ChoiceDialog
      title={`Assignee of ${wordsFor(tasks)}`}
      action="Assign"
      hasChosen={assignee !== null}
      removal={
        assigned > 0 && { label: `Leave ${wordsFor(tasks)} unassigned`, run: () => onChange({ assignee: null }) }
      }
      onSubmit={() => onChange({ assignee })}
      onClose={onClose}
    >
      <AssigneePicker name="assignee" label="Internal assignee" value={assignee} onValue={setAssignee} />
    </ChoiceDialog>
  );
}

interface ChoiceDialogProps {
  title: string;
  action: string;
  hasChosen: boolean;
  /** What takes away instead; apart from the button that Enter means. */
  removal: { label: string; run: () => void } | false;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

function ChoiceDialog({ title, action, hasChosen, removal, onSubmit, onClose, children }: ChoiceDialogProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (hasChosen) onSubmit();
  }
  return (
    <Dialog
      title={title}
      size="small"
      focusOn="input"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM_ID} disabled={!hasChosen}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className={styles.form} noValidate>
        {children}
        {removal && (
          <span>
            <Button look="link" size="small" onClick={removal.run}>
              {removal.label}
            </Button>
          </span>
        )}
      </form>
    </Dialog>
  );
}

/** As that of one task, but these can be had back for a moment, see bulk-deletion.ts. */
function DeleteDialog({ tasks, onDelete, onClose }: Omit<BulkDialogProps, 'dialog' | 'onChange'>) {
  const isOne = tasks.length === 1;
  const subtasks = deletedIds(tasks).length - tasks.length;
  return (
    <ConfirmDialog
      title={isOne ? 'Delete Task' : `Delete ${tasks.length} Tasks`}
      question={`Are you sure you want to delete ${isOne ? 'this task' : `these ${formatCount(tasks.length, 'task')}`}? You can undo it as long as the notice of it is shown; then ${isOne ? 'it is' : 'they are'} gone for good.`}
      consequences={
        subtasks > 0 && `${formatCount(subtasks, 'subtask')} will be deleted with ${isOne ? 'it' : 'them'}.`
      }
      action="Delete"
      onConfirm={onDelete}
      onCancel={onClose}
    />
  );
}
