import { ApiError } from '@taskwell/client/client';
import { ASSISTANT_LIMITS, ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { HAND_OVER_LIMITS, type HandOverType, manualTask } from '@taskwell/contract/hand-over';
import type { IdentifiedUpdate, ProposedTask } from '@taskwell/contract/schemas/assistant';
import { cutText } from '@taskwell/contract/text';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { writeHandOverEntry } from '../../../lib/hand-over-entries.ts';
import { currentSession } from '../../../lib/session.ts';

/** The window that the task manager is opened in, again and again. */
export const DASHBOARD_WINDOW = 'taskwell-dashboard';

export interface PopupOutcome {
  failure: string | null;
  /** The assistant did not answer: the text was handed over as it is. */
  isByHand: boolean;
  /** Where a window could not be opened: what to open by hand. */
  address: string | null;
}

type Read = { taskData?: object; updateData?: object };

/** Has the text read, leaves the result as an entry and opens the task manager with it; that asks before it does anything. */
export async function handOver(type: HandOverType, text: string): Promise<PopupOutcome> {
  const { read, isByHand, failure } = await readText(type, text);
  if (read === null) return { failure, isByHand: false, address: null };
  const key = writeHandOverEntry({ type, ...read, originalText: text });
  if (key === null) return { failure: ASSISTANT_MESSAGES.popupFailed, isByHand, address: null };
  const address = `/dashboard?popupData=${encodeURIComponent(key)}`;
  const isOpen = window.open(address, DASHBOARD_WINDOW) !== null;
  return isOpen
    ? { failure: null, isByHand, address: null }
    : { failure: ASSISTANT_MESSAGES.popupFailed, isByHand, address };
}

async function readText(
  type: HandOverType,
  text: string,
): Promise<{ read: Read | null; isByHand: boolean; failure: string | null }> {
  try {
    return { read: await ask(type, text), isByHand: false, failure: null };
  } catch (error) {
    // Without a session or a connection the task manager could not take it either.
    const isOut = currentSession() === null || (error instanceof ApiError && error.status === 0);
    if (isOut) return { read: null, isByHand: false, failure: failureSentence(error, ASSISTANT_MESSAGES.popupFailed) };
    return { read: byHand(text), isByHand: true, failure: null };
  }
}

async function ask(type: HandOverType, text: string): Promise<Read> {
  if (type === 'create') return { taskData: withinLength(await extract(text), text) };
  if (type === 'addSubtask') {
    const [updateData, { furtherTasks: _, ...task }] = await Promise.all([identify(text), extract(text)]);
    return { updateData: { ...updateData, subtaskData: updateData.subtaskData ?? task }, taskData: task };
  }
  return { updateData: await identify(text) };
}

type Extracted = ProposedTask & { furtherTasks: ProposedTask[] };

async function extract(text: string): Promise<Extracted> {
  return (await api.call('POST /ai/extract-task', { body: { text } })).taskData;
}

/** Without what the task manager does not need: it has the text beside it. */
async function identify(text: string): Promise<Omit<IdentifiedUpdate, 'originalText' | 'reasoning'>> {
  const { updateData } = await api.call('POST /ai/identify-task-update', { body: { text } });
  const { originalText: _, reasoning: __, ...update } = updateData;
  return update;
}

/** As many further tasks as a hand-over holds. */
function withinLength(task: Extracted, text: string): Extracted {
  const { furtherTasks } = task;
  const isTooLong = JSON.stringify([task, text]).length > HAND_OVER_LIMITS.length - ROOM_FOR_THE_REST;
  return isTooLong && furtherTasks.length > 0
    ? withinLength({ ...task, furtherTasks: furtherTasks.slice(0, -1) }, text)
    : task;
}

const ROOM_FOR_THE_REST = 200;

/** SPEC §8 'Assistant popup': the text as it is. */
function byHand(text: string): Read {
  return {
    taskData: manualTask(text),
    updateData: { taskFound: false, updateContent: cutText(text, ASSISTANT_LIMITS.updateContentLength) },
  };
}
