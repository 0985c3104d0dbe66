import { useQueryClient } from '@tanstack/react-query';
import { TASK_PRIORITIES, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS, TASK_STATUSES } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { canInCompany } from '@taskwell/policy/policy';
import { useState } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { api } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/api-errors.ts';
import { failureSentence, useForm } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { sendAfterOwnChanges } from '../../../lib/tasks/own-versions.ts';
import { showTask } from '../../../lib/tasks/task-cache.ts';
import { currentOnServer } from '../../../lib/tasks/task-change.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { inTurn } from '../../../lib/tasks/task-turns.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { optionsOf, SelectField } from '../../../ui/SelectField.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { useInviteContact } from '../../invitations/new-invitation-changes.public.ts';
import type { Person } from '../../people/colleague-queries.public.ts';
import { DueDateField } from '../due-date/DueDateField.tsx';
import { withUnderstoodDue } from '../due-date/due-text.ts';
import { AssignmentField } from './AssignmentField.tsx';
import { type Assignment, assignmentIds, assignmentProblem, contactOf, isSameAssignment } from './assignment.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { changesOf, conflictsOf, editOf, type FieldConflict, rebase, type TaskEdit } from './edit-conflict.ts';
import { useCreateTask } from './new-task-changes.ts';
import styles from './TaskForm.module.css';
import { descriptionProblem, dueDateProblem, titleProblem } from './task-form.ts';

interface EditTaskDialogProps {
  task: Task;
  /** Deleted, or out of sight, since the dialog was opened. */
  isGone: boolean;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Edits on the version that was opened, whatever arrives meanwhile: saving names that version, and when someone else was
 * faster both versions are shown (DECISIONS §1). The draft remembers its version too. Of a task that is gone meanwhile,
 * what was typed can become a new one.
 */
export function EditTaskDialog({ task, isGone, onDone, onClose }: EditTaskDialogProps) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const [initial] = useState(() => ({ ...editOf(task), invites: true }));
  const [conflicts, setConflicts] = useState<{ sentence: string; fields: FieldConflict[] } | null>(null);
  const [wasMissed, setMissed] = useState(false);
  const isLost = isGone || wasMissed;
  const inviteContact = useInviteContact();
  const createTask = useCreateTask();
  const form = useForm({
    initial,
    draft: { userId: user.id, name: `edit-task-${task.id}`, keepsAll: true },
    settle: withUnderstoodDue,
    validate: (values) => ({
      title: titleProblem(values.title),
      description: descriptionProblem(values.description),
      assignment: assignmentProblem(values.assignment, { isPersonal: user.isPersonal, mayBeNobody: !isLost }),
      dueDate: dueDateProblem(values.dueDate),
    }),
    fallback: TASK_FAILURES.updateTask,
    submit: async (values) => {
      if (isLost) return createTask(values);
      const body = changesOf(values, values.base);
      if (Object.keys(body).length > 0) {
        const { data } = await inTurn(task.id, () =>
          sendAfterOwnChanges(task.id, values.version, (version) =>
            api.call('PUT /tasks/{id}', { params: { id: task.id }, body, version }),
          ),
        );
        showTask(client, data);
        refreshTaskLists(client);
        notify({ tone: 'success', text: TASK_SUCCESSES.taskUpdated, about: data.title });
        const contact = newContactOf(values);
        if (contact && values.invites && data.abilities.invite) inviteContact(task.id, contact.email);
      }
    },
    onSent: isLost ? onClose : onDone,
    onFailure: (error) => {
      const theirs = currentOnServer(error);
      if (theirs) showConflict(theirs, failureSentence(error, FAILURES.staleVersion));
      if (isNotFound(error)) setMissed(true);
      return theirs !== null || isNotFound(error);
    },
  });
  // A draft that has been typed back to how the task was is nothing to speak of.
  const [hadChanges] = useState(Object.keys(changesOf(form.values, form.values.base)).length > 0);

  function showConflict(theirs: Task, sentence: string): void {
    showTask(client, theirs);
    setConflicts({ sentence, fields: conflictsOf(form.values, theirs) });
    form.set(rebase(form.values, theirs));
  }

  function discard(): void {
    form.reset({ ...editOf(task), invites: true });
    setConflicts(null);
  }

  return (
    <FormDialog
      title="Edit Task"
      form={form}
      action={isLost ? 'Create as New Task' : conflicts ? 'Save My Version' : 'Save Changes'}
      busyAction="Saving…"
      isDisabled={isLost && !canInCompany(actorOf(user), 'createTask')}
      notice={
        isLost ? (
          <Alert tone="warning">{TASK_FAILURES.taskGoneWhileEdited}</Alert>
        ) : conflicts ? (
          <ConflictPanel
            sentence={conflicts.sentence}
            conflicts={conflicts.fields}
            values={form.values}
            onUseTheirs={(conflict) => form.set({ [conflict.name]: conflict.theirs })}
          />
        ) : (
          form.hasDraft && hadChanges && <DraftNotice onDiscard={discard} />
        )
      }
      onClose={isLost ? onClose : onDone}
    >
      <TextField {...form.field('title')} label="Title" limit={LIMITS.titleLength} data-autofocus isRequired />
      <TextArea {...form.field('description')} label="Description" limit={LIMITS.descriptionLength} rows={4} />
      <div className={styles.pair}>
        <SelectField {...form.field('status')} label="Status" options={optionsOf(TASK_STATUSES, TASK_STATUS_LABELS)} />
        <SelectField
          {...form.field('priority')}
          label="Priority"
          options={optionsOf(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
        />
      </div>
      <div className={styles.pair}>
        <DueDateField {...form.field('dueDate')} />
        <AssignmentField {...form.field('assignment')} excluded={withoutPart(task, form.values.assignment)} />
      </div>
      {newContactOf(form.values) && task.abilities.invite && (
        <CheckField {...form.field('invites')} label="Email this contact an invitation" />
      )}
    </FormDialog>
  );
}

/** Whoever leads or helps already is not offered (SPEC §5 'Pickers'); a lead who was replaced here can be taken back. */
function withoutPart(task: Task, chosen: Assignment | null): number[] {
  const { assigneeId } = assignmentIds(chosen);
  return [...(assigneeId === null ? [] : [assigneeId]), ...task.coAssignees.map(({ userId }) => userId)];
}

/** The contact that this edit gives the task to. */
function newContactOf({ assignment, base }: TaskEdit): Person | null {
  return isSameAssignment(assignment, base.assignment) ? null : contactOf(assignment);
}
