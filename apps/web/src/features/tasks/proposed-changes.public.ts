import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TaskPriority } from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import type { ChatAction, ProposedTask } from '@taskwell/contract/schemas/assistant';
import type { User } from '@taskwell/contract/schemas/people';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { versionAfterOwnChanges } from '../../lib/tasks/own-versions.ts';
import { removeCachedTask, showTask } from '../../lib/tasks/task-cache.ts';
import { refreshTaskLists } from '../../lib/tasks/task-refresh.ts';
import { addComment, removeComment } from '../comments/comment-changes.public.ts';
import {
  dueDateProperty,
  leadProperty,
  type PropertyChange,
  priorityProperty,
  statusProperty,
} from './api/property-changes.ts';
import { makePropertyChange } from './api/task-changes.ts';

/** A proposal of the chat, or of a text that was handed over. */
export type ProposedAction =
  | ChatAction
  | { action: 'changePriority'; taskId: number; title: string; version: number; priority: TaskPriority };

/** What was proposed and confirmed, once it is made. */
export interface MadeChange {
  taskId: number;
  /** Takes it back, or throws; null where this person may not. */
  undo: (() => Promise<unknown>) | null;
}

/** The task is no longer as it was when the change was proposed. */
export class ChangedSince extends Error {}

interface Making {
  client: QueryClient;
  user: User;
}

/**
 * Makes what the assistant proposed and a person has confirmed, with the ordinary calls.
 *
 * @param isAnyway makes it though the task was changed since
 * @throws ChangedSince where it was; ApiError where the server refuses
 */
export function useProposedChange(): (action: ProposedAction, isAnyway?: boolean) => Promise<MadeChange> {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useCallback(
    async (action, isAnyway = false) => {
      const making = { client, user };
      if (action.action === 'createTask') return create(making, action.task);
      const { data: task } = await api.call('GET /tasks/{id}', { params: { id: action.taskId } });
      if (!isAnyway && task.version !== versionAfterOwnChanges(task.id, action.version)) throw new ChangedSince();
      showTask(client, task);
      if (action.action === 'comment') return comment(making, task, action.content);
      return { taskId: task.id, undo: await makePropertyChange(client, task, propertyOf(action, user)) };
    },
    [client, user],
  );
}

type OfTask = Exclude<ProposedAction, { action: 'createTask' | 'comment' }>;

function propertyOf(action: OfTask, { isPersonal }: User): PropertyChange {
  switch (action.action) {
    case 'changeStatus':
      return statusProperty(action.status);
    case 'changePriority':
      return priorityProperty(action.priority);
    case 'changeDueDate':
      return dueDateProperty(action.dueDate);
    case 'assign': {
      const { id, name } = action.assignee;
      // A personal account assigns to its contacts (SPEC §6).
      return isPersonal
        ? leadProperty({
            assigneeId: null,
            assignee: null,
            externalContactId: id,
            externalContact: { name, email: null },
          })
        : leadProperty({
            assigneeId: id,
            assignee: { id, name, email: null },
            externalContactId: null,
            externalContact: null,
          });
    }
  }
}

/** As quick add: where nobody is named, the task is the person's own. */
async function create({ client, user }: Making, proposed: ProposedTask): Promise<MadeChange> {
  const { title, description, priority, dueDate, assignee, externalContact } = proposed;
  const lead = externalContact ? { externalContactId: externalContact.id } : { assigneeId: assignee?.id ?? user.id };
  const body = { title, description: description ?? '', priority, dueDate, ...lead };
  const { data: task } = await sendOnce('proposed-task', body, (idempotencyKey) =>
    api.call('POST /tasks', { body, idempotencyKey }),
  );
  refreshTaskLists(client);
  return { taskId: task.id, undo: task.abilities.delete ? () => takeBack(client, task) : null };
}

async function takeBack(client: QueryClient, { id, version }: Task): Promise<void> {
  await api.call('DELETE /tasks/{id}', { params: { id }, version: versionAfterOwnChanges(id, version) });
  removeCachedTask(client, id);
  refreshTaskLists(client);
}

async function comment({ client, user }: Making, task: Task, content: string): Promise<MadeChange> {
  const author = { id: user.id, name: user.name };
  const added = await sendOnce(`proposed-comment-${task.id}`, { content }, (key) =>
    addComment(client, { taskId: task.id, content, author }, key),
  );
  return { taskId: task.id, undo: added.abilities.delete ? () => removeComment(client, added) : null };
}
