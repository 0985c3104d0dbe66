import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { useState } from 'react';
import type { Day } from '../../../lib/calendar-days.ts';
import { endOfDayIn } from '../../../lib/due-words.ts';
import { useForm } from '../../../lib/form.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
import { AssignmentField } from './AssignmentField.tsx';
import { type Assignment, assignmentProblem, contactOf } from './assignment.ts';
import type { HandedForm } from './handed-form.ts';
import { useCreateTask } from './new-task-changes.ts';
import styles from './TaskForm.module.css';
import { descriptionProblem, dueDateProblem, titleProblem } from './task-form.ts';

const LAST_MINUTE = 'T23:59';

function emptyTask(day: Day | null = null, begins: TaskStatus | null = null) {
  return {
    title: '',
    description: '',
    status: begins ?? ('TODO' as TaskStatus),
    priority: 'MEDIUM' as TaskPriority,
    assignment: null as Assignment | null,
    invites: true,
    dueDate: day === null ? endOfDayIn(LIMITS.defaultDueDays, new Date()) : `${day}${LAST_MINUTE}`,
  };
}

/** One for each: a form that does not show its status must not bring one along. */
function draftName(begins: TaskStatus | null): string {
  return begins === null ? 'new-task' : `new-task-${begins}`;
}

interface NewTaskDialogProps {
  /** On which it is due, in place of in a week. */
  day?: Day | null;
  /** Where somebody has said so, and may say otherwise: its status. */
  begins?: TaskStatus | null;
  /** What it begins with, in place of an empty form. */
  handed?: HandedForm<Partial<ReturnType<typeof emptyTask>>>;
  /** In place of closing it. */
  onCreated?: () => void;
  onClose: () => void;
}

/** 'Create New Task' (SPEC §2, §5). What is typed is kept until it is saved or discarded. */
export function NewTaskDialog({ day = null, begins = null, handed, onCreated, onClose }: NewTaskDialogProps) {
  const user = useCurrentUser();
  const [initial] = useState(() => ({ ...emptyTask(day, begins), ...handed?.fields }));
  const form = useForm({
    initial,
    draft: { userId: user.id, name: handed?.draft ?? draftName(begins) },
    settle: withUnderstoodDue,
    validate: (values) => ({
      title: titleProblem(values.title),
      description: descriptionProblem(values.description),
      assignment: assignmentProblem(values.assignment, { isPersonal: user.isPersonal, mayBeNobody: false }),
      dueDate: dueDateProblem(values.dueDate),
    }),
    fallback: TASK_FAILURES.createTask,
    submit: useCreateTask(),
    onSent: onCreated ?? onClose,
    onFailure: (error) => {
      // The form calls the field by what a person sees.
      const problem = error.fields.assigneeId ?? error.fields.externalContactId;
      if (problem) form.setFailure(problem);
      return problem !== undefined;
    },
  });

  return (
    <FormDialog
      title="Create New Task"
      form={form}
      action="Create Task"
      busyAction="Creating…"
      notice={
        <>
          {handed?.notice}
          {form.hasDraft && <DraftNotice onDiscard={() => form.reset()} />}
        </>
      }
      {...(handed && { focusOn: handed.focusOn })}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" limit={LIMITS.titleLength} data-autofocus isRequired />
      <TextArea {...form.field('description')} label="Description" limit={LIMITS.descriptionLength} rows={3} />
      {begins !== null && (
        <SelectField {...form.field('status')} label="Status" options={optionsOf(TASK_STATUSES, TASK_STATUS_LABELS)} />
      )}
      <div className={styles.pair}>
        <SelectField
          {...form.field('priority')}
          label="Priority"
          options={optionsOf(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
        />
        <DueDateField {...form.field('dueDate')} />
      </div>
      <AssignmentField {...form.field('assignment')} isRequired />
      {contactOf(form.values.assignment) && (
        <CheckField {...form.field('invites')} label="Email this contact an invitation" />
      )}
    </FormDialog>
  );
}
