import { ASSISTANT_LIMITS, UPDATE_TYPES } from './assistant-limits.ts';
import { HAND_OVER_FRAGMENT, type HandOverParameter } from './hand-over-parameters.ts';
import { TASK_PRIORITIES, TASK_STATUSES, type TaskPriority } from './labels.ts';
import { LIMITS } from './limits.ts';
import { isDueDate } from './rules.ts';
import type { SuggestedAction } from './schemas/assistant.ts';
import { characterCount, cutCharacters, cutText } from './text.ts';

/**
 * What other programs hand to the task screens (SPEC §2 'Hand-over inputs', DECISIONS §4): the popup, the browser extension,
 * whoever makes a link. Whatever its way, it only fills a form or asks; nothing is written before a person confirms it.
 */
export const HAND_OVER_TYPES = ['create', 'update', 'complete', 'addSubtask', 'summarize'] as const;
export type HandOverType = (typeof HAND_OVER_TYPES)[number];

/** What is to become of a text, as the buttons of the popup and of the extension say it (SPEC §2). */
export const HAND_OVER_LABELS: Record<HandOverType, string> = {
  create: 'Create Task',
  update: 'Update Task',
  complete: 'Complete Task',
  addSubtask: 'Add Subtask',
  summarize: 'Summarise Task',
};

export const HAND_OVER_LIMITS = {
  /** Characters of one, as JSON (DECISIONS §4: 8 KB). */
  length: 8 * 1_024,
  /** SPEC §9. */
  lifetimeMilliseconds: 60 * 60 * 1_000,
  /** Characters of a fragment's base64url: four for each three bytes of so many. */
  fragmentLength: Math.ceil((8 * 1_024 * 4) / 3),
  /** Of why a task was chosen: more has no room beside the longest text. */
  reasoningLength: 300,
  /** That wait to be looked at; more are not taken. */
  waiting: 25,
} as const;

/**
 * The query parameter that is a key into local storage, where an entry lies: {type, taskData or updateData, originalText,
 * timestamp}.
 */
export const ENTRY_PARAMETER = 'popupData' satisfies HandOverParameter;
/** Those that carry JSON: task data for 'create', update data for the others. */
const DATA_PARAMETERS = {
  createTask: 'create',
  updateTask: 'update',
  completeTask: 'complete',
  addSubtask: 'addSubtask',
  summarizeTask: 'summarize',
} as const satisfies { [N in HandOverParameter]?: HandOverType };
const TEXT_PARAMETER = 'originalText' satisfies HandOverParameter;

/** Window messages, with the `source` that they must name; of the others any. */
export const HAND_OVER_MESSAGES: Record<string, { type: HandOverType; source?: string }> = {
  CREATE_TASK_FROM_EXTENSION: { type: 'create', source: 'browser-extension' },
  UPDATE_TASK_FROM_EXTENSION: { type: 'update', source: 'browser-extension' },
  CREATE_TASK_FROM_POPUP: { type: 'create', source: 'task-popup' },
  TASK_UPDATE: { type: 'update' },
  TASK_COMPLETE: { type: 'complete' },
  ADD_SUBTASK: { type: 'addSubtask' },
  SUMMARIZE_TASK: { type: 'summarize' },
};

/** Custom events of the window; `detail` is as a message without its type. */
export const HAND_OVER_EVENTS = {
  taskFromExtension: 'create',
  taskUpdateFromExtension: 'update',
} as const satisfies Record<string, HandOverType>;

interface Named {
  id: number;
  name: string;
}

export interface HandedTask {
  title: string;
  description: string;
  priority: TaskPriority;
  dueDate: string | null;
  /** As the sender names them; whoever takes it over looks them up. */
  assignee: Named | null;
  externalContact: Named | null;
}

export interface HandedUpdate {
  /** Null where the text speaks of no task. */
  taskId: number | null;
  updateType: (typeof UPDATE_TYPES)[number] | null;
  updateContent: string;
  suggestedActions: SuggestedAction[];
  subtask: HandedTask | null;
  /** Ids of tasks that fit alike. */
  candidates: number[];
  /** Ids of tasks that come nearest, where none fits. */
  nearest: number[];
  /** Why this task, in words, and how sure that is: 0 to 1, null where nobody has said. */
  reasoning: string;
  confidence: number | null;
}

