import {
  ASSISTANT_ENGINES,
  ASSISTANT_LIMITS,
  type ASSISTANT_MESSAGES,
  type AssistantEngine,
} from '@taskwell/contract/assistant';
import { TASK_PRIORITIES, TASK_STATUSES } from '@taskwell/contract/labels';
import type { ChatAction, ChatAnswer, SaidBefore } from '@taskwell/contract/schemas/assistant';

/** What a person and the assistant said to each other, and what this browser keeps of it. */

/**
 * What became of a proposal; 'already': when its button was pressed, it was so; 'gone': its task was not there any more;
 * 'replaced': another value was proposed after it.
 */
export type Outcome = 'made' | 'already' | 'takenBack' | 'declined' | 'edited' | 'gone' | 'replaced';

/** Whether another outcome may follow: what another tab has made is not declined here, nor made again. */
export function mayBecome(before: Outcome | undefined, after: Outcome): boolean {
  if (before === undefined || before === 'edited') return true;
  if (after === 'takenBack') return before === 'made';
  return after === 'made' && before !== 'takenBack';
}

export interface Proposal {
  /** Which it is, whatever it is made of. */
  key: string;
  action: ChatAction;
  outcome?: Outcome;
  /** The key of the one that it was proposed in the place of. */
  inPlaceOf?: string;
  /** The task that came of it. */
  taskId?: number;
}

/** SPEC §3 'Chat message': role and content; the rest is what the answer carries. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  tasks?: ChatAnswer['tasks'];
  proposals?: Proposal[];
  engine?: AssistantEngine;
  note?: AnswerNote;
}

/** What became of an answer: its reader stopped it, or it stands for one that broke off. */
export type AnswerNote = keyof typeof ASSISTANT_MESSAGES.answerNotes;

/**
 * The last question, and the tasks that were named last, or that came of what was proposed: 'thanks' makes nobody forget
 * them, nor does a card the list above it. Null where nothing was said yet.
 */
export function saidBefore(messages: readonly ChatMessage[]): SaidBefore | null {
  const asked = messages.filter(({ role }) => role === 'user').slice(-1 - ASSISTANT_LIMITS.messagesBefore);
  const question = asked.pop();
  if (question === undefined) return null;
  const before = {
    message: question.content,
    ...(asked.length > 0 && { earlier: asked.map(({ content }) => content) }),
  };
  const newTasks = newTasksIn(messages);
  const proposed = newTasks.proposals.flatMap(({ action }) => (action.action === 'createTask' ? [action.task] : []));
  if (proposed.length > 0) return { ...before, taskIds: [], proposed, latest: newTasks.latest };
  const latest = messages.slice(-MOST_LOOKED_BACK).toReversed().map(tasksOf);
  const taskIds = latest.find((ids) => ids.length > 0) ?? [];
  const listIds = taskIds.length === 1 ? latest.find((ids) => ids.length > 1) : undefined;
  return { ...before, taskIds, ...(listIds && { listIds }) };
}

/** New tasks that nobody has created or declined yet. */
export interface NewTasks {
  /** In the order in which they were proposed; each in the place of the one that it replaced. */
  proposals: readonly Proposal[];
  /** The places of those that the last answer proposed, which 'it' is of. */
  latest: number[];
}

/**
 * Those that were proposed since the last answer about tasks that there are: 'and one for Jonas' adds to them, and 'both' are
 * the last of them together; what is proposed anew stands where the one it replaces stood.
 */
export function newTasksIn(messages: readonly ChatMessage[]): NewTasks {
  let series: Proposal[] = [];
  let last: Proposal[] = [];
  for (const message of messages.slice(-MOST_LOOKED_BACK)) {
    const named = (message.proposals ?? []).filter(({ action }) => action.action === 'createTask');
    if (tasksOf(message).length > 0) series = [];
    else if (named.length > 0) {
      const anew = new Map(named.flatMap((each) => (each.inPlaceOf === undefined ? [] : [[each.inPlaceOf, each]])));
      const further = named.filter(({ inPlaceOf }) => inPlaceOf === undefined);
      series = [...series.map((each) => anew.get(each.key) ?? each), ...further];
      last = named;
    }
  }
  const proposals = series.filter(({ outcome }) => outcome === undefined).slice(-ASSISTANT_LIMITS.tasksProposed);
  return { proposals, latest: proposals.flatMap((each, at) => (last.includes(each) ? [at] : [])) };
}

/** Messages: what was said longer ago is not meant any more. */
const MOST_LOOKED_BACK = 10;

function tasksOf({ tasks = [], proposals = [] }: ChatMessage): number[] {
  const proposed = proposals.flatMap(({ action, taskId }) => {
    const id = action.action === 'createTask' ? taskId : action.taskId;
    return id === undefined ? [] : [id];
  });
  return [...new Set([...tasks.map(({ id }) => id), ...proposed])].slice(0, ASSISTANT_LIMITS.tasksNamed);
}

/**
 * The messages once an answer has come: what it proposes anew for a task takes the place of what was proposed before.
 *
 * @param newTasks those that had been proposed as it was asked (`newTasksIn`)
 */
