import { ApiError } from '@taskwell/client/client';
import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { HAND_OVER_LIMITS, type HandOverType, manualTask } from '@taskwell/contract/hand-over';
import type { ProposedTask } from '@taskwell/contract/schemas/assistant';
import { cutText } from '@taskwell/contract/text';
import { api } from './api.ts';
import { isUnreachable } from './api-errors.ts';
import { failureSentence } from './form.ts';
import { currentSession } from './session.ts';

export interface HandedReading {
  /** What the assistant made of it, as hand-overs have it; null where the session or the connection has ended. */
  read: { taskData?: object; updateData?: object; isByHand?: boolean } | null;
  /** Where the assistant did not answer, and it is the text as it is (SPEC §8 'Assistant popup'): that, in a sentence. */
  byHand: string | null;
  /** Why there is nothing, as a sentence. */
  failure: string | null;
}

type Read = NonNullable<HandedReading['read']>;

/** Has the assistant read a text that is handed over. It changes nothing. */
export async function readHandedText(type: HandOverType, text: string): Promise<HandedReading> {
  try {
    return { read: await ask(type, text), byHand: null, failure: null };
  } catch (error) {
    // Without a session or a connection the task manager could not take it either.
    const isOut = currentSession() === null || isUnreachable(error);
    const isTooOften = error instanceof ApiError && error.status === 429;
    // Who updates a task means no new one by it; the text waits to be read later.
    if (isOut || (isTooOften && type !== 'create'))
      return { read: null, byHand: null, failure: failureSentence(error, ASSISTANT_MESSAGES.popupFailed) };
    // Who has asked too often is told so: it can be read later.
    const why = isTooOften ? `${failureSentence(error, '')} ` : '';
    return { read: asItIs(text), byHand: why + ASSISTANT_MESSAGES.popupByHand, failure: null };
  }
}

async function ask(type: HandOverType, text: string): Promise<Read> {
  if (type === 'create') return { taskData: withinLength(await extract(text), [text]) };
  if (type === 'addSubtask') {
    const [found, ofWhole] = await Promise.all([identify(text), extract(text)]);
    // Of a text about several tasks, what it says of the first.
    const { furtherTasks, tasksLeftOut, ...first } =
      found.furtherTexts.length > 0 ? await extract(found.updateContent) : ofWhole;
    const subtaskData = found.subtaskData ?? first;
    const updateData = textsWithinLength({ ...found, subtaskData }, [text]);
    const others = furtherTasks.filter(({ title }) => title !== subtaskData.title);
    const taskData = withinLength({ ...first, furtherTasks: others, tasksLeftOut }, [text, updateData]);
    return { updateData, taskData };
  }
  const found = await identify(text);
  if (type === 'summarize') return { updateData: { ...found, furtherTexts: [] } };
  const mayBeNew = type === 'update' && found.taskId === null;
  const newTask = mayBeNew ? await newTaskInstead(found, text) : null;
  const updateData = textsWithinLength(found, [text, newTask && { ...newTask, furtherTasks: [] }]);
  if (newTask === null) return { updateData };
  const taskData = withinLength(newTask, [text, updateData]);
  return isTooLong([taskData, text, updateData]) ? { updateData } : { updateData, taskData };
}

/**
 * What the form of a new task begins with, which is offered where an update fits no task: the text (SPEC §2), with when it is
 * to be done, and by whom, as for 'create'.
 *
 * @returns null where the assistant does not answer; the form then has the text alone
 */
async function newTaskInstead({ updateContent }: Identified, text: string): Promise<Extracted | null> {
  const { title, description, priority } = manualTask(text);
  try {
    const { dueDate, assignee, externalContact } = await extract(updateContent || text);
    return { title, description, priority, dueDate, assignee, externalContact, furtherTasks: [], tasksLeftOut: 0 };
  } catch {
    return null;
  }
}

type Extracted = ProposedTask & { furtherTasks: ProposedTask[]; tasksLeftOut: number };

async function extract(text: string): Promise<Extracted> {
  return (await api.call('POST /ai/extract-task', { body: { text } })).taskData;
}

/** Without what the task manager does not need: it has the text beside it, and reads the tasks itself. */
async function identify(text: string) {
  const { updateData } = await api.call('POST /ai/identify-task-update', { body: { text } });
  const { originalText: _, reasoning, candidates, nearest, ...update } = updateData;
  return {
    ...update,
    reasoning: cutText(reasoning, HAND_OVER_LIMITS.reasoningLength),
    candidates: candidates.map(({ taskId }) => ({ taskId })),
    nearest: nearest.map(({ taskId }) => ({ taskId })),
    tasksLeftOut: 0,
  };
}

/** As many further tasks as a hand-over holds, beside what else is in it. */
function withinLength(task: Extracted, beside: readonly unknown[]): Extracted {
  const { furtherTasks, tasksLeftOut } = task;
  return isTooLong([task, ...beside]) && furtherTasks.length > 0
    ? withinLength({ ...task, furtherTasks: furtherTasks.slice(0, -1), tasksLeftOut: tasksLeftOut + 1 }, beside)
    : task;
}

/** As many further texts, likewise. */
function textsWithinLength(update: Identified, beside: readonly unknown[]): Identified {
  const { furtherTexts, tasksLeftOut } = update;
  return isTooLong([update, ...beside]) && furtherTexts.length > 0
    ? textsWithinLength({ ...update, furtherTexts: furtherTexts.slice(0, -1), tasksLeftOut: tasksLeftOut + 1 }, beside)
    : update;
}

function isTooLong(parts: readonly unknown[]): boolean {
  return JSON.stringify(parts).length > HAND_OVER_LIMITS.length - ROOM_FOR_THE_REST;
}

type Identified = Awaited<ReturnType<typeof identify>>;

const ROOM_FOR_THE_REST = 200;

function asItIs(text: string): Read {
  return {
    isByHand: true,
    taskData: manualTask(text),
    updateData: { taskFound: false, updateContent: cutText(text, ASSISTANT_LIMITS.updateContentLength) },
  };
}