export interface HandOver {
  type: HandOverType;
  originalText: string;
  /** How many characters of the text had no room. */
  leftOut: number;
  task: HandedTask;
  /** Other tasks of the same text. */
  furtherTasks: HandedTask[];
  /** What the text says of other tasks that are to be updated or completed, each to be read by itself; left out for none. */
  furtherTexts?: string[];
  /** How many more tasks its text has, for which there was no room; left out for none. */
  tasksLeftOut?: number;
  /** Which of the tasks of its text it is, once the first of them has been made; left out for the first. */
  number?: number;
  /** What becomes of the other tasks of its text, where this one is dealt with otherwise than they were handed over for. */
  typeOfNext?: HandOverType;
  update: HandedUpdate;
  /** Of a text that was handed over alone, which the assistant reads first. */
  unread: UnreadText | null;
  /** Whether the assistant could not read it, so that nothing is known of it but the text (SPEC §8 'Assistant popup'). */
  isByHand?: boolean;
}

export interface UnreadText {
  /** Whether the person has asked to have it read: no address can say so. */
  isAskedFor: boolean;
}

/** A text alone, from a person who wants a task made of it. */
export function unreadText(text: string): HandOver | null {
  const { originalText, leftOut } = withinLimit(text);
  const handOver = handOverOf('create', { originalText });
  return handOver && { ...handOver, leftOut, unread: { isAskedFor: true } };
}

/** What the text of a hand-over says of the next task, which the person who has seen the text wants read; null for the last. */
export function nextText(of: HandOver): HandOver | null {
  const { type, typeOfNext = type, furtherTexts = [], tasksLeftOut, number = 1 } = of;
  const [next, ...others] = furtherTexts;
  const handOver = next === undefined ? null : unreadText(next);
  if (handOver === null) return null;
  return {
    ...{ ...handOver, type: typeOfNext, number: number + 1 },
    ...(others.length > 0 && { furtherTexts: others }),
    ...(tasksLeftOut !== undefined && { tasksLeftOut }),
  };
}

/** How many tasks of its text wait behind this one. */
export function waitingBehind({
  furtherTasks,
  furtherTexts = [],
}: Pick<HandOver, 'furtherTasks' | 'furtherTexts'>): number {
  return furtherTasks.length + furtherTexts.length;
}

/**
 * An entry of local storage, as it was parsed.
 *
 * @returns null where it is none, is older than an hour or longer than it may be
 */
export function handOverEntry(entry: unknown, now: Date): HandOver | null {
  if (!isObject(entry)) return null;
  const type = HAND_OVER_TYPES.find((known) => known === entry.type);
  const written = momentOf(entry.timestamp);
  const age = now.getTime() - written;
  if (
    type === undefined ||
    !(age >= -HAND_OVER_LIMITS.lifetimeMilliseconds && age <= HAND_OVER_LIMITS.lifetimeMilliseconds)
  ) {
    return null;
  }
  const handOver = handOverOf(type, entry);
  return handOver && entry.isByHand === true ? { ...handOver, isByHand: true } : handOver;
}

function momentOf(timestamp: unknown): number {
  return typeof timestamp === 'string' ? Date.parse(timestamp) : Number(timestamp);
}

/** A message of the window; who may send one is for the receiver to check. */
export function handOverMessage(message: unknown): HandOver | null {
  if (!isObject(message) || typeof message.type !== 'string') return null;
  const known = Object.hasOwn(HAND_OVER_MESSAGES, message.type) ? HAND_OVER_MESSAGES[message.type] : undefined;
  if (known === undefined || (known.source !== undefined && message.source !== known.source)) return null;
  return handOverOf(known.type, message);
}

/** Query parameters, decoded. `popupData` is not among them: what lies in local storage is for the receiver to fetch. */
export function handOverQuery(parameters: Record<string, unknown>): HandOver | null {
  for (const [name, type] of Object.entries(DATA_PARAMETERS)) {
    const text = parameters[name];
    if (typeof text !== 'string' || text.length > HAND_OVER_LIMITS.length) continue;
    const data = parsed(text);
    if (isObject(data)) {
      // Whoever makes a link does not speak for the assistant.
      const { reasoning: _, confidence: __, furtherTexts: ___, tasksLeftOut: ____, ...said } = data;
      return handOverOf(type, { data: said, originalText: parameters[TEXT_PARAMETER] ?? data.originalText });
    }
  }
  return null;
}

