import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import type { SentBody } from '@taskwell/contract/operations';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { findCachedTask } from '../../../lib/tasks/task-cache.ts';
import { changeTasks, currentOnServer } from '../../../lib/tasks/task-change.ts';
import { deleteTasksLater, subtasksWithin } from './bulk-deletion.ts';

type SentChange = SentBody<'POST /tasks/bulk'>['changes'][number];

/** What a task becomes; `assignee` is how its new lead is painted until the server answers. */
export type BulkValues = Pick<SentChange, 'status' | 'priority' | 'dueDate' | 'archived'> & {
  assignee?: Task['assignee'];
};

/** Changes of several tasks: painted at once, all or none of them made, and taken back as a whole. */
export interface BulkChanges {
  change: (tasks: readonly Task[], values: BulkValues) => void;
  remove: (tasks: readonly Task[]) => void;
}

export function useBulkChanges(): BulkChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      change: (tasks, values) => {
        const roots = withoutTheirSubtasks(tasks, values);
        changeMany(
          client,
          roots.map((task) => ({ task, values })),
          { along: tasks.length - roots.length },
        );
      },
      remove: (tasks) => deleteTasksLater(client, tasks),
    }),
    [client],
  );
}

/** A task takes its subtasks into the archive and back by itself. */
function withoutTheirSubtasks(tasks: readonly Task[], values: BulkValues): readonly Task[] {
  if (values.archived === undefined) return tasks;
  const within = subtasksWithin(tasks);
  return tasks.filter(({ id }) => !within.has(id));
}

interface TaskChange {
  task: Task;
  values: BulkValues;
}

async function changeMany(
  client: QueryClient,
  wanted: readonly TaskChange[],
  // `along`: how many more were selected, which change with their parent.
  { isUndo = false, isForced = false, along = 0 } = {},
): Promise<unknown> {
  const changes = wanted
    .map(({ task, values }) => ({ task: newest(client, task), values }))
    .filter(({ task, values }) => isForced || !isSame(task, values));
  if (changes.length === 0) {
    notify({ tone: 'info', text: TASK_SUCCESSES.tasksSame(wanted.length + along) });
    return undefined;
  }
  const back = changes.map(({ task, values }) => ({
    task: { ...task, ...(values.archived !== undefined && { archived: values.archived }) },
    values: valuesBefore(task, values),
  }));
  const valuesOf = new Map(changes.map(({ task, values }) => [task.id, values]));
  return changeTasks(client, {
    tasks: changes.map(({ task }) => task),
    paint: (task) => painted(task, valuesOf.get(task.id) ?? {}),
    hides: ({ id, archived }) => (valuesOf.get(id)?.archived ?? archived) !== archived,
    send: () => send(client, changes, isForced),
    answered: (answered) => answered,
    done: {
      text: TASK_SUCCESSES.tasksChanged(changes.length + along, wanted.length - changes.length),
      undo:
        !isUndo && changes.every(canTakeBack)
          ? (answered) => changeMany(client, onto(answered, back), { isUndo: true, along })
          : null,
    },
    report: (error) => {
      const isStale = currentOnServer(error) !== null;
      notify({
        tone: isStale ? 'warning' : 'danger',
        text: failureSentence(error, isStale ? FAILURES.staleVersion : TASK_FAILURES.bulkChange),
        ...(isStale && {
          action: { label: 'Change anyway', run: () => changeMany(client, wanted, { isUndo, along, isForced: true }) },
        }),
      });
    },
  });
}

async function send(client: QueryClient, changes: readonly TaskChange[], isForced: boolean): Promise<Task[]> {
  const sent = changes.map(({ task, values: { assignee, ...values } }) => ({
    id: task.id,
    ...(!isForced && { version: newest(client, task).version }),
    ...values,
    ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
  }));
  return (await api.call('POST /tasks/bulk', { body: { changes: sent } })).data;
}

/** What is cached may be older, or gone from every list on screen. */
function newest(client: QueryClient, task: Task): Task {
  const cached = findCachedTask(client, task.id);
  return cached && cached.version >= task.version ? cached : task;
}

/** The same changes, made on what the server answered. */
function onto(answered: readonly Task[], changes: readonly TaskChange[]): TaskChange[] {
  const byId = new Map(answered.map((task) => [task.id, task]));
  return changes.map(({ task, values }) => ({ task: byId.get(task.id) ?? task, values }));
}

/** A call for several tasks cannot give an external contact back to one. */
function canTakeBack({ task, values }: TaskChange): boolean {
  return values.assignee === undefined || task.externalContactId === null;
}

function painted(task: Task, values: BulkValues): Task {
  const { assignee, ...plain } = values;
  const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<Task>;
  if (assignee === undefined) return { ...task, ...known };
  return {
    ...task,
    ...known,
    assignee,
    assigneeId: assignee?.id ?? null,
    externalContact: null,
    externalContactId: null,
  };
}

function valuesBefore(task: Task, values: BulkValues): BulkValues {
  return {
    ...(values.status !== undefined && { status: task.status }),
    ...(values.priority !== undefined && { priority: task.priority }),
    ...(values.dueDate !== undefined && { dueDate: task.dueDate }),
    ...(values.archived !== undefined && { archived: task.archived }),
    ...(values.assignee !== undefined && { assignee: task.assignee }),
  };
}

function isSame(task: Task, values: BulkValues): boolean {
  const before = valuesBefore(task, values);
  if (values.assignee !== undefined && (values.assignee?.id ?? null) !== task.assigneeId) return false;
  return (['status', 'priority', 'dueDate', 'archived'] as const).every((name) => before[name] === values[name]);
}
