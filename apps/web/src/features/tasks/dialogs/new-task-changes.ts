import { useQueryClient } from '@tanstack/react-query';
import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { NOT_TAKEN_BACK, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnce } from '../../../lib/send-once.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { noteFinal } from '../../../lib/undo.ts';
import { useInviteContact } from '../../invitations/new-invitation-changes.public.ts';
import { useTaskNavigation } from '../task-navigation.ts';
import { type Assignment, assignmentIds, contactOf } from './assignment.ts';
import { dueInstant } from './task-form.ts';

interface NewTask {
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  assignment: Assignment | null;
  /** An external contact who gets the task is mailed an invitation. */
  invites: boolean;
  dueDate: string;
}

/** Creates a task from what a form holds, once however often it is sent, and offers to open it. */
export function useCreateTask(): (task: NewTask) => Promise<void> {
  const client = useQueryClient();
  const { open } = useTaskNavigation();
  const inviteContact = useInviteContact();

  return async function create({ title, description, status, priority, assignment, invites, dueDate }) {
    const body = {
      title: title.trim(),
      description: description.trim(),
      status,
      priority,
      ...(assignment && assignmentIds(assignment)),
      dueDate: dueInstant(dueDate),
    };
    const { data: task } = await sendOnce('new-task', body, (idempotencyKey) =>
      api.call('POST /tasks', { body, idempotencyKey }),
    );
    noteFinal(NOT_TAKEN_BACK.newTask);
    refreshTaskLists(client);
    notify({ tone: 'success', text: TASK_SUCCESSES.taskCreated, action: { label: 'Open', run: () => open(task.id) } });
    const contact = contactOf(assignment);
    if (contact && invites) inviteContact(task.id, contact.email);
  };
}
