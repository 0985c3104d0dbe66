import { useQueryClient } from '@tanstack/react-query';
import { TASK_PRIORITIES, TASK_PRIORITY_LABELS } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { NOT_TAKEN_BACK, TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { endOfDayIn, toLocalInput } from '../../../lib/due-words.ts';
import { useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { invalidateTask } from '../../../lib/tasks/task-cache.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { noteFinal } from '../../../lib/undo.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { AssigneePicker } from '../../pickers/AssigneePicker.public.tsx';
import { ParentPicker } from '../../pickers/ParentPicker.public.tsx';
import type { ParentTask } from '../../pickers/parent-task-queries.public.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
import { useTaskNavigation } from '../task-navigation.ts';
import type { HandedForm } from './handed-form.ts';
import { type SubtaskFields, subtaskProblems } from './subtask-form.ts';
import styles from './TaskForm.module.css';
import { dueInstant } from './task-form.ts';

interface SubtaskDialogProps {
  /** The task it was opened from; another may be chosen. */
  parent: ParentTask | null;
  /** It was deleted, or is out of sight, since the dialog was opened. */
  isParentGone?: boolean;
  /** What it begins with, in place of an empty form. */
  handed?: HandedForm<Partial<SubtaskFields>>;
  /** In place of opening the parent. */
  onAdded?: (parentId: number) => void;
  onClose: () => void;
}

/** 'Add Subtask' (SPEC §2, §5). What is typed is kept until it is saved or discarded. */
export function SubtaskDialog({ parent, isParentGone = false, handed, onAdded, onClose }: SubtaskDialogProps) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { open } = useTaskNavigation();
  const [initial] = useState(() => ({ ...emptySubtask(parent), ...handed?.fields }));
  const form = useForm<SubtaskFields>({
    initial,
    draft: { userId: user.id, name: handed?.draft ?? `new-subtask-${parent?.id ?? 'any'}` },
    settle: withUnderstoodDue,
    validate: (values) => subtaskProblems(values, user.isPersonal, new Date()),
    fallback: TASK_FAILURES.createSubtask,
    submit: async ({ parent: chosen, assignee, ...values }) => {
      const id = chosen?.id ?? 0;
      const body = {
        title: values.title.trim(),
        description: values.description.trim(),
        priority: values.priority,
        assigneeId: user.isPersonal ? user.id : (assignee?.id ?? 0),
        dueDate: dueInstant(values.dueDate),
      };
      const { data } = await sendOnce(`subtask-of-${id}`, body, (idempotencyKey) =>
        api.call('POST /tasks/{id}/subtasks', { params: { id }, body, idempotencyKey }),
      );
      noteFinal(NOT_TAKEN_BACK.newTask);
      invalidateTask(client, id);
      refreshTaskLists(client);
      notify({
        tone: 'success',
        text: TASK_SUCCESSES.subtaskCreated,
        action: { label: 'Open', run: () => open(data.id) },
      });
    },
    onSent: ({ parent: chosen }) => (onAdded ?? open)(chosen?.id ?? 0),
    onFailure: (error) => {
      // The form calls the field by what a person sees.
      if (!error.fields.assigneeId) return false;
      form.setFailure(error.fields.assigneeId);
      return true;
    },
  });
  const isChosenGone = isParentGone && form.values.parent?.id === parent?.id;
  return (
    <FormDialog
      title="Add Subtask"
      form={form}
      action="Add Subtask"
      busyAction="Adding…"
      notice={
        <>
          {handed?.notice}
          {isChosenGone && <Alert tone="warning">{TASK_FAILURES.parentGone}</Alert>}
          {form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
        </>
      }
      {...(handed && { focusOn: handed.focusOn })}
      onClose={onClose}
    >
      <ParentPicker {...form.field('parent')} />
      <TextField {...form.field('title')} label="Title" limit={LIMITS.titleLength} data-autofocus isRequired />
      <TextArea {...form.field('description')} label="Description" limit={LIMITS.descriptionLength} rows={3} />
      <div className={styles.pair}>
        <SelectField
          {...form.field('priority')}
          label="Priority"
          options={optionsOf(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
        />
        <DueDateField {...form.field('dueDate')} min={toLocalInput(new Date().toISOString())} />
      </div>
      {!user.isPersonal && <AssigneePicker {...form.field('assignee')} label="Assignee" isRequired />}
    </FormDialog>
  );
}

function emptySubtask(parent: ParentTask | null): SubtaskFields {
  return {
    parent: parent && { id: parent.id, title: parent.title },
    title: '',
    description: '',
    priority: 'MEDIUM',
    assignee: null,
    dueDate: endOfDayIn(LIMITS.defaultDueDays, new Date()),
  };
}