export function withAnswer(
  messages: readonly ChatMessage[],
  question: ChatMessage,
  answer: ChatMessage,
  newTasks: readonly Proposal[] = [],
): ChatMessage[] {
  const proposals = answer.proposals?.map((proposal): Proposal => {
    const { action } = proposal;
    const place = action.action === 'createTask' ? (action.replaces ?? null) : null;
    const inPlaceOf = place === null ? undefined : newTasks[place]?.key;
    return inPlaceOf === undefined ? proposal : { ...proposal, inPlaceOf };
  });
  const anew = new Set((proposals ?? []).flatMap(({ action }) => aimOf(action) ?? []));
  const keys = new Set((proposals ?? []).flatMap(({ inPlaceOf }) => inPlaceOf ?? []));
  const isReplaced = ({ key, action }: Proposal) => keys.has(key) || anew.has(aimOf(action) ?? '');
  const replaced = (proposal: Proposal): Proposal =>
    proposal.outcome === undefined && isReplaced(proposal) ? { ...proposal, outcome: 'replaced' } : proposal;
  const before = messages.map((message) =>
    message.proposals ? { ...message, proposals: message.proposals.map(replaced) } : message,
  );
  return [...before, question, proposals ? { ...answer, proposals } : answer];
}

/** What of which task it changes; null for a new task and a comment, of which there may be several. */
function aimOf(action: ChatAction): string | null {
  return action.action === 'createTask' || action.action === 'comment' ? null : `${action.action} ${action.taskId}`;
}

/** The newest that may be kept; a question is not kept without its answer, nor the other way round. */
export function withinBounds(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let length = 0;
  for (const message of messages.slice(-ASSISTANT_LIMITS.conversationMessages).reverse()) {
    length += JSON.stringify(message).length;
    if (length > ASSISTANT_LIMITS.conversationLength) break;
    kept.unshift(message);
  }
  return kept[0]?.role === 'assistant' ? kept.slice(1) : kept;
}

const ANSWER_NOTES: readonly AnswerNote[] = ['stopped', 'replaced'];

/** What an earlier visit has kept; whatever is not of this form is left out. */
export function messagesIn(stored: unknown): ChatMessage[] {
  return withinBounds(arrayOf(stored, messageIn));
}

function messageIn(value: unknown): ChatMessage | null {
  if (!isObject(value) || typeof value.content !== 'string') return null;
  if (value.role === 'user') return { role: 'user', content: value.content };
  if (value.role !== 'assistant') return null;
  const engine = ASSISTANT_ENGINES.find((name) => name === value.engine);
  const note = ANSWER_NOTES.find((known) => known === value.note);
  return {
    role: 'assistant',
    content: value.content,
    tasks: arrayOf(value.tasks, taskIn),
    proposals: arrayOf(value.proposals, proposalIn),
    ...(engine && { engine }),
    ...(note && { note }),
  };
}

function taskIn(value: unknown) {
  return isObject(value) && isId(value.id) && typeof value.title === 'string'
    ? { id: value.id, title: value.title }
    : null;
}

const OUTCOMES: readonly Outcome[] = ['made', 'already', 'takenBack', 'declined', 'edited', 'gone', 'replaced'];

function proposalIn(value: unknown): Proposal | null {
  if (!isObject(value) || typeof value.key !== 'string' || !isAction(value.action)) return null;
  const { key, action, inPlaceOf } = value;
  const outcome = OUTCOMES.find((known) => known === value.outcome);
  return {
    key,
    action,
    ...(outcome && { outcome }),
    ...(typeof inPlaceOf === 'string' && { inPlaceOf }),
    ...(isId(value.taskId) && { taskId: value.taskId }),
  };
}

function isAction(value: unknown): value is ChatAction {
  if (!isObject(value)) return false;
  if (value.action === 'createTask') return isProposedTask(value.task);
  if (!isId(value.taskId) || !isId(value.version) || typeof value.title !== 'string') return false;
  switch (value.action) {
    case 'changeStatus':
      return TASK_STATUSES.some((status) => status === value.status);
    case 'changePriority':
      return TASK_PRIORITIES.some((priority) => priority === value.priority);
    case 'changeDueDate':
      return isDue(value.dueDate) && isDue(value.dueBefore ?? null);
    case 'assign':
      return isPerson(value.assignee);
    case 'comment':
      return typeof value.content === 'string';
    default:
      return false;
  }
}

function isProposedTask(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    (value.description === null || typeof value.description === 'string') &&
    TASK_PRIORITIES.some((priority) => priority === value.priority) &&
    isDue(value.dueDate) &&
    (value.assignee === null || isPerson(value.assignee)) &&
    (value.externalContact === null || isPerson(value.externalContact))
  );
}

function isPerson(value: unknown): boolean {
  return isObject(value) && isId(value.id) && typeof value.name === 'string';
}

function isDue(value: unknown): value is string | null {
  return value === null || isInstant(value);
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function arrayOf<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.map(read).filter((item) => item !== null) : [];
}
