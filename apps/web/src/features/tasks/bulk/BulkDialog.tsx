import { formatCount } from '@taskwell/contract/numbers';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import type { ReactNode } from 'react';
import { type Form, useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { type Assignee, AssigneePicker } from '../../pickers/AssigneePicker.public.tsx';
import { dueDateProblem, dueInstant } from '../dialogs/task-form.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
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

function wordsFor(tasks: readonly Task[]): string {
  return formatCount(tasks.length, 'task');
}

function DueDateDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const form = useForm({
    initial: { dueDate: '' },
    settle: withUnderstoodDue,
    validate: ({ dueDate }) => ({ dueDate: dueDateProblem(dueDate) }),
    fallback: TASK_FAILURES.updateTask,
    submit: async ({ dueDate }) => onChange({ dueDate: dueInstant(dueDate) }),
  });
  const dated = tasks.filter((task) => task.dueDate !== null).length;
  return (
    <ChoiceDialog
      title={`Due date of ${wordsFor(tasks)}`}
      action="Set due date"
      form={form}
      hasChosen={form.values.dueDate !== ''}
      removal={
        dated > 0 && { label: `Remove the due date of ${wordsFor(tasks)}`, run: () => onChange({ dueDate: null }) }
      }
      onClose={onClose}
    >
      <DueDateField {...form.field('dueDate')} />
    </ChoiceDialog>
  );
}

function AssigneeDialog({ tasks, onChange, onClose }: Omit<BulkDialogProps, 'dialog' | 'onDelete'>) {
  const form = useForm<{ assignee: Assignee | null }>({
    initial: { assignee: null },
    // Without one the button is disabled.
    validate: () => ({}),
    fallback: TASK_FAILURES.updateTask,
    submit: async ({ assignee }) => onChange({ assignee }),
  });
  const assigned = tasks.filter((task) => task.assigneeId !== null || task.externalContactId !== null).length;
  return (
    <ChoiceDialog
      title={`Assignee of ${wordsFor(tasks)}`}
      action="Assign"
      form={form}
      hasChosen={form.values.assignee !== null}
      removal={
        assigned > 0 && { label: `Leave ${wordsFor(tasks)} unassigned`, run: () => onChange({ assignee: null }) }
      }
      onClose={onClose}
    >
      <AssigneePicker {...form.field('assignee')} label="Internal assignee" />
    </ChoiceDialog>
  );
}

interface ChoiceDialogProps<V extends object> {
  title: string;
  action: string;
  form: Form<V>;
  hasChosen: boolean;
  /** What takes away instead; apart from the button that Enter means. */
  removal: { label: string; run: () => void } | false;
  onClose: () => void;
  children: ReactNode;
}

function ChoiceDialog<V extends object>({
  title,
  action,
  form,
  hasChosen,
  removal,
  onClose,
  children,
}: ChoiceDialogProps<V>) {
  return (
    <FormDialog
      title={title}
      size="small"
      form={form}
      action={action}
      busyAction={action}
      isDisabled={!hasChosen}
      focusOn="input"
      onClose={onClose}
    >
      {children}
      {removal && (
        <span>
          <Button look="link" size="small" onClick={removal.run}>
            {removal.label}
          </Button>
        </span>
      )}
    </FormDialog>
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