/**
 * Whether what could not be read of an address is more than may be handed over.
 *
 * @param query its parameters, decoded
 * @param fragment without its '#'
 */
export function isTooMuch(query: Record<string, unknown>, fragment: string): boolean {
  const sent = [...Object.keys(DATA_PARAMETERS), TEXT_PARAMETER].map((name) => query[name]);
  return isLongFragment(fragment) || lengthOf(sent) > HAND_OVER_LIMITS.length;
}

/**
 * The part of an address that hands a text over as it is: a `#` and base64url of the JSON, so that no encoding of addresses
 * makes it longer or changes it. It never reaches a server, whose addresses are short.
 *
 * @returns with its '#', up to 11 KB for the longest text, of nothing but emoji
 */
export function handOverFragment(type: HandOverType, text: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ type, ...withinLimit(text) }));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `#${HAND_OVER_FRAGMENT}${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Reads what handOverFragment has written.
 *
 * @param fragment without its '#'
 * @returns null where it is none, or longer than it may be
 */
export function handOverInFragment(fragment: string): HandOver | null {
  const sent = fragmentJson(fragment);
  const type = isObject(sent) ? HAND_OVER_TYPES.find((known) => known === sent.type) : undefined;
  if (!isObject(sent) || type === undefined) return null;
  const handOver = handOverOf(type, { originalText: sent.originalText });
  const before = isId(sent.leftOut) ? sent.leftOut : 0;
  return handOver && { ...handOver, leftOut: before + handOver.leftOut, unread: { isAskedFor: false } };
}

function isLongFragment(fragment: string): boolean {
  return fragment.length > HAND_OVER_FRAGMENT.length + HAND_OVER_LIMITS.fragmentLength;
}

function fragmentJson(fragment: string): unknown {
  const encoded = fragment.slice(HAND_OVER_FRAGMENT.length);
  if (!fragment.startsWith(HAND_OVER_FRAGMENT) || isLongFragment(fragment) || !/^[\w-]+$/.test(encoded)) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/**
 * @param sent task data under `taskData`, update data under `updateData`, either under `data`; the text under `originalText`
 * @returns null where it is longer than it may be, or says nothing at all
 */
export function handOverOf(type: HandOverType, sent: unknown): HandOver | null {
  if (!isObject(sent) || lengthOf(sent) > HAND_OVER_LIMITS.length) return null;
  const [taskData, updateData] = [sent.taskData, sent.updateData].map((data) => (isObject(data) ? data : sent.data));
  const data = isObject(taskData) ? taskData : {};
  const update = handedUpdate(isObject(updateData) ? updateData : {});
  const said = sent.originalText ?? (isObject(updateData) ? updateData.originalText : undefined);
  const { originalText, leftOut } = withinLimit(said);
  const task = handedTask(data, originalText || update.updateContent);
  if (task.title === '' && update.taskId === null && update.candidates.length === 0) return null;
  const further = Array.isArray(data.furtherTasks) ? data.furtherTasks.slice(0, ASSISTANT_LIMITS.furtherTasks) : [];
  const furtherTasks = further
    .filter(isObject)
    .map((other) => handedTask(other, ''))
    .filter(({ title }) => title !== '');
  const furtherTexts = isObject(updateData) ? textsIn(updateData.furtherTexts) : [];
  const tasksLeftOut = leftOutOf(data) + leftOutOf(updateData);
  return {
    ...{ type, originalText, leftOut, task, furtherTasks, update, unread: null },
    ...(furtherTexts.length > 0 && { furtherTexts }),
    ...(tasksLeftOut > 0 && { tasksLeftOut }),
  };
}

function leftOutOf(data: unknown): number {
  return isObject(data) && isId(data.tasksLeftOut) ? data.tasksLeftOut : 0;
}

/** Of what other programs send, empty ones among them. */
const MOST_READ_OF = 100;

function textsIn(texts: unknown): string[] {
  const some = Array.isArray(texts) ? texts.slice(0, MOST_READ_OF) : [];
  return some
    .map((text) => withinLimit(text).originalText)
    .filter((text) => text !== '')
    .slice(0, ASSISTANT_LIMITS.furtherTasks);
}

/** A task by hand, where nobody has read the text (SPEC §8 'Assistant popup'): its first characters. */
export function manualTask(text: string): HandedTask {
  return handedTask({}, text);
}

function handedTask(data: Record<string, unknown>, text: string): HandedTask {
  const title = plainText(data.title, LIMITS.titleLength, true);
  const isRead = title !== '';
  return {
    title: isRead ? title : plainText(text, LIMITS.titleLength, true),
    description: plainText(isRead ? data.description : (data.description ?? text), LIMITS.descriptionLength),
    priority: priorityIn(data.priority) ?? 'MEDIUM',
    dueDate: dueDateIn(data.dueDate),
    assignee: named(data.assignee),
    externalContact: named(data.externalContact),
  };
}

/** As other programs write it: 'high' too. */
function priorityIn(value: unknown): TaskPriority | null {
  return TASK_PRIORITIES.find((known) => typeof value === 'string' && known === value.toUpperCase()) ?? null;
}

function dueDateIn(value: unknown): string | null {
  return typeof value === 'string' && isDueDate(value) ? value : null;
}

function handedUpdate(data: Record<string, unknown>): HandedUpdate {
  const actions = Array.isArray(data.suggestedActions) ? data.suggestedActions.slice(0, UPDATE_TYPES.length) : [];
  const { confidence } = data;
  return {
    taskId: data.taskFound !== false && isId(data.taskId) ? data.taskId : null,
    updateType: UPDATE_TYPES.find((type) => type === data.updateType) ?? null,
    updateContent: plainText(data.updateContent ?? data.user_content, ASSISTANT_LIMITS.updateContentLength),
    suggestedActions: oneOfEachKind(actions.map(actionIn).filter((action) => action !== null)),
    subtask: isObject(data.subtaskData) ? handedTask(data.subtaskData, '') : null,
    candidates: taskIdsIn(data.candidates),
    nearest: taskIdsIn(data.nearest),
    reasoning: plainText(data.reasoning, HAND_OVER_LIMITS.reasoningLength, true),
    confidence: typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? confidence : null,
  };
}

/** A task has one status and one lead: of what contradicts itself the first counts. */
function oneOfEachKind(actions: readonly SuggestedAction[]): SuggestedAction[] {
  return actions.filter(({ action }, at) => actions.findIndex((other) => other.action === action) === at);
}

function taskIdsIn(tasks: unknown): number[] {
  const some = Array.isArray(tasks) ? tasks.slice(0, ASSISTANT_LIMITS.candidates) : [];
  return some.flatMap((task) => (isObject(task) && isId(task.taskId) ? [task.taskId] : []));
}

function actionIn(value: unknown): SuggestedAction | null {
  if (!isObject(value)) return null;
  switch (value.action) {
    case 'changeStatus': {
      const status = TASK_STATUSES.find((known) => known === value.status);
      return status ? { action: 'changeStatus', status } : null;
    }
    case 'changePriority': {
      const priority = priorityIn(value.priority);
      return priority ? { action: 'changePriority', priority } : null;
    }
    case 'changeDueDate': {
      const dueDate = dueDateIn(value.dueDate);
      return dueDate === null ? null : { action: 'changeDueDate', dueDate };
    }
    case 'assign': {
      const assignee = named(value.assignee);
      return assignee && { action: 'assign', assignee };
    }
    case 'comment': {
      const content = plainText(value.content, LIMITS.commentLength);
      return content === '' ? null : { action: 'comment', content };
    }
    case 'addSubtask': {
      const title = plainText(value.title, LIMITS.titleLength, true);
      return title === '' ? null : { action: 'addSubtask', title };
    }
    default:
      return null;
  }
}

function named(value: unknown): Named | null {
  if (!isObject(value) || !isId(value.id)) return null;
  const name = plainText(value.name, LIMITS.nameLength, true);
  return name === '' ? null : { id: value.id, name };
}

/** As much of a text as the API reads, and how many characters of it had no room. */
export function withinLimit(text: unknown): Pick<HandOver, 'originalText' | 'leftOut'> {
  const whole = plainText(text, Number.POSITIVE_INFINITY);
  const originalText = cutCharacters(whole, ASSISTANT_LIMITS.textLength).trimEnd();
  return { originalText, leftOut: characterCount(whole) - characterCount(originalText) };
}

/** Text without control characters, overrides of its direction and halves of characters, and no longer than it may be. */
function plainText(value: unknown, length: number, isOneLine = false): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
  const text = (isOneLine ? clean.replace(/\s+/g, ' ') : clean).trim();
  return cutText(text, length).trimEnd();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What cannot be written as JSON, such as what contains itself, is no hand-over. */
function lengthOf(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
