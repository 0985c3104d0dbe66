import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import type { Task } from '@taskwell/contract/schemas';
import type { ChatAction, ProposedTask } from '@taskwell/contract/schemas/assistant';
import type { User } from '@taskwell/contract/schemas/people';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/api-errors.ts';
import type { NoteWayBack } from '../../lib/confirmation.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { ChangedSince, HasMoreSince } from '../../lib/tasks/changed-since.ts';
import { versionAfterOwnChanges } from '../../lib/tasks/own-versions.ts';
import { removeCachedTask, showTask } from '../../lib/tasks/task-cache.ts';
import { refreshTaskLists } from '../../lib/tasks/task-refresh.ts';
import { addConfirmedComment } from '../comments/comment-changes.public.ts';
import { makePropertyChange } from './api/confirmed-change.ts';
import {
  dueDateProperty,
  leadProperty,
  type PropertyChange,
  priorityProperty,
  statusProperty,
} from './api/property-changes.ts';

/** A proposal of the chat, or of a text that was handed over. */
export type ProposedAction = ChatAction;

/** What was proposed and confirmed, once it is made. */
export interface MadeChange {
  taskId: number;
  /** The task was so already: nothing was changed. */
  wasSo?: true;
}

/** It was deleted, or is no longer for this person to see. */
export class TaskGone extends Error {}

/** Whoever was to have it is not there any more. */
export class PersonGone extends Error {}

interface Making {
  client: QueryClient;
  user: User;
  note: NoteWayBack;
}

interface HowToMake {
  /** Though the task was changed since. */
  isAnyway?: boolean;
  /** Of the proposal, the same in every tab that shows it: nothing new is made twice under it. */
  key?: string;
}

/**
 * Makes what the assistant proposed, as a part of what a person confirms, with the ordinary calls. What is so already,
 * because another tab or somebody else was faster, is left as it is.
 *
 * @throws ChangedSince where the task was changed since; TaskGone where it is not there, PersonGone where whoever is to have
 *   it is not; ApiError where the server refuses
 */
export function useProposedChange(): (
  action: ProposedAction,
  note: NoteWayBack,
  how?: HowToMake,
) => Promise<MadeChange> {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useCallback(
    async (action, note, { isAnyway = false, key }: HowToMake = {}) => {
      const making = { client, user, note };
      if (action.action === 'createTask') return create(making, action.task, key);
      const task = await read(action.taskId);
      showTask(client, task);
      const isChanged = task.version !== versionAfterOwnChanges(task.id, action.version);
      if (action.action === 'comment') {
        if (isChanged && !isAnyway) throw new ChangedSince();
        return comment(making, task, action.content, key);
      }
      const wanted = propertyOf(action, user);
      if (isSo(task, wanted)) return { taskId: task.id, wasSo: true };
      if (isChanged && !isAnyway) throw new ChangedSince();
      try {
        await makePropertyChange(client, task, wanted, note);
        return { taskId: task.id };
      } catch (error) {
        // Another tab may have been faster by a moment.
        const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
        if (isStale && isSo(await read(task.id), wanted)) return { taskId: task.id, wasSo: true };
        if (action.action === 'assign' && isNotFound(error)) throw new PersonGone();
        throw error;
      }
    },
    [client, user],
  );
}

async function read(id: number): Promise<Task> {
  try {
    return (await api.call('GET /tasks/{id}', { params: { id } })).data;
  } catch (error) {
    throw isNotFound(error) ? new TaskGone() : error;
  }
}

/** Whether the task has what is wanted. */
function isSo(task: Task, { patch }: PropertyChange): boolean {
  return (Object.keys(patch) as (keyof Task)[]).every(
    (field) => TOLD_BY_ID.has(field) || isSame(task[field], patch[field]),
  );
}

/** Whose ids stand beside them. */
const TOLD_BY_ID: ReadonlySet<keyof Task> = new Set(['assignee', 'externalContact']);

/** One moment may be written in several ways. */
function isSame(one: unknown, other: unknown): boolean {
  const moments =
    typeof one === 'string' && typeof other === 'string' ? [Date.parse(one), Date.parse(other)] : [NaN, NaN];
  return one === other || moments[0] === moments[1];
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
async function create(
  { client, user, note }: Making,
  proposed: ProposedTask,
  key: string | undefined,
): Promise<MadeChange> {
  const { title, description, priority, dueDate, assignee, externalContact } = proposed;
  const lead = externalContact ? { externalContactId: externalContact.id } : { assigneeId: assignee?.id ?? user.id };
  const body = { title, description: description ?? '', priority, dueDate, ...lead };
  const send = (idempotencyKey: string) => api.call('POST /tasks', { body, idempotencyKey });
  const sent = key === undefined ? sendOnce('proposed-task', body, send) : send(key);
  const { data: task } = await sent.catch((error: unknown) => {
    throw isNotFound(error) ? new PersonGone() : error;
  });
  refreshTaskLists(client);
  note(task.abilities.delete ? () => takeBack(client, task) : ASSISTANT_MESSAGES.newTaskStays);
  return { taskId: task.id };
}

/**
 * Deletes the task that was created, unless it has changed or anything hangs on it by now, the person's own words among it:
 * the question that a deletion asks is not asked here. A change, and a co-assignee, is refused by the server, as the task has
 * another version then. Comments and subtasks leave the version as it is, so that the task is read for them right before:
 * one that is added between the two calls goes with the task.
 *
 * @throws HasMoreSince; ApiError where the server refuses, or the task is gone
 */
async function takeBack(client: QueryClient, { id, version }: Task): Promise<void> {
  const { data: now } = await api.call('GET /tasks/{id}', { params: { id } });
  if (now.commentCount + now.subtaskCount + now.coAssignees.length > 0) throw new HasMoreSince();
  await api.call('DELETE /tasks/{id}', { params: { id }, version: versionAfterOwnChanges(id, version) });
  removeCachedTask(client, id);
  refreshTaskLists(client);
}

async function comment(
  { client, user, note }: Making,
  task: Task,
  content: string,
  key: string | undefined,
): Promise<MadeChange> {
  const author = { id: user.id, name: user.name };
  const send = (idempotencyKey: string) =>
    addConfirmedComment(client, { taskId: task.id, content, author }, idempotencyKey, note);
  await (key === undefined ? sendOnce(`proposed-comment-${task.id}`, { content }, send) : send(key));
  return { taskId: task.id };
}
